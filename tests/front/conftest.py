"""What the tests of the front door share."""

import asyncio
from collections.abc import Iterator

import pytest
import uvloop


@pytest.fixture(
    scope="module",
    params=[asyncio.DefaultEventLoopPolicy, uvloop.EventLoopPolicy],
    ids=["asyncio", "uvloop"],
)
def either_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run on Python's own event loop, then on the one that a server uses where it is there."""
    asyncio.set_event_loop_policy(request.param())
    yield
    asyncio.set_event_loop_policy(None)
