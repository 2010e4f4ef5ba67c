"""The portal's cookies and their signatures: known browsers, OIDC sign-ins, OAuth requests."""

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass
from typing import Any

from mcp.server.auth.provider import AuthorizeError
from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts.access.keys import Secret, make_token
from nonet.accounts.email import mailbox_names
from nonet.accounts.oauth.client import KnownProgram
from nonet.database.queries import is_valid
from nonet.server.state import AppState

MAX_AGE_S = 400 * 24 * 60 * 60
MOST_MAILBOXES = 5
_LANE = "known"


class Cookie:
    """A cookie that scripts can't read, and that other sites' requests omit except navigation.

    With HTTPS, its name has the prefix `__Host-`, so browsers accept it only from this host.
    """

    def __init__(self, name: str, *, is_https: bool, max_age_s: int) -> None:
        self.name = f"__Host-{name}" if is_https else name
        self._is_https = is_https
        self._max_age_s = max_age_s

    def read(self, request: Request) -> str:
        """Return the browser's value; an empty text without one."""
        return request.cookies.get(self.name, "")

    def give(self, response: Response, value: str) -> None:
        """Set the cookie."""
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
        """Delete the cookie."""
        response.delete_cookie(
            self.name, path="/", secure=self._is_https, httponly=True, samesite="lax"
        )


class Seal:
    """Signs values that a browser keeps for a while.

    itsdangerous was tried: it rejects values signed by a host whose clock is a second ahead, and it
    can't read the cookies that browsers keep for a year.
    """

    def __init__(
        self, secret: Secret, *, purpose: bytes, lasts_s: int, clock: Callable[[], float]
    ) -> None:
        self._keys = secret.keys(purpose)
        self._lasts_s = lasts_s
        self._clock = clock

    def close(self, value: Any) -> str:
        """Return a JSON value as a signed text that is valid for `lasts_s` seconds."""
        ends_at_s = int(self._clock()) + self._lasts_s
        content = urlsafe_b64encode(json.dumps([ends_at_s, value]).encode())
        return f"{content.decode()}.{_signature(self._keys[0], content)}"

    def open(self, text: str) -> Any:
        """Return the value of a signed text; None if it is forged or expired."""
        content, _, signature = text.partition(".")
        known = [_signature(key, content.encode()).encode() for key in self._keys]
        if not any(hmac.compare_digest(signature.encode(), one) for one in known):
            return None
        ends_at_s, value = json.loads(urlsafe_b64decode(content))
        now_ms, lifetime_ms = int(self._clock() * 1000), self._lasts_s * 1000
        return value if is_valid(ends_at_s * 1000, lifetime_ms, now_ms=now_ms) else None


class SealedCookie:
    """A cookie with a signed JSON value; `lasts_s` also limits the value's age."""

    def __init__(
        self, services: AppState, name: str, *, purpose: bytes, lasts_s: int, is_https: bool
    ) -> None:
        self._seal = Seal(services.secret, purpose=purpose, lasts_s=lasts_s, clock=services.clock)
        self._cookie = Cookie(name, is_https=is_https, max_age_s=lasts_s)

    def keep(self, response: Response, value: Any) -> None:
        """Keep a value in the browser."""
        self._cookie.give(response, self._seal.close(value))

    def read(self, request: Request) -> Any:
        """Return the browser's value; None without one, or if it is forged or expired."""
        return self._seal.open(self._cookie.read(request))

    def drop(self, response: Response) -> None:
        """Delete the cookie."""
        self._cookie.take_back(response)


class KnownBrowser:
    """A cookie with a name for the browser, and hashes of the mailboxes it signed in with."""

    def __init__(self, services: AppState, *, is_https: bool) -> None:
        self._services = services
        self._cookie = SealedCookie(
            services,
            "nonet-known",
            purpose=b"nonet known browser",
            lasts_s=MAX_AGE_S,
            is_https=is_https,
        )

    def name(self, request: Request, email: str) -> str | None:
        """Return the browser's name if it signed in with the address's mailbox before."""
        known = self._read(request)
        is_known = any(name in known.get("mailboxes", ()) for name in self._names(email))
        return known["name"] if is_known else None

    def remember(self, request: Request, response: Response, email: str) -> None:
        """Add the mailbox to the cookie; the oldest one may be dropped."""
        known = self._read(request)
        names = self._names(email)
        others = [mailbox for mailbox in known.get("mailboxes", ()) if mailbox not in names]
        name = known.get("name") or make_token(self._services.random)
        mailboxes = [names[0], *others][:MOST_MAILBOXES]
        self._cookie.keep(response, {"name": name, "mailboxes": mailboxes})

    def _read(self, request: Request) -> Mapping[str, Any]:
        known: Mapping[str, Any] = self._cookie.read(request) or {}
        return known

    def _names(self, email: str) -> list[str]:
        names = mailbox_names(email, lane=_LANE, secret=self._services.secret)
        return [name.hex() for name in names]


LASTS_S = 30 * 60
# A signed request has to fit into a form and a cookie.
LARGEST = 3_500


@dataclass(frozen=True, slots=True)
class AccessRequest:
    """A client's authorization request; `state` is opaque to this service."""

    client_id: str
    name: str
    scope: str
    redirect_uri: str
    is_redirect_named: bool
    challenge: str
    state: str | None

    @property
    def client(self) -> KnownProgram:
        """The client, as its connection needs it."""
        return KnownProgram(self.client_id, self.name, (self.redirect_uri,))


class Waiting:
    """Authorization requests that wait for a decision, in the page's form and a cookie."""

    def __init__(self, services: AppState, *, is_https: bool) -> None:
        self._seal = Seal(
            services.secret, purpose=b"nonet consent", lasts_s=LASTS_S, clock=services.clock
        )
        self._cookie = Cookie("nonet-connect", is_https=is_https, max_age_s=LASTS_S)

    def close(self, asked: AccessRequest) -> str:
        """Sign a request.

        Raises:
            AuthorizeError: it is too large.
        """
        sealed = self._seal.close(astuple(asked))
        if len(sealed) > LARGEST:
            raise AuthorizeError("invalid_request", "the state or the redirect URI is too long")
        return sealed

    def open(self, sealed: str) -> AccessRequest | None:
        """Return the request of a signed text; None if it is forged or expired."""
        values = self._seal.open(sealed)
        return None if values is None else AccessRequest(*values)

    def keep(self, response: Response, sealed: str) -> None:
        """Keep a signed request in the browser while the user signs in."""
        self._cookie.give(response, sealed)

    def kept(self, request: Request) -> str:
        """Return the browser's signed request; an empty text without one."""
        sealed = self._cookie.read(request)
        return sealed if sealed and self.open(sealed) is not None else ""

    def drop(self, response: Response) -> None:
        """Delete the browser's signed request."""
        self._cookie.take_back(response)


def _signature(key: bytes, content: bytes) -> str:
    return hmac.new(key, content, "sha256").hexdigest()
