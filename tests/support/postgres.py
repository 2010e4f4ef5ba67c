"""A PostgreSQL server of the tests' own, thrown away after them."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, event, text

from nonet.database.connection import Database
from nonet.database.schema import upgrade
from processes import children_of
from waiting import open_patiently

MISSING = "PostgreSQL is not installed: apt-get install postgresql"
_NUMBERS = count(1)
# For tests of a `service` that is to behave the same on each kind of database. `tests/accounts` and
# `tests/access` cover the pages of a service on PostgreSQL.
on_each_database = pytest.mark.parametrize(
    "service",
    ["sqlite", pytest.param("postgresql", marks=[pytest.mark.slow, pytest.mark.thorough])],
    indirect=True,
)


def find_programs() -> Path | None:
    """Return the folder with `initdb` and `pg_ctl`, which Debian keeps out of the path."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else Path("/usr/lib/postgresql").glob("*/bin")
    return max((folder for folder in folders if (folder / "pg_ctl").exists()), default=None)


class PostgreSQLServer:
    """A running server that listens only on a socket in its folder."""

    def __init__(self, folder: Path, programs: Path, run: Callable[..., None]) -> None:
        self._programs = programs
        self._folder = folder
        self._run = run
        # The migrations' statements: they are noted when they run first.
        self._layout: list[str] | None = None

    def environment(self) -> dict[str, str]:
        """Return this process's environment with the variables for PostgreSQL's own programs."""
        path = f"{self._programs}{os.pathsep}{os.environ['PATH']}"
        return {**os.environ, "PATH": path, "PGHOST": str(self._folder), "PGUSER": "postgres"}

    def url_of(self, name: str) -> str:
        """Return the URL of a database, as operators write it."""
        return f"postgresql://nonet@/{name}?host={self._folder}"

    def start(self) -> None:
        """Start the server and wait until it is up."""
        # In its own file, so that a copy of the cluster listens there too.
        options = "-c fsync=off"
        log = f"--log={self._folder / 'log'}"
        self._run("pg_ctl", "start", "--wait", "--silent", log, f"-o {options}")

    def stop(self) -> None:
        """Stop the server at once, without closing connections first."""
        self._run("pg_ctl", "stop", "--mode=immediate", "--silent")

    def set(self, name: str, value: str) -> None:
        """Change a setting of the running server, for sessions that are there already too."""
        self.administrate(f"ALTER SYSTEM SET {name} = {value}", "SELECT pg_reload_conf()")

    @property
    def folder(self) -> Path:
        """The folder that its socket is in, which belongs to its user."""
        return self._folder

    def ask(self, statement: str) -> tuple[str, ...]:
        """Return the first row that a statement of the administrator's gives, as text."""
        (row,) = _run_as("postgres", self._folder, statement)
        return tuple(map(str, row))

    def administrate(self, *statements: str) -> None:
        """Run statements as the administrator, who is not the service's role."""
        _run_as("postgres", self._folder, *statements)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Let the server stand still: it keeps its connections, takes new ones, answers none."""
        postmaster = int((self._folder / "cluster" / "postmaster.pid").read_text().split()[0])
        processes = {postmaster}
        # The postmaster first: then it makes no others.
        os.kill(postmaster, signal.SIGSTOP)
        processes |= children_of(postmaster)
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def new_database(self) -> str:
        """Make a place with all tables and return its URL."""
        if self._layout is None:
            url = self.new_empty_database()
            self._layout = _lay_out(url)
            return url
        name = self._new_schema()
        path = f"SET search_path = {name}, pg_catalog"
        _run_as("nonet", self._folder, path, *self._layout)
        return self._url_of_schema(name)

    @contextmanager
    def database_on(self, folder: Path) -> Iterator[str]:
        """Make a database whose files are in a folder of the server's user; give its URL."""
        self.administrate(
            f"CREATE TABLESPACE other LOCATION '{folder}'",
            "CREATE DATABASE nonet_other OWNER nonet TABLESPACE other",
        )
        try:
            yield self.url_of("nonet_other")
        finally:
            self.administrate("DROP DATABASE nonet_other WITH (FORCE)", "DROP TABLESPACE other")

    def new_empty_database(self) -> str:
        """Make a place without any table and return its URL.

        It is a schema, which is made ten times as fast as a database and keeps as much apart.
        """
        return self._url_of_schema(self._new_schema())

    def _new_schema(self) -> str:
        name = f"nonet{next(_NUMBERS)}"
        self.administrate(f"CREATE SCHEMA {name} AUTHORIZATION nonet")
        return name

    def _url_of_schema(self, name: str) -> str:
        # In this order a function of the schema goes before the server's own: see `stop_clock`.
        return f"{self.url_of('postgres')}&options=-csearch_path%3D{name},pg_catalog"


def _run_as(user: str, folder: Path, *statements: str) -> list[Any]:
    """Run statements outside a transaction, in any thread; return the rows of the last one."""

    async def run() -> list[Any]:
        link = await asyncpg.connect(host=str(folder), user=user, database="postgres")
        try:
            for statement in statements[:-1]:
                await link.execute(statement)
            return list(await link.fetch(statements[-1]))
        finally:
            await link.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, run()).result()


def _lay_out(url: str) -> list[str]:
    """Make all tables by the migrations and return the statements that did it."""
    statements: list[str] = []

    def migrate(connection: Connection) -> None:
        @event.listens_for(connection, "before_cursor_execute")
        def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if not statement.lstrip().startswith("SELECT"):
                statements.append(statement)

        upgrade(connection)

    database = open_patiently(url)
    database.run_now(migrate)
    database.close_now()
    return statements


_STOPPING = (
    "CREATE TABLE stopped_clock (now_ms NUMERIC NOT NULL)",
    "INSERT INTO stopped_clock VALUES (0)",
    """
    CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    'SELECT to_timestamp(now_ms / 1000) FROM stopped_clock'
    """,
)


def stop_clock(database: Database) -> None:
    """Let the clock of a place stand still, until it is set."""
    database.run_now(lambda connection: [connection.execute(text(line)) for line in _STOPPING])


def set_clock(database: Database, now: float) -> None:
    """Set the stopped clock of a place, in seconds since 1970."""
    setting = text("UPDATE stopped_clock SET now_ms = :now_ms")
    at = {"now_ms": round(now * 1_000_000) / 1000}
    database.run_now(lambda connection: connection.execute(setting, at))


@contextmanager
def postgresql_server(programs: Path) -> Iterator[PostgreSQLServer]:
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

    run("initdb", "--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8")
    with (cluster / "postgresql.conf").open("a") as settings:
        settings.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\n")
    server = PostgreSQLServer(folder, programs, run)
    try:
        server.start()
        server.administrate("CREATE ROLE nonet LOGIN CREATEDB")
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
