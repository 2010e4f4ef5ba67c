"""How a request of each revision of the protocol says who speaks, and in which version."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from mcp.server.connection import Connection
from mcp.shared.exceptions import MCPError
from mcp.shared.inbound import (
    ERROR_CODE_HTTP_STATUS,
    MCP_PROTOCOL_VERSION_HEADER,
    InboundLadderRejection,
    classify_inbound_request,
    find_duplicated_routing_header,
    unsupported_protocol_version_rejection,
)
from mcp_types import DEFAULT_NEGOTIATED_VERSION, HEADER_MISMATCH
from mcp_types.version import KNOWN_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS
from starlette.requests import Request

# The newest first, as whoever chooses one should.
_SERVED = KNOWN_PROTOCOL_VERSIONS[::-1]


class Revision(NamedTuple):
    """What a revision makes of a request, and the HTTP status that each error of it has."""

    connect: Callable[[dict[str, Any], Request], Connection]
    statuses: Mapping[int, int]

    def status_of(self, code: int) -> int:
        """Return the HTTP status of an error."""
        return self.statuses.get(code, 200)


def revision_of(request: Request) -> Revision:
    """Return the revision that the header names; without one it is the oldest that had HTTP.

    Raises:
        MCPError: it names one that is not served; the data lists those that are.
    """
    version = request.headers.get(MCP_PROTOCOL_VERSION_HEADER, DEFAULT_NEGOTIATED_VERSION)
    unserved = unsupported_protocol_version_rejection(version, _SERVED)
    if unserved is not None:
        raise MCPError(unserved.code, unserved.message, unserved.data)
    if version in MODERN_PROTOCOL_VERSIONS:
        return Revision(_read_envelope, ERROR_CODE_HTTP_STATUS)

    def connect(_content: dict[str, Any], _request: Request) -> Connection:
        return Connection.from_envelope(version, None, None)

    return Revision(connect, {})


def _read_envelope(content: dict[str, Any], request: Request) -> Connection:
    """Read the envelope that a request of 2026-07-28 brings, and hold its headers against it.

    Raises:
        MCPError: they differ, something is missing, or the version is not served.
    """
    duplicated = find_duplicated_routing_header(request.headers.items())
    if duplicated is not None:
        raise MCPError(HEADER_MISMATCH, f"{duplicated} header appears more than once")
    route = classify_inbound_request(content, headers=dict(request.headers))
    if isinstance(route, InboundLadderRejection):
        raise MCPError(route.code, route.message, route.data)
    return Connection.from_envelope(
        route.protocol_version, route.client_info, route.client_capabilities
    )
