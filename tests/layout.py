"""New SQLite databases with all tables, as copies: the migrations run once for all tests."""

import atexit
import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from nonet.database import upgrade
from patience import open_patiently

_SQLITE = "sqlite:///"


def lay_out(address: str) -> None:
    """Make the database of an address, if it is a file that is not there yet."""
    if not address.startswith(_SQLITE):
        return
    file = Path(address.removeprefix(_SQLITE))
    if file.parent.is_dir() and not file.exists():
        shutil.copy(_model(), file)


@cache
def _model() -> Path:
    folder = Path(mkdtemp(prefix="nonet-layout-"))
    atexit.register(shutil.rmtree, folder)
    file = folder / "nonet.db"
    database = open_patiently(f"{_SQLITE}{file}")
    database.run_now(upgrade)
    database.close_now()
    assert [left.name for left in folder.iterdir()] == [file.name]
    return file
