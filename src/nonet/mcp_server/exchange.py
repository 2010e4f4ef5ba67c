"""One message in, one message out, in every revision of the protocol, without a session.

The SDK's own transport makes three tasks and five streams for every request of a revision that
begins with a handshake: five times the cost of the same check as a plain request. Nothing needs
them here, for no session is kept and the server never speaks first. What concerns the protocol,
from negotiation to the form of results, is done by the SDK's own runner.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import anyio
import orjson
import structlog
from mcp.server.lowlevel import Server
from mcp.server.runner import ServerRunner
from mcp.server.streamable_http import check_accept_headers
from mcp.shared.dispatcher import CallOptions
from mcp.shared.exceptions import MCPError, NoBackChannelError
from mcp.shared.inbound import ERROR_CODE_HTTP_STATUS
from mcp.shared.jsonrpc_dispatcher import handler_exception_to_error_data
from mcp.shared.message import ServerMessageMetadata
from mcp.shared.transport_context import TransportContext
from mcp_types import (
    INTERNAL_ERROR,
    INVALID_REQUEST,
    ErrorData,
    JSONRPCRequest,
    RequestId,
)
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from nonet.mcp_server.message import read_message
from nonet.mcp_server.revision import Revision, revision_of

log = structlog.get_logger()

_TRANSPORT = TransportContext(kind="streamable-http", can_send_request=False)


@dataclass(slots=True)
class _Exchange:
    """What the SDK's runner is told of a request; it cannot ask the client anything."""

    request_id: RequestId
    message_metadata: ServerMessageMetadata
    transport: TransportContext = _TRANSPORT
    can_send_request: bool = False
    cancel_requested: anyio.Event = field(default_factory=anyio.Event)

    async def send_raw_request(
        self, method: str, _params: Mapping[str, Any] | None, _opts: CallOptions | None = None
    ) -> dict[str, Any]:
        raise NoBackChannelError(method)

    async def notify(
        self, method: str, params: Mapping[str, Any] | None, opts: CallOptions | None = None
    ) -> None:
        """Drop it: an answer in JSON has no room for it."""

    async def progress(
        self, progress: float, total: float | None = None, message: str | None = None
    ) -> None:
        """Drop it, likewise."""


async def exchange(server: Server[Any], scope: Scope, body: bytes) -> Response:
    """Answer the message in a body; a notification is acknowledged."""
    request = Request(scope)
    accepts_json, _ = check_accept_headers(request)
    if not accepts_json:
        return _fail(406, INVALID_REQUEST, "Not Acceptable: accept application/json")
    try:
        message, content = read_message(body)
    except MCPError as fault:
        return _fail(400, fault.error.code, fault.error.message)
    request_id = message.id if isinstance(message, JSONRPCRequest) else None
    try:
        revision = revision_of(request)
    except MCPError as unserved:
        error = unserved.error.model_dump()
        return _respond(request_id, {"error": error}, ERROR_CODE_HTTP_STATUS[unserved.code])
    if not isinstance(message, JSONRPCRequest):
        return Response(status_code=202)
    return await _answer(server, revision, request, message, content)


async def _answer(
    server: Server[Any],
    revision: Revision,
    request: Request,
    message: JSONRPCRequest,
    content: dict[str, Any],
) -> Response:
    exchange = _Exchange(message.id, ServerMessageMetadata(request_context=request))
    try:
        runner = ServerRunner(server, revision.connect(content, request), {})
        result = await runner.on_request(exchange, message.method, message.params)
    except Exception as fault:
        error = handler_exception_to_error_data(fault)
        if error is None:
            log.exception("request failed")
            error = ErrorData(code=INTERNAL_ERROR, message="Internal server error")
        outcome = {"error": error.model_dump(exclude_none=True)}
        return _respond(message.id, outcome, revision.status_of(error.code))
    return _respond(message.id, {"result": result})


def _respond(request_id: RequestId | None, outcome: dict[str, Any], status: int = 200) -> Response:
    message = {"jsonrpc": "2.0", "id": request_id, **outcome}
    try:
        body = orjson.dumps(message)
    except TypeError:
        # The client's own id or words may hold half of a surrogate pair or a number of many digits.
        body = json.dumps(message).encode()
    return Response(body, status, media_type="application/json")


def _fail(status: int, code: int, message: str) -> Response:
    return _respond(None, {"error": {"code": code, "message": message}}, status)
