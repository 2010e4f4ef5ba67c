"""Streamed responses of one JSON object per line, which start with their first result.

An error before the first result is an ordinary error response. A later error is the last line of a
response with status 200.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import aclosing
from typing import Any, TypeVar

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from nonet.errors import CallerGoneError, NonetError
from nonet.runtime.scheduling.scheduler import current_owner
from nonet.server.api.endpoints.endpoint import OK, PRIVATE, Lines
from nonet.server.http.context import record_error, record_failure
from nonet.server.http.errors import ErrorObject, describe_error

T = TypeVar("T")
LINES_TYPE = "application/x-ndjson"


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


class LinesResponse(StreamingResponse):
    """A response whose first lines are known; an error after them becomes the last line.

    Starlette's own would go on with the work after its client has left, and cut an error off.
    """

    def __init__(self, first: bytes, rest: Lines) -> None:
        # Proxies have to pass each line on when it comes.
        headers = {**PRIVATE, "X-Accel-Buffering": "no"}
        super().__init__((), headers=headers, media_type=LINES_TYPE)
        self._first = first
        self._rest = rest

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": OK, "headers": self.raw_headers})
        last = b""
        try:
            await _unless_gone(self._send_all(send))
        except CallerGoneError as gone:
            record_error(gone)
            return
        except NonetError as error:
            record_error(error)
            last = _error_line(error)
        except Exception as error:  # noqa: BLE001 - it is logged
            record_failure(error)
            last = _error_line(NonetError())
        await send({"type": "http.response.body", "body": last})

    async def _send_all(self, send: Send) -> None:
        await _send_part(self._first, send)
        async with aclosing(self._rest) as rest:
            async for line in rest:
                await _send_part(line.to_json() + b"\n", send)


async def begin(lines: Lines) -> LinesResponse:
    """Wait for the opening line and the first result.

    Raises:
        NonetError: there is no result, or the caller disconnected.
    """
    return await _unless_gone(_first(lines))


async def _first(lines: Lines) -> LinesResponse:
    opening, first = await anext(lines), await anext(lines)
    return LinesResponse(opening.to_json() + b"\n" + first.to_json() + b"\n", lines)


def _error_line(error: NonetError) -> bytes:
    return ErrorObject(error=describe_error(error)).to_json() + b"\n"


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
