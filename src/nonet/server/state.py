"""The state of the application: what all requests share, built from the settings once."""

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from random import Random, SystemRandom
from typing import Any

from nonet import engine
from nonet.accounts.access.downloads import Downloads, GrantSigner
from nonet.accounts.access.key_authorizer import KeyAuthorizer
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.quota import Clocks
from nonet.accounts.mailer import Mailer
from nonet.accounts.oauth.client import Redirects
from nonet.accounts.oauth.document import ClientDocuments
from nonet.accounts.oidc import Provider, Registration
from nonet.accounts.usage import RequestNotes, UsageCounter
from nonet.accounts.work import People
from nonet.database.connection import Database
from nonet.i18n.catalogue import Catalogue
from nonet.printing.limits import Budget, PrintLimits, budget_of
from nonet.printing.press import Press
from nonet.puzzles.engine_context import TimeBudget
from nonet.puzzles.links.site import attribution_of
from nonet.runtime.workpool import WorkPool
from nonet.server.api.download import grant_download
from nonet.server.api.endpoints.endpoint import AttributionObject
from nonet.server.api.gate import ApiServices
from nonet.server.api.openapi import describe_api
from nonet.server.http.authenticator import Authenticator
from nonet.server.limits import Limits
from nonet.server.preparation import open_mailer, read_secret
from nonet.server.render_cache import RenderCache
from nonet.server.settings import PrintingSettings, Settings
from nonet.server.write_buffer import WriteBuffer


@dataclass(frozen=True, slots=True)
class RuntimeDependencies:
    """Injectable clocks, randomness and network.

    `clock` returns seconds since 1970, `elapsed` monotonic seconds, `processor` the thread's
    processor time. `budget_of` returns the budget of a print job.
    """

    clock: Callable[[], float] = time.time
    elapsed: Callable[[], float] = time.monotonic
    draw_seed: Callable[[], int] = engine.draw_seed
    random: Random = field(default_factory=SystemRandom)
    processor: Callable[[], float] = time.thread_time
    documents: ClientDocuments | None = None
    budget_of: Callable[..., Budget] = budget_of


@dataclass(frozen=True, kw_only=True)
class AppState(ApiServices, People):
    """Services of the API, the MCP server, the website and the portal."""

    settings: Settings
    pool: WorkPool
    limits: Limits
    write_buffer: WriteBuffer
    tool_authenticator: Authenticator  # accepts OAuth tokens, too
    secret: Secret
    mailer: Mailer | None
    providers: tuple[Provider, ...]
    redirects: Redirects  # allowed redirects of OAuth clients
    documents: ClientDocuments  # metadata of OAuth clients
    cache: RenderCache = field(default_factory=RenderCache)

    @cached_property
    def api_document(self) -> Mapping[str, Any]:
        """The OpenAPI document."""
        return describe_api(self)


def build_state(settings: Settings, runtime: RuntimeDependencies, database: Database) -> AppState:
    """Build the state on an open database; raise `SecretUnavailableError` without a secret."""
    site, secret = settings.public_site, read_secret(settings)
    limits = Limits(settings.limits, runtime.elapsed)
    requests = RequestNotes(runtime.clock, runtime.elapsed)
    buffer = WriteBuffer(database, UsageCounter(runtime.clock), requests)
    limit = settings.limits.rate_limit_per_minute
    clocks = Clocks(runtime.clock, runtime.elapsed)
    authorizer = partial(
        KeyAuthorizer, database, limit=limit, clocks=clocks, last_use=buffer.last_use
    )
    authenticator = Authenticator(authorizer(), limits.failed_credentials)
    downloads = Downloads(database, GrantSigner(secret), limit=limit, clocks=clocks)
    press = _open_press(settings.printing, runtime)
    pool = WorkPool(
        threads=settings.engine.work_threads or os.cpu_count() or 1,
        queue=settings.engine.work_queue,
        share=settings.engine.work_share,
    )
    time_budget_s = settings.engine.batch_processor_ms / 1000
    redirects = Redirects.read(settings.access.program_redirects)
    return AppState(
        settings=settings,
        database=database,
        clock=runtime.clock,
        random=runtime.random,
        limits=limits,
        pool=pool,
        engine_context=settings.engine.context(
            pool,
            draw_seed=runtime.draw_seed,
            new_time_budget=partial(TimeBudget, time_budget_s, runtime.processor),
        ),
        write_buffer=buffer,
        authenticator=authenticator,
        tool_authenticator=authenticator.beside(authorizer(resource=site.tools_url)),
        downloads=downloads,
        grant=partial(grant_download, downloads),
        press=press,
        print_worksheet=press.print,
        site=site,
        attribution=AttributionObject.of(attribution_of(site)),
        catalogue=Catalogue(settings.site.languages_dir),
        secret=secret,
        mailer=open_mailer(settings),
        providers=tuple(
            Provider(
                Registration(
                    one.name, one.issuer, one.client_id, one.client_secret.get_secret_value()
                ),
                clock=runtime.clock,
            )
            for one in settings.access.oidc_providers
        ),
        redirects=redirects,
        documents=runtime.documents or ClientDocuments(runtime.elapsed, redirects=redirects),
    )


def _open_press(settings: PrintingSettings, runtime: RuntimeDependencies) -> Press:
    return Press(
        printers=settings.printers,
        on_demand=settings.print_on_demand,
        queue=settings.print_queue,
        share=settings.print_share,
        limits=PrintLimits(runtime.elapsed, runtime.budget_of),
    )
