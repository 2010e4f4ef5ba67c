"""A PostgreSQL server of the tests' own, thrown away after them."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from nonet.database import Database, upgrade

MISSING = "PostgreSQL is not installed: apt-get install postgresql"
_NUMBERS = count(1)
# For tests of a `service` that is to behave the same on each kind of database.
on_each_database = pytest.mark.parametrize("service", ["sqlite", "postgresql"], indirect=True)


def find_programs() -> Path | None:
    """Return the folder with `initdb` and `pg_ctl`, which Debian keeps out of the path."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else Path("/usr/lib/postgresql").glob("*/bin")
    return max((folder for folder in folders if (folder / "pg_ctl").exists()), default=None)


class PostgreSQL:
    """A running server that listens on a socket in its folder alone."""

    def __init__(self, folder: Path) -> None:
        self._address = f"postgresql+psycopg://nonet@/postgres?host={folder}"

    def new_database(self) -> str:
        """Make a place with all tables and return its URL."""
        url = self.new_empty_database()
        database = Database(url)
        database.run_now(upgrade)
        database.close_now()
        return url

    def new_empty_database(self) -> str:
        """Make a place without any table and return its URL.

        It is a schema, which is made ten times as fast as a database and keeps as much apart.
        """
        name = f"nonet{next(_NUMBERS)}"
        admin = create_engine(self._address)
        with admin.begin() as connection:
            connection.execute(text(f"CREATE SCHEMA {name}"))
        admin.dispose()
        return f"{self._address}&options=-csearch_path%3D{name}"


@contextmanager
def postgresql_server(programs: Path) -> Iterator[PostgreSQL]:
    """Start a fresh server; it refuses to be root, so root hands it to the `postgres` user."""
    folder = Path(tempfile.mkdtemp(prefix="nonet-postgresql-"))
    cluster = folder / "cluster"
    as_other: list[str] = []
    if os.geteuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        as_other = ["runuser", "-u", "postgres", "--"]

    def run(program: str, *arguments: str) -> None:
        command = [*as_other, str(programs / program), "-D", str(cluster), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)

    run("initdb", "--auth=trust", "--username=nonet", "--no-sync", "--encoding=UTF8")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    try:
        run("pg_ctl", "start", "--wait", "--silent", f"--log={folder / 'log'}", f"-o {options}")
        yield PostgreSQL(folder)
    finally:
        run("pg_ctl", "stop", "--mode=immediate", "--silent")
        shutil.rmtree(folder)
