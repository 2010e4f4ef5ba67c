"""All parts put together."""

import gc
import logging
import sys
from collections.abc import Callable
from functools import cache, partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp

from nonet.errors import NonetError
from nonet.i18n.catalogue import ENGLISH
from nonet.puzzles.links.site import TOOLS_PATH
from nonet.runtime.metrics import Meters
from nonet.server.api.application import Api
from nonet.server.api.base_url import WrongBaseUrls
from nonet.server.bounds import RequestBounds
from nonet.server.compression import Compression
from nonet.server.credit import require_printable_credit
from nonet.server.error_pages import ErrorPagesForBrowsers
from nonet.server.lifespan import Lifespan
from nonet.server.logs import configure_logs, request_log
from nonet.server.mcp.over_http import McpOverHttp
from nonet.server.measuring import Measuring
from nonet.server.middleware import RequestMiddleware, site_headers
from nonet.server.oauth.routes import authorization_routes
from nonet.server.portal.area import Area
from nonet.server.portal.routes import PORTAL_ROUTES
from nonet.server.preparation import open_database
from nonet.server.routing import PrefixRouter, health_routes
from nonet.server.settings import Settings
from nonet.server.site.error_pages import download_error, show_error
from nonet.server.site.pages import Website
from nonet.server.site.routes import website_routes
from nonet.server.state import RuntimeDependencies, build_state
from nonet.server.tracing import SentTracing, open_tracing

API_PREFIX = "/api/v1"
# So soon a thread of the pool hands the interpreter to the event loop; by default in 5 ms.
_HAND_OVER_S = 0.0005


def create_app(meters: Meters | None = None) -> ASGIApp:
    """Build the application from the environment; each server process calls it once."""
    settings = Settings()
    configure_logs(settings.log_level, settings.log_format)
    logging.captureWarnings(capture=True)
    app = compose(settings, meters=meters)
    # Freeze startup objects so the GC skips them.
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(_HAND_OVER_S)
    return app


def compose(
    settings: Settings,
    nature: RuntimeDependencies | None = None,
    *,
    meters: Meters | None = None,
) -> ASGIApp:
    """Build the application.

    Raises:
        SchemaOutdatedError: a shared database waits for its migrations.
        TracingUnavailableError: what sends traces is not installed.
        UnprintableCharacterError, LayoutError: the credit cannot be printed.
    """
    require_printable_credit(settings)
    state = build_state(settings, nature or RuntimeDependencies(), open_database(settings))
    website, tools = Website(state), McpOverHttp(state)
    measuring = None if meters is None else Measuring(meters, state)
    tracing = open_tracing(state)
    site = Starlette(
        routes=[
            *health_routes(state.database),
            *authorization_routes(state),
            *website_routes(website, PORTAL_ROUTES),
        ],
        exception_handlers=dict.fromkeys((HTTPException, NonetError, Exception), show_error),
        lifespan=Lifespan(state, tools, measuring, tracing),
    )
    site.router.redirect_slashes = False
    site.state.website = website
    site.state.area_in = cache(Area)
    with_tools = WrongBaseUrls(PrefixRouter(TOOLS_PATH, below=tools, otherwise=site), state.site)
    pages_below = _with_pages(Api(state), partial(download_error, website.pages_in(ENGLISH)))
    return _enveloped(PrefixRouter(API_PREFIX, pages_below, with_tools), settings, meters, tracing)


def _enveloped(
    all_ways_in: ASGIApp, settings: Settings, meters: Meters | None, tracing: SentTracing | None
) -> ASGIApp:
    return RequestMiddleware(
        RequestBounds(Compression(all_ways_in), settings.body_timeout_s),
        log_request=request_log(settings.log_level, settings.log_successes),
        headers=site_headers(settings.public_site_url),
        meter=meters,
        tracing=tracing,
    )


def _with_pages(api: ASGIApp, refuse: Callable[[int], Response]) -> ASGIApp:
    """Let people who open a link to a PDF be refused in a page."""
    return ErrorPagesForBrowsers(api, f"{API_PREFIX}/worksheets/", refuse)
