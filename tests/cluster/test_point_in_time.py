"""A restore to a moment with the page's commands: only earlier data is there."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from command_line import CommandLine
from markdown import fenced_block, read
from postgres import PostgreSQLServer, find_programs, postgresql_server
from waiting import eventually

ARCHIVE = "/var/backups/nonet"
AS_POSTGRES = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


@pytest.fixture
def server() -> Iterator[PostgreSQLServer]:
    """Have a server of this test's own, for it is restarted."""
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    with postgresql_server(programs) as started:
        yield started


def typed(number: int, server: PostgreSQLServer, folder: Path, **known: str) -> None:
    """Type a block of the page as PostgreSQL's administrator, with a folder for the archive."""
    block = fenced_block(read("docs/how-to/back-up.md"), "To a moment", number)
    command = ["/bin/sh", "-euc", block.replace(ARCHIVE, str(folder / "archive"))]
    given = {**server.environment(), **known}
    subprocess.run([*AS_POSTGRES, *command], cwd=folder, env=given, check=True)


@pytest.mark.timeout(300)
def test_a_restore_to_a_moment_has_only_earlier_data(
    server: PostgreSQLServer, tmp_path: Path
) -> None:
    folder = server.folder / "administrator"
    for each in (folder, folder / "archive", folder / "archive" / "wal"):
        each.mkdir()
        if AS_POSTGRES:
            shutil.chown(each, "postgres", "postgres")
    server.administrate("CREATE DATABASE live OWNER nonet")
    nonet = CommandLine(tmp_path, database_url=server.url_of("live"))
    nonet("db", "upgrade")
    typed(0, server, folder)
    server.stop()
    server.start()
    typed(1, server, folder)
    nonet("accounts", "create", "before@example.com")
    (moment,) = server.ask("SELECT clock_timestamp()::text")
    nonet("accounts", "create", "after@example.com")
    (full,) = server.ask("SELECT pg_walfile_name(pg_switch_wal())")
    # A machine that is lost has archived no more than it came to.
    eventually(lambda: server.ask("SELECT last_archived_wal FROM pg_stat_archiver") >= (full,))
    server.stop()

    began = time.monotonic()
    # The other machine's server has the first one's address, which is gone.
    typed(2, server, folder, MOMENT=moment, PGOPTIONS="")
    listed = nonet("accounts", "list", "--json").output
    took = time.monotonic() - began
    subprocess.run(
        [*AS_POSTGRES, str(find_programs()) + "/pg_ctl", "stop", "-D", str(folder / "restored")],
        check=True,
        cwd=folder,
    )
    server.start()

    print(f"restored to a moment and read in {took:.1f} s")  # noqa: T201 - the test's result
    assert "before@example.com" in listed
    assert "after@example.com" not in listed
