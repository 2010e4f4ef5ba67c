"""The folder in which processes count goes with its service, however that ended."""

import tempfile
from pathlib import Path

import pytest

from nonet.runtime.metrics import clear_up, open_folder


def test_only_the_folders_of_killed_processes_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    left = tmp_path / "nonet-metrics-left"
    left.mkdir()
    (left / "owner").touch()

    first = open_folder()
    second = open_folder()

    assert sorted(tmp_path.iterdir()) == sorted([first, second])
    clear_up(first)
    clear_up(second)
    assert list(tmp_path.iterdir()) == []
