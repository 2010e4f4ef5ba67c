from collections.abc import Iterator

import pytest

from service import Service


@pytest.fixture(scope="module")
def tireless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Start a service for many requests: properties are tried on it example by example."""
    folder = tmp_path_factory.mktemp("tireless")
    with Service(folder, rate_limit_per_minute=1_000_000) as patient:
        yield patient
