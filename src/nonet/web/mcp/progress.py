"""How far a call is, for clients that ask for it."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import aclosing
from typing import Any

from mcp_types import ProgressNotificationParams

from nonet.content.puzzles.reporting import Report, as_reported
from nonet.web.wire.model import WeighedRequest, WireModel

Progress = ProgressNotificationParams


def begin(meta: Mapping[str, Any] | None, request: WireModel) -> Progress | None:
    """Return that nothing of a request is done; None if its client does not ask how far it is."""
    token = (meta or {}).get("progress_token")
    if token is None:
        return None
    # How many parts there are, where that is known before.
    total = (
        request.grids if isinstance(request, WeighedRequest) else getattr(request, "count", None)
    )
    return Progress(progress_token=token, progress=0, total=total)


async def with_progress(
    work: Callable[[Report[object]], Awaitable[object]],
    begun: Progress,
    notify: Callable[[Progress], Awaitable[None]],
) -> Any:
    """Return what work does, and notify of each of its parts as soon as it is done."""
    done, answer = begun, None
    async with aclosing(as_reported(work)) as found:
        async for one in found:
            if isinstance(one, WireModel):
                answer = one
                continue
            done = done.model_copy(update={"progress": done.progress + 1})
            await notify(done)
    return answer
