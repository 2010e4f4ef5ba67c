"""SQLite in trouble under a server that runs: nobody hangs, nobody is lied to, and it heals."""

import re
import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from command_line import CommandLine
from database_faults import (
    ask,
    assert_all_are_refused,
    assert_falls_and_stands_up,
    assert_logged_once,
    hurried_server,
    is_ready,
)
from processes import child_process
from server import Server
from small_disk import fill, small_disk
from waiting import eventually

PAGE = 1 << 12
EMAIL = "ada@example.com"


def database_file(folder: Path) -> Path:
    return folder / "var" / "nonet.db"


def lock(folder: Path) -> sqlite3.Connection:
    other = sqlite3.connect(database_file(folder), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def back_up(folder: Path) -> Path:
    copy = folder / "backup.db"
    with (
        closing(sqlite3.connect(database_file(folder))) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
    return copy


def used_requests(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        used: int = database.execute("SELECT used FROM quota_windows").fetchone()[0]
        return used


@contextmanager
def slow_disk(pid: int, folder: Path) -> Iterator[None]:
    """Let each sync of a process take five seconds."""
    program = shutil.which("strace")
    if program is None:
        pytest.skip("strace is not installed: apt-get install strace")
    calls = "fsync,fdatasync"
    watching = ["-f", "-p", str(pid), "-o", str(folder / "calls"), "-e", f"trace={calls}"]
    with child_process(
        [program, *watching, "-e", f"inject={calls}:delay_enter=5000000"],
        stderr=subprocess.PIPE,
        text=True,
    ) as strace:
        assert strace.stderr is not None
        said = strace.stderr.readline()
        assert "attached" in said, said
        yield
        strace.terminate()


def test_a_disk_that_takes_its_time_holds_up_only_those_who_wait_for_it(tmp_path: Path) -> None:
    without_end = hurried_server(tmp_path, rate_limit_per_minute=10**9)
    with without_end as server, ThreadPoolExecutor() as threads:
        key, client = server.key, server.client
        client.headers["Sec-Fetch-Site"] = "same-origin"
        assert ask(server, key).status_code == 200
        with slow_disk(server.worker, tmp_path):
            action = threads.submit(client.post, "/developers/sign-in", data={"email": EMAIL})
            answers = [ask(server, key).status_code]
            while not action.done():
                answers.append(ask(server, key).status_code)

    assert action.result().status_code == 503
    assert len(answers) > 1
    assert set(answers) == {200}


def test_a_file_that_another_program_locks_refuses_at_once_and_comes_back(tmp_path: Path) -> None:
    with hurried_server(tmp_path) as server:
        key = server.key
        with closing(lock(tmp_path)) as other:
            assert_falls_and_stands_up(server, key, lambda: other.execute("ROLLBACK"))
    assert_logged_once(server)


def test_requests_that_wait_for_a_lock_hold_up_nobody_else(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ThreadPoolExecutor(8) as clients:
        key = server.key
        with closing(lock(tmp_path)) as other:
            waiting = [clients.submit(ask, server, key) for _ in range(8)]
            healthy = [server.client.get("/healthz").status_code for _ in range(50)]
            are_waiting = [not future.done() for future in waiting]
            other.execute("ROLLBACK")
        statuses = [future.result().status_code for future in waiting]

    assert (healthy, are_waiting, statuses) == ([200] * 50, [True] * 8, [200] * 8)
    assert used_requests(database_file(tmp_path)) == 8


def test_a_file_that_may_not_grow_refuses_and_comes_back(tmp_path: Path) -> None:
    with hurried_server(tmp_path) as server:
        key = server.key
        before = resource.prlimit(
            server.worker, resource.RLIMIT_FSIZE, (PAGE, resource.RLIM_INFINITY)
        )
        assert_falls_and_stands_up(
            server, key, lambda: resource.prlimit(server.worker, resource.RLIMIT_FSIZE, before)
        )
    assert_logged_once(server)


def test_a_full_disk_refuses_and_comes_back_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "var") as disk, hurried_server(tmp_path) as server:
        key = server.key
        assert_falls_and_stands_up(server, key, fill(disk).unlink)
    assert_logged_once(server)


def test_a_file_that_is_renamed_away_is_missed_and_known_again(tmp_path: Path) -> None:
    file, elsewhere = database_file(tmp_path), tmp_path / "elsewhere.db"
    with hurried_server(tmp_path) as server:
        key = server.key
        ask(server, key)
        file.rename(elsewhere)
        eventually(lambda: not is_ready(server))
        assert_all_are_refused(server, key)
        # Everything went along with the file, though most of it was in its log.
        moved = used_requests(elsewhere)
        made_anew = file.exists()
        elsewhere.rename(file)
        eventually(lambda: is_ready(server))
        last = ask(server, key)

    assert (moved >= 1, made_anew, last.status_code) == (True, False, 200)
    assert used_requests(file) == moved + 1
    assert_logged_once(server)


def test_a_backup_takes_the_place_of_a_deleted_file_without_a_restart(tmp_path: Path) -> None:
    file = database_file(tmp_path)
    with hurried_server(tmp_path) as server:
        key = server.key
        for _ in range(3):
            ask(server, key)
        backup = back_up(tmp_path)
        for _ in range(4):
            ask(server, key)
        file.unlink()
        eventually(lambda: not is_ready(server))
        assert_all_are_refused(server, key)
        backup.rename(file)
        eventually(lambda: is_ready(server))
        last = ask(server, key)

    assert last.status_code == 200
    assert used_requests(file) == 4
    assert_logged_once(server)


def test_a_foreign_file_does_not_replace_the_database(tmp_path: Path) -> None:
    file, elsewhere = database_file(tmp_path), tmp_path / "elsewhere.db"
    with hurried_server(tmp_path) as server:
        key = server.key
        file.rename(elsewhere)
        sqlite3.connect(tmp_path / "other.db").close()
        (tmp_path / "other.db").touch()
        (tmp_path / "other.db").rename(file)
        eventually(lambda: not is_ready(server))
        assert_all_are_refused(server, key)
        elsewhere.rename(file)
        eventually(lambda: is_ready(server))

        assert ask(server, key).status_code == 200
    assert_logged_once(server)


def test_no_command_begins_a_new_file_where_a_server_misses_its_own(tmp_path: Path) -> None:
    file, elsewhere = database_file(tmp_path), tmp_path / "elsewhere.db"
    with hurried_server(tmp_path) as server:
        file.rename(elsewhere)
        outcome = CommandLine(tmp_path)("accounts", "list")
        made_anew = file.exists()
        elsewhere.rename(file)
        listed = CommandLine(tmp_path)("accounts", "list")
        eventually(lambda: is_ready(server))

        assert (outcome.status, outcome.output, made_anew) == (1, "", False)
        assert re.fullmatch(r"nonet: there is no database at .*nonet\.db: .*\n", outcome.errors)
        assert (listed.status, ask(server, server.key).status_code) == (0, 200)


def test_the_file_belongs_only_to_its_owner_in_any_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    file = tmp_path / "people.db"
    with Server(tmp_path, database_url=f"sqlite:///{file}") as server:
        ask(server, server.key)
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("people.db*")}

    assert modes == dict.fromkeys(("people.db", "people.db-wal", "people.db-shm"), 0o600)


def test_a_fault_that_the_probe_does_not_meet_is_logged_with_its_reason(tmp_path: Path) -> None:
    with hurried_server(tmp_path) as server:
        with closing(sqlite3.connect(database_file(tmp_path))) as other:
            other.execute("ALTER TABLE quota_windows RENAME TO gone")
        assert_all_are_refused(server, server.key)
        server.log.wait_for("no such table: quota_windows")

    assert "Traceback" not in server.log.rest()


def keep_nothing(file: Path) -> None:
    file.write_bytes(b"")


def write_over(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.write(b"\xa5" * file.stat().st_size)


def replace_by_noise(file: Path) -> None:
    file.unlink()
    file.write_bytes(b"\xa5" * 10 * PAGE)


@pytest.mark.parametrize("harm", [keep_nothing, write_over, replace_by_noise])
def test_a_file_that_is_harmed_turns_readiness_and_a_backup_heals_it(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    file = database_file(tmp_path)
    with hurried_server(tmp_path) as server:
        key = server.key
        ask(server, key)
        backup = back_up(tmp_path)
        harm(file)
        eventually(lambda: not is_ready(server))
        assert_all_are_refused(server, key)
        backup.rename(file)
        eventually(lambda: is_ready(server))
        last = ask(server, key)

    assert last.status_code == 200
    assert_logged_once(server)
