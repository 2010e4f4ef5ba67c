"""Backups: a folder for each, named after its time, with the database and the secret."""

import fcntl
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from nonet.database.dump import BackupError, accounts_in, back_up
from nonet.server.settings import Settings

_NAME = "%Y-%m-%dT%H-%M-%SZ"
_EACH = "*T*Z"
_SECRET = "nonet-backup.secret"  # noqa: S105 - the name of a file
# A file in the data directory that names the last backup; it is as old as that.
LAST = "last-backup"


def take_backup(settings: Settings, into: Path, *, keep: int) -> Path:
    """Take a backup into a new subfolder of `into`, and delete all but the newest backups.

    Raises:
        BackupError.
        OSError.
    """
    # An incomplete backup has this name, so that it is neither restored nor counted.
    half = into / "half"
    with _locked(into), _for_the_owner_alone(), _emptied(half):
        half.mkdir()
        try:
            back_up(settings.storage.database_address, half)
        except SQLAlchemyError as fault:
            raise BackupError(str(fault)) from fault
        if settings.storage.secret is None:
            shutil.copyfile(settings.storage.data_dir / "secret", half / _SECRET)
        whole = half.rename(_unused_name(into))
        settings.storage.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        (settings.storage.data_dir / LAST).write_text(f"{whole.absolute()}\n", "utf-8")
        for old in sorted(into.glob(_EACH))[:-keep]:
            shutil.rmtree(old)
    return whole


def last_backup(settings: Settings) -> tuple[Path, float] | None:
    """Return the folder of this machine's last backup and its age in seconds."""
    try:
        note = settings.storage.data_dir / LAST
        return Path(note.read_text("utf-8").strip()), time.time() - note.stat().st_mtime
    except FileNotFoundError:
        return None


def rehearse_restore(settings: Settings) -> str:
    """Restore the last backup into a temporary database, read it, and report its content.

    Raises:
        BackupError.
        UnavailableError.
    """
    last = last_backup(settings)
    if last is None:
        raise BackupError("no backup has been made on this machine: run `nonet backup FOLDER`")
    folder, _ = last
    found = [file for file in folder.glob("nonet-backup.*") if file.name != _SECRET]
    if not found:
        raise BackupError(f"{folder} no longer holds a backup")
    began = time.monotonic()
    count = accounts_in(found[0], settings.storage.database_address)
    return f"{folder} has {count} accounts, restored in {time.monotonic() - began:.1f} s"


def _unused_name(into: Path) -> Path:
    """Return the path for a backup taken now; a later second if this one has a backup."""
    moment = datetime.now(UTC)
    while (path := into / moment.strftime(_NAME)).exists():
        moment += timedelta(seconds=1)
    return path


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Create a folder, and wait until no other process takes a backup into it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


@contextmanager
def _emptied(folder: Path) -> Iterator[None]:
    """Delete a folder before and after the block; a killed backup may have left it."""
    shutil.rmtree(folder, ignore_errors=True)
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _for_the_owner_alone() -> Iterator[None]:
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)
