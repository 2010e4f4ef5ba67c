"""publish_puzzles: a page to play each puzzle on, and one for all of them."""

from collections.abc import Sequence

from nonet import puzzles
from nonet.contract.publish import (
    PublishedPuzzle,
    PublishRequest,
    PublishResponse,
    present_publish,
)
from nonet.mcp_server.text import credit, paragraphs, show_grid
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop


def publish_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: PublishRequest, _caller: object) -> Result:
        verified = await puzzles.verify_all(request.puzzles, workshop.workbench)
        answer = present_publish(verified, workshop.site, workshop.attribution)
        return Result(answer, _tell(answer))

    return Tool(
        name="publish_puzzles",
        title="Make public links to Sudoku puzzles",
        description=(
            "Return a public link on which anyone can play each puzzle, and one link to a page "
            "that lists them all. Links hold their grids, so keep them whole. If one grid does "
            "not have exactly one solution, all are refused as NOT_UNIQUE and the issues name it."
        ),
        request=PublishRequest,
        response=PublishResponse,
        run=run,
    )


def _tell(answer: PublishResponse) -> str:
    return paragraphs(
        f"All puzzles: {answer.collection_url}",
        *tell_published(answer.puzzles),
        credit(answer.attribution),
    )


def tell_published(items: Sequence[PublishedPuzzle]) -> list[str]:
    """Show each puzzle with its link."""
    return [
        f"Puzzle {number}: {item.playable_url}\n{show_grid('puzzle', item.puzzle)}"
        for number, item in enumerate(items, 1)
    ]
