"""Answers that are compressed, and answers that never are."""

import asyncio
import gzip
import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from httpx2 import Response
from starlette.types import Message, Receive, Scope, Send

from nonet.server.compression import Compression
from nonet.server.middleware import Header
from samples import EMPTY, UNIQUE, export, variants
from service import Service
from site_client import SiteClient

TAKES_GZIP = ((b"accept-encoding", b"gzip"),)
GZIP = {"Accept-Encoding": "gzip"}
PLAIN = {"Accept-Encoding": "identity"}
PLAY = f"/puzzles/v1-{UNIQUE.replace('.', '0')}"
LONG_IN_PUBLIC = ["/", PLAY, f"{PLAY}/picture.svg", "/techniques", "/llms.txt", "/sitemap.xml"]
LONG_FOR_DEVELOPERS = ["/developers", "/developers/docs/reference", "/developers/docs/reference.md"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("compression"), rate_limit_per_minute=10_000) as service:
        yield service


def coding(answer: Response) -> tuple[str | None, str | None]:
    """Return the encoding of an answer, and the headers it depends on."""
    return answer.headers.get("Content-Encoding"), answer.headers.get("Vary")


def ask_api(service: Service, accepted: dict[str, str]) -> Response:
    key = {"Authorization": f"Bearer {service.key}"}
    body = {"puzzles": variants(20)}
    return service.client.post("/api/v1/publish", json=body, headers={**key, **accepted})


def ask_tools(service: Service, accepted: dict[str, str]) -> Response:
    headers = {
        "Host": "nonet.example",
        "Authorization": f"Bearer {service.key}",
        "Accept": "application/json, text/event-stream",
        "MCP-Protocol-Version": "2025-11-25",
        **accepted,
    }
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    return service.client.post("/mcp", json=message, headers=headers)


@pytest.mark.parametrize("path", [*LONG_IN_PUBLIC, *LONG_FOR_DEVELOPERS, "/api/v1/openapi.json"])
def test_long_text_is_compressed_if_accepted(running: Service, path: str) -> None:
    packed, plain = (running.client.get(path, headers=accepted) for accepted in (GZIP, PLAIN))

    assert (packed.status_code, plain.status_code) == (200, 200)
    assert coding(packed) == ("gzip", "accept-encoding")
    assert coding(plain) == (None, "accept-encoding")
    assert packed.text == plain.text
    assert int(packed.headers["Content-Length"]) < len(plain.content)


@pytest.mark.parametrize("ask", [ask_api, ask_tools])
def test_long_json_is_compressed_if_accepted(running: Service, ask: Any) -> None:
    packed, plain = ask(running, GZIP), ask(running, PLAIN)

    assert (packed.status_code, plain.status_code) == (200, 200)
    assert coding(packed) == ("gzip", "accept-encoding")
    assert coding(plain) == (None, "accept-encoding")
    assert packed.json() == plain.json()
    assert int(packed.headers["Content-Length"]) < len(plain.content) / 3


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [
        ("gzip", True),
        ("deflate, gzip;q=0.5, br", True),
        ("x-gzip", True),
        ("GZIP", True),
        ("gzip;q=0", False),
        ("gzip ; q=0.000, identity", False),
        ("notgzip", False),
        ("br", False),
        ("", False),
    ],
)
def test_accept_encoding_decides(running: Service, accepted: str, *, is_packed: bool) -> None:
    answer = running.client.get("/", headers={"Accept-Encoding": accepted})

    assert (answer.headers.get("Content-Encoding") == "gzip") is is_packed


def test_short_answers_stay_as_they_are(running: Service) -> None:
    answers = [
        running.post("/check", {"puzzle": EMPTY}),
        running.post("/check", {}),
        running.client.get("/healthz"),
        running.client.get("/robots.txt"),
    ]

    assert all(len(answer.content) < 1024 for answer in answers)
    assert [coding(answer) for answer in answers] == [(None, None)] * len(answers)


def test_pdfs_and_pictures_stay_as_they_are(running: Service) -> None:
    answers = [
        running.client.get(export(running)["pdfUrl"]),
        running.client.get(f"{PLAY}/picture.png"),
        running.client.get("/icon-192.png"),
    ]

    assert all(len(answer.content) > 1024 for answer in answers)
    assert [coding(answer) for answer in answers] == [(None, None)] * len(answers)


def test_head_has_the_headers_of_get(running: Service) -> None:
    got, head = running.client.get("/", headers=GZIP), running.client.head("/", headers=GZIP)

    assert (got.headers["Content-Length"], coding(got)) == (
        head.headers["Content-Length"],
        coding(head),
    )


def test_no_page_with_a_secret_is_compressed(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("secrets")
    with Service(folder, site_url=None) as service:
        visitor = SiteClient(service, site="http://127.0.0.1:8000")
        asked = visitor.post("/developers/sign-in", email="ada@example.com")
        link = asked.text.partition('href="/developers/sign-in/')[2].partition('"')[0]
        opened = visitor.get(f"/developers/sign-in/{link}")
        visitor.post(f"/developers/sign-in/{link}")
        made = visitor.post("/developers/keys", name="laptop")
        pages = [
            visitor.get(path)
            for path in ("/developers", "/developers/account", "/developers/sessions")
        ]

    answers = [asked, opened, made, *pages]
    assert "nonet_live_" in made.text
    assert [answer.status_code for answer in answers] == [200] * len(answers)
    assert all(len(answer.content) > 1024 for answer in answers)
    assert [coding(answer) for answer in answers] == [(None, None)] * len(answers)
    controls = {answer.headers["Cache-Control"] for answer in answers}
    assert controls == {"no-store, no-transform"}


def sent_through(*messages: Message, accepted: Iterable[Header] = TAKES_GZIP) -> list[Message]:
    """Return an application's messages as a client gets them that takes gzip by default."""
    sent: list[Message] = []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        for message in messages:
            await send(message)

    async def receive() -> Message:
        raise NotImplementedError

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "headers": list(accepted)}
    asyncio.run(Compression(app)(scope, receive, send))
    return sent


def started(*headers: tuple[bytes, bytes]) -> Message:
    return {"type": "http.response.start", "status": 200, "headers": list(headers)}


def test_streams_pass_unchanged() -> None:
    pieces: list[Message] = [
        {"type": "http.response.body", "body": b"x" * 2000, "more_body": True},
        {"type": "http.response.body", "body": b"x" * 2000},
    ]
    kind, length = (b"content-type", b"text/plain"), (b"content-length", b"4000")

    assert sent_through(started(kind), *pieces) == [started(kind), *pieces]
    assert sent_through(started(kind, length), *pieces)[1:] == pieces


def test_a_compressed_answer_is_no_longer_the_same_to_the_byte() -> None:
    body = json.dumps({"puzzles": variants(200)}).encode()
    start = started(
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"etag", b'"abc"'),
    )

    head, sent = sent_through(start, {"type": "http.response.body", "body": body})

    assert gzip.decompress(sent["body"]) == body
    assert dict(head["headers"])[b"etag"] == b'W/"abc"'
    assert dict(head["headers"])[b"content-length"] == str(len(sent["body"])).encode()


def test_who_says_nothing_of_encodings_gets_none() -> None:
    start = started((b"content-type", b"text/plain"), (b"content-length", b"2000"))
    body = {"type": "http.response.body", "body": b"a" * 2000}

    _, passed = sent_through(start, body, accepted=())

    assert passed == body
