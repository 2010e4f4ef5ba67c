"""What the developer area works with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from nonet.accounts.access.keys import Secret
from nonet.accounts.access.throttle import Throttle
from nonet.accounts.emails import EmailLimits
from nonet.accounts.mailer import Mailer
from nonet.accounts.oauth.document import ClientDocuments
from nonet.accounts.oauth.redirect import Redirects
from nonet.accounts.oidc import Provider
from nonet.accounts.work import People


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
