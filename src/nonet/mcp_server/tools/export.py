"""export_worksheets and create_pack on a server: a PDF behind a link that needs no key."""

from nonet import puzzles
from nonet.access import Caller, Downloads
from nonet.contract.export import (
    ExportFields,
    PacksRequest,
    PacksResponse,
    WorksheetsRequest,
    WorksheetsResponse,
    present_packs,
    present_worksheets,
)
from nonet.door.export import grant_download
from nonet.mcp_server.text import credit, paragraphs
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.tools.export_words import EXPORT, PACK, tell_pack
from nonet.mcp_server.tools.publish import tell_published
from nonet.mcp_server.workshop import Workshop

_LINK = (
    " The result holds `pdfUrl`, a link that downloads the PDF without a key for 24 hours: give "
    "it to the user whole, it is not shown again."
)


def export_tools(workshop: Workshop, downloads: Downloads) -> tuple[Tool[Caller], Tool[Caller]]:
    """Build both tools."""
    site, attribution = workshop.site, workshop.attribution

    async def export(request: WorksheetsRequest, caller: Caller) -> Result:
        verified = await puzzles.verify_all(request.puzzles, workshop.workbench)
        grids = (item.puzzle for item in verified)
        download = grant_download(grids, request, caller, downloads)
        answer = present_worksheets(verified, download, site, attribution)
        text = paragraphs(
            _tell(answer), *tell_published(answer.puzzles), credit(answer.attribution)
        )
        return Result(answer, text)

    async def pack(request: PacksRequest, caller: Caller) -> Result:
        generated = await puzzles.generate(request.difficulty, request.count, workshop.workbench)
        grids = (item.puzzle.puzzle for item in generated)
        download = grant_download(grids, request, caller, downloads)
        answer = present_packs(generated, download, site, attribution)
        text = paragraphs(_tell(answer), *tell_pack(answer.puzzles), credit(answer.attribution))
        return Result(answer, text)

    return (
        EXPORT.tool(WorksheetsRequest, WorksheetsResponse, export, outcome=_LINK, repeatable=False),
        PACK.tool(PacksRequest, PacksResponse, pack, outcome=_LINK, repeatable=False),
    )


def _tell(answer: ExportFields) -> str:
    answers = "with answer pages" if answer.include_answers else "without answers"
    return (
        f"PDF on {answer.paper} paper, {answers}: {answer.pdf_url}\n"
        f"The link works until {answer.pdf_expires_at}, for anyone who has it.\n"
        f"All puzzles: {answer.collection_url}"
    )
