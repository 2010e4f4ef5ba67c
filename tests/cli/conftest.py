from pathlib import Path

import pytest

from command_line import CommandLine
from sqlite_template import copy_template


@pytest.fixture
def nonet(tmp_path: Path) -> CommandLine:
    """Give the command line in a fresh folder."""
    return CommandLine(tmp_path)


@pytest.fixture
def people(tmp_path: Path) -> None:
    """Lay out the database of that folder, as a first `nonet serve` does."""
    (tmp_path / "var").mkdir()
    copy_template(f"sqlite:///{tmp_path / 'var' / 'nonet.db'}")
