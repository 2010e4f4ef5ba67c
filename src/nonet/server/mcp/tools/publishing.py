"""Tools that make puzzles public: links, and PDFs behind a link that needs no key."""

from collections.abc import Sequence

from nonet.server.api.endpoints.publish import (
    PACKS,
    PUBLISH,
    WORKSHEETS,
    ExportFields,
    PackPuzzle,
    PacksResponse,
    PublishedPuzzle,
    PublishResponse,
    WorksheetsResponse,
)
from nonet.server.mcp.text import link, show_grid
from nonet.server.mcp.tool import Tool
from nonet.server.mcp.tools.making import describe_puzzle


def describe_published(items: Sequence[PublishedPuzzle]) -> list[str]:
    """Show each puzzle with its link."""
    return [
        "\n".join([*link(f"Puzzle {number}", item.playable_url), show_grid("puzzle", item.puzzle)])
        for number, item in enumerate(items, 1)
    ]


def describe_pack(items: Sequence[PackPuzzle]) -> list[str]:
    """Show each puzzle of a pack with its solution and its link."""
    return [
        "\n".join([describe_puzzle(number, item), *link("play", item.playable_url)])
        for number, item in enumerate(items, 1)
    ]


def _describe_links(answer: PublishResponse) -> list[str]:
    links = link("All puzzles", answer.collection_url)
    return [*links, *describe_published(answer.puzzles)]


def _describe_export(answer: WorksheetsResponse) -> list[str]:
    return [_describe_download(answer), *describe_published(answer.puzzles)]


def _describe_new(answer: PacksResponse) -> list[str]:
    return [_describe_download(answer), *describe_pack(answer.puzzles)]


def _describe_download(answer: ExportFields) -> str:
    answers = "with answer pages" if answer.include_answers else "without answers"
    return (
        f"PDF on {answer.paper} paper, {answers}: {answer.pdf_url}\n"
        f"The link works until {answer.pdf_expires_at}, for anyone who has it.\n"
        f"All puzzles: {answer.collection_url}"
    )


EXPORT_DESCRIPTION = (
    "Make a printable PDF of existing puzzles, one per page, each with a QR code "
    "and a playable link. If any grid does not have exactly one solution, all are rejected. To "
    "print new puzzles call create_pack."
)
PACK_DESCRIPTION = (
    "Generate new puzzles and their printable PDF, one per page, each with a playable link."
)
_LINK = (
    " `pdfUrl` in the result downloads the PDF without a key for 24 hours: give the user the "
    "complete link."
)
PUBLISHING = (
    Tool(
        use=PUBLISH,
        name="publish_puzzles",
        title="Make public links to Sudoku puzzles",
        description="Return a public link to play each puzzle, and a link to a page that lists "
        "them all. Links contain their grids, so keep them complete. If any grid does not have "
        "exactly one solution, all are rejected.",
        text_of=_describe_links,
    ),
)
# The offline server writes files instead.
EXPORT = Tool(
    use=WORKSHEETS,
    name="export_worksheets",
    title="Print Sudoku puzzles to a PDF",
    description=EXPORT_DESCRIPTION + _LINK,
    text_of=_describe_export,
    repeatable=False,
)
PACK = Tool(
    use=PACKS,
    name="create_pack",
    title="Make a worksheet pack",
    description=PACK_DESCRIPTION + _LINK,
    text_of=_describe_new,
    repeatable=False,
)
