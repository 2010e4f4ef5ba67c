"""Who asks for the work that is being done.

Every request is served in a context of its own, so what stands between the door and the queue need
not hand the asker on: use cases know nothing of it, and no way in can forget it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import NamedTuple, Protocol


class Asker(Protocol):
    """Who asks; most requests come to no queue, and nobody wants to know it of them."""

    @property
    def owner(self) -> str:
        """Whose turn the work takes."""

    def hung_up(self) -> Awaitable[object]:
        """Wait until nobody waits for the work any more."""


class Named(NamedTuple):
    """An asker of whom all is known."""

    owner: str
    hung_up: Callable[[], Awaitable[object]]


def _never() -> Awaitable[object]:
    return asyncio.get_running_loop().create_future()


# Who asks on the command line and on the desk, where nobody else does.
NOBODY = Named("", _never)

_asker: ContextVar[Asker] = ContextVar("asker", default=NOBODY)


def ask_as(asker: Asker) -> None:
    """Take the turns of this asker from now on, in this context."""
    _asker.set(asker)


def current_asker() -> Asker:
    """Return who asks in this context."""
    return _asker.get()
