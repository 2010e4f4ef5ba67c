"""Calls of tools in the account's quota and in its usage."""

from collections.abc import Collection
from typing import Any

from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.shared.exceptions import MCPError
from pydantic import ValidationError

from nonet.access import Throttle, is_access_token, scope_for
from nonet.accounts import Asked
from nonet.door.address import request_id_of
from nonet.door.doorkeeper import Doorkeeper
from nonet.door.refusal import STATUS
from nonet.errors import KeyScopeError, NonetError
from nonet.mcp_server.challenge import NEEDED_SCOPE
from nonet.mcp_server.entrance import ACCOUNT, HEADERS
from nonet.mcp_server.refusals import as_protocol_error, refuse

CALLER = "nonet.caller"
OTHER = "other"
_OK, _BAD_REQUEST, _FAULT = 200, 400, 500
_STATUS_OF_CODE = {kind.code: status for kind, status in STATUS.items()}


class Counting:
    """A middleware of the server: it comes before the SDK judges what a call brings."""

    def __init__(self, doorkeeper: Doorkeeper, reads: Throttle, tools: Collection[str]) -> None:
        self._doorkeeper = doorkeeper
        self._reads = reads
        self._tools = frozenset(tools)

    async def __call__(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        """Count a call; a read of a resource has a limit of its own, for a PDF is work too."""
        scope = scope_of(ctx)
        if ctx.method == "resources/read":
            with as_protocol_error(ctx.protocol_version):
                self._reads.count(str(scope[ACCOUNT]))
        if ctx.method != "tools/call":
            return await call_next(ctx)
        status, code = _FAULT, NonetError.code
        began_s = self._doorkeeper.begin()
        try:
            result = await self._admit(ctx, call_next)
            status, code = _status_of(result), _code_of(result)
        except (MCPError, ValidationError):
            status, code = _BAD_REQUEST, "INVALID_REQUEST"
            raise
        finally:
            key_id = scope[CALLER].key_id if CALLER in scope else None
            asked = Asked(request_id_of(scope), began_s, key_id, code)
            self._doorkeeper.note(scope[ACCOUNT], self._endpoint(ctx), status, asked)
        return result

    async def _admit(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        scope = scope_of(ctx)
        try:
            scope[CALLER] = await self._doorkeeper.admit(scope[HEADERS], scope, self._endpoint(ctx))
        except NonetError as refusal:
            if isinstance(refusal, KeyScopeError) and is_access_token(scope[HEADERS].bearer_key):
                scope[NEEDED_SCOPE] = scope_for(self._endpoint(ctx))
            return refuse(refusal)
        return await call_next(ctx)

    def _endpoint(self, ctx: ServerRequestContext[Any, Any]) -> str:
        """Name the tool; all that are not there count as one, so that names stay few."""
        name = (ctx.params or {}).get("name")
        known = isinstance(name, str) and name in self._tools
        return f"/mcp {name if known else OTHER}"


def scope_of(ctx: ServerRequestContext[Any, Any]) -> Any:
    """Return the scope of the request, in which the entrance left who calls."""
    request: Any = ctx.request
    return request.scope


def _status_of(result: Any) -> int:
    if not result.get("isError"):
        return _OK
    return _STATUS_OF_CODE.get(result["_meta"]["error"]["code"], _FAULT)


def _code_of(result: Any) -> str:
    return str(result["_meta"]["error"]["code"]) if result.get("isError") else ""
