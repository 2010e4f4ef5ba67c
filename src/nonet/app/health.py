"""Probes for those who run the service: it lives, and it can do its work."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from nonet import engine
from nonet.database import Database
from nonet.front import Leaving

PING = "SELECT version_num FROM alembic_version"


def health_routes(database: Database, leaving: Leaving) -> list[Route]:
    """Return `/healthz`, the process answers, and `/readyz`, it and the database take requests."""

    async def healthz(_request: Request) -> Response:
        return JSONResponse({"status": "ok", "engineVersion": engine.VERSION})

    async def readyz(_request: Request) -> Response:
        try:
            row = await database.fetch_one(PING, {})
        except Exception:  # noqa: BLE001 - whatever the driver raises, the answer is no
            row = None
        ready = row is not None and not leaving.has_begun
        return JSONResponse({"status": "ok" if ready else "unavailable"}, 200 if ready else 503)

    return [Route("/healthz", healthz), Route("/readyz", readyz)]
