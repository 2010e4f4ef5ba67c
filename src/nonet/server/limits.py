"""Rate limits of client addresses, mailboxes and accounts."""

from collections.abc import Callable
from functools import partial

from nonet.accounts.access.quota import HOUR_MS, Throttle
from nonet.accounts.email import EmailLimits
from nonet.server.settings import LimitSettings

_TEN_MINUTES_MS = 600_000
# A page requests one key with its first request, and another after ten minutes.
_TRIAL_KEYS_PER_HOUR = 120


class Limits:
    """Limits of what one client address may request, and `emails` of one mailbox."""

    def __init__(self, settings: LimitSettings, elapsed: Callable[[], float]) -> None:
        per_minute = partial(Throttle, clock=elapsed)
        per_ten_minutes = partial(Throttle, clock=elapsed, window_ms=_TEN_MINUTES_MS)
        per_hour = partial(Throttle, clock=elapsed, window_ms=HOUR_MS)
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
