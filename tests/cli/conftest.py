from pathlib import Path

import pytest

from command import Command
from layout import lay_out


@pytest.fixture
def nonet(tmp_path: Path) -> Command:
    """Give the command line in a fresh folder."""
    return Command(tmp_path)


@pytest.fixture
def people(tmp_path: Path) -> None:
    """Lay out the database of that folder, as a first `nonet serve` does."""
    (tmp_path / "var").mkdir()
    lay_out(f"sqlite:///{tmp_path / 'var' / 'nonet.db'}")
