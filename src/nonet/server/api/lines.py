"""Streamed responses of one JSON object per line, which start with their first result.

An error before the first result is an ordinary error response. A later error is the last line of a
response with status 200.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from starlette.types import Send

from nonet.errors import CallerGoneError, NonetError
from nonet.runtime.scheduling.scheduler import current_owner
from nonet.server.api.endpoints.endpoint import OK, PRIVATE, Header, Lines
from nonet.server.http.error_object import ErrorObject, describe_error
from nonet.server.http.record import record_error

log = structlog.get_logger()

T = TypeVar("T")
LINES_TYPE = "application/x-ndjson"
# Proxies must forward each line at once.
_HEADERS = ((b"content-type", LINES_TYPE.encode()), PRIVATE, (b"x-accel-buffering", b"no"))


def takes_lines(accept: list[str]) -> bool:
    """Whether a client prefers a stream of lines, by its `Accept` headers."""
    weights = dict[str, float]()
    for one in ",".join(accept).lower().split(","):
        kind, *parameters = (part.strip() for part in one.split(";"))
        weights[kind] = _weight(parameters)
    return weights.get(LINES_TYPE, 0) > weights.get("application/json", 0)


def _weight(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name == "q":
            return float(value) if value.replace(".", "", 1).isdecimal() else 0
    return 1


@dataclass(frozen=True, slots=True)
class StartedStream:
    """A response whose first lines are known."""

    first: bytes
    rest: Lines


async def begin(lines: Lines) -> StartedStream:
    """Wait for the opening line and the first result.

    Raises:
        NonetError: there is no result, or the caller disconnected.
    """
    return await _unless_gone(_first(lines))


async def _first(lines: Lines) -> StartedStream:
    opening, first = await anext(lines), await anext(lines)
    return StartedStream(opening.to_json() + b"\n" + first.to_json() + b"\n", lines)


async def send_lines(
    begun: StartedStream, headers: tuple[Header, ...], send: Send
) -> NonetError | None:
    """Send a response line by line; return the error that ended it, if any."""
    start = {"type": "http.response.start", "status": OK, "headers": [*_HEADERS, *headers]}
    await send(start)
    refusal = None
    try:
        await _unless_gone(_send_all(begun, send))
    except CallerGoneError as gone:
        record_error(gone)
        return gone
    except NonetError as refused:
        refusal = refused
    except Exception:
        log.exception("request failed")
        refusal = NonetError()
    last = b""
    if refusal is not None:
        record_error(refusal)
        last = ErrorObject(error=describe_error(refusal)).to_json() + b"\n"
    await send({"type": "http.response.body", "body": last})
    return refusal


async def _send_all(begun: StartedStream, send: Send) -> None:
    await _send_part(begun.first, send)
    async with aclosing(begun.rest) as rest:
        async for line in rest:
            await _send_part(line.to_json() + b"\n", send)


async def _send_part(text: bytes, send: Send) -> None:
    await send({"type": "http.response.body", "body": text, "more_body": True})


async def _unless_gone(work: Coroutine[Any, Any, T]) -> T:
    """Run work for a caller, and cancel it when the caller disconnects.

    Raises:
        CallerGoneError.
    """
    task, gone = asyncio.create_task(work), asyncio.ensure_future(current_owner().hung_up())
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise CallerGoneError
        return task.result()
    finally:
        gone.cancel()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
