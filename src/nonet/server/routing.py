"""Probes for those who run the service, and which application serves a path."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from nonet import engine
from nonet.database.connection import Database


def health_routes(database: Database) -> list[Route]:
    """Return `/healthz`, the process answers, and `/readyz`, it and the database take requests."""

    async def healthz(_request: Request) -> Response:
        return JSONResponse({"status": "ok", "engineVersion": engine.VERSION})

    async def readyz(_request: Request) -> Response:
        ready = database.is_available
        return JSONResponse({"status": "ok" if ready else "unavailable"}, 200 if ready else 503)

    return [Route("/healthz", healthz), Route("/readyz", readyz)]


class PrefixRouter:
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
