"""Refusals as results of a tool: the API's error object, and the same in words."""

from typing import Any

from nonet.contract.error import ErrorObject, describe
from nonet.errors import NonetError


def refuse(error: NonetError) -> dict[str, Any]:
    """Turn a refusal into the result of a call."""
    detail = describe(error)
    lines = [f"{detail.code}: {detail.message}"]
    lines += [f"- {issue.path or 'arguments'}: {issue.message}" for issue in detail.issues or ()]
    # Only refusals that pass by themselves know how long that takes.
    wait_s: int | None = getattr(error, "retry_after_s", None)
    if wait_s is not None:
        lines.append(f"Wait {wait_s} seconds, then call again.")
    result: dict[str, Any] = {
        "content": [{"type": "text", "text": "\n".join(lines)}],
        "structuredContent": ErrorObject(error=detail).model_dump(mode="json", by_alias=True),
        "isError": True,
        "resultType": "complete",
    }
    return result if wait_s is None else {**result, "_meta": {RETRY_AFTER_KEY: wait_s}}


RETRY_AFTER_KEY = "retryAfterSeconds"
