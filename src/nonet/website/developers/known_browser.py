"""Browsers that signed in before: they have letters of their own, and are no news."""

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts import mailbox_names
from nonet.accounts.token import make_token
from nonet.website.developers.cookies import Cookie, Seal
from nonet.website.developers.services import DeveloperServices

MAX_AGE_S = 400 * 24 * 60 * 60
MOST_MAILBOXES = 5
_LANE = "known"


class KnownBrowser:
    """A cookie with a name for the browser, and hashes of the mailboxes it signed in with."""

    def __init__(self, services: DeveloperServices, *, is_https: bool) -> None:
        self._services = services
        self._cookie = Cookie("nonet-known", is_https=is_https, max_age_s=MAX_AGE_S)
        self._seal = Seal(
            services.secret, purpose=b"nonet known browser", lasts_s=MAX_AGE_S, clock=services.clock
        )

    def name(self, request: Request, email: str) -> str | None:
        """Return the browser's name if it signed in with the address's mailbox before."""
        known = self._read(request)
        is_known = any(name in known.get("mailboxes", ()) for name in self._names(email))
        return known["name"] if is_known else None

    def remember(self, request: Request, response: Response, email: str) -> None:
        """Let the browser know the mailbox from now on; the one it knew for the longest may go."""
        known = self._read(request)
        names = self._names(email)
        others = [mailbox for mailbox in known.get("mailboxes", ()) if mailbox not in names]
        name = known.get("name") or make_token(self._services.random)
        mailboxes = [names[0], *others][:MOST_MAILBOXES]
        self._cookie.give(response, self._seal.close({"name": name, "mailboxes": mailboxes}))

    def _read(self, request: Request) -> Mapping[str, Any]:
        known: Mapping[str, Any] = self._seal.open(self._cookie.read(request)) or {}
        return known

    def _names(self, email: str) -> list[str]:
        names = mailbox_names(email, lane=_LANE, secret=self._services.secret)
        return [name.hex() for name in names]
