"""The product as the recorder starts it, with its clock and its seeds set from outside.

This is the recorder's only file that imports internal modules: when they move, change it here.
"""

import itertools
import json
import socket
import sys
from typing import Any, get_args

from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.accounts.audit import Action
from nonet.server.app import compose
from nonet.server.logs import configure_logs
from nonet.server.serving import serve
from nonet.server.settings import Settings
from nonet.server.state import RuntimeDependencies

NOON_S = 1_795_176_000.0  # 2026-11-20 12:00:00 UTC
TIME, SEED = b"recorder-time", b"recorder-seed"


class Controlled:
    """The application, whose clock and next seeds each request sets by its headers."""

    def __init__(self) -> None:
        self._elapsed_s, self._seeds = 0.0, itertools.count(1)
        settings = Settings()
        configure_logs(settings.monitoring.log_level, settings.monitoring.log_format)
        dependencies = RuntimeDependencies(
            clock=lambda: NOON_S + self._elapsed_s,
            elapsed=lambda: self._elapsed_s,
            draw_seed=lambda: next(self._seeds),
        )
        self._app: ASGIApp = compose(settings, dependencies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request at its time."""
        headers = dict(scope.get("headers", ()))
        if TIME in headers:
            self._elapsed_s = float(headers[TIME])
        if SEED in headers:
            self._seeds = itertools.count(int(headers[SEED]) * 1000)
        await self._app(scope, receive, send)


def names() -> dict[str, Any]:
    """Return the settings with defaults and descriptions, and the audit log's events."""
    settings = {
        name: [repr(field.default), field.description] for name, field in Settings.fields().items()
    }
    return {"settings": settings, "audit events": sorted(get_args(Action))}


def main() -> None:
    """Print the names, or serve on the port that is the argument, by the product's processes."""
    if sys.argv[1] == "names":
        print(json.dumps(names()))
        return
    listener = socket.create_server(("127.0.0.1", int(sys.argv[1])))
    serve(Settings(), listener, worker="recorder._product:Controlled")


if __name__ == "__main__":
    main()
