"""The checks before the tool interface: path, method, host, credential, type, size, in order."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Self
from urllib.parse import urlsplit

import structlog
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from nonet.accounts.access.quota import KeyOwner
from nonet.accounts.requests import RequestDetails
from nonet.errors import (
    AccessError,
    ForeignHostError,
    ForeignOriginError,
    MethodNotAllowedError,
    NonetError,
    PathNotFoundError,
    UnknownKeyError,
)
from nonet.server.http.authenticator import Authenticator
from nonet.server.http.body import read_body, require_json_type
from nonet.server.http.error_response import internal_error, refuse
from nonet.server.http.headers import GateHeaders, request_id_of

log = structlog.get_logger()

# Scope keys of the headers and the key owner of an accepted request.
HEADERS, HOLDER = "nonet.headers", "nonet.holder"
# The scopes of all tools.
ASKED_SCOPE = "content publish"
# Scope key of the scope that the token lacks.
NEEDED_SCOPE = "nonet.needed_scope"
_ANY_PORT = ":*"
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


@dataclass(frozen=True, slots=True)
class Challenge:
    """The `WWW-Authenticate` header of rejected requests (RFC 6750 and RFC 9728).

    `metadata_url` is the address of the metadata about tokens.
    """

    metadata_url: str

    def for_token(self, token: str) -> str:
        """Return the header for a request without a valid credential."""
        error = 'error="invalid_token", ' if token else ""
        return f'Bearer {error}resource_metadata="{self.metadata_url}", scope="{ASKED_SCOPE}"'

    def for_scope(self, scope: str) -> str:
        """Return the header for a token with insufficient scope."""
        return (
            f'Bearer error="insufficient_scope", scope="{scope}", '
            f'resource_metadata="{self.metadata_url}"'
        )


class AllowList(NamedTuple):
    """The allowed hosts of requests and the allowed origins of calling pages.

    This prevents DNS rebinding: a web page can't reach a server on the reader's own machine by a
    domain that points there. `host:*` allows every port.
    """

    hosts: frozenset[str]
    origins: frozenset[str]

    @classmethod
    def of(cls, site_url: str, hosts: Iterable[str] = (), origins: Iterable[str] = ()) -> Self:
        """Allow the site itself, this machine, and the given hosts and origins."""
        site = urlsplit(site_url)
        return cls(
            frozenset({site.netloc, *_LOOPBACK, *(name + _ANY_PORT for name in _LOOPBACK), *hosts}),
            frozenset(
                {
                    f"{site.scheme}://{site.netloc}",
                    *(f"http://{name}" for name in _LOOPBACK),
                    *(f"http://{name}{_ANY_PORT}" for name in _LOOPBACK),
                    *origins,
                }
            ),
        )

    def check(self, scope: Scope) -> None:
        """Require an allowed host and, if there is an origin, an allowed origin.

        Raises:
            ForeignHostError, ForeignOriginError.
        """
        found = dict.fromkeys((b"host", b"origin"), b"")
        for name, value in scope["headers"]:
            if name in found:
                found[name] = value
        host, origin = (value.decode("latin-1") for value in found.values())
        if not _is_listed(host, self.hosts):
            raise ForeignHostError("Host not allowed. Add it to `NONET_MCP_HOSTS`.")
        if origin and not _is_listed(origin, self.origins):
            raise ForeignOriginError("Origin not allowed. Add it to `NONET_MCP_ORIGINS`.")


def _is_listed(name: str, listed: frozenset[str]) -> bool:
    return name in listed or name.rpartition(":")[0] + _ANY_PORT in listed


class Entrance:
    """Passes requests with a valid key."""

    def __init__(
        self,
        authenticator: Authenticator,
        *,
        path: str,
        allowed: AllowList,
        challenge: Challenge,
    ) -> None:
        self._doorkeeper = authenticator
        self._challenge = challenge
        self._allowed = allowed
        # The route in the log.
        self._route = Route(path, endpoint=self.open)

    async def open(self, scope: Scope, receive: Receive, send: Send) -> bytes | None:
        """Return the body of an allowed request; send the error of any other and return None."""
        began_s = self._doorkeeper.begin()
        try:
            return await self._judge(scope, receive)
        except NonetError as refusal:
            response = refuse(refusal)
            if isinstance(refusal, MethodNotAllowedError):
                response.headers["Allow"] = "POST"
            if isinstance(refusal, UnknownKeyError):
                response.headers["WWW-Authenticate"] = self._challenge.for_token(
                    GateHeaders.of(scope).bearer_key
                )
            self._note(refusal, scope, response.status_code, began_s)
        except Exception:
            log.exception("request failed")
            response = internal_error()
        await response(scope, receive, send)
        return None

    def _note(self, refusal: NonetError, scope: Scope, status: int, began_s: float) -> None:
        """Count a rejected request in the usage of its account, if known."""
        known: KeyOwner | AccessError | None = scope.get(HOLDER)
        if known is None and isinstance(refusal, AccessError):
            known = refusal
        if known is not None:
            asked = RequestDetails(request_id_of(scope), began_s, known.key_id, refusal.code)
            self._doorkeeper.note(known.account_id, self._route.path, status, asked)

    async def _judge(self, scope: Scope, receive: Receive) -> bytes:
        if scope["path"].removesuffix("/") != self._route.path:
            raise PathNotFoundError("Nothing is served under this path.")
        scope["route"], scope["root_path"] = self._route, ""
        if scope["method"] != "POST":
            raise MethodNotAllowedError("This path serves POST.")
        self._allowed.check(scope)
        headers = GateHeaders.of(scope)
        scope[HOLDER] = await self._doorkeeper.identify(headers, scope)
        scope[HEADERS] = headers
        require_json_type(headers)
        return await read_body(headers, receive)
