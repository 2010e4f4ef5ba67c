"""The page that the monitoring reads while processes come and go."""

import tempfile
from pathlib import Path

import pytest
from httpx2 import Client

from nonet.cli.serve import bind_address
from nonet.runtime.metrics import MetricsPage, clear_up, open_folder
from server import free_port


def test_the_page_is_readable_while_a_process_is_creating_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder, port = open_folder(), free_port()
    (folder / "counter_0.db").touch()
    with bind_address("127.0.0.1", port) as listener:
        page = MetricsPage(folder, listener)
        page.start()
        with Client() as client:
            answer = client.get(f"http://127.0.0.1:{port}/metrics")
        page.close()
    clear_up(folder)

    assert answer.status_code == 200
