"""The log of a real server: enough to find a fault, and never a key."""

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from command_line import CommandLine
from nonet.accounts.access.keys import make_key
from refusals import Refusal, refusal
from samples import UNIQUE
from server import Server
from waiting import patient_client

pytestmark = pytest.mark.slow

EMAIL = "developer@localhost"
# The service takes it for a fault of its own, since the database is there.
FAULT = """
    CREATE TRIGGER fault BEFORE INSERT ON quota_windows
    BEGIN SELECT RAISE(ABORT, 'no quota_windows today'); END
"""


def log_lines(server: Server) -> list[dict[str, Any]]:
    """Return the server's log, a JSON object per line."""
    return [json.loads(line) for line in server.log.rest().splitlines()]


def test_no_key_is_ever_written_to_the_log(tmp_path: Path) -> None:
    nonet = CommandLine(tmp_path)
    nonet("db", "upgrade")
    nonet("accounts", "create", EMAIL)
    good, revoked = (
        nonet("keys", "create", EMAIL, "--name", name).output.strip() for name in ("good", "bad")
    )
    nonet("keys", "revoke", "2")
    unknown = make_key(Random(1))
    malformed = good[:-1] + "!"
    keys = [good, revoked, unknown, malformed]
    with Server(tmp_path, log_level="debug") as server:
        statuses = [server.post("/check", {"puzzle": UNIQUE}, key=key).status_code for key in keys]
        for key in keys:
            server.client.get(f"/api/v1/check?key={key}&download={key}")
            server.client.post(f"/api/v1/{key}", json={key: key})
            server.client.get(f"/{key}")
            server.client.get("/healthz", headers={"Cookie": key, "X-Request-Id": key})
            server.client.request(f"M{key[:10]}", "/api/v1/check", headers={"Authorization": key})
            server.post("/check", {key: key}, key=good)
        with sqlite3.connect(tmp_path / "var" / "nonet.db") as database:
            database.execute(FAULT)
        database.close()
        fault = server.post("/check", {"puzzle": UNIQUE}, key=good)

    written = server.output.rest() + server.log.rest()
    assert statuses == [200, 403, 401, 401]
    assert refusal(fault) == Refusal(500, "INTERNAL_ERROR")
    assert [key for key in keys if key in written or key[11:41] in written] == []


def test_the_request_id_of_a_fault_finds_it_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, "--json") as server:
        key = json.loads(server.output.text)["key"]
        with sqlite3.connect(tmp_path / "var" / "nonet.db") as database:
            database.execute(FAULT)
        database.close()
        answer = server.post("/check", {"puzzle": UNIQUE}, key=key)

    about = [
        line
        for line in log_lines(server)
        if line.get("request_id") == answer.headers["X-Request-Id"]
    ]
    assert refusal(answer) == Refusal(500, "INTERNAL_ERROR")
    assert [(line["event"], line["level"]) for line in about] == [
        ("request_failed", "error"),
        ("request", "info"),
    ]
    assert "quota_windows" in about[0]["exception"]
    assert (about[1]["method"], about[1]["route"], about[1]["status"]) == (
        "POST",
        "/api/v1/check",
        500,
    )


def test_the_log_line_of_an_error_has_the_fields_for_support(tmp_path: Path) -> None:
    with Server(tmp_path, "--json", rate_limit_per_minute=2) as server:
        key = json.loads(server.output.text)["key"]
        answers = [server.post("/check", {"puzle": UNIQUE}, key=key) for _ in range(3)]
        stranger = server.post("/check", {}, key="nobody's")

    lines = {line.get("request_id"): line for line in log_lines(server)}
    unreadable, _, spent = (lines[answer.headers["X-Request-Id"]] for answer in answers)
    unknown = lines[stranger.headers["X-Request-Id"]]
    assert (unreadable["code"], unreadable["account"], unreadable["key"]) == (
        "INVALID_REQUEST",
        1,
        1,
    )
    assert {rule["path"] for rule in json.loads(unreadable["broken_rules"])} >= {"puzzle"}
    assert "puzle" not in unreadable["broken_rules"]
    assert (spent["code"], spent["account"], spent["retry_after_s"] > 0) == (
        "RATE_LIMITED",
        1,
        True,
    )
    assert (unknown["code"], "account" in unknown) == ("UNAUTHORIZED", False)


def test_of_successes_a_share_is_logged_and_of_refusals_every_one(tmp_path: Path) -> None:
    with Server(tmp_path, log_successes=0) as server:
        server.client.get("/healthz")
        server.client.get("/nothing")

    requests = [line for line in log_lines(server) if line["event"] == "request"]
    assert [(line["status"], line["route"]) for line in requests] == [(404, None)]


def test_text_logs_are_not_json(tmp_path: Path) -> None:
    server = Server(tmp_path, log_format="text")
    server.log.wait_for("serving")
    with patient_client(server.url) as client:
        client.get("/healthz")
    server.log.wait_for("/healthz")
    server.stop()

    line = next(line for line in server.log.rest().splitlines() if "/healthz" in line)
    assert not line.startswith("{")
    assert "status" in line
    assert "200" in line
