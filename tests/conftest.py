"""The service as tests meet it: in this process, with a real database and a clock they turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from service import Service


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """Start a fresh service with one account and its key."""
    with Service(tmp_path) as fresh:
        yield fresh
