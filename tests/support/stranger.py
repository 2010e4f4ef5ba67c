"""A client that leaves."""

import json
from threading import Event
from typing import Any

import anyio
from starlette.types import Message

from service import Service


class Stranger:
    """A client that asks an endpoint and closes the connection before it has an answer."""

    def __init__(self, service: Service, path: str, body: Any) -> None:
        self._service = service
        self._path = f"/api/v1{path}"
        self._body = json.dumps(body).encode()
        self._hung_up = anyio.Event()
        self._has_sent = False
        self.waits = Event()
        self.status = 0

    def ask(self) -> None:
        """Serve the request in the event loop of the service."""
        headers = {
            "authorization": f"Bearer {self._service.key}",
            "content-type": "application/json",
        }
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "POST",
            "path": self._path,
            "raw_path": self._path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.1", 50_000),
        }
        portal = self._service.client.portal
        assert portal is not None
        portal.call(self._service.client.app, scope, self._receive, self._send)

    def hang_up(self) -> None:
        """Close the connection."""
        portal = self._service.client.portal
        assert portal is not None
        portal.call(self._hung_up.set)

    async def _receive(self) -> Message:
        if not self._has_sent:
            self._has_sent = True
            return {"type": "http.request", "body": self._body}
        # Nobody reads on but who waits for long work, or for a turn.
        self.waits.set()
        await self._hung_up.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        self.status = message.get("status", self.status)
