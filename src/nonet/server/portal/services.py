"""What the developer area works with."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nonet.accounts.access.keys import Secret
from nonet.accounts.access.throttle import Throttle
from nonet.accounts.emails import EmailLimits
from nonet.accounts.mailer import Mailer
from nonet.accounts.oauth.document import ClientDocuments
from nonet.accounts.oauth.redirect import Redirects
from nonet.accounts.oidc import Provider
from nonet.accounts.usage import DayMeasured, measure_days
from nonet.accounts.work import People
from nonet.server.site.puzzles import SingleFlight


@dataclass(frozen=True, slots=True)
class AreaLimits:
    """What one client address, one mailbox and one account may ask for."""

    sign_ins: Throttle
    emails_by_client: Throttle
    emails: EmailLimits
    leaked_keys: Throttle
    signatures: Throttle  # under reports of leaked keys, to be verified
    signed_reports: Throttle  # of all addresses together
    trial_keys: Throttle
    documents: Throttle
    requests_per_minute: int


@dataclass(frozen=True, slots=True)
class DeveloperServices(People):
    """People's data and the ways to reach them.

    Without a `mailer`, links are shown on the page if `shows_links`: then nobody but this
    machine can reach the site.
    """

    limits: AreaLimits
    mailer: Mailer | None
    shows_links: bool
    providers: tuple[Provider, ...]
    documents: ClientDocuments  # of programs that want to be let in
    redirects: Redirects  # where those may be called back
    secret: Secret
    contact: str  # whom people may write to
    secret_scanning_keys_url: str
    describe_api: Callable[[], Mapping[str, Any]]  # gives the OpenAPI document


# Everybody may look, so nobody makes the database count more often.
COUNTED_EVERY_MS = 60_000


class MeasuredDays:
    """How the service did in the last seven days; all who look share one count of each minute."""

    def __init__(self, services: DeveloperServices) -> None:
        self._services = services
        self._counting = SingleFlight[None]()
        self.counted_at_ms: int | None = None
        self.days: Sequence[DayMeasured] = ()

    async def refresh(self) -> None:
        """Count again if that is due, and possible."""
        if self._services.database.is_available and self._is_due:
            await self._counting.join("days", self._count)

    @property
    def _is_due(self) -> bool:
        if self.counted_at_ms is None:
            return True
        # A clock that was set back must not keep the old count until it has caught up.
        return not 0 <= self._services.now_ms - self.counted_at_ms < COUNTED_EVERY_MS

    async def _count(self) -> None:
        self.days = await self._services.database.run(measure_days)
        self.counted_at_ms = self._services.now_ms
