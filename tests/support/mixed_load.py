"""Everything that callers and strangers do with a service, in rounds, with every answer judged."""

import json
import re
import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from typing import Any, NamedTuple

from httpx2 import Client, Response

from samples import COLLECTION_ID, EMPTY, PUZZLE, PUZZLE_ID, REQUESTS, SOLUTION, UNIQUE, variants
from server import Server
from site_client import KEY
from waiting import patient_client

THREADS = 4
LIMITS: dict[str, Any] = dict.fromkeys(
    (
        "rate_limit_per_minute",
        "page_requests_per_minute",
        "failed_credentials_per_minute",
        "sign_ins_per_hour",
    ),
    10**9,
)
RIGHT = "right"


class LoadRequest(NamedTuple):
    """A request, the status of its answer, and a text that stands in it."""

    method: str
    path: str
    status: int
    text: str
    options: dict[str, Any]


class Round:
    """The requests of one client on one connection, from the first page to the last refusal."""

    def __init__(self, server: Server, number: int) -> None:
        self._server = server
        self._number = number
        self._key = {"Authorization": f"Bearer {server.key}"}
        self.outcomes: Counter[tuple[str, str]] = Counter()

    def go(self) -> Counter[tuple[str, str]]:
        """Ask for everything and count the outcomes."""
        self._come_and_go()
        with patient_client(self._server.url) as client:
            for request in (*_api(self._key), *_tools(self._key), *_pages(), *_refusals(self._key)):
                self._judge(client, request)
            self._print(client)
            self._live_a_life(client)
        return self.outcomes

    def _judge(self, client: Client, request: LoadRequest) -> Response:
        method, path, status, text, options = request
        answer = client.request(method, path, **options)
        is_right = answer.status_code == status and text in answer.text
        outcome = RIGHT if is_right else f"{answer.status_code} {answer.text[:300]}"
        self.outcomes[f"{method} {path} {status}", outcome] += 1
        return answer

    def _print(self, client: Client) -> None:
        """Have worksheets made and download them, by key and by link."""
        puzzles = variants(2 + self._number % 20)[-2:]
        bodies: dict[str, dict[str, Any]] = {
            "/worksheets": {"puzzles": puzzles},
            "/packs": {"count": 2, "difficulty": "easy"},
        }
        for path, body in bodies.items():
            options = {"json": body, "headers": self._key}
            answer = self._judge(
                client, LoadRequest("POST", f"/api/v1{path}", 200, "pdfUrl", options)
            )
            link = answer.json()["pdfUrl"].removeprefix(self._server.url)
            for name, address, headers in (
                ("link", link, {}),
                ("key", link.partition("?")[0], self._key),
            ):
                pdf = client.get(address, headers=headers)
                is_right = pdf.status_code == 200 and pdf.content.startswith(b"%PDF-")
                self.outcomes[f"PDF of {path} by {name}", RIGHT if is_right else pdf.text] += 1

    def _live_a_life(self, client: Client) -> None:
        """Sign up, make a key, use it, revoke it, be refused, and sign out."""

        def post(path: str, status: int, text: str = "", **fields: str) -> str:
            headers = {"Sec-Fetch-Site": "same-origin"}
            answer = client.post(path, data=fields, headers=headers)
            is_right = answer.status_code == status and text in answer.text
            # Links and numbers differ from one run to the next.
            name = re.sub(r"(sign-in/|keys/)[\w-]+", r"\1*", path)
            self.outcomes[f"POST {name}", RIGHT if is_right else answer.text] += 1
            return unescape(answer.text)

        def use(key: str, status: int) -> None:
            options = {"json": {"puzzle": UNIQUE}, "headers": {"Authorization": f"Bearer {key}"}}
            self._judge(client, LoadRequest("POST", "/api/v1/check", status, "", options))

        page = post("/developers/sign-in", 200, email=f"{self._number}@example.com")
        post(_found(r"/developers/sign-in/[\w-]+", page), 303)
        key = _found(KEY.pattern, post("/developers/keys", 200, name="laptop", days="0"))
        use(key, 200)
        post(_found(r"/developers/keys/\d+/revoke", client.get("/developers").text), 303)
        use(key, 403)
        post("/developers/sign-out", 303)

    def _come_and_go(self) -> None:
        """Open connections that end before anything was answered."""
        path = f"/puzzles/{PUZZLE_ID}/picture.png"
        for sent in ("", "GET / HT", f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", self._server.port)) as connection:
                connection.sendall(sent.encode())
            self.outcomes["come and gone", RIGHT] += 1


def rounds(server: Server, numbers: Iterator[int], times: int) -> Counter[tuple[str, str]]:
    """Go through so many rounds, some at once, and count the outcomes."""
    with ThreadPoolExecutor(THREADS) as clients:
        taken = [Round(server, next(numbers)) for _ in range(times)]
        return sum(clients.map(Round.go, taken), Counter())


def _found(pattern: str, page: str) -> str:
    found = re.search(pattern, page)
    assert found, page
    return found[0]


def _api(key: dict[str, str]) -> Iterator[LoadRequest]:
    texts = {"/check": SOLUTION, "/hint": "hidden-single", "/grade": "score"}
    bodies = {**REQUESTS, "/publish": {"puzzles": [UNIQUE, PUZZLE]}}
    for path, body in bodies.items():
        options = {"json": body, "headers": key}
        yield LoadRequest("POST", f"/api/v1{path}", 200, texts.get(path, "attribution"), options)
    for label in ("beginner", "hard", "expert"):
        options = {"json": {"count": 3, "difficulty": label}, "headers": key}
        yield LoadRequest("POST", "/api/v1/generate", 200, label, options)


def _tools(key: dict[str, str]) -> Iterator[LoadRequest]:
    headers = {
        **key,
        "MCP-Protocol-Version": "2025-11-25",
        "Accept": "application/json, text/event-stream",
    }
    for number, (tool, arguments, text) in enumerate(
        (
            ("check_puzzle", {"puzzle": UNIQUE}, SOLUTION),
            ("generate_puzzles", {}, "attribution"),
            ("check_puzzle", {"puzzle": "1"}, "INVALID_REQUEST"),
        )
    ):
        params = {"name": tool, "arguments": arguments}
        message = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}
        yield LoadRequest("POST", "/mcp", 200, text, {"json": message, "headers": headers})


def _pages() -> Iterator[LoadRequest]:
    texts = {
        "/": "/puzzles/v1-",
        f"/puzzles/{PUZZLE_ID}": "<main",
        f"/puzzles/{PUZZLE_ID}/picture.svg": "<svg",
        f"/puzzles/{PUZZLE_ID}/picture.png": "PNG",
        f"/puzzles/{PUZZLE_ID}/qr.svg": "<svg",
        f"/collections/{COLLECTION_ID}": "<main",
        "/techniques": "hidden-single",
        "/techniques/xy-wing": "<main",
        "/developers": "<form",
        "/developers/terms": "<main",
        "/developers/docs/quick-start": "<main",
        "/api/v1/openapi.json": "openapi",
        "/healthz": "ok",
        "/readyz": "",
    }
    for path, text in texts.items():
        yield LoadRequest("GET", path, 200, text, {})
    questions: tuple[tuple[str, dict[str, Any]], ...] = (
        ("check", {"board": PUZZLE}),
        ("hint", {"board": PUZZLE, "depth": 3}),
        ("check", {"board": SOLUTION}),
    )
    for question, body in questions:
        path = f"/puzzles/{PUZZLE_ID}/{question}"
        yield LoadRequest("POST", path, 200, "sentence", {"json": body})


def _refusals(key: dict[str, str]) -> Iterator[LoadRequest]:
    body = json.dumps({"puzzle": UNIQUE})
    as_json = {**key, "Content-Type": "application/json"}
    rows: tuple[tuple[str, str, int, str, dict[str, Any]], ...] = (
        ("POST", "/api/v1/check", 401, "error", {"content": body}),
        ("POST", "/api/v1/check", 401, "error", {"headers": {"Authorization": "Bearer x"}}),
        ("POST", "/api/v1/check", 415, "error", {"content": body, "headers": key}),
        ("POST", "/api/v1/check", 400, "error", {"content": "{", "headers": as_json}),
        ("POST", "/api/v1/check", 413, "error", {"content": "x" * 20_000, "headers": as_json}),
        ("POST", "/api/v1/hint", 422, "error", {"json": {"puzzle": EMPTY, "progress": EMPTY}}),
        ("POST", "/api/v1/nowhere", 404, "error", {}),
        ("GET", "/api/v1/check", 405, "error", {}),
        ("GET", "/puzzles/v1-0", 404, "<main", {}),
        ("GET", f"/{'a' * 9_000}", 414, "error", {}),
        ("POST", "/mcp", 401, "error", {}),
    )
    for method, path, status, text, options in rows:
        given = {**options, "headers": key} if status == 422 else options
        yield LoadRequest(method, path, status, text, given)
