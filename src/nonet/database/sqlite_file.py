"""The file of a SQLite database: created private, and checked for replacement and damage.

A connection keeps using its file after the file is renamed or deleted. A new file at the same path
would find the write-ahead log of the old one beside it, and SQLite would use that log. So the log
is renamed first.
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
DAMAGED = "the database file is damaged: run `nonet doctor`"

Identity = tuple[int, int]

# macOS has no `fdatasync`.
_sync = getattr(os, "fdatasync", os.fsync)


class FoundFile(Enum):
    """Result of looking at the path of the file."""

    SAME = "the file itself"
    EMPTY = "nothing"
    OTHER = "another file"


class SqliteFile:
    """A SQLite file at a path."""

    def __init__(self, path: Path) -> None:
        """Create the file if it doesn't exist, readable only by its owner.

        Raises:
            OSError: the folder doesn't exist, or only the file's log does.
        """
        self.path = path
        if not path.exists():
            _make(path)
        self._identity = _identity(path)
        self._bytes = path.stat().st_size
        self._beside: dict[str, Identity | None] = {}

    @property
    def address(self) -> str:
        """The URI that opens the file without creating it."""
        return self._address("rw")

    @property
    def log_bytes(self) -> int:
        """The size of the write-ahead log in bytes."""
        try:
            return _beside(self.path, "-wal").stat().st_size
        except FileNotFoundError:
            return 0

    def sync_log(self) -> None:
        """Write all commits to the disk, without a lock.

        SQLite keeps no locks on the log's file, so opening and closing it here is safe. If the log
        is missing, its last user has copied it into the database file and synced that.

        Raises:
            UnavailableError: the file was moved or deleted.
        """
        with suppress(FileNotFoundError):
            log = os.open(_beside(self.path, "-wal"), os.O_RDWR | os.O_CLOEXEC)
            try:
                _sync(log)
            finally:
                os.close(log)
        self.require_in_place()

    def look(self) -> FoundFile:
        """Look at the path; if the file is still there, remember its log files."""
        found = _identity(self.path)
        if found is None:
            return FoundFile.EMPTY
        if found != self._identity:
            return FoundFile.OTHER
        self._beside = {suffix: _identity(_beside(self.path, suffix)) for suffix in _BESIDE}
        return FoundFile.SAME

    def require_whole(self) -> None:
        """Check that the file on disk is a database and hasn't become shorter.

        Connections don't notice damage to pages that they have cached or that are in the log. So
        this reads the file on disk without its log. It uses SQLite, because closing the file in
        any other way would release the process's locks on it.

        Raises:
            UnavailableError.
        """
        found = self.path.stat().st_size
        # During another process's checkpoint, the file is also short for a moment.
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
        """Read the whole file; return the first damage, if any."""
        try:
            with closing(sqlite3.connect(self.address, uri=True)) as fresh:
                (result,) = fresh.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as fault:
            if not is_damage(fault):
                raise
            result = str(fault)
        return None if result == "ok" else str(result)

    def require_in_place(self) -> None:
        """Check that the file is still at its path.

        Raises:
            UnavailableError.
        """
        if _identity(self.path) != self._identity:
            raise UnavailableError(GONE)

    def adopt(self) -> None:
        """Use the new file at the path from now on.

        Rename the log files of the previous one, unless another process has done so.
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
            f"{path} is missing, but its log {log.name} exists: restore the file, or delete "
            "the log to start with an empty database"
        )
    # SQLite creates the log files with the same mode.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _identity(path: Path) -> Identity | None:
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return status.st_dev, status.st_ino
