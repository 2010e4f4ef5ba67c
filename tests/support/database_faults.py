"""A service in trouble, as those who run it and those who call it see it."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from httpx2 import Response

from nonet.database.faults import Bounds
from refusals import Refusal, refusal
from samples import UNIQUE
from server import Server
from waiting import eventually, patient_client

UNAVAILABLE = Refusal(503, "UNAVAILABLE")
CROWD = 30
# Pages that need no database.
SERVED_ON = ("/healthz", "/", "/techniques", "/developers", "/api/v1/openapi.json")


def hurried_server(folder: Path, **settings: Any) -> Server:
    """Return a server that waits for its database no longer than by default."""
    return Server(folder, database_timeout_ms=Bounds().timeout_ms, **settings)


def is_ready(server: Server) -> bool:
    """Return whether `/readyz` reports the service as ready."""
    return server.client.get("/readyz").status_code == 200


def ask(server: Server, key: str) -> Response:
    """Spend one request on a connection of its own."""
    with patient_client(server.base_url) as client:
        headers = {"Authorization": f"Bearer {key}"}
        return client.post("/check", json={"puzzle": UNIQUE}, headers=headers)


def crowd(server: Server, key: str) -> list[Response]:
    """Let many ask at once."""
    with ThreadPoolExecutor(CROWD) as clients:
        return list(clients.map(lambda _: ask(server, key), range(CROWD)))


def assert_all_are_refused(server: Server, key: str) -> None:
    """Check that requests that need the database are refused, and that all others are served."""
    answers = crowd(server, key)
    assert {refusal(answer) for answer in answers} == {UNAVAILABLE}
    assert {answer.headers["Retry-After"] for answer in answers} == {"2"}
    assert {server.client.get(path).status_code for path in SERVED_ON} == {200}


def assert_falls_and_stands_up(server: Server, key: str, heal: Any) -> None:
    """Check a fault that has begun, from the first request in it to the first after its end."""
    assert_all_are_refused(server, key)
    eventually(lambda: not is_ready(server))
    assert_all_are_refused(server, key)
    heal()
    eventually(lambda: is_ready(server))
    assert ask(server, key).status_code == 200


def assert_logged_once(server: Server, *, faults: int = 1) -> None:
    """Check the log of a server that has ended: one line when it began, one when it was over."""
    lines = [json.loads(line) for line in server.log.rest().splitlines()]
    about = [line["event"] for line in lines if line["event"].startswith("database")]
    assert about == ["database_unavailable", "database_available"] * faults
    assert [line for line in lines if "exception" in line] == []
    assert {line["status"] for line in lines if line["event"] == "request"} <= {200, 503}
