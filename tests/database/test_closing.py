"""Closing leaves no connection open, even while other work is running."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from nonet.errors import NonetError, UnavailableError
from nonet.server.preparation import open_database
from nonet.server.settings import Settings
from sqlite_template import copy_template
from waiting import open_patiently


def test_a_busy_connection_is_closed_after_its_work(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'nonet.db'}"
    copy_template(address)
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


def open_descriptors(file: Path) -> list[Path]:
    """Return the descriptors of this process through which it has a file open, or one beside it."""
    held = (link for link in Path("/proc/self/fd").iterdir() if link.is_symlink())
    return [link for link in held if str(link.readlink()).startswith(str(file))]


def write_noise(file: Path) -> None:
    file.write_bytes(b"\xa5" * 8192)


def take_away_its_version(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript(
            "DROP TABLE alembic_version; CREATE VIEW alembic_version AS SELECT 1"
        )


def be_newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript(
            "UPDATE alembic_version SET version_num = '9999';"
            "UPDATE schema_reach SET oldest = '9999'"
        )


def be_half_upgraded(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript("UPDATE alembic_version SET version_num = '0010'")


@pytest.mark.parametrize("harm", [write_noise, take_away_its_version, be_newer, be_half_upgraded])
def test_a_rejected_file_is_closed(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    file = tmp_path / "nonet.db"
    copy_template(f"sqlite:///{file}")
    harm(file)

    # A reference to the exception also keeps the objects of its frames alive.
    with pytest.raises((NonetError, SQLAlchemyError)) as refused:
        open_database(Settings(_env_file=None, data_dir=tmp_path))

    assert str(refused.value)
    assert open_descriptors(file) == []


def test_a_file_that_fails_during_a_statement_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "nonet.db"
    copy_template(f"sqlite:///{file}")
    database = open_patiently(f"sqlite:///{file}")
    statement = database.compile(text("SELECT 1"))
    write_noise(file)

    with pytest.raises(UnavailableError) as refused:
        asyncio.run(database.fetch_one(statement, {}))

    assert refused.value.reason
    assert open_descriptors(file) == []
