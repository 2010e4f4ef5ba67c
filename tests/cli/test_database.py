import json
import re

import pytest
from sqlalchemy import Connection, text

from command_line import CommandLine
from postgres import PostgreSQLServer
from waiting import open_patiently


def test_an_upgrade_creates_the_database_and_can_be_repeated(nonet: CommandLine) -> None:
    first, second = nonet("db", "upgrade"), nonet("db", "upgrade", "--json")

    assert (first.status, first.errors, second.status, second.errors) == (0, "", 0, "")
    assert json.loads(second.output) == {"upToDate": True}
    assert (nonet.folder / "var" / "nonet.db").exists()


def test_a_shared_database_waits_for_its_upgrade(
    nonet: CommandLine, postgresql: PostgreSQLServer
) -> None:
    nonet = CommandLine(nonet.folder, database_url=postgresql.new_empty_database())
    refused = [nonet("serve"), nonet("accounts", "list")]
    upgraded = nonet("db", "upgrade")
    listed = nonet("accounts", "list")

    for outcome in refused:
        assert (outcome.status, outcome.output) == (1, "")
        assert re.fullmatch(r"nonet: .*nonet db upgrade.*\n", outcome.errors)
    assert (upgraded.status, upgraded.errors) == (0, "")
    assert listed == (0, "", "")


@pytest.mark.parametrize("arguments", [["serve"], ["accounts", "list"], ["db", "upgrade"]])
def test_a_newer_schema_is_reported_in_one_line(
    nonet: CommandLine, database_url: str, arguments: list[str]
) -> None:
    nonet = CommandLine(nonet.folder, database_url=database_url)
    nonet("db", "upgrade")
    database = open_patiently(database_url)
    for change in (
        "UPDATE alembic_version SET version_num = '9999'",
        "UPDATE schema_reach SET oldest = '9999'",
    ):
        database.run_now(Connection.execute, text(change))
    database.close_now()

    outcome = nonet(*arguments)

    assert (outcome.status, outcome.output) == (1, "")
    assert outcome.errors == (
        "nonet: the database's schema is of a newer version than this one: update Nonet\n"
    )


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "postgresql://127.0.0.1:hush-hush",
        "oracle://x",
        "postgresql://nonet@127.0.0.1:1/x",
        "postgresql+psycopg://nonet:hush-hush@127.0.0.1:1/x?connect_timeout=1",
        "postgresql://nonet@127.0.0.1/x?channel_binding=require",
        "sqlite:////nowhere/at/all/nonet.db",
        "sqlite://",
    ],
)
@pytest.mark.parametrize(
    "arguments",
    [["serve"], ["accounts", "list"], ["db", "upgrade"], ["db", "move", "postgresql://x"]],
)
def test_an_unusable_database_is_reported_without_its_password(
    nonet: CommandLine, address: str, arguments: list[str]
) -> None:
    outcome = CommandLine(nonet.folder, database_url=address)(*arguments)

    assert (outcome.status, outcome.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", outcome.errors)
    assert "hush-hush" not in outcome.errors


def test_a_folder_that_cannot_be_created_is_reported_in_one_line(nonet: CommandLine) -> None:
    (nonet.folder / "file").touch()

    outcome = CommandLine(nonet.folder, data_dir="file/below")("accounts", "list")

    assert (outcome.status, outcome.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", outcome.errors)
