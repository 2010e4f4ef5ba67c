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
from nonet.accounts.access.quota import HOUR_MS, Clocks, Throttle
from nonet.accounts.email import EmailLimits
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
from nonet.server.api.endpoints.attribution import present_attribution
from nonet.server.api.gate import ApiServices
from nonet.server.api.openapi import describe_api
from nonet.server.from_settings import mailer, read_secret, site_of, workbench_of
from nonet.server.http.authenticator import Authenticator
from nonet.server.render_cache import RenderCache
from nonet.server.settings import Settings
from nonet.server.write_buffer import WriteBuffer

_TEN_MINUTES_MS = 600_000
# A page makes one when it sends its first request, and another after ten minutes.
_TRIAL_KEYS_PER_HOUR = 120


@dataclass(frozen=True, slots=True)
class RuntimeDependencies:
    """Injectable clocks, randomness and network.

    `clock` gives the seconds since 1970. `elapsed` is monotonic; `processor` gives the thread's
    processor time. `budget_of` gives what printing may take.
    """

    clock: Callable[[], float] = time.time
    elapsed: Callable[[], float] = time.monotonic
    draw_seed: Callable[[], int] = engine.draw_seed
    random: Random = field(default_factory=SystemRandom)
    processor: Callable[[], float] = time.thread_time
    documents: ClientDocuments | None = None
    budget_of: Callable[..., Budget] = budget_of


class Limits:
    """Limits of what one client address may request, and `emails` of one mailbox."""

    def __init__(self, settings: Settings, elapsed: Callable[[], float]) -> None:
        per_minute = partial(Throttle, clock=elapsed)
        per_ten_minutes = partial(Throttle, clock=elapsed, window_ms=_TEN_MINUTES_MS)
        per_hour = partial(Throttle, clock=elapsed, window_ms=HOUR_MS)
        self.pages = per_minute(limit=settings.limits.page_requests_per_minute)
        self.token_requests = per_minute(limit=settings.limits.page_requests_per_minute)
        self.signatures = per_minute(
            limit=settings.limits.page_requests_per_minute
        )  # to be verified
        self.tool_reads = per_minute(limit=settings.limits.rate_limit_per_minute)
        self.failed_credentials = per_minute(limit=settings.limits.failed_credentials_per_minute)
        self.prints = per_ten_minutes(limit=settings.limits.prints_per_ten_minutes)
        self.pictures = per_ten_minutes(limit=settings.limits.pictures_per_ten_minutes)
        self.sign_ins = per_hour(limit=settings.limits.sign_ins_per_hour)
        self.emails_by_client = per_hour(limit=settings.limits.letters_per_client_per_hour)
        self.leaked_keys = per_hour(limit=settings.limits.leaked_keys_per_hour)
        self.signed_reports = per_hour(
            limit=settings.limits.signed_reports_per_hour
        )  # of all addresses
        self.trial_keys = per_hour(limit=_TRIAL_KEYS_PER_HOUR)  # of one account
        self.documents = per_hour(limit=settings.limits.registrations_per_hour)
        self.registrations = per_hour(limit=settings.limits.registrations_per_hour)
        self.emails = EmailLimits(settings.limits.letters_per_hour, settings.limits.letters_per_day)


@dataclass(frozen=True, kw_only=True)
class AppState(ApiServices, People):
    """What the API, the tools, the website and the developer area work with."""

    settings: Settings
    pool: WorkPool
    limits: Limits
    write_buffer: WriteBuffer
    tool_authenticator: Authenticator  # which takes OAuth tokens too
    secret: Secret
    mailer: Mailer | None
    providers: tuple[Provider, ...]
    redirects: Redirects  # where OAuth clients may be called back
    documents: ClientDocuments  # of OAuth clients
    cache: RenderCache = field(default_factory=RenderCache)

    @cached_property
    def api_document(self) -> Mapping[str, Any]:
        """The OpenAPI document."""
        return describe_api(self)


def build_state(settings: Settings, runtime: RuntimeDependencies, database: Database) -> AppState:
    """Build the state on an open database.

    Raises:
        SecretUnavailableError.
    """
    site, secret = site_of(settings), read_secret(settings)
    clocks, limits = Clocks(runtime.clock, runtime.elapsed), Limits(settings, runtime.elapsed)
    requests = RequestNotes(runtime.clock, runtime.elapsed)
    buffer = WriteBuffer(database, UsageCounter(runtime.clock), requests)
    per_minute = settings.limits.rate_limit_per_minute
    authorizer = partial(
        KeyAuthorizer, database, limit=per_minute, clocks=clocks, last_use=buffer.last_use
    )
    authenticator = Authenticator(authorizer(), limits.failed_credentials)
    downloads = Downloads(database, GrantSigner(secret), limit=per_minute, clocks=clocks)
    press = _press(settings, runtime)
    pool = WorkPool(
        threads=settings.engine.work_threads or os.cpu_count() or 1,
        queue=settings.engine.work_queue,
        share=settings.engine.work_share,
    )
    budget = partial(TimeBudget, settings.engine.batch_processor_ms / 1000, runtime.processor)
    redirects = Redirects.read(settings.access.program_redirects)
    return AppState(
        settings=settings,
        database=database,
        clock=runtime.clock,
        random=runtime.random,
        limits=limits,
        pool=pool,
        engine_context=workbench_of(
            settings, pool, draw_seed=runtime.draw_seed, new_time_budget=budget
        ),
        write_buffer=buffer,
        authenticator=authenticator,
        tool_authenticator=authenticator.beside(authorizer(resource=site.tools_url)),
        downloads=downloads,
        grant=partial(grant_download, downloads),
        press=press,
        print_worksheet=press.print,
        site=site,
        attribution=present_attribution(attribution_of(site)),
        catalogue=Catalogue(settings.site.languages_dir),
        secret=secret,
        mailer=mailer(settings),
        providers=_providers(settings, runtime.clock),
        redirects=redirects,
        documents=runtime.documents or ClientDocuments(runtime.elapsed, redirects=redirects),
    )


def _press(settings: Settings, runtime: RuntimeDependencies) -> Press:
    return Press(
        printers=settings.printing.printers,
        on_demand=settings.printing.print_on_demand,
        queue=settings.printing.print_queue,
        share=settings.printing.print_share,
        limits=PrintLimits(runtime.elapsed, runtime.budget_of),
    )


def _providers(settings: Settings, clock: Callable[[], float]) -> tuple[Provider, ...]:
    return tuple(
        Provider(
            Registration(
                name=provider.name,
                issuer=provider.issuer,
                client_id=provider.client_id,
                client_secret=provider.client_secret.get_secret_value(),
            ),
            clock=clock,
        )
        for provider in settings.access.oidc_providers
    )
