"""Responses in parts, whose work ends when the client disconnects."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing
from typing import Any, TypeVar

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from nonet.errors import CallerGoneError, NonetError
from nonet.runtime.scheduling.scheduler import current_owner
from nonet.server.http.context import record_error, record_failure

T = TypeVar("T")


class StreamedResponse(StreamingResponse):
    """A response in parts; an error after the first part becomes the last one.

    Starlette's class continues the work after the client has disconnected, and truncates the
    response at an error.
    """

    def __init__(
        self, parts: AsyncGenerator[bytes, None], media_type: str, headers: dict[str, str]
    ) -> None:
        super().__init__(parts, headers=headers, media_type=media_type)
        self._parts = parts

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        start = {"status": self.status_code, "headers": self.raw_headers}
        await send({"type": "http.response.start", **start})
        last = b""
        try:
            await unless_gone(self._send_all(send))
        except CallerGoneError as gone:
            record_error(gone)
            return
        except NonetError as error:
            record_error(error)
            last = self.error_part(error)
        except Exception as error:  # noqa: BLE001 - it is logged
            record_failure(error)
            last = self.error_part(NonetError())
        await send({"type": "http.response.body", "body": last})

    def error_part(self, error: NonetError) -> bytes:  # noqa: ARG002 - for subclasses
        """Return the last part of a response that an error ends."""
        return b""

    async def _send_all(self, send: Send) -> None:
        async with aclosing(self._parts) as parts:
            async for part in parts:
                await send({"type": "http.response.body", "body": part, "more_body": True})


async def unless_gone(work: Coroutine[Any, Any, T]) -> T:
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
