"""Data is on the disk before the service confirms it, as the system's calls show.

A power cut cannot be tried here, so the calls are watched: between the last write of a request
to the database's log and the first byte of its answer the log is synced.
"""

import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server import COMMAND, Server, environment

MISSING = "strace is not installed: apt-get install strace"
EMAIL = "ada@example.com"
UNFINISHED = "<unfinished ...>"
_CALLS = "pwrite64,fsync,fdatasync,read,recvfrom,recvmsg,write,writev,sendto,sendmsg"


@pytest.fixture
def strace(tmp_path: Path) -> list[str]:
    """Give the beginning of a command that is watched, with its system calls written to `calls`."""
    program = shutil.which("strace")
    if program is None:
        pytest.skip(MISSING)
    # With `-D` the watched process is the one that was started, and takes its signals itself.
    options = ["-D", "-f", "-y", "-s", "64", "-e", f"trace={_CALLS}"]
    return [program, *options, "-o", str(tmp_path / "calls")]


class Calls:
    """The system's calls of a watched command, each one line, in the order in which they ended."""

    def __init__(self, folder: Path) -> None:
        self._lines = list(_joined((folder / "calls").read_text("utf-8", "replace").splitlines()))

    def is_synced_between(self, asked: str, answered: str) -> bool:
        """Return whether the log was written and then synced between a request and its answer."""
        begin = next(i for i, line in enumerate(self._lines) if asked in line)
        end = next(i for i in range(begin + 1, len(self._lines)) if answered in self._lines[i])
        is_written = False
        begun_after_write: dict[str, bool] = {}
        for line in self._lines[begin:end]:
            thread = line.split()[0]
            if "pwrite64(" in line and "nonet.db-wal>" in line:
                is_written = True
            elif re.search(r"f(data)?sync\(.*nonet\.db-wal>", line):
                if line.endswith(UNFINISHED):
                    begun_after_write[thread] = is_written
                elif line.endswith("= 0") and begun_after_write.pop(thread, is_written):
                    return True
        return False


def _joined(lines: list[str]) -> Iterator[str]:
    """Put calls together that were shown in two parts, at the place of their end."""
    begun: dict[str, str] = {}
    for line in lines:
        thread = line.split()[0]
        if line.endswith(UNFINISHED):
            begun[thread] = line.removesuffix(UNFINISHED).rstrip()
            if "sync(" in line:
                yield line  # it syncs writes from before its beginning
        elif " resumed>" in line:
            yield begun.pop(thread, thread) + line.partition(" resumed>")[2]
        else:
            yield line


def test_a_key_that_a_command_revoked_is_revoked_on_the_disk(
    strace: list[str], tmp_path: Path
) -> None:
    for arguments in (
        ["db", "upgrade"],
        ["accounts", "create", EMAIL],
        ["keys", "create", EMAIL, "--name", "lost"],
    ):
        subprocess.run(
            [COMMAND, *arguments],
            cwd=tmp_path,
            env=environment({}),
            check=True,
            stdout=subprocess.DEVNULL,
        )
    revoking = [*strace, str(COMMAND), "keys", "revoke", "1"]
    said = subprocess.run(
        revoking, cwd=tmp_path, env=environment({}), check=True, capture_output=True, text=True
    ).stdout

    assert said == "key 1 (lost) revoked\n"
    assert Calls(tmp_path).is_synced_between("nonet.db", '"key 1 (lost) revoked')


def test_changes_that_the_website_confirms_are_on_the_disk(
    strace: list[str], tmp_path: Path
) -> None:
    with Server(tmp_path, before=strace) as server:
        post = server.client.post
        server.client.headers["Sec-Fetch-Site"] = "same-origin"
        page = post("/developers/sign-in", data={"email": EMAIL}).text
        link = re.search(r"/developers/sign-in/[\w-]+", page)
        assert link, page
        signed_in = post(link[0])
        made = post("/developers/keys", data={"name": "lost", "days": "0"})
        key_id = key_id_in(tmp_path)
        revoked = post(f"/developers/keys/{key_id}/revoke")

    statuses = [answer.status_code for answer in (signed_in, made, revoked)]
    calls = Calls(tmp_path)
    assert statuses == [303, 200, 303]
    assert calls.is_synced_between('"POST /developers/sign-in HTTP', '"HTTP/1.1 200')
    assert calls.is_synced_between('"POST /developers/sign-in/', '"HTTP/1.1 303')
    assert calls.is_synced_between('"POST /developers/keys HTTP', '"HTTP/1.1 200')
    assert calls.is_synced_between(f'"POST /developers/keys/{key_id}/revoke', '"HTTP/1.1 303')


def key_id_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "var" / "nonet.db")) as database:
        found: int = database.execute("SELECT id FROM api_keys WHERE name = 'lost'").fetchone()[0]
        return found
