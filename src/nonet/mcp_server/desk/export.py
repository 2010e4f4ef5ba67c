"""export_worksheets and create_pack on the desk: a PDF in a folder."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from nonet import engine, puzzles
from nonet.contract.export import PacksRequest, WorksheetsRequest, present_pack_puzzles
from nonet.contract.publish import present_published
from nonet.links import collection_id
from nonet.mcp_server.desk.files import link_to, write_worksheet
from nonet.mcp_server.desk.wire import FileFields, PacksFile, WorksheetsFile
from nonet.mcp_server.text import credit, paragraphs
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.tools.export_words import EXPORT, PACK, tell_pack
from nonet.mcp_server.tools.publish import tell_published
from nonet.mcp_server.workshop import Workshop
from nonet.puzzles import Verified
from nonet.worksheets import Layout

_FILE = (
    " The PDF is written to the folder that the user named when this server was started; the "
    "result holds its path in `file`."
)


def desk_export_tools(workshop: Workshop, folder: Path) -> tuple[Tool[object], Tool[object]]:
    """Build both tools."""
    site, attribution = workshop.site, workshop.attribution

    async def export(request: WorksheetsRequest, _caller: object) -> Result:
        verified = await puzzles.verify_all(request.puzzles, workshop.workbench)
        file = await _print(verified, request, workshop, folder)
        items = present_published(verified, site, attribution)
        answer = WorksheetsFile(
            **_fields((item.puzzle for item in verified), request, workshop, file), puzzles=items
        )
        return _result(answer, file, tell_published(items))

    async def pack(request: PacksRequest, _caller: object) -> Result:
        generated = await puzzles.generate(request.difficulty, request.count, workshop.workbench)
        verified = [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in generated]
        file = await _print(verified, request, workshop, folder)
        items = present_pack_puzzles(generated, site, attribution)
        answer = PacksFile(
            **_fields((item.puzzle for item in verified), request, workshop, file), puzzles=items
        )
        return _result(answer, file, tell_pack(items))

    return (
        EXPORT.tool(
            WorksheetsRequest, WorksheetsFile, export, outcome=_FILE, repeatable=True, stores=True
        ),
        PACK.tool(PacksRequest, PacksFile, pack, outcome=_FILE, repeatable=False, stores=True),
    )


async def _print(
    verified: list[Verified],
    options: WorksheetsRequest | PacksRequest,
    workshop: Workshop,
    folder: Path,
) -> Path:
    labels = await puzzles.labels_of([item.puzzle for item in verified], workshop.workbench)
    worksheet = puzzles.worksheet_of(
        verified,
        labels,
        workshop.site,
        paper=options.paper,
        layout=Layout.one_per_page(with_answers=options.include_answers),
    )
    pdf = await workshop.print_worksheet(worksheet)
    return write_worksheet(pdf, folder, collection_id(item.puzzle for item in verified), options)


def _fields(
    grids: Iterable[str],
    options: WorksheetsRequest | PacksRequest,
    workshop: Workshop,
    file: Path,
) -> dict[str, Any]:
    collection = collection_id(grids)
    return {
        "engine_version": engine.VERSION,
        "collection_id": collection,
        "collection_url": workshop.site.collection_url(collection),
        "file": str(file),
        "include_answers": options.include_answers,
        "paper": options.paper,
        "attribution": workshop.attribution,
    }


def _result(answer: FileFields, file: Path, shown: list[str]) -> Result:
    answers = "with answer pages" if answer.include_answers else "without answers"
    head = f"PDF on {answer.paper} paper, {answers}: {file}"
    text = paragraphs(head, *shown, credit(answer.attribution))
    return Result(answer, text, (link_to(file),))
