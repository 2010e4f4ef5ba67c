"""Code that both clients share: addresses, responses and delays."""

import json
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import httpx
from pydantic import BaseModel

from nonet_client.calls import Call, Lines
from nonet_client.errors import NonetError, UnavailableError, error_of

Answer = TypeVar("Answer", bound=BaseModel)
Line = TypeVar("Line")
T = TypeVar("T")

# A call that only the asynchronous client awaits.
Attempt = Callable[[], T]
AsyncAttempt = Callable[[], Awaitable[T]]
Sleep = Callable[[float], object]
AsyncSleep = Callable[[float], Awaitable[object]]

TIMEOUT = httpx.Timeout(60, connect=10)
_API = "/api/v1"
LINES = {"Accept": "application/x-ndjson"}
_PASSING = frozenset({0, 429, 500, 502, 503, 504})
_OK = 200


@dataclass(frozen=True, slots=True)
class Patience:
    """The number of attempts of a call, and the longest delay before the next one."""

    tries: int = 3
    longest_wait_s: float = 60

    def wait_s(self, tried: int, error: NonetError) -> float | None:
        """Return the seconds to wait before another attempt, or None to raise the error."""
        if tried >= self.tries or error.status not in _PASSING or not error.retryable:
            return None
        wait_s = 2 ** (tried - 1) if error.retry_after_s is None else error.retry_after_s
        return wait_s if wait_s <= self.longest_wait_s else None


def headers_of(key: str | None) -> dict[str, str]:
    """Return the headers of every request; the key may come from NONET_KEY.

    Raises:
        ValueError: there is no key.
    """
    key = key or os.environ.get("NONET_KEY")
    if not key:
        raise ValueError("no key: pass `key` or set NONET_KEY")
    return {"Authorization": f"Bearer {key}", "User-Agent": "nonet-client/1.0.0"}


def base_url_of(site: str) -> str:
    """Return the address of a site's API; `site` may be that address itself."""
    return f"{site.rstrip('/').removesuffix(_API)}{_API}"


def read_answer(call: Call[Answer], response: httpx.Response) -> Answer:
    """Return the content of a response.

    Raises:
        NonetError.
    """
    require_success(response)
    return call.answer.model_validate_json(response.content)


def read_line(lines: Lines[Line], text: str, response: httpx.Response) -> Line:
    """Return the content of a response's line.

    Raises:
        NonetError: the line is an error, which ends the response.
    """
    said = json.loads(text)
    if said.keys() == {"error"}:
        # The headers had been sent before the error occurred.
        is_drawn = lines.call.body.get("seed") is None
        raise error_of(response.status_code, said, response.headers, may_be_met=is_drawn)
    return lines.line.validate_python(said)


def require_success(response: httpx.Response) -> None:
    """Raise the error of an unsuccessful response, whose body has been read.

    Raises:
        NonetError.
    """
    if response.status_code == _OK:
        return
    try:
        body = response.json()
    except ValueError:
        body = None
    raise error_of(response.status_code, body, response.headers)


def unreachable(fault: httpx.TransportError) -> UnavailableError:
    """Return the error of a request without a response."""
    return UnavailableError(f"no response: {type(fault).__name__}")


def total_of(response: httpx.Response) -> int | None:
    """Return the size of a download in bytes, if the response has it."""
    length = response.headers.get("content-length", "")
    return int(length) if length.isdecimal() else None


def part_of(path: Path) -> Path:
    """Return the path of an incomplete download."""
    return path.with_name(f"{path.name}.part")
