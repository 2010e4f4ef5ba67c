"""The developer area's services, from the settings."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from nonet.accounts.access.quota import Clocks
from nonet.accounts.access.throttle import HOUR_MS, Throttle
from nonet.accounts.emails import EmailLimits
from nonet.accounts.oauth.document import ClientDocuments
from nonet.accounts.oauth.redirect import Redirects
from nonet.accounts.oidc import Provider, Registration
from nonet.database.connection import Database
from nonet.server.from_settings import mailer, read_secret
from nonet.server.portal.services import AreaLimits, DeveloperServices
from nonet.server.settings import Settings

# A page makes one when it sends its first request, and another after ten minutes.
TRIAL_KEYS_PER_HOUR = 120


def developer_services(  # noqa: PLR0913 - chance, time and the network come from outside
    settings: Settings,
    database: Database,
    *,
    clocks: Clocks,
    random: Random,
    documents: ClientDocuments | None,
    describe_api: Callable[[], Mapping[str, Any]],
) -> DeveloperServices:
    """Put together what the developer area works with."""
    redirects = Redirects.read(settings.program_redirects)
    return DeveloperServices(
        database=database,
        limits=_limits(settings, clocks.elapsed),
        mailer=mailer(settings),
        shows_links=settings.is_for_this_machine_only,
        providers=tuple(_providers(settings, clocks.time)),
        documents=documents or ClientDocuments(clocks.elapsed, redirects=redirects),
        redirects=redirects,
        secret=read_secret(settings),
        contact=settings.contact_for_people,
        secret_scanning_keys_url=settings.secret_scanning_keys_url,
        random=random,
        clock=clocks.time,
        describe_api=describe_api,
    )


def _limits(settings: Settings, elapsed: Callable[[], float]) -> AreaLimits:
    hourly = partial(Throttle, clock=elapsed, window_ms=HOUR_MS)
    return AreaLimits(
        sign_ins=hourly(limit=settings.sign_ins_per_hour),
        emails_by_client=hourly(limit=settings.letters_per_client_per_hour),
        leaked_keys=hourly(limit=settings.leaked_keys_per_hour),
        signatures=Throttle(limit=settings.page_requests_per_minute, clock=elapsed),
        signed_reports=hourly(limit=settings.signed_reports_per_hour),
        trial_keys=hourly(limit=TRIAL_KEYS_PER_HOUR),
        documents=hourly(limit=settings.registrations_per_hour),
        emails=EmailLimits(settings.letters_per_hour, settings.letters_per_day),
        requests_per_minute=settings.rate_limit_per_minute,
    )


def _providers(settings: Settings, clock: Callable[[], float]) -> list[Provider]:
    return [
        Provider(
            Registration(
                name=provider.name,
                issuer=provider.issuer,
                client_id=provider.client_id,
                client_secret=provider.client_secret.get_secret_value(),
            ),
            clock=clock,
        )
        for provider in settings.oidc_providers
    ]
