"""Calls of a service's routes with exact bytes, in its own event loop."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple
from urllib.parse import quote_from_bytes, unquote

from starlette.routing import Mount, Route
from starlette.types import Message

from service import Service

_OURS = ("nonet.server.", "nonet.web.", "starlette.")


class Call(NamedTuple):
    """A request: `target` is the encoded path with its query."""

    method: str
    target: str
    headers: Mapping[str, str | bytes]
    body: bytes = b""

    def __str__(self) -> str:
        return f"{self.method} {self.target[:300]} {self.body[:300]!r} {dict(self.headers)}"


def encode(text: str | bytes) -> str:
    """Percent-encode a string, with unpaired surrogates as three bytes each."""
    octets = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    return quote_from_bytes(octets, safe="")


def encode_pairs(fields: Mapping[Any, str | bytes]) -> str:
    """Write a query or a form."""
    return "&".join(f"{encode(name)}={encode(value)}" for name, value in fields.items())


def routes_of(service: Service) -> list[Route]:
    """Return every route that the application has made, those of further languages apart."""
    return list({(one.path, *sorted(one.methods or ())): one for one in _find(service)}.values())


def _find(service: Service) -> Iterator[Route]:
    queue: list[Any] = [service.client.app]
    seen: set[int] = set()
    while queue:
        thing = queue.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Route):
            yield thing
        elif isinstance(thing, list | tuple):
            queue += thing
        elif isinstance(thing, dict):
            queue += thing.values()
        elif type(thing).__module__.startswith(_OURS) and not isinstance(thing, Mount):
            queue += vars(thing).values() if hasattr(thing, "__dict__") else ()


def send_all(service: Service, calls: list[Call]) -> list[tuple[int, bytes]]:
    """Return the status and the body of the answer to each call."""

    async def send() -> list[tuple[int, bytes]]:
        return [await _send(service, call) for call in calls]

    portal = service.client.portal
    assert portal is not None, "the service has not been started"
    return portal.call(send)


async def _send(service: Service, call: Call) -> tuple[int, bytes]:
    path, _, query = call.target.partition("?")
    unread: list[Message] = [{"type": "http.request", "body": call.body, "more_body": False}]
    sent: list[Message] = []

    async def receive() -> Message:
        return unread.pop() if unread else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": call.method,
        "scheme": "https",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [
            (name.encode(), value if isinstance(value, bytes) else value.encode("latin-1"))
            for name, value in {"host": "nonet.example", **call.headers}.items()
        ],
        "client": ("127.0.0.1", 50_000),
        "server": ("nonet.example", 443),
        "state": {},
        "extensions": {},
    }
    await service.client.app(scope, receive, send)
    start, *parts = sent
    return start["status"], b"".join(part.get("body", b"") for part in parts)
