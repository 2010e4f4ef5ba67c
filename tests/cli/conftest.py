from pathlib import Path

import pytest

from command_line import CommandLine
from sqlite_template import copy_template


@pytest.fixture
def nonet(tmp_path: Path) -> CommandLine:
    """Return a command line in an empty folder."""
    return CommandLine(tmp_path)


@pytest.fixture
def people(tmp_path: Path) -> None:
    """Create the database of that folder, as the first `nonet serve` does."""
    (tmp_path / "var").mkdir()
    copy_template(f"sqlite:///{tmp_path / 'var' / 'nonet.db'}")
