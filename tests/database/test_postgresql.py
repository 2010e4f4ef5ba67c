"""Connections to PostgreSQL: their number, settings and lifetime."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import text

from nonet.database.connection import Database
from nonet.database.faults import Bounds
from nonet.errors import UnavailableError
from postgres import PostgreSQLServer

pytestmark = pytest.mark.slow

T = TypeVar("T")
PROCESS = "SELECT pg_backend_pid()"
COMMIT = "SELECT current_setting('synchronous_commit')"
PREPARED = "SELECT count(*) FROM pg_prepared_statements"
TIMEOUT = "SELECT current_setting('statement_timeout')"
LONG = "SELECT pg_sleep(60)"


@pytest.fixture
def url(postgresql: PostgreSQLServer) -> str:
    """Give a fresh database."""
    return postgresql.new_database()


def within(url: str, work: Callable[[Database], Awaitable[T]], **bounds: Any) -> T:
    async def run() -> T:
        database = Database(url, Bounds(**{"timeout_ms": 60_000, **bounds}))
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


async def fetch(database: Database, sql: str) -> Any:
    row = await database.fetch_one(database.compile(text(sql)), {})
    assert row is not None
    return row[0]


async def fetch_for_people(database: Database, sql: str) -> Any:
    return await database.run(lambda connection: connection.execute(text(sql)).scalar_one())


def test_counts_commit_asynchronously_and_all_else_synchronously(url: str) -> None:
    async def ask(database: Database) -> tuple[str, str]:
        return await fetch(database, COMMIT), await fetch_for_people(database, COMMIT)

    assert within(url, ask) == ("off", "on")


def test_connections_are_limited_and_reused(url: str) -> None:
    async def crowd(database: Database) -> tuple[set[int], set[int]]:
        first = await asyncio.gather(*(fetch(database, PROCESS) for _ in range(20)))
        return set(first), {await fetch(database, PROCESS) for _ in range(20)}

    first, again = within(url, crowd, pool_size=3)

    assert len(first) == 3
    assert len(again) == 1
    assert again <= first


def test_an_old_connection_is_replaced(url: str) -> None:
    async def ask_thrice(database: Database) -> list[int]:
        return [await fetch(database, PROCESS) for _ in range(3)]

    assert len(set(within(url, ask_thrice, pool_size=1, recycle_s=0))) == 3
    assert len(set(within(url, ask_thrice, pool_size=1, recycle_s=3_600))) == 1


@pytest.mark.parametrize("fetching", [fetch, fetch_for_people])
def test_a_call_that_times_out_frees_its_slot(
    url: str, fetching: Callable[[Database, str], Awaitable[Any]]
) -> None:
    async def ask(database: Database) -> int:
        for _ in range(3):
            with pytest.raises(UnavailableError):
                await fetching(database, LONG)
        while True:
            # The place of an abandoned statement is free once its connection is closed.
            with contextlib.suppress(UnavailableError):
                return int(await fetching(database, "SELECT 7"))

    assert within(url, ask, pool_size=1, people_pool_size=1, timeout_ms=300) == 7


def test_a_connection_of_a_cancelled_call_is_not_reused(url: str) -> None:
    async def ask(database: Database) -> tuple[int, int]:
        before = await fetch(database, PROCESS)
        abandoned = asyncio.ensure_future(fetch(database, LONG))
        await asyncio.wait({abandoned}, timeout=0)
        abandoned.cancel()
        await asyncio.wait({abandoned})
        return before, await fetch(database, PROCESS)

    before, after = within(url, ask, pool_size=1)

    assert before != after


def open_sockets() -> set[str]:
    links = (link for link in Path("/dev/fd").iterdir() if link.is_socket())
    return {str(link.readlink()) for link in links}


def test_connections_to_a_server_that_does_not_answer_are_closed(
    url: str, postgresql: PostgreSQLServer
) -> None:
    async def close() -> set[str]:
        before = open_sockets()
        database = Database(url, Bounds(timeout_ms=60_000))
        await asyncio.gather(*(fetch_for_people(database, "SELECT 7") for _ in range(3)))
        with postgresql.frozen():
            await database.close()
        await asyncio.sleep(0)  # the event loop closes its dropped connections
        return open_sockets() - before

    assert asyncio.run(close()) == set()


def test_behind_a_pooler_sessions_keep_no_state(url: str) -> None:
    async def ask(database: Database) -> list[Any]:
        await fetch_for_people(database, PROCESS)
        return [await fetch(database, PREPARED), await fetch(database, COMMIT)]

    assert within(url, ask, pool_size=1) == [1, "off"]
    assert within(url, ask, pool_size=1, behind_pooler=True) == [0, "on"]


def test_the_server_has_the_same_timeout(url: str) -> None:
    async def ask(database: Database) -> set[str]:
        return {await fetch(database, TIMEOUT), await fetch_for_people(database, TIMEOUT)}

    assert within(url, ask, timeout_ms=1_234) == {"1234ms"}
