"""A SQLite file that several processes open at the same time."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

from sqlalchemy import text

from nonet.accounts.account import list_accounts
from nonet.database.connection import Database
from nonet.database.faults import Bounds
from sqlite_template import copy_template
from waiting import open_patiently

# As long as a test may wait for something that does not come; a refusal comes at once.
PATIENCE_S = 0.2


def journal_mode(file: Path) -> str:
    database = open_patiently(f"sqlite:///{file}")
    query = text("PRAGMA journal_mode")
    mode: str = database.run_now(lambda connection: connection.execute(query).scalar_one())
    database.close_now()
    return mode


def test_opening_waits_for_another_process_that_writes(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with ThreadPoolExecutor(1) as opener:
        opened = opener.submit(journal_mode, file)
        wait([opened], PATIENCE_S)
        other.execute("COMMIT")
        mode = opened.result()

    other.close()
    assert mode == "wal"


def test_a_read_does_not_wait_for_another_process_that_writes(tmp_path: Path) -> None:
    file = tmp_path / "nonet.db"
    copy_template(f"sqlite:///{file}")
    database = Database(f"sqlite:///{file}", Bounds(timeout_ms=1))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    found = asyncio.run(database.read(list_accounts))

    other.close()
    database.close_now()
    assert found == []
