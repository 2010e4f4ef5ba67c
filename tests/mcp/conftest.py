from collections.abc import Iterator
from pathlib import Path

import pytest

from command_line import CommandLine
from service import Service


@pytest.fixture(scope="module")
def tireless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Start a service for many calls."""
    folder = tmp_path_factory.mktemp("tireless")
    with Service(folder, rate_limit_per_minute=1_000_000) as patient:
        yield patient


@pytest.fixture
def nonet(tmp_path: Path) -> CommandLine:
    """Give the command line in a fresh folder."""
    return CommandLine(tmp_path)
