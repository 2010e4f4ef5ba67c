"""The folder with the metrics files of all processes of a service, and each process's slot in it.

A slot is a number, held by a file lock that the kernel releases when the process ends in any way.
The next process continues to count in the same files, so there are never more files than processes,
and no count is lost.
"""

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from prometheus_client import multiprocess, values

# The environment variable that names the folder to the library and to child processes.
VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
_LOCK = ".lock"
_SCRAPED = "scraped"
_OWNER = "owner"
_PREFIX = "nonet-metrics-"


def open_folder() -> Path:
    """Make a folder for this process and its children.

    Also removes the folders of processes that were killed, which couldn't do it themselves.
    """
    _remove_left_behind()
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX))
    # Renamed only once it is locked, so that no process takes it for a leftover.
    draft = folder / "draft"
    _take(os.open(draft, os.O_RDWR | os.O_CREAT, 0o600))
    draft.rename(folder / _OWNER)
    os.environ[VARIABLE] = str(folder)
    return folder


def clear_up(folder: Path) -> None:
    """Remove the folder when all processes have ended."""
    os.environ.pop(VARIABLE, None)
    shutil.rmtree(folder, ignore_errors=True)


def _remove_left_behind() -> None:
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        try:
            descriptor = os.open(folder / _OWNER, os.O_RDWR)
        except OSError:  # it is being made, or belongs to another user
            continue
        if _take(descriptor):
            shutil.rmtree(folder, ignore_errors=True)
        os.close(descriptor)


def claim_place() -> bool:
    """Claim the first free slot for this process; return False if there is no folder."""
    folder = os.environ.get(VARIABLE)
    if folder is None:
        return False
    for place in count():
        # The file stays open and locked until the process ends.
        descriptor = os.open(Path(folder) / f"{place}{_LOCK}", os.O_RDWR | os.O_CREAT, 0o600)
        if _take(descriptor):
            count_at: Any = values.MultiProcessValue
            values.ValueClass = count_at(partial(int, place))
            return True
        os.close(descriptor)
    raise AssertionError  # `count` is infinite


def note_scrape(folder: Path) -> None:
    """Record that the current counts were read."""
    (folder / _SCRAPED).touch()


def last_scrape() -> int:
    """Return the time of the last scrape in nanoseconds since 1970, or 0."""
    try:
        return (Path(os.environ[VARIABLE]) / _SCRAPED).stat().st_mtime_ns
    except (KeyError, FileNotFoundError):  # metrics are off, or were never read
        return 0


def drop_dead(folder: Path) -> None:
    """Drop the gauges of processes that have ended, but keep their counters."""
    for place, descriptor in _places(folder):
        try:
            if _take(descriptor):
                multiprocess.mark_process_dead(place, str(folder))  # type: ignore[no-untyped-call]
        finally:
            os.close(descriptor)


def _places(folder: Path) -> Iterator[tuple[int, int]]:
    for lock in folder.glob(f"*{_LOCK}"):
        yield int(lock.stem), os.open(lock, os.O_RDWR)


def _take(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
