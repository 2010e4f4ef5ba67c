"""The folder in which processes count goes with its service, however that ended."""

import tempfile
from pathlib import Path

import pytest

from nonet.runtime.metrics import clear_up, open_folder


def test_what_a_killed_service_left_is_removed_and_what_one_uses_stays(
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
