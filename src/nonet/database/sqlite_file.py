"""The file of a SQLite database: made private, and recognized.

Whoever has a file open goes on in it when it is renamed or deleted, as if nothing were. And what
is put in its place finds the write-ahead log of its predecessor beside it, which SQLite would
take for its own: so that log is set aside first.
"""

import os
import sqlite3
from contextlib import closing, suppress
from enum import Enum
from pathlib import Path

from nonet.database.faults import is_damage
from nonet.errors import UnavailableError

_BESIDE = ("-wal", "-shm")
_SET_ASIDE = ".left-behind"

GONE = "the database file is gone"
DAMAGED = "the database file is damaged: `nonet doctor` tells what to do"

Identity = tuple[int, int]

# Not everywhere is there one that leaves the times of a file aside.
_sync = getattr(os, "fdatasync", os.fsync)


class FoundFile(Enum):
    """What is found where the file was opened."""

    SAME = "the file itself"
    EMPTY = "nothing"
    OTHER = "another file"


class SqliteFile:
    """One file by its path."""

    def __init__(self, path: Path) -> None:
        """Make the file, for its owner's eyes alone, where there is none.

        Raises:
            OSError: there is no such folder; or the file is gone, and its log is still there.
        """
        self.path = path
        if not path.exists():
            _make(path)
        self._identity = _identity(path)
        self._bytes = path.stat().st_size
        self._beside: dict[str, Identity | None] = {}

    @property
    def address(self) -> str:
        """The URI that opens the file and never makes one."""
        return self._address("rw")

    @property
    def log_bytes(self) -> int:
        """The size of the write-ahead log."""
        try:
            return _beside(self.path, "-wal").stat().st_size
        except FileNotFoundError:
            return 0

    def sync_log(self) -> None:
        """Bring to the disk what was committed, without a lock.

        SQLite keeps its own locks away from the log's file, so that it may be opened and closed
        beside it. Where the log is gone, its last user brought it into the file and synced that.

        Raises:
            UnavailableError: the file is not in its place any more.
        """
        with suppress(FileNotFoundError):
            log = os.open(_beside(self.path, "-wal"), os.O_RDWR | os.O_CLOEXEC)
            try:
                _sync(log)
            finally:
                os.close(log)
        self.require_in_place()

    def look(self) -> FoundFile:
        """Tell what is at the path; while it is the file, remember what belongs to it."""
        found = _identity(self.path)
        if found is None:
            return FoundFile.EMPTY
        if found != self._identity:
            return FoundFile.OTHER
        self._beside = {suffix: _identity(_beside(self.path, suffix)) for suffix in _BESIDE}
        return FoundFile.SAME

    def require_whole(self) -> None:
        """Check that the file begins as a database does and is as long as it says.

        Connections go on with what they remember of a file and what stands in its log, whatever
        becomes of it. So this reads it as it is on the disk, beside its log. SQLite opens it, since
        whoever else closes a file takes the process's locks on it away.

        Raises:
            UnavailableError.
        """
        found = self.path.stat().st_size
        # Where another process brings its log into the file, it is short for a moment too.
        is_cut = found < self._bytes
        try:
            with closing(sqlite3.connect(self._address("ro&immutable=1"), uri=True)) as beside:
                beside.execute("PRAGMA schema_version").fetchone()
        except sqlite3.DatabaseError as fault:
            if is_cut or fault.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
                raise UnavailableError(DAMAGED) from fault
        else:
            if is_cut and not found:
                raise UnavailableError(DAMAGED)
            self._bytes = found

    def damage(self) -> str | None:
        """Go through the whole file and tell what is wrong with it, if anything is."""
        try:
            with closing(sqlite3.connect(self.address, uri=True)) as fresh:
                (said,) = fresh.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as fault:
            if not is_damage(fault):
                raise
            said = str(fault)
        return None if said == "ok" else str(said)

    def require_in_place(self) -> None:
        """Check that the path still leads to the file.

        Raises:
            UnavailableError.
        """
        if _identity(self.path) != self._identity:
            raise UnavailableError(GONE)

    def adopt(self) -> None:
        """Take the other file at the path from now on.

        What belonged to the last one is set aside, unless another process did that already.
        """
        for suffix, known in self._beside.items():
            leftover = _beside(self.path, suffix)
            if known is not None and _identity(leftover) == known:
                leftover.rename(f"{leftover}{_SET_ASIDE}")
        self._identity = _identity(self.path)
        self._bytes = 0
        self._beside = {}

    def _address(self, mode: str) -> str:
        return f"{self.path.absolute().as_uri()}?mode={mode}"


def _make(path: Path) -> None:
    log = _beside(path, "-wal")
    if log.exists():
        raise FileNotFoundError(
            f"{path} is gone, and its log {log.name} is still there: put the file back, "
            "or remove the log to begin anew"
        )
    # SQLite gives what it makes beside a file the same mode.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _identity(path: Path) -> Identity | None:
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return status.st_dev, status.st_ino
