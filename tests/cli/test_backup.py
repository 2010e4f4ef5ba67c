"""`nonet backup`: backups of SQLite and PostgreSQL databases."""

import json
import os
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from command_line import CommandLine
from nonet.server.backups import take_backup
from nonet.server.settings import Settings
from postgres import PostgreSQLServer

EMAIL = "ada@example.com"


@pytest.fixture
def settled(nonet: CommandLine) -> CommandLine:
    """Return a command line in a folder with an account and a secret."""
    nonet("db", "upgrade")
    nonet("accounts", "create", EMAIL)
    (nonet.folder / "var" / "secret").write_text("0" * 64)
    return nonet


def test_only_the_owner_can_read_a_backup_of_database_and_secret(settled: CommandLine) -> None:
    ended = settled("backup", "backups", "--json")

    reported = json.loads(ended.output)
    (folder,) = (settled.folder / "backups").iterdir()
    assert (ended.status, reported["backup"]) == (0, f"backups/{folder.name}")
    assert {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()} == {
        "nonet-backup.db": 0o600,
        "nonet-backup.secret": 0o600,
    }
    assert reported["bytes"] == sum(file.stat().st_size for file in folder.iterdir())
    with closing(sqlite3.connect(folder / "nonet-backup.db")) as database:
        assert database.execute("SELECT email FROM accounts").fetchall() == [(EMAIL,)]


def test_the_newest_backups_are_kept(settled: CommandLine) -> None:
    backups = settled.folder / "backups"
    days = [f"2020-01-{day:02}T03-30-00Z" for day in range(1, 6)]
    for day in days:
        (backups / day).mkdir(parents=True)
    (backups / "mine").touch()

    ended = settled("backup", "backups", "--keep=3")

    assert ended.status == 0, ended.errors
    kept = sorted(path.name for path in backups.iterdir())
    assert (kept[:2], kept[3:]) == (days[3:], ["mine"])


def test_backups_taken_at_the_same_time_are_all_kept(settled: CommandLine) -> None:
    settings = Settings(_env_file=None, data_dir=settled.folder / "var")
    take = partial(take_backup, settings, settled.folder / "backups", keep=9)

    with ThreadPoolExecutor(3) as takers:
        taken = [taking.result() for taking in [takers.submit(take) for _ in range(3)]]

    assert sorted(taken) == sorted((settled.folder / "backups").iterdir())
    assert len(set(taken)) == 3
    for folder in taken:
        assert {file.name for file in folder.iterdir()} == {
            "nonet-backup.db",
            "nonet-backup.secret",
        }


def test_a_failed_backup_replaces_no_other(settled: CommandLine) -> None:
    settled("backup", "backups")
    (settled.folder / "var" / "nonet.db").unlink()

    failed = settled("backup", "backups")

    assert (failed.status, failed.output) == (1, "")
    assert "no backup of var/nonet.db" in failed.errors
    # It also doesn't keep disk space that the service may need.
    (kept,) = (settled.folder / "backups").iterdir()
    assert kept.name.endswith("Z")
    assert not (settled.folder / "var" / "nonet.db").exists()


def test_a_damaged_database_is_not_backed_up(settled: CommandLine) -> None:
    file = settled.folder / "var" / "nonet.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))

    failed = settled("backup", "backups")

    assert failed.status == 1
    assert list((settled.folder / "backups").iterdir()) == []


def test_the_doctor_reports_the_age_of_the_last_backup(settled: CommandLine) -> None:
    public = CommandLine(settled.folder, site_url="https://nonet.example")
    before = found(public)
    settled("backup", "backups")
    after = found(public)
    last = settled.folder / "var" / "last-backup"
    os.utime(last, (0, last.stat().st_mtime - 27 * 3_600))
    old = found(public)

    assert [row["wrong"] for row in (before, after, old)] == [True, False, True]
    assert after["found"].endswith("Z, 0 hours old")
    assert "27 hours old" in old["found"]


def found(nonet: CommandLine) -> dict[str, Any]:
    rows = map(json.loads, nonet("doctor", "--json").output.splitlines())
    return next(row for row in rows if row["subject"] == "backup")


@pytest.mark.slow
def test_a_postgresql_backup_omits_a_secret_from_the_settings(
    tmp_path: Path, postgresql: PostgreSQLServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", postgresql.environment()["PATH"])
    url = postgresql.url_of("postgres")
    nonet = CommandLine(tmp_path, database_url=url, secret="chance" * 6)

    ended = nonet("backup", "backups")

    assert ended.status == 0, ended.errors
    (folder,) = (tmp_path / "backups").iterdir()
    assert [file.name for file in folder.iterdir()] == ["nonet-backup.dump"]
    assert (folder / "nonet-backup.dump").stat().st_mode & 0o777 == 0o600


@pytest.mark.slow
def test_a_missing_database_is_reported_without_its_password(
    tmp_path: Path, postgresql: PostgreSQLServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", postgresql.environment()["PATH"])
    url = "postgresql://ada:hush-hush@127.0.0.1:9/nobody"

    failed = CommandLine(tmp_path, database_url=url)("backup", "backups")

    assert (failed.status, failed.output) == (1, "")
    assert failed.errors.startswith("nonet: pg_dump: error: connection to server")
    assert "refused" in failed.errors
    assert "hush-hush" not in failed.errors
    assert shutil.which("pg_dump") is not None
