"""A disk of a few megabytes, which a test can fill."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

HOW_TO_MOUNT = "a small disk needs the right to mount one: run as root"


@contextmanager
def small_disk(folder: Path, *, size: int = 2 << 20, owner: str | None = None) -> Iterator[Path]:
    """Mount a small disk at a folder, which is made if need be; skip where nobody may mount."""
    folder.mkdir(mode=0o700, exist_ok=True)
    options = f"size={size},mode=0700"
    mount = ["/usr/bin/mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode != 0:
        pytest.skip(HOW_TO_MOUNT)
    try:
        if owner is not None:
            shutil.chown(folder, owner)
        yield folder
    finally:
        subprocess.run(["/usr/bin/umount", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """Write until the disk is full; return the file that fills it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as stream, suppress(OSError):
        while stream.write(bytes(1 << 16)):
            pass
    assert shutil.disk_usage(disk).free == 0
    return filler
