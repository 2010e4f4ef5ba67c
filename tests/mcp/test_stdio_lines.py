"""Lines that a client writes to `nonet mcp`; each request is answered."""

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from processes import Fork
from samples import UNIQUE
from server import COMMAND, environment
from waiting import PATIENCE_S

pytestmark = pytest.mark.slow

PING = b'{"jsonrpc":"2.0","id":"after","method":"ping"}'


def ask(folder: Path, *lines: bytes, answers: int) -> list[dict[str, Any]]:
    """Write lines and return their answers, checking the number of answers.

    The input ends with the last of them: a client that leaves waits for nothing.
    """
    process = Fork(
        [str(COMMAND), "mcp", "--folder", str(folder / "sheets")],
        folder=folder,
        environment=environment({"data_dir": folder / "never-made"}),
    )
    with process.stdout, process.stderr:
        process.stdin.buffer.write(b"".join(line + b"\n" for line in lines))
        process.stdin.flush()
        answered = [json.loads(process.stdout.readline()) for _ in range(answers)]
        process.stdin.close()
        assert process.stdout.read() == ""
        assert "anyio" not in process.stderr.read()
    assert process.wait() == 0
    return answered


UNREADABLE = [
    (b"{", -32700),
    (b"what?", -32700),
    (b'{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', -32700),
    (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":NaN}}', -32700),
    (b'{"jsonrpc":"2.0","id":1,"method":"p\xffng"}', -32700),
    (rb'{"jsonrpc":"2.0","id":"\ud800","method":"ping"}', -32700),
    (b"[" * 10_000, -32700),
    (b"[%s]" % PING, -32600),
    (b'{"jsonrpc":"1.0","id":11,"method":"ping"}', -32600),
    (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600),
    (b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600),
]


def test_each_invalid_line_gets_an_error_and_the_next_is_served(tmp_path: Path) -> None:
    lines = [part for line, _ in UNREADABLE for part in (line, PING)]

    answers = ask(tmp_path, *lines, answers=len(lines))

    refused = [answer for answer in answers if answer["id"] is None]
    served = [answer for answer in answers if answer not in refused]
    assert [answer["error"]["code"] for answer in refused] == [code for _, code in UNREADABLE]
    assert served == [{"jsonrpc": "2.0", "id": "after", "result": {}}] * len(UNREADABLE)


def test_a_line_is_rejected_with_the_message_of_the_server(tmp_path: Path) -> None:
    (answer,) = ask(tmp_path, b'{"id":1,"id":2}', answers=1)

    message = "Parse error: expected a JSON object, found a key twice in one object"
    error = {"code": -32700, "message": message}
    assert answer == {"jsonrpc": "2.0", "id": None, "error": error}


def test_empty_lines_and_notifications_are_not_answered(tmp_path: Path) -> None:
    note = b'{"jsonrpc":"2.0","method":"notifications/initialized"}'

    answers = ask(tmp_path, b"", b"  \r", note, PING + b"\r", b"", answers=1)

    assert [answer["id"] for answer in answers] == ["after"]


def test_a_message_is_read_completely(tmp_path: Path) -> None:
    hello = {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "t\u00eate-\u00e0-t\u00eate", "version": "1"},
    }
    call = {"name": "check_puzzle", "arguments": {"puzzle": UNIQUE}}
    asked = [("initialize", hello), ("tools/call", call)]
    lines = [
        json.dumps(
            {"jsonrpc": "2.0", "id": number, "method": method, "params": params},
            ensure_ascii=False,
        ).encode()
        for number, (method, params) in enumerate(asked)
    ]

    began, checked = ask(tmp_path, *lines, answers=2)

    assert began["result"]["protocolVersion"] == "2025-06-18"
    assert checked["result"]["structuredContent"]["status"] == "unique"


def test_an_interrupt_ends_it_although_its_input_is_open(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [str(COMMAND), "mcp", "--folder", str(tmp_path)],
        env=environment({}),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(PING + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)

        assert process.wait(PATIENCE_S) == 130
