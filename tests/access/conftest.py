from collections.abc import Iterator
from pathlib import Path

import pytest

from service import Service


@pytest.fixture
def service(tmp_path: Path, database_url: str) -> Iterator[Service]:
    """Start a fresh service on each kind of database."""
    with Service(tmp_path, database_url=database_url) as fresh:
        yield fresh
