"""The cookies of the portal, how they resist forgery, and which browsers are known by them."""

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts.access.keys import Secret, make_token
from nonet.accounts.email import mailbox_names
from nonet.database.queries import is_valid
from nonet.server.state import AppState

MAX_AGE_S = 400 * 24 * 60 * 60
MOST_MAILBOXES = 5
_LANE = "known"


class KnownBrowser:
    """A cookie with a name for the browser, and hashes of the mailboxes it signed in with."""

    def __init__(self, services: AppState, *, is_https: bool) -> None:
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


DEPARTURE_MAX_AGE_S = 10 * 60


class Cookie:
    """A cookie that no script reads and no other site's request carries, navigation apart.

    Where the site is https, its name says so: a browser takes a `__Host-` cookie from this very
    host alone, over https, for all paths.
    """

    def __init__(self, name: str, *, is_https: bool, max_age_s: int) -> None:
        self.name = f"__Host-{name}" if is_https else name
        self._is_https = is_https
        self._max_age_s = max_age_s

    def read(self, request: Request) -> str:
        """Return what a browser brought, an empty text for nothing."""
        return request.cookies.get(self.name, "")

    def give(self, response: Response, value: str) -> None:
        """Let the browser keep a value."""
        response.set_cookie(
            self.name,
            value,
            max_age=self._max_age_s,
            path="/",
            secure=self._is_https,
            httponly=True,
            samesite="lax",
        )

    def take_back(self, response: Response) -> None:
        """Let the browser forget it."""
        response.delete_cookie(
            self.name, path="/", secure=self._is_https, httponly=True, samesite="lax"
        )


class Seal:
    """Signs what a browser keeps for a while.

    It is not itsdangerous, which was tried: that one refuses what a host signed whose clock is a
    second ahead, where hosts of one service differ by seconds, and it reads none of the cookies
    that browsers keep for a year, for ten lines fewer and a library more.
    """

    def __init__(
        self,
        secret: Secret,
        *,
        purpose: bytes = b"nonet browser seal",
        lasts_s: int = DEPARTURE_MAX_AGE_S,
        clock: Callable[[], float],
    ) -> None:
        self._keys = secret.keys(purpose)
        self._lasts_s = lasts_s
        self._clock = clock

    def close(self, value: Any) -> str:
        """Return a JSON value as a signed text that is good for `lasts_s` seconds."""
        ends_at_s = int(self._clock()) + self._lasts_s
        content = urlsafe_b64encode(json.dumps([ends_at_s, value]).encode())
        return f"{content.decode()}.{_signature(self._keys[0], content)}"

    def open(self, text: str) -> Any:
        """Return the value of a signed text; None where it is forged or too old."""
        content, _, signature = text.partition(".")
        known = [_signature(key, content.encode()).encode() for key in self._keys]
        if not any(hmac.compare_digest(signature.encode(), one) for one in known):
            return None
        ends_at_s, value = json.loads(urlsafe_b64decode(content))
        now_ms, lifetime_ms = int(self._clock() * 1000), self._lasts_s * 1000
        return value if is_valid(ends_at_s * 1000, lifetime_ms, now_ms=now_ms) else None


class Departures:
    """What a browser that left for another provider has to bring back."""

    def __init__(self, services: AppState, *, is_https: bool) -> None:
        self._seal = Seal(services.secret, clock=services.clock)
        self._cookie = Cookie("nonet-departure", is_https=is_https, max_age_s=DEPARTURE_MAX_AGE_S)

    def keep(self, response: Response, departure: Any) -> None:
        """Let the browser keep a departure."""
        self._cookie.give(response, self._seal.close(departure))

    def kept(self, request: Request) -> Any:
        """Return the departure that a browser brought; None for none, or an old one."""
        return self._seal.open(self._cookie.read(request))

    def drop(self, response: Response) -> None:
        """Let the browser forget it."""
        self._cookie.take_back(response)


def _signature(key: bytes, content: bytes) -> str:
    return hmac.new(key, content, "sha256").hexdigest()
