"""The tools over standard input and output: one message per line, answered in order."""

import asyncio
import hashlib
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import Annotated, Any, BinaryIO

import anyio
from anyio.streams.memory import MemoryObjectSendStream
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp.shared.message import SessionMessage
from mcp_types import PARSE_ERROR, JSONRPCError
from pydantic import Field
from pydantic_core import PydanticSerializationError

from nonet.errors import NonetError
from nonet.printing.from_puzzles import lay_out
from nonet.printing.layout import Layout, pdf_name
from nonet.puzzles.generation import generate
from nonet.puzzles.links.identifiers import collection_id
from nonet.puzzles.verification import Verified, verify_all
from nonet.server.api.endpoints import publish
from nonet.server.api.endpoints.endpoint import AttributionObject, Services
from nonet.server.api.endpoints.generate import MAX_BATCH
from nonet.server.http.model import EngineVersion, WireModel
from nonet.server.mcp.calls import Callers, read_message
from nonet.server.mcp.server import build_server
from nonet.server.mcp.text import without_links
from nonet.server.mcp.tool import Tool
from nonet.server.mcp.tools import CONTENT, making

WITHOUT_LINKS = (
    "Results have no links, because this server has no public address. To get links, set "
    "NONET_SITE_URL to the address of a Nonet site, and restart the server."
)


async def serve_desk(services: Services, folder: Path, *, has_site: bool) -> None:
    """Serve one client until standard input ends, and write worksheets to the folder.

    Without a public site, results have no links, and a remark explains how to get them.
    """
    if not has_site:
        services = replace(services, attribution=without_links(services.attribution))
    remark = "" if has_site else WITHOUT_LINKS
    tools = [*CONTENT, *desk_exports(folder)]
    server = build_server(services, tools, Callers(), remark=remark)
    # The SDK only writes. It would read less strictly than the server, and not answer unreadable
    # messages, so its input is empty.
    async with (
        stdio_server(stdin=anyio.wrap_file(StringIO())) as (silence, outgoing),
        silence,
        anyio.create_task_group() as tasks,
    ):
        received, incoming = anyio.create_memory_object_stream[SessionMessage | Exception]()
        # Not `sys.stdin.buffer`, which Python can't close during a read.
        lines = lines_of(open(sys.stdin.fileno(), "rb", closefd=False))  # noqa: ASYNC230, SIM115
        tasks.start_soon(receive_lines, lines, received, outgoing.send)
        await server.run(incoming, outgoing, server.create_initialization_options())


async def lines_of(stream: BinaryIO) -> AsyncIterator[bytes]:
    """Yield lines as they arrive, reading ahead by one.

    A daemon thread reads them: unlike a pool's thread, it doesn't delay the end of the server.
    """
    loop, come = asyncio.get_running_loop(), asyncio.Queue[bytes](1)

    def read() -> None:
        # At the end, nothing reads the queue.
        with suppress(asyncio.CancelledError, RuntimeError):
            while line := stream.readline():
                asyncio.run_coroutine_threadsafe(come.put(line), loop).result()
            asyncio.run_coroutine_threadsafe(come.put(b""), loop).result()

    Thread(target=read, daemon=True).start()
    while line := await come.get():
        yield line


async def receive_lines(
    lines: AsyncIterator[bytes],
    received: MemoryObjectSendStream[SessionMessage | Exception],
    answer: Callable[[SessionMessage], Awaitable[None]],
) -> None:
    """Forward each message until the lines end; answer an unreadable one with an error."""
    async with received:
        async for line in lines:
            if not line.strip():
                continue  # clients expect no answer to an empty line
            try:
                message = _read(line)
            except MCPError as fault:
                refusal = JSONRPCError(jsonrpc="2.0", id=None, error=fault.error)
                await answer(SessionMessage(refusal))
            else:
                await received.send(message)


def _read(line: bytes) -> SessionMessage:
    message = read_message(line).message
    try:
        # An answer that repeats unwritable text would end the stream.
        message.model_dump_json()
    except PydanticSerializationError:
        reason = "expected whole Unicode characters, found half of a surrogate pair"
        raise MCPError(PARSE_ERROR, f"Parse error: {reason}") from None
    return SessionMessage(message)


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
    collection_id: publish.CollectionId
    collection_url: str = Field(description="URL of the public page that lists all puzzles.")
    file: str = Field(description="Absolute path of the PDF on this machine.")
    include_answers: publish.IncludeAnswers
    paper: publish.AppliedPaper
    attribution: AttributionObject


class WorksheetsFile(FileFields):
    """The worksheet of supplied puzzles."""

    puzzles: Annotated[list[publish.PublishedPuzzle], Field(min_length=1, max_length=MAX_BATCH)]


class PacksFile(FileFields):
    """The worksheet of new puzzles."""

    puzzles: Annotated[list[publish.PackPuzzle], Field(min_length=1, max_length=MAX_BATCH)]


def desk_exports(folder: Path) -> tuple[Tool, Tool]:
    """Return both tools, which write to the folder; equal exports give equal files."""

    async def worksheets(body: publish.WorksheetsRequest, services: Services) -> WorksheetsFile:
        verified = await verify_all(body.puzzles, services.engine_context)
        fields = await _write(verified, body, services, folder)
        items = publish.present_published(verified, services.site, services.attribution)
        return WorksheetsFile.of(fields, puzzles=items)

    async def packs(body: publish.PacksRequest, services: Services) -> PacksFile:
        generated = await generate(body.difficulty, body.count, services.engine_context)
        verified = [Verified(item.puzzle.puzzle, item.puzzle.solution) for item in generated]
        fields = await _write(verified, body, services, folder)
        items = publish.present_pack_puzzles(generated, services.site, services.attribution)
        return PacksFile.of(fields, puzzles=items)

    return (
        replace(
            making.EXPORT,
            use=replace(publish.WORKSHEETS, answer=worksheets),
            description=making.EXPORT_DESCRIPTION + _FILE,
            text_of=lambda answer: [
                _describe_file(answer),
                *making.describe_published(answer.puzzles),
            ],
            links=_link_to_file,
            repeatable=True,
            stores=True,
        ),
        replace(
            making.PACK,
            use=replace(publish.PACKS, answer=packs),
            description=making.PACK_DESCRIPTION + _FILE,
            text_of=lambda answer: [_describe_file(answer), *making.describe_pack(answer.puzzles)],
            links=_link_to_file,
            stores=True,
        ),
    )


async def _write(
    verified: list[Verified],
    options: publish.WorksheetsRequest | publish.PacksRequest,
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
    name = pdf_name(len(grids), answers=options.include_answers, paper=options.paper)
    digest = hashlib.sha256(collection.encode()).hexdigest()[:DIGEST_LENGTH]
    file = folder / f"{name}-{digest}.pdf"
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


def _describe_file(answer: FileFields) -> str:
    answers = "with answer pages" if answer.include_answers else "without answers"
    return f"PDF on {answer.paper} paper, {answers}: {answer.file}"


def _link_to_file(answer: FileFields) -> list[dict[str, Any]]:
    file = Path(answer.file)
    link = {"type": "resource_link", "uri": file.as_uri(), "name": file.name}
    return [{**link, "mimeType": "application/pdf", "size": file.stat().st_size}]
