"""Notes in memory that could not be written are written later."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from acting import act, add_account
from nonet.accounts.administration import make_key
from nonet.accounts.api_keys import list_keys
from nonet.accounts.usage import (
    RequestDetails,
    RequestFilter,
    RequestNotes,
    UsageCounter,
    list_requests,
    list_usage,
)
from nonet.database.connection import Database
from nonet.database.faults import Bounds
from nonet.database.schema import upgrade
from nonet.errors import UnavailableError
from nonet.server.write_buffer import WriteBuffer
from samples import UNIQUE
from server import Server
from service import EMAIL, Clock
from waiting import PATIENCE_MS, open_patiently

pytestmark = pytest.mark.slow


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """Open a fresh database with one account and its key."""
    opened = open_patiently(database_url)
    opened.run_now(upgrade)
    add_account(opened, EMAIL, now_ms=0)
    act(opened, make_key, EMAIL, name="test", random=Random(1))
    yield opened
    opened.close_now()


def rename(database: Database, old: str, new: str) -> None:
    renaming = text(f"ALTER TABLE {old} RENAME TO {new}")
    database.run_now(lambda connection: connection.execute(renaming))


def new_journal(database: Database) -> WriteBuffer:
    clock = Clock()
    journal = WriteBuffer(database, UsageCounter(clock), RequestNotes(clock, clock.elapsed))
    journal.last_use.note(1, 5_000)
    journal.usage.note(1, "/check", 200)
    return journal


class WatchedDatabase(Database):
    """A database that remembers how many rows each transaction was given."""

    def __init__(self, url: str) -> None:
        super().__init__(url, Bounds(timeout_ms=PATIENCE_MS))
        self.given: list[int] = []

    async def run(self, work: Any, *rows: Any, **named: Any) -> Any:
        self.given.append(len(rows[0]))
        return await super().run(work, *rows, **named)


def test_much_is_written_in_parts_between_which_others_have_their_turn(
    database: Database, database_url: str
) -> None:
    del database  # it made the tables and the account
    watched = WatchedDatabase(database_url)
    journal = new_journal(watched)
    asked = RequestDetails("0123456789abcdef", 0.0, key_id=1)
    for number in range(1_700):
        journal.usage.note(1, f"/check{number}", 200)
        journal.requests.note(1, "/check", 200, asked)
    journal.requests.note(2, "/check", 200, asked)  # of an account that is gone

    async def flush() -> None:
        await journal.flush()
        await watched.close()

    asyncio.run(flush())

    assert max(watched.given) <= 500
    assert sum(watched.given) == 1 + 1_701 + 1_701
    assert len(watched.run_now(list_usage, since_day=0)) == 1_701
    assert len(watched.run_now(list_requests, 1, RequestFilter(), limit=2_000)) == 1_700
    watched.close_now()


@pytest.mark.parametrize("table", ["usage_days", "api_keys"])
def test_failed_writes_are_repeated_once(database: Database, table: str) -> None:
    journal = new_journal(database)

    async def flush_through_a_fault() -> None:
        rename(database, table, "gone")
        with pytest.raises(UnavailableError):
            await journal.flush()
        rename(database, "gone", table)
        journal.usage.note(1, "/check", 200)
        await journal.flush()
        await journal.flush()
        await database.close()

    asyncio.run(flush_through_a_fault())

    (key,) = database.run_now(list_keys, EMAIL)
    (row,) = database.run_now(list_usage, since_day=0)
    assert (key.last_used_at_ms, row.requests) == (5_000, 2)


def test_a_newer_use_is_not_replaced_by_one_that_could_not_be_written(database: Database) -> None:
    journal = new_journal(database)

    async def flush_through_a_fault() -> None:
        uses = journal.last_use.take()
        journal.last_use.note(1, 9_000)
        journal.last_use.give_back(uses)
        await journal.flush()
        await database.close()

    asyncio.run(flush_through_a_fault())

    (key,) = database.run_now(list_keys, EMAIL)
    assert key.last_used_at_ms == 9_000


def test_rows_lost_at_shutdown_are_logged_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "var" / "nonet.db"
    with Server(tmp_path) as server:
        server.post("/check", {"puzzle": UNIQUE}, key=server.key)
        with closing(sqlite3.connect(file)) as other:
            other.execute("DROP TABLE usage_days")

    lines = [json.loads(line) for line in server.log.rest().splitlines()]
    shown = [line for line in lines if line["event"] == "usage_write_failed"]
    assert [(line["reason"], "exception" in line) for line in shown] == [
        ("no such table: usage_days", False)
    ]
