"""New SQLite databases, copied from templates so that they are made once for all tests."""

import atexit
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import TypeVar

from nonet.database.connection import Database
from nonet.database.schema import upgrade
from waiting import open_patiently

T = TypeVar("T")
_SQLITE = "sqlite:///"


def copy_template(address: str) -> None:
    """Create the file of a SQLite URL with all tables, unless it exists."""
    copy_prepared(address, _without_rows)


def copy_prepared(address: str, prepare: Callable[[Database], T]) -> T | None:
    """Create the file of a SQLite URL with a function's data, and return the function's result.

    Return nothing where the file exists, or where the address is of another kind of database.
    """
    if not address.startswith(_SQLITE):
        return None
    file = Path(address.removeprefix(_SQLITE))
    if not file.parent.is_dir() or file.exists():
        return None
    template: Path
    returned: T
    template, returned = _template(prepare)
    shutil.copy(template, file)
    return returned


def _without_rows(_database: Database) -> None:
    pass


@cache
def _template(prepare: Callable[[Database], T]) -> tuple[Path, T]:
    folder = Path(mkdtemp(prefix="nonet-template-"))
    atexit.register(shutil.rmtree, folder)
    file = folder / "nonet.db"
    database = open_patiently(f"{_SQLITE}{file}")
    database.run_now(upgrade)
    returned = prepare(database)
    database.close_now()
    assert [left.name for left in folder.iterdir()] == [file.name]
    return file, returned
