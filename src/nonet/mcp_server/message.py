"""One message of JSON-RPC out of a body or a line."""

from typing import Any, NamedTuple

from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_REQUEST,
    PARSE_ERROR,
    JSONRPCMessage,
    JSONRPCNotification,
    jsonrpc_message_adapter,
)
from pydantic import ValidationError

from nonet.contract.fault import InvalidRequestError
from nonet.door.body import parse_json


class Received(NamedTuple):
    """A message, and the object that it came as."""

    message: JSONRPCMessage
    content: dict[str, Any]


def read_message(text: bytes) -> Received:
    """Read one message, as strictly as the API reads JSON.

    Raises:
        MCPError: it is no JSON, or no message; whose answer that would be nobody can tell.
    """
    try:
        content = parse_json(text)
        message = jsonrpc_message_adapter.validate_python(content, by_name=False)
    except InvalidRequestError as fault:
        raise MCPError(PARSE_ERROR, f"Parse error: {fault.faults[0].render()}") from None
    except ValidationError:
        raise MCPError(INVALID_REQUEST, "Expected one JSON-RPC message") from None
    # What is no request for its id alone would pass for a notification, and nobody answers those.
    if isinstance(message, JSONRPCNotification) and "id" in content:
        raise MCPError(INVALID_REQUEST, "Expected an id that is a string or an integer")
    return Received(message, content)
