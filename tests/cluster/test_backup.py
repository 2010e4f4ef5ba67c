"""A backup that is taken under load holds every key and session that was there when it began.

The commands for operators are read from the page that explains them, and typed.
"""

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest
from httpx2 import Client

from command_line import CommandLine
from counting_client import CountingClient
from markdown import fenced_block
from own_machine import APART, AS_ROOT, needs_own_machine
from postgres import PostgreSQLServer
from processes import child_process
from samples import UNIQUE
from server import COMMAND, Server, environment
from site_client import KEY
from waiting import eventually

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "back-up.md").read_text("utf-8")
OTHER_MACHINE = Path(__file__).parents[1] / "support" / "other_machine.py"
PEOPLE = 20
NO_LIMIT = 10**9
LIMITS: dict[str, Any] = {"rate_limit_per_minute": NO_LIMIT, "sign_ins_per_hour": NO_LIMIT}


class Place(Protocol):
    """A kind of database, with the page's commands for it."""

    def begin(self) -> dict[str, Any]:
        """Make the database and return the settings that name it."""

    def back_up(self) -> None:
        """Take a backup."""

    def restore(self, folder: Path) -> dict[str, Any]:
        """Restore it in a new folder and return the settings that name it."""


class OnSQLite:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def begin(self) -> dict[str, Any]:
        return {}

    def back_up(self) -> None:
        typed(fenced_block(PAGE, "Take one"), self._folder, with_nonet(environment({})))

    def restore(self, folder: Path) -> dict[str, Any]:
        for file in self._folder.glob("backups/*/*"):
            assert file.stat().st_mode & 0o777 == 0o600
        shutil.move(self._folder / "backups", folder)
        typed(fenced_block(PAGE, "Restore on SQLite"), folder, environment({}))
        with closing(sqlite3.connect(folder / "var" / "nonet.db")) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        return {}


class OnPostgreSQL:
    def __init__(self, server: PostgreSQLServer, folder: Path) -> None:
        self._server = server
        self._folder = folder

    def begin(self) -> dict[str, Any]:
        typed("createdb -O nonet nonet_live", self._folder, self._server.environment())
        url = self._server.url_of("nonet_live")
        assert CommandLine(self._folder, database_url=url)("db", "upgrade").status == 0
        return {"database_url": url}

    def back_up(self) -> None:
        url = self._server.url_of("nonet_live")
        known = {**self._server.environment(), "NONET_DATABASE_URL": url}
        typed(fenced_block(PAGE, "Take one"), self._folder, with_nonet(known))

    def restore(self, folder: Path) -> dict[str, Any]:
        shutil.move(self._folder / "backups", folder)
        (folder / "var").mkdir()
        (secret,) = folder.glob("backups/*/nonet-backup.secret")
        shutil.copy(secret, folder / "var" / "secret")
        typed(fenced_block(PAGE, "Restore on PostgreSQL"), folder, self._server.environment())
        return {"database_url": self._server.url_of("nonet_restored")}


def typed(commands: str, folder: Path, known: dict[str, str]) -> str:
    """Type commands in a folder and return their output."""
    return subprocess.run(
        ["/bin/sh", "-euc", commands],
        cwd=folder,
        env=known,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def with_nonet(known: dict[str, str]) -> dict[str, str]:
    """Return an environment in which `nonet` is found."""
    return {**known, "PATH": f"{COMMAND.parent}{os.pathsep}{known['PATH']}"}


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "postgresql":
        server: PostgreSQLServer = request.getfixturevalue("postgresql")
        yield OnPostgreSQL(server, tmp_path)
        for name in ("nonet_live", "nonet_restored"):
            typed(f"dropdb --if-exists --force {name}", tmp_path, server.environment())
    else:
        yield OnSQLite(tmp_path)


class Person(NamedTuple):
    """Credentials that somebody got from the website."""

    session: str
    key: str

    def asked(self, client: Client) -> tuple[int, int]:
        """Return how the key and the session are received."""
        headers = {"Authorization": f"Bearer {self.key}"}
        check = client.post("/api/v1/check", json={"puzzle": UNIQUE}, headers=headers)
        headers = {"Cookie": f"nonet-session={self.session}"}
        return check.status_code, client.get("/developers/account", headers=headers).status_code


class Newcomers:
    """People who sign up one after the other, and those whose sign-up was confirmed."""

    def __init__(self) -> None:
        self._numbers = count()
        self.shown: list[Person] = []
        self.shown_at: list[float] = []

    def sign_up(self, client: Client) -> int:
        """Sign somebody up, make a key, and return the status of the last answer."""
        client.headers["Sec-Fetch-Site"] = "same-origin"
        address = {"email": f"{next(self._numbers)}@example.com"}
        page = client.post("/developers/sign-in", data=address).text
        link = re.search(r"/developers/sign-in/[\w-]+", page)
        assert link, page
        client.post(link[0])
        made = client.post("/developers/keys", data={"name": "laptop", "days": "0"})
        key = KEY.search(unescape(made.text))
        assert key, made.text
        self.shown.append(Person(client.cookies["nonet-session"], key[0]))
        self.shown_at.append(time.monotonic())
        return made.status_code

    def wait_for_more(self) -> None:
        """Wait until some more have signed up."""
        wanted = len(self.shown) + PEOPLE
        eventually(lambda: len(self.shown) >= wanted)


@pytest.mark.journey
@pytest.mark.sample("sqlite")
@pytest.mark.timeout(300)
def test_a_backup_under_load_restores_every_key_and_every_session(
    place: Place, tmp_path: Path
) -> None:
    newcomers, restored_folder = Newcomers(), tmp_path / "restored"
    restored_folder.mkdir()
    with Server(tmp_path, **LIMITS, **place.begin()) as server:
        key = server.key

        def check(client: Client) -> int:
            headers = {"Authorization": f"Bearer {key}"}
            return client.post(
                "/api/v1/check", json={"puzzle": UNIQUE}, headers=headers
            ).status_code

        checking = CountingClient(server.url, check, threads=2)
        coming = CountingClient(server.url, newcomers.sign_up, threads=2)
        with checking, coming:
            newcomers.wait_for_more()
            told_before = list(newcomers.shown)
            place.back_up()
            newcomers.wait_for_more()
        pack = server.post("/packs", {"difficulty": "beginner"}, key=key).json()
        download = pack["pdfUrl"].removeprefix(server.url)

    settings = place.restore(restored_folder)
    with Server(restored_folder, **LIMITS, **settings) as restored:
        received = [person.asked(restored.client) for person in told_before]
        later = {person.asked(restored.client) for person in newcomers.shown}
        printed = restored.client.get(download)
        first = Person("", key).asked(restored.client)[0]

    assert (set(checking.answers), set(coming.answers)) == ({200}, {200})
    assert received == [(200, 200)] * len(told_before)
    # Later ones may be in it, or not yet, or with only a session; nobody meets a fault.
    assert later <= {(200, 200), (401, 200), (401, 303)}
    assert (first, printed.status_code, printed.content[:5]) == (200, 200, b"%PDF-")


@needs_own_machine
@pytest.mark.timeout(300)
def test_another_machine_serves_from_only_the_backup_once_the_first_is_gone(
    place: Place, tmp_path: Path
) -> None:
    database = "sqlite" if isinstance(place, OnSQLite) else "postgresql"
    newcomers = Newcomers()
    machine = [*AS_ROOT, *APART, sys.executable, str(OTHER_MACHINE), database]
    with (
        child_process(machine, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other,
        Server(tmp_path, **LIMITS, **place.begin()) as server,
    ):
        assert other.stdin is not None
        assert other.stdout is not None
        assert json.loads(other.stdout.readline()) == "prepared"
        with CountingClient(server.url, newcomers.sign_up, threads=1):
            newcomers.wait_for_more()
            told_before = len(newcomers.shown)
            place.back_up()
            newcomers.wait_for_more()
            server.send(signal.SIGKILL)
            gone_at = time.monotonic()
        keys = [person.key for person in newcomers.shown]
        other.stdin.write(json.dumps(keys).encode() + b"\n")
        with tarfile.open(fileobj=other.stdin, mode="w|") as archive:
            archive.add(tmp_path / "backups", "backups")
        other.stdin.close()
        assert json.loads(other.stdout.readline()) == "serves"
        served_at = time.monotonic()
        statuses = json.loads(other.stdout.readline())

    lost = [at for at, status in zip(newcomers.shown_at, statuses, strict=True) if status != 200]
    lost_s = gone_at - min(lost, default=gone_at)
    print(f"{database}: {len(lost)} of {len(keys)} keys lost, "  # noqa: T201 - the test's result
          f"the last {lost_s:.1f} s; served after {served_at - gone_at:.1f} s")  # fmt: skip
    assert statuses[:told_before] == [200] * told_before
    assert set(statuses) <= {200, 401}
    assert statuses == sorted(statuses)
