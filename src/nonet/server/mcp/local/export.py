"""export_worksheets and create_pack offline: a PDF in the user's folder."""

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from nonet.errors import NonetError
from nonet.printing.from_puzzles import lay_out
from nonet.printing.layout import Layout
from nonet.puzzles.generation import generate
from nonet.puzzles.links.identifiers import collection_id, parse_collection_id
from nonet.puzzles.verification import Verified, verify_all
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.api.endpoints.generate import MAX_BATCH
from nonet.server.api.endpoints.publish import (
    PACKS,
    WORKSHEETS,
    AppliedPaper,
    CollectionId,
    IncludeAnswers,
    PackPuzzle,
    PacksRequest,
    PublishedPuzzle,
    WorksheetsRequest,
    present_pack_puzzles,
    present_published,
)
from nonet.server.http.model import EngineVersion, WireModel
from nonet.server.mcp.tool import Tool
from nonet.server.mcp.tools.publishing import (
    EXPORT,
    EXPORT_DESCRIPTION,
    PACK,
    PACK_DESCRIPTION,
    describe_pack,
    describe_published,
)

DIGEST_LENGTH = 12
_FILE = (
    " The PDF is written to the folder that the user chose when starting this server; `file` in "
    "the result is its path."
)


class FolderError(NonetError):
    """A worksheet cannot be written."""

    code = "FILE_NOT_WRITTEN"


class FileFields(WireModel):
    """The fields of every file export's result, except its puzzles."""

    engine_version: EngineVersion
    collection_id: CollectionId
    collection_url: str = Field(description="URL of the public page that lists all puzzles.")
    file: str = Field(description="Absolute path of the PDF on this machine.")
    include_answers: IncludeAnswers
    paper: AppliedPaper
    attribution: AttributionObject


class WorksheetsFile(FileFields):
    """The worksheet of supplied puzzles."""

    puzzles: Annotated[list[PublishedPuzzle], Field(min_length=1, max_length=MAX_BATCH)]


class PacksFile(FileFields):
    """The worksheet of new puzzles."""

    puzzles: Annotated[list[PackPuzzle], Field(min_length=1, max_length=MAX_BATCH)]


def desk_exports(folder: Path) -> tuple[Tool, Tool]:
    """Return both tools, which write to the folder; equal exports give equal files."""

    async def worksheets(body: WorksheetsRequest, services: Services) -> WorksheetsFile:
        verified = await verify_all(body.puzzles, services.engine_context)
        fields = await _write(verified, body, services, folder)
        items = present_published(verified, services.site, services.attribution)
        return WorksheetsFile.of(fields, puzzles=items)

    async def packs(body: PacksRequest, services: Services) -> PacksFile:
        generated = await generate(body.difficulty, body.count, services.engine_context)
        verified = [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in generated]
        fields = await _write(verified, body, services, folder)
        items = present_pack_puzzles(generated, services.site, services.attribution)
        return PacksFile.of(fields, puzzles=items)

    return (
        replace(
            EXPORT,
            use=replace(WORKSHEETS, answer=worksheets),
            description=EXPORT_DESCRIPTION + _FILE,
            text_of=lambda answer: [_describe_file(answer), *describe_published(answer.puzzles)],
            links=_link_to_file,
            repeatable=True,
            stores=True,
        ),
        replace(
            PACK,
            use=replace(PACKS, answer=packs),
            description=PACK_DESCRIPTION + _FILE,
            text_of=lambda answer: [_describe_file(answer), *describe_pack(answer.puzzles)],
            links=_link_to_file,
            stores=True,
        ),
    )


async def _write(
    verified: list[Verified],
    options: WorksheetsRequest | PacksRequest,
    services: Services,
    folder: Path,
) -> FileFields:
    """Print puzzles to a file, and return its fields."""
    grids = [item.puzzle for item in verified]
    layout = Layout.one_per_page(with_answers=options.include_answers)
    worksheet = await lay_out(
        verified, services.engine_context, services.site, paper=options.paper, layout=layout
    )
    collection = collection_id(grids)
    file = folder / _name(collection, options)
    _save(await services.print_worksheet(worksheet), file)
    return FileFields.of(
        options,
        collection_id=collection,
        collection_url=services.site.collection_url(collection),
        file=str(file.resolve()),
        attribution=services.attribution,
    )


def _save(pdf: bytes, file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pdf)
    except OSError as fault:
        raise FolderError(f"The worksheet cannot be written: {fault.strerror}: {file}") from fault


def _name(collection_id: str, options: WorksheetsRequest | PacksRequest) -> str:
    count = len(parse_collection_id(collection_id))
    puzzles = "1-puzzle" if count == 1 else f"{count}-puzzles"
    answers = "with-answers" if options.include_answers else "without-answers"
    digest = hashlib.sha256(collection_id.encode()).hexdigest()[:DIGEST_LENGTH]
    return f"sudoku-{puzzles}-{answers}-{options.paper}-{digest}.pdf"


def _describe_file(answer: FileFields) -> str:
    answers = "with answer pages" if answer.include_answers else "without answers"
    return f"PDF on {answer.paper} paper, {answers}: {answer.file}"


def _link_to_file(answer: FileFields) -> list[dict[str, Any]]:
    file = Path(answer.file)
    link = {"type": "resource_link", "uri": file.as_uri(), "name": file.name}
    return [{**link, "mimeType": "application/pdf", "size": file.stat().st_size}]
