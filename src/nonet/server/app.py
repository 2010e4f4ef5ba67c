"""All parts put together."""

import gc
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random, SystemRandom
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from nonet import engine
from nonet.accounts.access.downloads import Downloads
from nonet.accounts.access.grant import GrantSigner
from nonet.accounts.access.key_authorizer import KeyAuthorizer
from nonet.accounts.access.quota import Clocks
from nonet.accounts.access.throttle import HOUR_MS, Throttle
from nonet.accounts.oauth.document import ClientDocuments
from nonet.accounts.oauth.redirect import Redirects
from nonet.accounts.requests import RequestNotes
from nonet.accounts.usage import UsageCounter
from nonet.accounts.work import People
from nonet.database.connection import Database
from nonet.errors import NonetError
from nonet.i18n.catalogue import ENGLISH, Catalogue
from nonet.printing.limits import Budget, PrintLimits, budget_of
from nonet.printing.press import Press
from nonet.puzzles.engine_context import TimeBudget
from nonet.puzzles.links.site import TOOLS_PATH, attribution_of
from nonet.runtime.metrics import Meters
from nonet.runtime.workpool import WorkPool
from nonet.server.api.application import Api
from nonet.server.api.base_url import WrongBaseUrls
from nonet.server.api.endpoints.attribution import present_attribution
from nonet.server.api.export import grant_download
from nonet.server.api.gate import ApiServices
from nonet.server.api.openapi import describe_api
from nonet.server.backups import LAST
from nonet.server.bounds import RequestBounds
from nonet.server.compression import Compression
from nonet.server.credit import require_printable_credit
from nonet.server.error_pages import ErrorPagesForBrowsers
from nonet.server.from_settings import read_secret, site_of, workbench_of
from nonet.server.http.authenticator import Authenticator
from nonet.server.lifespan import Lifespan
from nonet.server.logs import configure_logs, request_log
from nonet.server.mcp.entrance import AllowList, Challenge
from nonet.server.mcp.over_http import McpOverHttp, ToolServices
from nonet.server.measuring import Measured, Measuring
from nonet.server.middleware import RequestMiddleware, site_headers
from nonet.server.oauth.metadata import resource_metadata_url
from nonet.server.oauth.routes import AuthorizationServices, authorization_routes
from nonet.server.people import developer_services
from nonet.server.portal.area import Area
from nonet.server.portal.routes import PORTAL_ROUTES
from nonet.server.portal.services import DeveloperServices
from nonet.server.preparation import open_database
from nonet.server.routing import PrefixRouter, health_routes
from nonet.server.settings import Settings
from nonet.server.site.error_pages import download_error, show_error
from nonet.server.site.pages import Website
from nonet.server.site.routes import website_routes
from nonet.server.site.services import WebsiteServices
from nonet.server.tracing import SentTracing, open_tracing
from nonet.server.write_buffer import WriteBuffer

API_PREFIX = "/api/v1"


@dataclass(frozen=True, slots=True)
class RuntimeDependencies:
    """What a program cannot foresee: the time, in seconds since 1970, and chance.

    `elapsed` counts seconds too, from no particular moment, and nobody sets it; `processor` those
    that the thread has worked; `documents` reads what programs on the internet say of themselves;
    `budget_of` says what printing may take.
    """

    clock: Callable[[], float] = time.time
    elapsed: Callable[[], float] = time.monotonic
    draw_seed: Callable[[], int] = engine.draw_seed
    random: Random = field(default_factory=SystemRandom)
    processor: Callable[[], float] = time.thread_time
    documents: ClientDocuments | None = None
    budget_of: Callable[..., Budget] = budget_of


_HAND_OVER_S = 0.0005


def create_app(meters: Meters | None = None) -> ASGIApp:
    """Build the application from the environment; each server process calls it once."""
    settings = Settings()
    configure_logs(settings.log_level, settings.log_format)
    logging.captureWarnings(capture=True)
    app = compose(settings, meters=meters)
    # What is here now stays: the garbage collector need not look through it again and again.
    gc.collect()
    gc.freeze()
    # So soon a thread of the pool hands the interpreter to the event loop; by default in 5 ms.
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
    nature, database = nature or RuntimeDependencies(), open_database(settings)
    journal, pool = _journal(nature, database), _pool(settings)
    services = _services(settings, nature, database, journal, pool)

    website, developers = _website(settings, nature, services, database)
    by_token = _admission(settings, nature, database, journal, resource=services.site.tools_url)
    doors = (services.authenticator.admission, by_token, services.downloads)
    parts = Measured(database, pool, services.press, doors, developers.mailer)
    measuring = None if meters is None else Measuring(meters, parts, settings.data_dir / LAST)
    tracing = open_tracing(settings, parts)
    tools = _build_tools(settings, nature, services, by_token)
    site = Starlette(
        routes=[
            *health_routes(database),
            *_authorization_routes(settings, nature, services, database),
            *website_routes(website, PORTAL_ROUTES),
        ],
        exception_handlers=dict.fromkeys((HTTPException, NonetError, Exception), show_error),
        lifespan=Lifespan(parts, journal, nature.clock, tools, measuring, tracing),
    )
    site.router.redirect_slashes = False
    site.state.website = website
    site.state.area_in = cache(partial(Area, developers))
    with_tools = WrongBaseUrls(PrefixRouter(TOOLS_PATH, below=tools, otherwise=site), services.site)
    pages_below = _with_pages(Api(services), partial(download_error, website.pages_in(ENGLISH)))
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


def _website(
    settings: Settings, nature: RuntimeDependencies, services: ApiServices, database: Database
) -> tuple[Website, DeveloperServices]:
    describe = cache(partial(describe_api, services))
    developers = _developers(settings, nature, database, describe)
    return Website(_website_services(settings, nature, services, database)), developers


def _developers(
    settings: Settings,
    nature: RuntimeDependencies,
    database: Database,
    describe: Callable[[], Mapping[str, Any]],
) -> DeveloperServices:
    return developer_services(
        settings,
        database,
        clocks=Clocks(nature.clock, nature.elapsed),
        random=nature.random,
        documents=nature.documents,
        describe_api=describe,
    )


def _with_pages(api: ASGIApp, refuse: Callable[[int], Response]) -> ASGIApp:
    """Let people who open a link to a PDF be refused in a page."""
    return ErrorPagesForBrowsers(api, f"{API_PREFIX}/worksheets/", refuse)


def _journal(nature: RuntimeDependencies, database: Database) -> WriteBuffer:
    requests = RequestNotes(nature.clock, nature.elapsed)
    return WriteBuffer(database, UsageCounter(nature.clock), requests)


def _pool(settings: Settings) -> WorkPool:
    return WorkPool(
        threads=settings.work_threads or os.cpu_count() or 1,
        queue=settings.work_queue,
        share=settings.work_share,
    )


def _services(
    settings: Settings,
    nature: RuntimeDependencies,
    database: Database,
    journal: WriteBuffer,
    pool: WorkPool,
) -> ApiServices:
    site = site_of(settings)
    clocks = Clocks(nature.clock, nature.elapsed)
    downloads = Downloads(
        database,
        GrantSigner(read_secret(settings)),
        limit=settings.rate_limit_per_minute,
        clocks=clocks,
    )
    press = Press(
        printers=settings.printers,
        on_demand=settings.print_on_demand,
        queue=settings.print_queue,
        share=settings.print_share,
        limits=PrintLimits(nature.elapsed, nature.budget_of),
    )
    return ApiServices(
        authenticator=Authenticator(
            _admission(settings, nature, database, journal),
            Throttle(limit=settings.failed_credentials_per_minute, clock=nature.elapsed),
            journal.usage,
            journal.requests,
        ),
        downloads=downloads,
        engine_context=workbench_of(
            settings,
            pool,
            draw_seed=nature.draw_seed,
            new_time_budget=partial(
                TimeBudget, settings.batch_processor_ms / 1000, nature.processor
            ),
        ),
        press=press,
        print_worksheet=press.print,
        grant=partial(grant_download, downloads),
        site=site,
        attribution=present_attribution(attribution_of(site)),
        catalogue=Catalogue(settings.languages_dir),
    )


def _admission(
    settings: Settings,
    nature: RuntimeDependencies,
    database: Database,
    journal: WriteBuffer,
    *,
    resource: str | None = None,
) -> KeyAuthorizer:
    return KeyAuthorizer(
        database,
        limit=settings.rate_limit_per_minute,
        clocks=Clocks(nature.clock, nature.elapsed),
        last_use=journal.last_use,
        resource=resource,
    )


def _authorization_routes(
    settings: Settings, nature: RuntimeDependencies, services: ApiServices, database: Database
) -> list[Route]:
    per_hour = settings.registrations_per_hour
    authorization = AuthorizationServices(
        site=services.site,
        people=People(database, nature.clock, nature.random),
        registrations=Throttle(limit=per_hour, clock=nature.elapsed, window_ms=HOUR_MS),
        requests=Throttle(limit=settings.page_requests_per_minute, clock=nature.elapsed),
        redirects=Redirects.read(settings.program_redirects),
    )
    return authorization_routes(authorization)


def _build_tools(
    settings: Settings,
    nature: RuntimeDependencies,
    services: ApiServices,
    by_token: KeyAuthorizer,
) -> McpOverHttp:
    return McpOverHttp(
        services,
        ToolServices(
            authenticator=services.authenticator.beside(by_token),
            reads=Throttle(limit=settings.rate_limit_per_minute, clock=nature.elapsed),
            challenge=Challenge(resource_metadata_url(services.site)),
        ),
        path=TOOLS_PATH,
        allowed=AllowList.of(
            settings.public_site_url, settings.allowed_mcp_hosts, settings.allowed_mcp_origins
        ),
    )


def _website_services(
    settings: Settings, nature: RuntimeDependencies, services: ApiServices, database: Database
) -> WebsiteServices:
    return WebsiteServices(
        site=services.site,
        attribution=services.attribution,
        throttle=Throttle(limit=settings.page_requests_per_minute, clock=nature.elapsed),
        prints=Throttle(
            limit=settings.prints_per_ten_minutes, clock=nature.elapsed, window_ms=600_000
        ),
        pictures=Throttle(
            limit=settings.pictures_per_ten_minutes, clock=nature.elapsed, window_ms=600_000
        ),
        engine_context=services.engine_context,
        database=database,
        press=services.press,
        clock=nature.clock,
        catalogue=services.catalogue,
        security_contacts=settings.security_contacts,
        documents=settings.documents_dir,
    )
