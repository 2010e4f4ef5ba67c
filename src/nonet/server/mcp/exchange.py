"""One message in, one message out, in every revision of the protocol, without sessions.

Requests of 2026-07-28 go to the SDK's own manager. For revisions with a handshake, it creates three
tasks and five streams per request, twice the cost of the call itself, and without sessions nothing
needs them. So these requests go directly to the SDK's runner, which handles the protocol from
negotiation to results. The server sends unrequested messages only about the progress of a call, and
only to clients that want it.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, Coroutine
from typing import Any, NamedTuple, cast

import orjson
from mcp.server.connection import Connection
from mcp.server.lowlevel import Server
from mcp.server.runner import serve_one
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.shared.exceptions import MCPError
from mcp.shared.message import ServerMessageMetadata
from mcp_types import (
    DEFAULT_NEGOTIATED_VERSION,
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    UNSUPPORTED_PROTOCOL_VERSION,
    ErrorData,
    JSONRPCRequest,
    RequestId,
)
from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response

from nonet.server.http.body import call_app
from nonet.server.http.context import record_failure
from nonet.server.http.streaming import StreamedResponse
from nonet.server.mcp.calls import Progress, read_message

NEWEST = "2026-07-28"
# Newest first, in the order of preference.
REVISIONS = (NEWEST, "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
_EVENTS = "text/event-stream"
_JSON_TYPES = {"application/json", "application/*", "*/*"}


class Exchange:
    """Answers messages; those of revision 2026-07-28 only while the `manager` runs."""

    def __init__(self, server: Server[Any]) -> None:
        self._server = server
        self.manager = StreamableHTTPSessionManager(server, json_response=True, stateless=True)

    async def answer(self, request: Request, body: bytes) -> Response:
        """Answer the message in a body, or acknowledge a notification."""
        accepted = request.headers.get("accept", "").lower().split(",")
        kinds = {kind.partition(";")[0].strip() for kind in accepted}
        if _JSON_TYPES.isdisjoint(kinds):
            return _fail(406, INVALID_REQUEST, "Not Acceptable: accept application/json")
        try:
            message, content = read_message(body)
        except MCPError as fault:
            return _fail(400, fault.error.code, fault.error.message)
        request_id = message.id if isinstance(message, JSONRPCRequest) else None
        version = request.headers.get("mcp-protocol-version", DEFAULT_NEGOTIATED_VERSION)
        if version not in REVISIONS:
            error = {
                "code": UNSUPPORTED_PROTOCOL_VERSION,
                "message": "Unsupported protocol version",
                "data": {"supported": REVISIONS, "requested": version},
            }
            return _respond(request_id, {"error": error}, 400)
        if not isinstance(message, JSONRPCRequest):
            return Response(status_code=202)
        if version == NEWEST:
            answer = self._by_manager(request, content)
        else:
            answer = self._by_runner(request, message, version)
        has_events = _EVENTS in kinds and _wants_progress(message)
        return await _in_events(request, answer) if has_events else await answer

    async def _by_manager(self, request: Request, content: dict[str, Any]) -> Response:
        # The manager parses less strictly, but a rewritten body has only one meaning.
        body = json.dumps(content).encode()
        answer = await call_app(self.manager.handle_request, request, body)
        # The manager escapes non-ASCII text, which makes it three times as long.
        return _write(json.loads(bytes(answer.body)), answer.status_code) if answer.body else answer

    async def _by_runner(self, request: Request, message: JSONRPCRequest, version: str) -> Response:
        try:
            result = await serve_one(
                self._server,
                # The server never sends requests to the client, so the runner needs no more.
                cast("Any", _Dispatch(message.id, ServerMessageMetadata(request_context=request))),
                message.method,
                message.params,
                connection=Connection.from_envelope(version, None, None),
                lifespan_state={},
            )
        except MCPError as refusal:
            error = refusal.error
        except ValidationError:
            error = ErrorData(code=INVALID_PARAMS, message="Invalid request parameters", data="")
        except Exception as fault:  # noqa: BLE001 - it is logged
            record_failure(fault)
            error = ErrorData(code=INTERNAL_ERROR, message="Internal server error")
        else:
            return _respond(message.id, {"result": result})
        return _respond(message.id, {"error": error.model_dump(exclude_none=True)})


def _wants_progress(message: JSONRPCRequest) -> bool:
    meta = (message.params or {}).get("_meta")
    return isinstance(meta, dict) and "progressToken" in meta


async def _in_events(request: Request, answer: Coroutine[Any, Any, Response]) -> Response:
    """Stream events from the first progress on; without any progress, send a plain response."""
    reported = asyncio.Queue[Progress | None]()
    request.state.notify = reported.put_nowait
    task = asyncio.ensure_future(answer)
    task.add_done_callback(lambda _: reported.put_nowait(None))
    try:
        first = await reported.get()
    except asyncio.CancelledError:
        task.cancel()
        raise
    if first is None:
        return task.result()
    return StreamedResponse(_events(first, reported, task), _EVENTS, {"Cache-Control": "no-store"})


async def _events(
    progress: Progress | None,
    reported: "asyncio.Queue[Progress | None]",
    task: asyncio.Task[Response],
) -> AsyncGenerator[bytes, None]:
    """Yield each progress and finally the response; a disconnect cancels the call."""
    try:
        while progress is not None:
            params = progress.model_dump(by_alias=True, exclude_none=True)
            message = {"jsonrpc": "2.0", "method": "notifications/progress", "params": params}
            yield _event(json.dumps(message).encode())
            progress = await reported.get()
        yield _event(bytes(task.result().body))
    finally:
        task.cancel()


def _event(message: bytes) -> bytes:
    return b"event: message\ndata: %b\n\n" % message


class _Dispatch(NamedTuple):
    request_id: RequestId
    message_metadata: ServerMessageMetadata


def _respond(request_id: RequestId | None, outcome: dict[str, Any], status: int = 200) -> Response:
    return _write({"jsonrpc": "2.0", "id": request_id, **outcome}, status)


def _write(message: dict[str, Any], status: int) -> Response:
    try:
        body = orjson.dumps(message)
    except TypeError:
        # The client's id or text may contain half a surrogate pair or a very long number.
        body = json.dumps(message).encode()
    return Response(body, status, media_type="application/json")


def _fail(status: int, code: int, message: str) -> Response:
    return _respond(None, {"error": {"code": code, "message": message}}, status)
