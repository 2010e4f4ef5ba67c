"""A machine that has nothing of another's but programs, on which a backup is restored and served.

It has its own processes, network, disks, users' folders and PostgreSQL. On its input come, once it
says that it is prepared, a line with the keys of callers, and an archive of the backup.

`other_machine.py DATABASE`, within `unshare --mount --net --uts --pid --fork --mount-proc`.
"""

import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from markdown import fenced_block, read
from postgres import find_programs, postgresql_server
from server import Server, environment, spend

# Wherever the first machine keeps anything.
ITS_OWN = ("/tmp", "/dev/shm", "/run", "/var", "/home", "/root/.cache", "/etc/nonet")  # noqa: S108
LIMITS: dict[str, Any] = {"rate_limit_per_minute": 10**9}


def say(what: object) -> None:
    sys.stdout.write(f"{json.dumps(what)}\n")
    sys.stdout.flush()


def set_up() -> None:
    """Lay empty disks over everything that machines write to, but for where the programs are."""
    subprocess.run(["/usr/sbin/ip", "link", "set", "lo", "up"], check=True)
    for folder in ITS_OWN:
        if Path(folder).is_dir() and not Path(__file__).resolve().is_relative_to(folder):
            mount = ["/usr/bin/mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", folder]
            subprocess.run(mount, check=True)


def typed(title: str, folder: Path, known: dict[str, str]) -> None:
    """Type the block of a section of the page about backups."""
    block = fenced_block(read("docs/how-to/back-up.md"), title)
    subprocess.run(["/bin/sh", "-euc", block], cwd=folder, env=known, check=True)


def on_sqlite(_: ExitStack) -> Callable[[Path], dict[str, Any]]:
    def restore(folder: Path) -> dict[str, Any]:
        typed("Restore on SQLite", folder, environment({}))
        return {}

    return restore


def on_postgresql(stack: ExitStack) -> Callable[[Path], dict[str, Any]]:
    programs = find_programs()
    assert programs is not None
    server = stack.enter_context(postgresql_server(programs))

    def restore(folder: Path) -> dict[str, Any]:
        typed("Restore on PostgreSQL", folder, server.environment())
        (secret,) = folder.glob("backups/*/nonet-backup.secret")
        (folder / "var").mkdir()
        shutil.copy(secret, folder / "var" / "secret")
        return {"database_url": server.url_of("nonet_restored")}

    return restore


def main(database: str) -> None:
    """Be the machine until the backup was restored and served."""
    set_up()
    folder = Path("/home/nonet")
    folder.mkdir()
    with ExitStack() as stack:
        prepare = {"sqlite": on_sqlite, "postgresql": on_postgresql}[database]
        restore = prepare(stack)
        say("prepared")
        keys = json.loads(sys.stdin.buffer.readline())
        with tarfile.open(fileobj=sys.stdin.buffer, mode="r|") as archive:
            # Filters came after 3.11.2, and without one later versions warn.
            safely: Any = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
            archive.extractall(folder, **safely)  # noqa: S202 - an archive of the tests
        with Server(folder, **LIMITS, **restore(folder)) as server:
            assert server.client.get("/readyz").status_code == 200
            say("serves")
            say([spend(server.client, key) for key in keys])


if __name__ == "__main__":
    main(sys.argv[1])
