"""The backup that operators' timers take, of either kind of database."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from types import MappingProxyType

import pytest

from acting import add_account
from markdown import REPOSITORY
from nonet.database import upgrade
from postgres import PostgreSQLServer
from waiting import open_patiently

SCRIPT = REPOSITORY / "deploy" / "backup" / "backup.sh"
needs_sqlite3 = pytest.mark.skipif(
    shutil.which("sqlite3") is None, reason="sqlite3 is missing (Debian: sqlite3)"
)


def back_up(
    data: Path, into: Path, environment: Mapping[str, str] = MappingProxyType({})
) -> subprocess.CompletedProcess[str]:
    known = {"PATH": os.environ["PATH"], "NONET_DATA_DIR": str(data), **environment}
    return subprocess.run([SCRIPT, into], env=known, capture_output=True, text=True, check=False)


def lay_out(data: Path) -> None:
    data.mkdir()
    database = open_patiently(f"sqlite:///{data / 'nonet.db'}")
    database.run_now(upgrade)
    add_account(database, "ada@example.com", now_ms=1)
    database.close_now()
    (data / "secret").write_text("chance", "utf-8")


@needs_sqlite3
def test_a_backup_holds_database_and_secret_for_their_owner_alone(tmp_path: Path) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    lay_out(data)

    ended = back_up(data, backups)

    assert ended.returncode == 0, ended.stderr
    (folder,) = backups.iterdir()
    assert {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()} == {
        "nonet-backup.db": 0o600,
        "nonet-backup.secret": 0o600,
    }
    with closing(sqlite3.connect(folder / "nonet-backup.db")) as database:
        assert database.execute("SELECT email FROM accounts").fetchall() == [("ada@example.com",)]


@needs_sqlite3
def test_the_newest_fourteen_are_kept(tmp_path: Path) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    lay_out(data)
    days = [f"2020-01-{day:02}T03-30-00Z" for day in range(1, 16)]
    for day in days:
        (backups / day).mkdir(parents=True)
        (backups / day / "nonet-backup.db").touch()
    (backups / "mine").touch()

    ended = back_up(data, backups)

    assert ended.returncode == 0, ended.stderr
    kept = sorted(path.name for path in backups.iterdir())
    assert kept[:13] == days[2:]
    assert kept[14:] == ["mine"]


@needs_sqlite3
def test_a_backup_that_fails_says_so_and_takes_no_other_s_place(tmp_path: Path) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    lay_out(data)
    back_up(data, backups)
    (data / "nonet.db").unlink()

    failed = back_up(data, backups)

    assert failed.returncode != 0
    assert len(list(backups.glob("*Z"))) == 1
    assert not (data / "nonet.db").exists()


@pytest.mark.slow
def test_a_database_on_postgresql_is_dumped_without_a_secret_that_is_a_setting(
    tmp_path: Path, postgresql: PostgreSQLServer
) -> None:
    tools = postgresql.environment()
    settings = {"NONET_DATABASE_URL": postgresql.url_of("postgres"), "NONET_SECRET": "chance"}

    ended = back_up(tmp_path, tmp_path / "backups", {"PATH": tools["PATH"], **settings})

    assert ended.returncode == 0, ended.stderr
    (folder,) = (tmp_path / "backups").iterdir()
    (dump,) = folder.iterdir()
    restorer = shutil.which("pg_restore", path=tools["PATH"]) or ""
    listed = subprocess.run(
        [restorer, "--list", dump], env=tools, capture_output=True, text=True, check=True
    ).stdout
    assert "dbname: postgres" in listed
