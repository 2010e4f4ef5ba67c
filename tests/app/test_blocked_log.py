"""A real server whose log nobody reads."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

import pytest

from processes import child_process
from server import COMMAND, SERVING, Server, environment, free_port

pytestmark = pytest.mark.slow

AT_ONCE = 500
# Far more lines than the pipe, the current write and the queue hold together.
REQUESTS = 40 * AT_ONCE
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
# Beyond it, it would never have ended.
PATIENCE_S = 60


class Unread(NamedTuple):
    """A running server, its port, and its log, of which only the start has been read."""

    process: subprocess.Popen[str]
    port: int
    log: IO[str]


@contextmanager
def unread_server(folder: Path) -> Iterator[Unread]:
    """Start a server and stop reading its log once it listens."""
    port = free_port()
    with child_process(
        [COMMAND, "serve", f"--port={port}"],
        cwd=folder,
        env=environment({}),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        while SERVING not in process.stderr.readline():
            assert process.poll() is None
        yield Unread(process, port, process.stderr)
        process.kill()


def ask(port: int, times: int) -> int:
    """Send so many requests, some hundreds at once, and return how many are answered."""
    answered = 0
    with socket.create_connection(("127.0.0.1", port)) as connection:
        for _ in range(times // AT_ONCE):
            connection.sendall(REQUEST * AT_ONCE)
            received = b""
            while received.count(b'"status":"ok"') < AT_ONCE:
                chunk = connection.recv(65_536)
                assert chunk
                received += chunk
            answered += received.count(b"HTTP/1.1 200 OK")
    return answered


def test_every_request_is_answered_and_the_missing_lines_are_counted(tmp_path: Path) -> None:
    with unread_server(tmp_path) as server:
        answered = ask(server.port, REQUESTS)
        lines = [json.loads(server.log.readline())]
        while lines[-1]["event"] != "log_lines_dropped":
            lines.append(json.loads(server.log.readline()))
        server.process.send_signal(signal.SIGTERM)
        lines += [json.loads(line) for line in server.log]

    written = sum(line["event"] == "request" for line in lines)
    dropped = [line for line in lines if line["event"] == "log_lines_dropped"]
    assert answered == REQUESTS
    assert {line["level"] for line in dropped} == {"warning"}
    assert sum(line["lines"] for line in dropped) == REQUESTS - written > 0
    assert any(line["event"].startswith("Finished server process") for line in lines)


def test_an_unread_log_does_not_hold_up_the_end(tmp_path: Path) -> None:
    with unread_server(tmp_path) as server:
        ask(server.port, REQUESTS)
        server.process.send_signal(signal.SIGTERM)
        status = server.process.wait(PATIENCE_S)

    assert status == 0


def test_a_reader_that_went_away_stops_nobody(tmp_path: Path) -> None:
    with unread_server(tmp_path) as server:
        server.log.close()

        assert ask(server.port, REQUESTS) == REQUESTS


def test_the_supervisor_logs_the_end_of_each_worker(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2) as server:
        server.stop()

    events = [json.loads(line)["event"] for line in server.log.rest().splitlines()]
    assert sum(event.startswith("Finished server process") for event in events) == 2


@pytest.mark.parametrize(
    "end", ["", "raise RuntimeError", "import sys; sys.exit(3)", "raise KeyboardInterrupt"]
)
def test_lines_before_the_end_of_a_process_come_out(end: str) -> None:
    program = (
        "import structlog\n"
        "from nonet.server.logs import configure_logs\n"
        "configure_logs('info')\n"
        "for number in range(3000): structlog.get_logger().info('line', number=number)\n"
    )

    ended = subprocess.run(
        [sys.executable, "-c", program + end], check=False, stderr=subprocess.PIPE, text=True
    )

    lines = [json.loads(line) for line in ended.stderr.splitlines() if line.startswith("{")]
    assert [line["number"] for line in lines] == list(range(3000))
