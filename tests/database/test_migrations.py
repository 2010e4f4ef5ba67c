"""Schema upgrades from an empty database and from every version, keeping all data."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from nonet import database as database_package
from nonet.accounts.access.keys import fingerprint, make_key
from nonet.accounts.account import find_account
from nonet.accounts.api_keys import list_keys
from nonet.database.connection import Database
from nonet.database.schema import SchemaState, state_of, upgrade
from nonet.database.tables import metadata
from postgres import PostgreSQLServer
from version_0_1 import VERSION_0_1
from waiting import open_patiently

EMAIL = "ada@example.com"
MIGRATIONS = Path(database_package.__file__).parent / "migrations"
# Migrations that may remove something, because they set the oldest schema that still works.
REMOVING = {"0015"}


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give a database without any table, on each kind of server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    server: PostgreSQLServer = request.getfixturevalue("postgresql")
    return server.new_empty_database()


@contextmanager
def opened(url: str) -> Iterator[Database]:
    database = open_patiently(url)
    yield database
    database.close_now()


def create_version_0_1(connection: Connection) -> None:
    VERSION_0_1.create_all(connection)
    MigrationContext.configure(connection).stamp(ScriptDirectory(str(MIGRATIONS)), "0010")


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_an_empty_database_gets_the_tables_of_this_version(empty_url: str) -> None:
    with opened(empty_url) as database:
        before = database.run_now(state_of)
        database.run_now(upgrade)

        assert (before, database.run_now(state_of)) == (SchemaState.EMPTY, SchemaState.CURRENT)
        assert database.run_now(differences) == []


@pytest.mark.parametrize(
    ("oldest", "state"), [("0015", SchemaState.AHEAD), ("9998", SchemaState.NEWER)]
)
def test_a_newer_schema_works_unless_something_was_removed(
    empty_url: str, oldest: str, state: SchemaState
) -> None:
    newer = (
        "UPDATE alembic_version SET version_num = '9999'",
        f"UPDATE schema_reach SET oldest = '{oldest}'",  # noqa: S608 - our own words
    )
    with opened(empty_url) as database:
        database.run_now(upgrade)
        database.run_now(lambda connection: [connection.execute(text(row)) for row in newer])
        found = database.run_now(state_of)

    assert found is state


def test_migrations_that_do_more_than_add_change_the_reach() -> None:
    words = {
        script.revision: set(re.findall(r"\bop\.(\w+)\(", Path(script.path).read_text("utf-8")))
        for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    }
    adding = {"add_column", "create_index", "create_table", "f"}

    assert {name for name, used in words.items() if used - adding} == REMOVING
    for name in REMOVING:
        file = next((MIGRATIONS / "versions").glob(f"{name}*.py"))
        assert "schema_reach" in file.read_text("utf-8")


def test_a_database_of_version_0_1_is_upgraded_with_its_data(empty_url: str) -> None:
    key = make_key(Random(1))
    rows = [
        "INSERT INTO accounts VALUES (7, 'ada@example.com', 1000, 2000, NULL)",
        "INSERT INTO quota_windows VALUES (7, 'api', 3, 5000, 42)",
    ]
    with opened(empty_url) as database:
        database.run_now(create_version_0_1)
        database.run_now(lambda connection: [connection.execute(text(row)) for row in rows])
        database.run_now(insert_key, fingerprint(key))
        database.run_now(upgrade)

        account = database.run_now(find_account, EMAIL)
        records = database.run_now(list_keys, EMAIL)
        window = database.run_now(
            lambda connection: connection.execute(text("SELECT * FROM quota_windows")).one()
        )
        assert database.run_now(differences) == []

    assert (account.id, account.email, account.created_at_ms) == (7, EMAIL, 1000)
    assert (account.suspended_at_ms, account.promoted_at_ms) == (2000, None)
    assert [(record.id, record.name, record.last_used_at_ms) for record in records] == [
        (3, "old key", 4000)
    ]
    assert tuple(window) == (7, "api", 3, 5000, 42, 0)


def test_upgrading_twice_changes_nothing(empty_url: str) -> None:
    with opened(empty_url) as database:
        database.run_now(upgrade)
        database.run_now(upgrade)

        assert database.run_now(differences) == []


def insert_key(connection: Connection, key_hash: bytes) -> None:
    connection.execute(
        text(
            "INSERT INTO api_keys (id, account_id, name, hash, prefix, last_four, created_at_ms,"
            " last_used_at_ms) VALUES (3, 7, 'old key', :hash, 'nonet_live_abcd', 'wxyz', 3000,"
            " 4000)"
        ),
        {"hash": key_hash},
    )
