"""Headers of every answer, on every path that leads to one."""

from pathlib import Path

import pytest
from httpx2 import Response

from samples import UNIQUE, export
from service import Service

pytestmark = pytest.mark.slow

NOSNIFF = ["nosniff"]
A_YEAR = ["max-age=31536000"]


def answers_of_every_way_in(service: Service) -> list[Response]:
    """Return answers of the API, the tools, the pages, the probes, and refusals of each."""
    client = service.client
    key = {"Authorization": f"Bearer {service.key}"}
    return [
        service.post("/check", {"puzzle": UNIQUE}),
        service.post("/check", {}),
        client.post("/api/v1/check"),
        client.get("/api/v1/check"),
        client.get("/api/v1/nothing"),
        client.get("/api/v1/openapi.json"),
        client.get(export(service)["pdfUrl"]),
        client.post("/mcp", headers=key, json={}),
        client.get("/mcp"),
        client.get("/"),
        client.head("/"),
        client.get("/developers"),
        client.get("/developers/docs/quick-start.md"),
        client.get("/developers/account", follow_redirects=False),
        client.get("/icon-192.png"),
        client.get("/robots.txt"),
        client.get("/llms.txt"),
        client.get("/nothing"),
        client.get("/static/nothing.js"),
        client.post("/puzzles/x/check"),
        client.get("/healthz"),
        client.get("/readyz"),
        client.post("/healthz"),
    ]


def test_no_answer_lets_a_browser_guess_its_type(service: Service) -> None:
    answers = answers_of_every_way_in(service)

    found = [answer.headers.get_list("X-Content-Type-Options") for answer in answers]
    assert found == [NOSNIFF] * len(answers)


def test_a_fault_carries_it_too(service: Service) -> None:
    service.execute("ALTER TABLE quota_windows RENAME TO gone")

    answer = service.post("/check", {"puzzle": UNIQUE})

    assert answer.is_server_error
    assert answer.headers.get_list("X-Content-Type-Options") == NOSNIFF


def test_an_https_site_sends_strict_transport_security(service: Service) -> None:
    answers = answers_of_every_way_in(service)

    found = [answer.headers.get_list("Strict-Transport-Security") for answer in answers]
    assert found == [A_YEAR] * len(answers)


def test_a_site_without_https_does_not(tmp_path: Path) -> None:
    with Service(tmp_path, site_url="http://nonet.example") as service:
        answers = answers_of_every_way_in(service)

    assert {answer.headers.get("Strict-Transport-Security") for answer in answers} == {None}
