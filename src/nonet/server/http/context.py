"""The request that is being served: bound once, read by logs, metrics, usage and schedulers."""

import random
from contextvars import ContextVar
from typing import Any

import structlog
from starlette.routing import Route
from starlette.types import Receive, Scope

from nonet.errors import AccessError, NonetError, RateLimitedError
from nonet.runtime.networks import network_of
from nonet.runtime.scheduling.scheduler import ask_as
from nonet.runtime.tracing.span import Span
from nonet.server.http.errors import broken_rules
from nonet.server.http.headers import client_address

log = structlog.get_logger()

ACCOUNT_LANE, DOWNLOAD_LANE = "account", "download"
_WINDOW_S = 60
# Unique, but not secret.
_ID_BITS = 64


class RequestContext:
    """A request, its caller once that is known, and its error if there is one.

    `endpoint` names what the account's usage counts; without it the request isn't counted.
    `headers` are added to its response, whatever that is.
    `window` is what is left of the quota `lane`: limit, remaining requests, seconds until it ends.
    """

    __slots__ = (
        "_receive",
        "_scope",
        "account_id",
        "endpoint",
        "error",
        "headers",
        "id",
        "is_counted",
        "key_id",
        "lane",
        "span",
        "started_s",
        "status",
        "window",
    )

    def __init__(self, scope: Scope, receive: Receive, started_s: float) -> None:
        self._scope = scope
        self._receive = receive
        self.id = f"{random.getrandbits(_ID_BITS):016x}"
        self.started_s = started_s
        self.status = 0
        self.is_counted = False
        self.span: Span | None = None
        self.account_id: int | None = None
        self.key_id: int | None = None
        self.window: tuple[int, int, int] | None = None
        self.lane: str | None = None
        self.endpoint: str | None = None
        self.error: NonetError | None = None
        self.headers: tuple[tuple[bytes, bytes], ...] = ()

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
        """The fields that the error is about, with what was expected of each, as JSON."""
        return None if self.error is None else broken_rules(self.error)

    def response_headers(self) -> list[tuple[bytes, bytes]]:
        """Return what every response to this request has: its id, and what is left of the quota.

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
        """Return the known fields of the log line: numbers and codes, never what a caller sent."""
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
        """Whose turns the work takes: the account's, or without a key the network's."""
        if self.account_id is None or self.lane == DOWNLOAD_LANE:
            return f"address {network_of(client_address(self._scope))}"
        return f"account {self.account_id}"

    async def hung_up(self) -> None:
        """Wait until the client closes the connection; ignore what it sends until then."""
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
    """Record why the current request is rejected; does nothing outside of a request."""
    context = _current.get(None)
    if context is not None:
        context.fail(error)


def record_failure(error: Exception) -> None:
    """Log an unexpected exception, and record it for the current request."""
    log.error("request_failed", exc_info=error)
    record_error(NonetError())
