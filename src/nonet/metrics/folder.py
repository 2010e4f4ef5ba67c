"""The folder in which the processes of a service count, and each one's place in it.

A place is a number, held by a lock that the kernel gives up when its process ends, however it
ends. Whoever comes next counts on in the same files, so they stay as few as there are processes,
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

# By this name the library and the processes that are started know the folder.
VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
_LOCK = ".lock"
_OWNER = "owner"
_PREFIX = "nonet-metrics-"


def open_folder() -> Path:
    """Make a folder for this process and for those that it starts.

    A process that a signal ends removes none of what it made, so whoever comes next does.
    """
    _remove_left_behind()
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX))
    # It gets its name when it is locked: nobody takes it for one that was left.
    draft = folder / "draft"
    _take(os.open(draft, os.O_RDWR | os.O_CREAT, 0o600))
    draft.rename(folder / _OWNER)
    os.environ[VARIABLE] = str(folder)
    return folder


def clear_up(folder: Path) -> None:
    """Remove the folder when all have ended."""
    os.environ.pop(VARIABLE, None)
    shutil.rmtree(folder, ignore_errors=True)


def _remove_left_behind() -> None:
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        try:
            descriptor = os.open(folder / _OWNER, os.O_RDWR)
        except OSError:  # it is being made, or somebody else's
            continue
        if _take(descriptor):
            shutil.rmtree(folder, ignore_errors=True)
        os.close(descriptor)


def claim_place() -> bool:
    """Have this process count in the first place that is free; False: there is no folder."""
    folder = os.environ.get(VARIABLE)
    if folder is None:
        return False
    for place in count():
        # It stays open, and locked, for as long as the process lives.
        descriptor = os.open(Path(folder) / f"{place}{_LOCK}", os.O_RDWR | os.O_CREAT, 0o600)
        if _take(descriptor):
            count_at: Any = values.MultiProcessValue
            values.ValueClass = count_at(partial(int, place))
            return True
        os.close(descriptor)
    raise AssertionError  # numbers do not end


def forget_the_dead(folder: Path) -> None:
    """Drop what processes that have ended said of their present; what they counted stays."""
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
