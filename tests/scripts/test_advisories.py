"""Locked packages are checked against advisories, and a missing answer doesn't count as a pass."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import advisories
from markdown import REPOSITORY
from server import free_port

SCRIPT = REPOSITORY / "scripts" / "advisories.py"


@contextmanager
def database(known: dict[str, str]) -> Iterator[str]:
    """Answer as OSV does, and know one advisory of each of these packages."""

    class OsvHandler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            names = [known.get(query["package"]["purl"].rpartition("@")[0]) for query in asked]
            shown: list[Any] = [{"vulns": [{"id": name}]} if name else {} for name in names]
            body = json.dumps({"results": shown}).encode()
            self.send_response(200 if self.path == "/v1/querybatch" else 404)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_args: Any) -> None:
            """Keep quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), OsvHandler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def check(address: str) -> tuple[int, str]:
    said = subprocess.run(
        [sys.executable, SCRIPT, address], capture_output=True, text=True, check=False
    )
    return said.returncode, said.stdout


def test_known_advisories_of_every_language_are_named() -> None:
    known = {"pkg:pypi/pydantic": "PYSEC-1", "pkg:cargo/pyo3": "RUSTSEC-2"}
    with database(known | {"pkg:npm/typescript": "GHSA-3"}) as address:
        status, said = check(address)

    assert status == advisories.KNOWN
    assert {line.partition("@")[0]: line.rpartition(" ")[2] for line in said.splitlines()[:-1]} == {
        "pkg:cargo/pyo3": "RUSTSEC-2",
        "pkg:npm/typescript": "GHSA-3",
        "pkg:pypi/pydantic": "PYSEC-1",
    }


def test_where_nothing_is_known_it_says_how_much_was_looked_at() -> None:
    with database({}) as address:
        status, said = check(address)

    assert status == 0
    assert said == f"0 of {len(advisories.locked())} packages have known advisories.\n"


def test_where_nobody_can_be_asked_nothing_counts_as_checked() -> None:
    status, said = check(f"http://127.0.0.1:{free_port()}")

    assert status == advisories.UNREACHABLE
    assert said.startswith("Nothing was checked: ")
