"""Read messages, and turn calls of tools into results or errors that a model can act on."""

from collections.abc import Awaitable, Callable, Container, Iterator, Mapping, Sequence
from contextlib import aclosing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from mcp.server.context import ServerRequestContext
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    INVALID_REQUEST,
    PARSE_ERROR,
    CallToolRequestParams,
    JSONRPCMessage,
    JSONRPCNotification,
    ProgressNotificationParams,
)
from pydantic import TypeAdapter, ValidationError

from nonet.engine import Board, Grid, read_boards
from nonet.errors import IdentifierError, NonetError, TextFormError
from nonet.grid import CELLS
from nonet.puzzles.jobs import Report, as_reported
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.http.body import parse_json
from nonet.server.http.context import record_error, record_failure
from nonet.server.http.error_responses import (
    ErrorObject,
    Fault,
    InvalidRequestError,
    describe_error,
)
from nonet.server.http.model import WeighedAnswer, WeighedRequest, WireModel
from nonet.server.http.reading import read_request
from nonet.server.mcp.text import credit, draw_image, paragraphs, without_links
from nonet.server.mcp.tool import Tool

Progress = ProgressNotificationParams


def begin(meta: Mapping[str, Any] | None, request: WireModel) -> Progress | None:
    """Return the initial progress of a request, or None if the client doesn't want progress."""
    token = (meta or {}).get("progress_token")
    if token is None:
        return None
    # The number of parts, if it is known in advance.
    total = (
        request.grids if isinstance(request, WeighedRequest) else getattr(request, "count", None)
    )
    return Progress(progress_token=token, progress=0, total=total)


async def with_progress(
    work: Callable[[Report[object]], Awaitable[object]],
    begun: Progress,
    notify: Callable[[Progress], Awaitable[None]],
) -> Any:
    """Return the result of work, and send a notification after each of its parts."""
    done, answer = begun, None
    async with aclosing(as_reported(work)) as found:
        async for one in found:
            if isinstance(one, WireModel):
                answer = one
                continue
            done = done.model_copy(update={"progress": done.progress + 1})
            await notify(done)
    return answer


Context = ServerRequestContext[Any, Any]

# Revisions are ISO dates, so they compare as strings.
FIRST_WITH_LINKS = "2025-06-18"
MAX_SHOWN = 100
_GRIDS, _LISTS = ("puzzle", "progress"), ("puzzles",)
# More than a drawn grid with all candidates has.
_LONGEST_DRAWN = 2_000
# Each takes as many tokens as the data of a whole path.
_MOST_PICTURES = 8
_MESSAGE: TypeAdapter[JSONRPCMessage] = TypeAdapter(JSONRPCMessage)


async def _free(_caller: Any, _weight: int) -> None:
    """Count nothing."""


async def _notify(context: Context, progress: Progress) -> None:
    """Notify the client over the connection of its call."""
    shown = progress.model_dump(include={"progress_token", "progress", "total"})
    await context.session.send_progress_notification(**shown)


@dataclass(frozen=True, slots=True)
class Callers:
    """The caller of a request, its tools, and the count of its calls.

    `notify` sends progress to clients that requested it. The defaults are for a server on the
    user's own machine.
    """

    of: Callable[[Context], Any] = lambda _context: None
    may_call: Callable[[Context, Tool], bool] = lambda _context, _tool: True
    charge: Callable[[Any, int], Awaitable[object]] = _free
    notify: Callable[[Context, Progress], Awaitable[None]] = _notify


class Received(NamedTuple):
    """A JSON-RPC message and its JSON object."""

    message: JSONRPCMessage
    content: dict[str, Any]


def read_message(text: bytes) -> Received:
    """Read one message from a body or a line, as strictly as the API reads JSON.

    Raises:
        MCPError: it isn't JSON or isn't a message; the request ID is then unknown.
    """
    try:
        content = parse_json(text)
        message = _MESSAGE.validate_python(content, by_name=False)
    except InvalidRequestError as fault:
        raise MCPError(PARSE_ERROR, f"Parse error: {fault.faults[0].render()}") from None
    except ValidationError:
        raise MCPError(INVALID_REQUEST, "Expected one JSON-RPC message") from None
    # A request with an invalid id would be parsed as a notification, which gets no answer.
    if isinstance(message, JSONRPCNotification) and "id" in content:
        raise MCPError(INVALID_REQUEST, "Expected an id that is a string or an integer")
    return Received(message, content)


def answer_calls(
    tools: Sequence[Tool], services: Services, callers: Callers, *, remark: str = ""
) -> Callable[[Context, CallToolRequestParams], Awaitable[Any]]:
    """Build the handler of tool calls. Only an unknown tool is a protocol error, not a result.

    The text of every result ends with the `remark`.
    """
    by_name = {tool.name: tool for tool in tools}

    async def call_tool(context: Context, params: CallToolRequestParams) -> dict[str, Any]:
        tool = by_name.get(params.name)
        if tool is None:
            raise MCPError(INVALID_PARAMS, f"Unknown tool: {params.name[:MAX_SHOWN]}")
        try:
            fields = tool.use.request.model_fields
            arguments = with_plain_grids(params.arguments or {}, known=fields)
            request = read_request(tool.use.request, arguments)
            answer = await _ask(tool, request, services, callers, context)
        except NonetError as error:
            return error_result(error)
        except Exception as error:  # noqa: BLE001 - it is logged
            record_failure(error)
            return error_result(NonetError())
        if not answer.attribution.url:
            answer = without_links(answer)
        pictures = tool.pictures(answer)
        remarks = [remark] if remark else []
        if len(pictures) > _MOST_PICTURES:
            remarks.append(f"Only the first {_MOST_PICTURES} of {len(pictures)} pictures follow.")
        shown, structured = tool.present(request, answer)
        text = paragraphs(*shown, credit(answer.attribution), *remarks)
        content: list[dict[str, Any]] = [{"type": "text", "text": text}]
        if context.protocol_version >= FIRST_WITH_LINKS:
            content += tool.links(answer)
        content += [await draw_image(svg, services) for svg in pictures[:_MOST_PICTURES]]
        return {"content": content, "structuredContent": structured, "resultType": "complete"}

    return call_tool


async def _ask(
    tool: Tool, request: WireModel, services: Services, callers: Callers, context: Context
) -> Any:
    """Handle a request, count it by its weight, and report its progress."""
    caller = callers.of(context)
    if isinstance(request, WeighedRequest):
        await callers.charge(caller, request.weight)
    begun = begin(context.meta, request)
    if begun is None:
        answer: Any = await tool.use.ask(request, services, caller)
    else:
        answer = await with_progress(
            lambda report: tool.use.ask(request, replace(services, report=report), caller),
            begun,
            partial(callers.notify, context),
        )
    if isinstance(answer, WeighedAnswer):
        await callers.charge(caller, answer.weight)
    return answer


def with_plain_grids(arguments: Mapping[str, Any], *, known: Container[str] = ()) -> dict[str, Any]:
    """Convert grids drawn in nine lines to strings; all other arguments are unchanged.

    The candidates missing from a grid are added to `eliminated`, if that field is `known`.

    Raises:
        InvalidRequestError: a drawn grid has a row of the wrong length; the message names it.
    """
    plain = dict(arguments)
    for name in _GRIDS:
        board = _board_in(plain.get(name), name)
        if board is None:
            continue
        plain[name] = board.grid
        eliminated = plain.get("eliminated", [])
        if board.candidates and "eliminated" in known and isinstance(eliminated, list):
            plain["eliminated"] = [*eliminated, *_ruled_out(board)]
    for name in _LISTS:
        if isinstance(plain.get(name), list):
            boards = [_board_in(item, f"{name}[{at}]") for at, item in enumerate(plain[name])]
            plain[name] = [
                item if board is None else board.grid
                for item, board in zip(plain[name], boards, strict=True)
            ]
    return plain


def _board_in(value: Any, path: str) -> Board | None:
    """Return the board of a text that has several lines or more than 81 characters."""
    if not isinstance(value, str) or len(value) > _LONGEST_DRAWN:
        return None
    is_drawn = len(value.strip().splitlines()) > 1
    if not is_drawn and len(value) <= len(CELLS):
        return None
    try:
        boards = read_boards(value).boards
    except TextFormError as fault:
        if not is_drawn:
            return None
        sentence = f"expected 81 cells, in one line or in nine, found: {fault}"
        raise InvalidRequestError([Fault.of(path, sentence)]) from None
    if len(boards) > 1:
        raise InvalidRequestError([Fault(path, "one grid", found=str(len(boards)))])
    return boards[0]


def _ruled_out(board: Board) -> list[dict[str, int]]:
    """Return the candidates missing from a text, in the form of `/explain` and `/prove`."""
    pairs = zip(Grid(board.grid).candidates, board.candidates or (), strict=True)
    return [
        {"index": cell, "value": digit}
        for cell, (open_digits, written) in enumerate(pairs)
        for digit in open_digits
        if digit not in written
    ]


RETRY_AFTER_KEY = "retryAfterSeconds"
# Revisions before 2026-07-28 have a separate code for missing resources.
_RESOURCE_NOT_FOUND, _WITHOUT_NOT_FOUND = -32002, "2026-07-28"


def error_result(error: NonetError) -> dict[str, Any]:
    """Convert an error to the result of a call."""
    record_error(error)
    detail = describe_error(error)
    meta = error_object(error)
    lines = [f"{detail.code}: {detail.message}"]
    lines += [f"- {issue.path or 'arguments'}: {issue.message}" for issue in detail.issues or ()]
    # Only temporary errors have a waiting time.
    wait_s: int | None = getattr(error, "retry_after_s", None)
    if wait_s is not None:
        lines.append(f"Wait {wait_s} seconds, then call again.")
        meta[RETRY_AFTER_KEY] = wait_s
    return {
        "content": [{"type": "text", "text": "\n".join(lines)}],
        "isError": True,
        "resultType": "complete",
        "_meta": meta,
    }


@contextmanager
def as_protocol_error(version: str) -> Iterator[None]:
    """Convert errors outside tool calls to protocol errors of the given version."""
    try:
        yield
    except NonetError as refusal:
        error = error_object(refusal)
        raise MCPError(_code_of(refusal, version), error["error"]["message"], error) from None


def _code_of(refusal: NonetError, version: str) -> int:
    is_missing = isinstance(refusal, IdentifierError)
    if is_missing and version < _WITHOUT_NOT_FOUND:
        return _RESOURCE_NOT_FOUND
    return INVALID_PARAMS


def error_object(error: NonetError) -> dict[str, Any]:
    """Return the API's error object."""
    return ErrorObject(error=describe_error(error)).model_dump(mode="json", by_alias=True)
