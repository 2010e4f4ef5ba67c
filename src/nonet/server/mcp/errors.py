"""Errors as tool results: in words, and as the API's error object in `_meta`.

The natural place for the object would be the structured content. But the official TypeScript client
validates that against the tool's output schema even for errors, and then shows the model its own
validation error instead of ours.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS

from nonet.errors import IdentifierError, NonetError
from nonet.server.http.context import record_error
from nonet.server.http.errors import ErrorObject, describe_error

RETRY_AFTER_KEY = "retryAfterSeconds"
# Revisions before 2026-07-28 have a separate code for missing resources.
_RESOURCE_NOT_FOUND, _WITHOUT_NOT_FOUND = -32002, "2026-07-28"


def refuse(error: NonetError) -> dict[str, Any]:
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
