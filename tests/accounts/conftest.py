from collections.abc import Iterator

import pytest

from nonet.database.connection import Database
from nonet.database.schema import upgrade
from waiting import open_patiently


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """Open a fresh database of each kind."""
    opened = open_patiently(database_url)
    opened.run_now(upgrade)
    yield opened
    opened.close_now()
