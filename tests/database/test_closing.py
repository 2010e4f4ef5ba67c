"""What is closed leaves no connection behind, whatever is under way meanwhile."""

import asyncio
import sqlite3
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection

from layout import lay_out
from patience import open_patiently


def test_a_connection_at_work_is_closed_behind_its_work(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'nonet.db'}"
    lay_out(address)
    begun, released = Event(), Event()

    def work(connection: Connection) -> sqlite3.Connection:
        begun.set()
        released.wait()
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver

    async def scenario() -> sqlite3.Connection:
        database = open_patiently(address)
        working = asyncio.create_task(database.run(work))
        await asyncio.to_thread(begun.wait)
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        released.set()
        driver, _ = await asyncio.gather(working, closing)
        return driver

    driver = asyncio.run(scenario())

    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        driver.execute("SELECT 1")
