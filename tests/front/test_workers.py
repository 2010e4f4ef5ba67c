"""A supervisor in this process, whose workers serve nobody."""

import resource
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from front.workmen import MARK
from nonet.front import bind, make_room_for, run_workers
from nonet.front.workers import FAILED_TO_START

FEW_DESCRIPTORS = 512


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    """Take an address, and let this process outlive the signal that ends a supervisor."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    with bind("127.0.0.1", 0) as taken:
        yield taken
    signal.signal(signal.SIGTERM, before)


@pytest.mark.slow
def test_where_no_worker_ever_serves_the_supervisor_ends(listener: socket.socket) -> None:
    ended: list[str] = []

    # It compares its arguments and returns.
    status = run_workers("operator:eq", 1, listener, at_end=lambda: ended.append("so"))

    assert (status, ended) == (FAILED_TO_START, ["so"])


@pytest.mark.slow
@pytest.mark.parametrize("work", ["serve_once", "serve_on"])
def test_a_supervisor_ends_its_workers_at_the_second_signal_whatever_they_do(
    listener: socket.socket, work: str
) -> None:
    status = run_workers(f"front.workmen:{work}", 1, listener)

    # The signal that ended it would end this process too.
    assert (status, listener.fileno()) == (0, -1)


@pytest.mark.slow
def test_a_worker_stays_where_the_one_in_its_place_does_not_start(
    listener: socket.socket,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))

    status = run_workers("front.workmen:serve_the_first_time", 1, listener)

    said = "".join(capfd.readouterr())
    assert status == 0
    assert "no worker is replaced: a new one does not start" in said


def test_a_process_allows_itself_the_descriptors_that_its_connections_need() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_DESCRIPTORS, before[1]))
    try:
        room = make_room_for(2 * FEW_DESCRIPTORS)
        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)

    assert (room, allowed > room) == (2 * FEW_DESCRIPTORS, True)
