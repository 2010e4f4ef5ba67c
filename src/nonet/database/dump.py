"""Backups of a database in use, and test restores."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex

from sqlalchemy import URL, Connection, func, select

from nonet.database import postgresql, schema, tables
from nonet.database.connection import Database, file_of, read_address
from nonet.database.sqlite_file import SqliteFile
from nonet.errors import NonetError

_NAME = "nonet-backup"
_PATIENCE_S = 60.0
_MAY_CREATE = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"


class BackupError(NonetError):
    """A backup can't be taken or read."""

    code = "BACKUP_FAILED"


def back_up(url: str, folder: Path) -> Path:
    """Write a backup into a folder while the database is in use, verify it, and return its path.

    Raises:
        BackupError.
    """
    file = file_of(url)
    if file is None:
        copy = folder / f"{_NAME}.dump"
        _run("pg_dump", "--format=custom", f"--file={copy}", url=url)
        _run("pg_restore", f"--file={os.devnull}", str(copy), url=None)
        return copy
    copy = folder / f"{_NAME}.db"
    try:
        address = f"{file.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(address, uri=True, timeout=_PATIENCE_S)) as source:
            source.execute("VACUUM INTO ?", (str(copy),))
    except sqlite3.Error as fault:
        raise BackupError(f"no backup of {file}: {fault}") from fault
    _require_whole(copy)
    return copy


def accounts_in(backup: Path, url: str) -> int:
    """Restore a backup into a temporary database; return its number of accounts.

    Raises:
        BackupError.
        UnavailableError.
    """
    restored = _restored_file if backup.suffix == ".db" else _restored_dump
    with restored(backup, url) as scratch:
        database = Database(scratch)
        try:
            return database.run_now(_count_accounts)
        finally:
            database.close_now()


def _count_accounts(connection: Connection) -> int:
    state = schema.state_of(connection)
    if state in (schema.SchemaState.EMPTY, schema.SchemaState.NEWER):
        raise BackupError(f"the backup is {state.value}")
    return connection.scalar(select(func.count()).select_from(tables.accounts)) or 0


@contextmanager
def _restored_file(backup: Path, _url: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "nonet.db")
        shutil.copyfile(backup, copy)
        _require_whole(copy)
        yield f"sqlite:///{copy}"


@contextmanager
def _restored_dump(backup: Path, url: str) -> Iterator[str]:
    """Restore into a temporary database on the same server."""
    server = read_address(url)
    name = f"nonet_scratch_{token_hex(4)}"
    scratch = server.set(database=name).render_as_string(hide_password=False)
    if not postgresql.administrate(server, _MAY_CREATE):
        raise BackupError(
            "the role may not create a temporary database: run ALTER ROLE ... CREATEDB"
        )
    postgresql.administrate(server, f"CREATE DATABASE {name}")
    try:
        _run("pg_restore", "--exit-on-error", "--no-owner", str(backup), url=scratch)
        yield scratch
    finally:
        postgresql.administrate(server, f"DROP DATABASE {name} WITH (FORCE)")


def _require_whole(file: Path) -> None:
    damage = SqliteFile(file).damage()
    if damage is not None:
        raise BackupError(f"{file} is damaged: {damage}")


def _run(program: str, *arguments: str, url: str | None) -> None:
    """Run a program of PostgreSQL; keep the password out of the list of processes."""
    given = dict(os.environ)
    if url is not None:
        address: URL = read_address(url)
        if address.password is not None:
            given["PGPASSWORD"] = str(address.password)
        known = address.set(drivername="postgresql")._replace(password=None)
        arguments = (f"--dbname={known.render_as_string()}", *arguments)
    found = shutil.which(program)
    if found is None:
        raise BackupError(f"{program} is missing: install PostgreSQL's client programs")
    ran = subprocess.run(  # noqa: S603 - a program of PostgreSQL
        [found, *arguments], env=given, capture_output=True, text=True, check=False
    )
    if ran.returncode != 0:
        output = " ".join(ran.stderr.split()).removeprefix(f"{program}: ")
        raise BackupError(f"{program}: {output or ran.returncode}")
