"""From SQLite to PostgreSQL with nothing lost, and not while somebody writes."""

import subprocess
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from command_line import CommandLine
from markdown import fenced_block, read
from nonet.database.connection import Database
from nonet.database.tables import accounts, metadata, probe, schema_reach
from postgres import PostgreSQLServer
from samples import UNIQUE
from server import Server
from waiting import open_patiently

EMAIL = "ada@example.com"


def rows(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables, except for the one that only probes for write access."""

    def read(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            str(table.name): sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
            if table not in (probe, schema_reach)
        }

    found = database.run_now(read)
    database.close_now()
    return found


@pytest.fixture
def nonet(tmp_path: Path) -> CommandLine:
    """Have a file with people, keys, deeds and a number that nobody gets again."""
    command = CommandLine(tmp_path)
    command("db", "upgrade")
    for email in (EMAIL, "bea@example.com", "gone@example.com"):
        command("accounts", "create", email)
    command("accounts", "promote", EMAIL)
    command("accounts", "delete", "gone@example.com")
    return command


def test_everything_moves_and_every_key_session_and_count_lives_on(
    nonet: CommandLine, postgresql: PostgreSQLServer
) -> None:
    key = nonet("keys", "create", EMAIL, "--name", "test").output.strip()
    with Server(nonet.folder) as server:
        used = server.post("/check", {"puzzle": UNIQUE}, key=key)
    before = rows(open_patiently(f"sqlite:///{nonet.folder / 'var' / 'nonet.db'}"))
    address = postgresql.new_empty_database()

    moved = nonet("db", "move", address)
    after = rows(open_patiently(address))
    with Server(nonet.folder, database_url=address) as server:
        again = server.post("/check", {"puzzle": UNIQUE}, key=key)
    # The number of a deleted account is not used again.
    newcomer = CommandLine(nonet.folder, database_url=address)(
        "accounts", "create", "new@example.com"
    )
    database = open_patiently(address)
    highest = database.run_now(
        lambda connection: connection.scalar(select(func.max(accounts.c.id)))
    )
    database.close_now()

    assert (used.status_code, moved.status, again.status_code) == (200, 0, 200), moved.errors
    assert after == before
    assert before["quota_windows"]
    assert before["audit_log"]
    assert newcomer.status == 0
    assert highest == 4


def test_a_file_that_a_service_uses_is_refused_with_a_clear_word_and_nothing_is_copied(
    nonet: CommandLine, postgresql: PostgreSQLServer
) -> None:
    address = postgresql.new_database()
    with Server(nonet.folder) as server:
        refused = nonet("db", "move", address)
        served = server.client.get("/readyz").status_code

    assert refused.status == 1
    assert "is in use: stop the service first" in refused.errors
    assert served == 200
    assert [name for name, found in rows(open_patiently(address)).items() if found] == []


def test_a_database_that_has_people_is_never_written_over(
    nonet: CommandLine, postgresql: PostgreSQLServer
) -> None:
    address = postgresql.new_database()
    first = nonet("db", "move", address)
    second = nonet("db", "move", address)

    assert (first.status, second.status) == (0, 1)
    assert "already has accounts" in second.errors


def test_a_source_that_is_not_a_database_is_refused(nonet: CommandLine) -> None:
    other = CommandLine(nonet.folder, database_url="sqlite:///other")

    (nonet.folder / "other").write_text("no database at all, but a text " * 50)
    of_text = other("db", "move", "postgresql://127.0.0.1/unused")
    (nonet.folder / "other").unlink()
    (nonet.folder / "other").mkdir()
    of_folder = other("db", "move", "postgresql://127.0.0.1/unused")

    assert (of_text.status, of_folder.status) == (1, 1)
    assert of_text.errors == "nonet: other can't be moved: file is not a database\n"
    assert of_folder.errors == "nonet: other can't be moved: unable to open database file\n"


def test_a_database_cannot_move_to_a_file(nonet: CommandLine) -> None:
    refused = nonet("db", "move", f"sqlite:///{nonet.folder / 'other.db'}")

    assert refused.status == 1
    assert "expected postgresql://" in refused.errors


def test_a_database_moved_as_the_page_says_can_be_read_and_written_by_the_service(
    nonet: CommandLine, postgresql: PostgreSQLServer
) -> None:
    key = nonet("keys", "create", EMAIL, "--name", "test").output.strip()
    page = read("docs/how-to/back-up.md")
    made, moved = fenced_block(page, "From SQLite to PostgreSQL").splitlines()
    administrator = postgresql.environment()
    subprocess.run(made.split(), env=administrator, check=True)
    address = postgresql.url_of("nonet")

    typed = moved.replace("postgresql://nonet@HOST/nonet", address).split()
    outcome = nonet(*typed[1:])
    with Server(nonet.folder, database_url=address) as server:
        checked = server.post("/check", {"puzzle": UNIQUE}, key=key)
    postgresql.administrate("DROP DATABASE nonet WITH (FORCE)")

    assert (typed[-1], outcome.status, checked.status_code) == (address, 0, 200), outcome.errors
