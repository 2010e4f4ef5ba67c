"""Probes for those who run the service: it lives, and it can do its work."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from nonet import engine
from nonet.database import Database
from nonet.front import Leaving


def health_routes(database: Database, leaving: Leaving) -> list[Route]:
    """Return `/healthz`, the process answers, and `/readyz`, it and the database take requests."""

    async def healthz(_request: Request) -> Response:
        return JSONResponse({"status": "ok", "engineVersion": engine.VERSION})

    async def readyz(_request: Request) -> Response:
        ready = database.is_available and not leaving.is_unready
        return JSONResponse({"status": "ok" if ready else "unavailable"}, 200 if ready else 503)

    return [Route("/healthz", healthz), Route("/readyz", readyz)]
