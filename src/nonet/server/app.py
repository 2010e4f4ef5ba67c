"""Composition of the application."""

import gc
import logging
import sys
from functools import cache

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from nonet import engine
from nonet.database.connection import Database
from nonet.errors import NonetError
from nonet.puzzles.links.site import TOOLS_PATH
from nonet.runtime.metrics import Meters
from nonet.server.api.application import Api
from nonet.server.bounds import RequestBounds
from nonet.server.compression import Compression
from nonet.server.error_handler import API_PREFIX, handle_error
from nonet.server.lifespan import Lifespan
from nonet.server.logs import configure_logs
from nonet.server.mcp.over_http import McpOverHttp
from nonet.server.measuring import Measuring
from nonet.server.middleware import RequestMiddleware, site_headers
from nonet.server.oauth.routes import authorization_routes
from nonet.server.portal.area import Area
from nonet.server.portal.routes import PORTAL_ROUTES
from nonet.server.preparation import open_database, require_printable_credit
from nonet.server.request_log import RequestRecorder, request_log
from nonet.server.settings import Settings
from nonet.server.site.pages import Website
from nonet.server.site.routes import website_routes
from nonet.server.state import RuntimeDependencies, build_state
from nonet.server.tracing import open_tracing

# The event loop waits at most this long for the interpreter lock; Python's default is 5 ms.
_SWITCH_INTERVAL_S = 0.0005


def create_app(meters: Meters | None = None) -> ASGIApp:
    """Build the application from the environment; each server process calls it once."""
    settings = Settings()
    configure_logs(settings.monitoring.log_level, settings.monitoring.log_format)
    logging.captureWarnings(capture=True)
    app = compose(settings, meters=meters)
    # Freeze startup objects so the GC skips them.
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    return app


def compose(
    settings: Settings,
    dependencies: RuntimeDependencies | None = None,
    *,
    meters: Meters | None = None,
) -> ASGIApp:
    """Build the application.

    Raises:
        SchemaOutdatedError: a PostgreSQL database needs migrations.
        TracingUnavailableError: the exporter isn't installed.
        UnprintableCharacterError, LayoutError: the credit can't be printed.
    """
    require_printable_credit(settings)
    dependencies = dependencies or RuntimeDependencies()
    state = build_state(settings, dependencies, open_database(settings))
    website, tools = Website(state), McpOverHttp(state)
    measuring = None if meters is None else Measuring(meters, state)
    tracing = open_tracing(state)
    app = Starlette(
        routes=[
            *_health_routes(state.database),
            Mount(API_PREFIX, Api(state)),
            *(Route(path, tools, methods=["POST"]) for path in (TOOLS_PATH, f"{TOOLS_PATH}/")),
            *authorization_routes(state),
            *website_routes(website, PORTAL_ROUTES),
        ],
        exception_handlers=dict.fromkeys((HTTPException, NonetError, Exception), handle_error),
        lifespan=Lifespan(state, tools, measuring, tracing),
    )
    app.router.redirect_slashes = False
    app.state.website = website
    app.state.area_in = cache(Area)
    # Outside the application, so that its 500s have an id and headers, too.
    return RequestMiddleware(
        RequestBounds(Compression(app), settings.server.body_timeout_s),
        RequestRecorder(
            log_request=request_log(
                settings.monitoring.log_level, settings.monitoring.log_successes
            ),
            write_buffer=state.write_buffer,
            elapsed=dependencies.elapsed,
            meter=meters,
            tracing=tracing,
        ),
        headers=site_headers(settings.public_site_url),
    )


def _health_routes(database: Database) -> list[Route]:
    """Return `/healthz`, for the process only, and `/readyz`, which includes the database."""

    async def healthz(_request: Request) -> Response:
        return JSONResponse({"status": "ok", "engineVersion": engine.VERSION})

    async def readyz(_request: Request) -> Response:
        ready = database.is_available
        return JSONResponse({"status": "ok" if ready else "unavailable"}, 200 if ready else 503)

    return [Route("/healthz", healthz), Route("/readyz", readyz)]
