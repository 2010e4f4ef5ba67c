"""Which application serves a path: the API, or the site around it.

A mount does the same within a second router, for a third of the time that a request takes.
"""

from starlette.types import ASGIApp, Receive, Scope, Send


class Switch:
    """Sends what is below `prefix` to one application and everything else to another."""

    def __init__(self, prefix: str, below: ASGIApp, otherwise: ASGIApp) -> None:
        self._prefix = prefix
        self._start = prefix + "/"
        self._below = below
        self._otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(self._start):
            scope["root_path"] = scope.get("root_path", "") + self._prefix
            await self._below(scope, receive, send)
        else:
            await self._otherwise(scope, receive, send)
