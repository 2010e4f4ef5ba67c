"""New SQLite databases, copied from a template so that migrations run once for all tests."""

import atexit
import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from nonet.database import upgrade
from waiting import open_patiently

_SQLITE = "sqlite:///"


def copy_template(address: str) -> None:
    """Create the file of a SQLite URL, unless it exists."""
    if not address.startswith(_SQLITE):
        return
    file = Path(address.removeprefix(_SQLITE))
    if file.parent.is_dir() and not file.exists():
        shutil.copy(_template(), file)


@cache
def _template() -> Path:
    folder = Path(mkdtemp(prefix="nonet-template-"))
    atexit.register(shutil.rmtree, folder)
    file = folder / "nonet.db"
    database = open_patiently(f"{_SQLITE}{file}")
    database.run_now(upgrade)
    database.close_now()
    assert [left.name for left in folder.iterdir()] == [file.name]
    return file
