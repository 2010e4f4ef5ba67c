from collections.abc import Iterator

import pytest

from nonet.database import Database, upgrade


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """Open a fresh database of each kind."""
    opened = Database(database_url)
    opened.run_now(upgrade)
    yield opened
    opened.close_now()
