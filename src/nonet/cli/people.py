"""The database and the clock, for commands about people."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from nonet.app.preparation import open_database
from nonet.app.secret import read_secret
from nonet.database import Database
from nonet.settings import Settings


@contextmanager
def people() -> Iterator[Database]:
    """Open the database of the settings for one command."""
    database = open_database(Settings())
    try:
        yield database
    finally:
        database.close_now()


def own_secret() -> bytes:
    """Return the service's secret."""
    return read_secret(Settings())


def now_ms() -> int:
    """Return the time in milliseconds since 1970 in UTC."""
    return int(time.time() * 1000)
