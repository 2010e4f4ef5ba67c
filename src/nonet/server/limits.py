"""Rate limits of client addresses, mailboxes and accounts."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from nonet.accounts.access.quota import seconds_until
from nonet.accounts.access.statements import WINDOW_MS
from nonet.accounts.email import EmailLimits
from nonet.errors import ThrottledError
from nonet.runtime.networks import network_of, site_of
from nonet.server.settings import LimitSettings

MAX_CLIENTS = 50_000
# An IPv6 site (/48) has this many times the limit of one of its networks (/64).
SITE_FACTOR = 16


class Throttle:
    """Counts events per client in fixed windows; `clock` is monotonic.

    Beyond `MAX_CLIENTS`, the least recent clients are forgotten. This bounds the memory without
    counting clients together.
    """

    def __init__(
        self, *, limit: int, clock: Callable[[], float], window_ms: int = WINDOW_MS
    ) -> None:
        self._limit = limit
        self._window_ms = window_ms
        self._clock = clock
        self._counts: OrderedDict[str, int] = OrderedDict()
        self._ends_at_ms: int | None = None

    def count(self, client: str) -> None:
        """Count one event of a client, given by its address or another unique name.

        Raises:
            ThrottledError: the client or its site exceeded the limit in this window.
        """
        now_ms = int(self._clock() * 1000)
        if self._ends_at_ms is None or now_ms >= self._ends_at_ms:
            self._counts.clear()
            self._ends_at_ms = now_ms + self._window_ms
        wait_s = seconds_until(self._ends_at_ms, now_ms=now_ms)
        if self._add(network_of(client)) > self._limit:
            raise ThrottledError(retry_after_s=wait_s)
        # Only after its network: rejected events don't count against the rest of the site.
        site = site_of(client)
        if site is not None and self._add(site) > SITE_FACTOR * self._limit:
            raise ThrottledError(retry_after_s=wait_s)

    def _add(self, name: str) -> int:
        counted = self._counts.pop(name, 0) + 1
        if len(self._counts) >= MAX_CLIENTS:
            self._counts.popitem(last=False)
        self._counts[name] = counted
        return counted


_TEN_MINUTES_MS, _HOUR_MS = 600_000, 3_600_000
# A page requests one key with its first request, and another after ten minutes.
_TRIAL_KEYS_PER_HOUR = 120


class Limits:
    """Limits of what one client address may request, and `emails` of one mailbox."""

    def __init__(self, settings: LimitSettings, elapsed: Callable[[], float]) -> None:
        per_minute = partial(Throttle, clock=elapsed)
        per_ten_minutes = partial(Throttle, clock=elapsed, window_ms=_TEN_MINUTES_MS)
        per_hour = partial(Throttle, clock=elapsed, window_ms=_HOUR_MS)
        self.pages = per_minute(limit=settings.page_requests_per_minute)
        self.token_requests = per_minute(limit=settings.page_requests_per_minute)
        self.signatures = per_minute(limit=settings.page_requests_per_minute)  # to be verified
        self.tool_reads = per_minute(limit=settings.rate_limit_per_minute)
        self.failed_credentials = per_minute(limit=settings.failed_credentials_per_minute)
        self.prints = per_ten_minutes(limit=settings.prints_per_ten_minutes)
        self.pictures = per_ten_minutes(limit=settings.pictures_per_ten_minutes)
        self.sign_ins = per_hour(limit=settings.sign_ins_per_hour)
        self.emails_by_client = per_hour(limit=settings.letters_per_client_per_hour)
        self.leaked_keys = per_hour(limit=settings.leaked_keys_per_hour)
        self.signed_reports = per_hour(limit=settings.signed_reports_per_hour)  # of all addresses
        self.trial_keys = per_hour(limit=_TRIAL_KEYS_PER_HOUR)  # of one account
        self.documents = per_hour(limit=settings.registrations_per_hour)
        self.registrations = per_hour(limit=settings.registrations_per_hour)
        self.emails = EmailLimits(settings.letters_per_hour, settings.letters_per_day)
