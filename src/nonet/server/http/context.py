"""The current request, for logs, metrics, usage and schedulers."""

import random
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import structlog
from starlette.routing import Route
from starlette.types import Receive, Scope

from nonet.errors import AccessError, NonetError, RateLimitedError
from nonet.runtime.networks import network_of
from nonet.runtime.scheduling.scheduler import ask_as
from nonet.runtime.tracing.span import Span
from nonet.server.http.error_responses import broken_rules
from nonet.server.http.headers import client_address

log = structlog.get_logger()

ACCOUNT_LANE, DOWNLOAD_LANE = "account", "download"
_WINDOW_S = 60
# Unique, but not secret.
_ID_BITS = 64


@dataclass(eq=False, slots=True)
class RequestContext:
    """A request, its caller once that is known, and its error if there is one.

    The account's usage counts requests by `endpoint`; a request without one isn't counted.
    `headers` are added to every response. `window` describes the quota `lane`: its limit, the
    remaining requests, and the seconds until it ends.
    """

    _scope: Scope
    _receive: Receive
    started_s: float
    id: str = field(default_factory=lambda: f"{random.getrandbits(_ID_BITS):016x}")
    status: int = 0
    is_counted: bool = False
    span: Span | None = None
    account_id: int | None = None
    key_id: int | None = None
    window: tuple[int, int, int] | None = None
    lane: str | None = None
    endpoint: str | None = None
    error: NonetError | None = None
    headers: tuple[tuple[bytes, bytes], ...] = ()

    def admit(
        self, account_id: int | None, key_id: int | None, window: tuple[int, int, int] | None = None
    ) -> None:
        """Record the caller of the request, and the rate limit window that it was counted in."""
        self.account_id, self.key_id = account_id, key_id
        self.window = window or self.window

    def fail(self, error: NonetError) -> None:
        """Record why the request is rejected, and its caller if only the error knows it."""
        self.error = error
        if isinstance(error, RateLimitedError):
            self.window = error.limit, error.remaining, error.retry_after_s
        if isinstance(error, AccessError) and error.account_id is not None:
            self.admit(error.account_id, error.key_id)

    @property
    def route(self) -> str | None:
        """The path pattern of the route; None if there is none."""
        route = self._scope.get("route")
        root_path: str = self._scope.get("root_path", "")
        return root_path + route.path if isinstance(route, Route) else None

    @property
    def code(self) -> str:
        """The code of the error; empty without one."""
        return "" if self.error is None else self.error.code

    @property
    def broken_rules(self) -> str | None:
        """The invalid fields and their rules as JSON; None for other errors."""
        return None if self.error is None else broken_rules(self.error)

    def response_headers(self) -> list[tuple[bytes, bytes]]:
        """Return the headers of every response: the request ID and the remaining quota.

        The `RateLimit` fields are those of draft-ietf-httpapi-ratelimit-headers-11.
        """
        headers = [(b"x-request-id", self.id.encode()), *self.headers]
        if self.window is not None and self.lane is not None:
            limit, remaining, reset_s = self.window
            policy = f'"{self.lane}";q={limit};w={_WINDOW_S}'
            state = f'"{self.lane}";r={remaining};t={reset_s}'
            headers += [(b"ratelimit-policy", policy.encode()), (b"ratelimit", state.encode())]
        return headers

    def log_fields(self) -> dict[str, Any]:
        """Return the known fields of the log line: numbers and codes, never the caller's text."""
        fields = {
            "code": self.code or None,
            "account": self.account_id,
            "key": self.key_id,
            "broken_rules": self.broken_rules,
            "retry_after_s": getattr(self.error, "retry_after_s", None),
        }
        return {name: value for name, value in fields.items() if value is not None}

    @property
    def owner(self) -> str:
        """The owner of the request's work: its account, or without a key its network."""
        if self.account_id is None or self.lane == DOWNLOAD_LANE:
            return f"address {network_of(client_address(self._scope))}"
        return f"account {self.account_id}"

    async def hung_up(self) -> None:
        """Wait until the client closes the connection; ignore anything it sends until then."""
        while (await self._receive())["type"] != "http.disconnect":
            pass


_current: ContextVar[RequestContext] = ContextVar("current_request")


def begin_request(scope: Scope, receive: Receive, started_s: float) -> RequestContext:
    """Bind a new context to this task and the tasks that it starts."""
    context = RequestContext(scope, receive, started_s)
    _current.set(context)
    ask_as(context)
    structlog.contextvars.bind_contextvars(request_id=context.id)
    return context


def current_request() -> RequestContext:
    """Return the context of the request that this task serves."""
    return _current.get()


def record_error(error: NonetError) -> None:
    """Record the error of the current request; does nothing outside of a request."""
    context = _current.get(None)
    if context is not None:
        context.fail(error)


def record_failure(error: Exception) -> None:
    """Log an unexpected exception, and record it for the current request."""
    log.error("request_failed", exc_info=error)
    record_error(NonetError())
