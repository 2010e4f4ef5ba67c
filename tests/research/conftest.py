from pathlib import Path

import pytest

from command_line import CommandLine


@pytest.fixture
def nonet(tmp_path: Path) -> CommandLine:
    """Give the command line in a fresh folder."""
    return CommandLine(tmp_path)
