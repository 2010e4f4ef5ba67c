"""What the developer area works with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from nonet.access import Secret, Throttle
from nonet.accounts import LetterLimits
from nonet.connections import ClientDocuments, Redirects
from nonet.database import Database
from nonet.mail import MailRoom
from nonet.oidc.provider import Provider


@dataclass(frozen=True, slots=True)
class AreaLimits:
    """What one client address, one mailbox and one account may ask for."""

    sign_ins: Throttle
    letters_by_client: Throttle
    letters: LetterLimits
    leaked_keys: Throttle
    signatures: Throttle  # under reports of leaked keys, to be verified
    signed_reports: Throttle  # of all addresses together
    trial_keys: Throttle
    documents: Throttle
    requests_per_minute: int


@dataclass(frozen=True, slots=True)
class DeveloperServices:
    """People's data and the ways to reach them.

    Without a `mail_room`, links are shown on the page if `shows_links`: then nobody but this
    machine can reach the site.
    """

    database: Database
    limits: AreaLimits
    mail_room: MailRoom | None
    shows_links: bool
    providers: tuple[Provider, ...]
    documents: ClientDocuments  # of programs that want to be let in
    redirects: Redirects  # where those may be called back
    secret: Secret
    contact: str  # whom people may write to
    secret_scanning_keys_url: str
    random: Random
    clock: Callable[[], float]
    describe_api: Callable[[], Mapping[str, Any]]  # gives the OpenAPI document

    @property
    def now_ms(self) -> int:
        """The time in milliseconds since 1970."""
        return int(self.clock() * 1000)
