from pathlib import Path

import pytest

from command import Command


@pytest.fixture
def nonet(tmp_path: Path) -> Command:
    """Give the command line in a fresh folder."""
    return Command(tmp_path)
