"""A PostgreSQL server for a benchmark, thrown away after it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from measuring.missing import end_without


@contextmanager
def running_postgresql() -> Iterator[str]:
    """Start a fresh server and give the URL of its empty database."""
    programs = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
    if programs is None:
        end_without("PostgreSQL", "postgresql")
    folder = Path(tempfile.mkdtemp(prefix="nonet-postgresql-"))
    as_owner: list[str] = []
    if os.geteuid() == 0:
        # It refuses to be root.
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        as_owner = ["runuser", "-u", "postgres", "--"]

    def run(program: str, *arguments: str) -> None:
        command = [*as_owner, str(programs / program), "-D", str(folder / "cluster"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)  # noqa: S603

    run("initdb", "--auth=trust", "--username=nonet", "--no-sync", "--encoding=UTF8")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder}"
    try:
        run("pg_ctl", "start", "--wait", "--silent", f"--log={folder / 'log'}", f"-o {options}")
        yield f"postgresql://nonet@/postgres?host={folder}"
    finally:
        run("pg_ctl", "stop", "--mode=immediate", "--silent")
        shutil.rmtree(folder)
