"""What surrounds every request: its id, its line in the log, and the last net for a fault."""

import random
import time
from collections.abc import Iterable, Sequence
from typing import Protocol

import structlog
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.runtime.tracing.span import Span, trace_as
from nonet.server.http.headers import REQUEST_ID
from nonet.server.http.queue_owner import ask_as_client
from nonet.server.http.record import RequestLogFields, begin_record
from nonet.server.logs import RequestLog, current_request_id

Header = tuple[bytes, bytes]

# A browser takes an answer for what it says it is.
NOSNIFF: Header = (b"x-content-type-options", b"nosniff")
# For a year a browser asks this host by https alone, even where a link says http. Other hosts of
# the same domain are not ours to decide about.
HTTPS_ALONE: Header = (b"strict-transport-security", b"max-age=31536000")


def site_headers(site_url: str) -> tuple[Header, ...]:
    """Return the headers for the site of an address."""
    return (NOSNIFF, HTTPS_ALONE) if site_url.startswith("https://") else (NOSNIFF,)


# What is served without a route of ours: paths that are not there.
_NO_ROUTE = "none"

log = structlog.get_logger()

_HEADER = b"x-request-id"
_BITS = 64
_FAULT = b"Something went wrong on our side."


def new_request_id() -> str:
    """Make an id that differs from others; nothing hangs on whether it can be foreseen."""
    return f"{random.getrandbits(_BITS):016x}"


class RequestMeter(Protocol):
    """What is told of every answer; `code` is empty unless it is a refusal."""

    def answered(self, route: str, status: int, seconds: float, code: str) -> None: ...


class RequestTracing(Protocol):
    """What begins the span of a request, or does not trace it."""

    def begin(
        self, method: str, fields: Iterable[tuple[bytes, bytes]], request_id: str
    ) -> Span | None: ...


class RequestMiddleware:
    """Gives every response an `X-Request-Id` and the site's headers, and logs one line with it.

    The line names the route, never the path or the query, which may hold what a log must not.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        log_request: RequestLog,
        headers: Sequence[Header] = (),
        meter: RequestMeter | None = None,
        tracing: RequestTracing | None = None,
    ) -> None:
        self._app = app
        self._log_request = log_request
        self._headers = headers
        self._meter = meter
        self._tracing = tracing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope[REQUEST_ID] = request_id = new_request_id()
        began = time.perf_counter()
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] += ((_HEADER, request_id.encode()), *self._headers)
            elif not message.get("more_body", False):
                # Before its last byte leaves: what a caller has met is counted, whatever comes.
                count(status)
            await send(message)

        current_request_id.set(request_id)
        record = begin_record()
        count = _Count(self._meter, scope, record)
        ask_as_client(scope, receive)
        span = self._begin_span(scope, request_id)
        try:
            await self._app(scope, receive, send_with_id)
        except Exception:
            log.exception("request failed")
            if status == 0:
                await _send_fault(send_with_id)
        finally:
            count(status)
            self._log_request(
                request_id=request_id,
                method=scope["method"],
                route=_route_of(scope),
                status=status,
                elapsed_ms=round((time.perf_counter() - began) * 1000, 3),
                **record.fields(),
                **_end_span(span, scope, status, record.code),
            )

    def _begin_span(self, scope: Scope, request_id: str) -> Span | None:
        if self._tracing is None:
            return None
        span = self._tracing.begin(scope["method"], scope["headers"], request_id)
        trace_as(span)
        return span


def _end_span(span: Span | None, scope: Scope, status: int, code: str) -> dict[str, str]:
    """End the span of a request, if it has one; return what the log tells of it."""
    if span is None:
        return {}
    span.end(_route_of(scope) or _NO_ROUTE, status, code)
    return {"trace_id": span.trace_id}


class _Count:
    """Counts one answer, once."""

    __slots__ = ("_began_s", "_meter", "_record", "_scope")

    def __init__(self, meter: RequestMeter | None, scope: Scope, record: RequestLogFields) -> None:
        self._meter = meter
        self._scope = scope
        self._record = record
        self._began_s = time.perf_counter()

    def __call__(self, status: int) -> None:
        meter, self._meter = self._meter, None
        if meter is not None:
            route = _route_of(self._scope) or _NO_ROUTE
            meter.answered(route, status, time.perf_counter() - self._began_s, self._record.code)


def _route_of(scope: Scope) -> str | None:
    route = scope.get("route")
    return scope.get("root_path", "") + route.path if isinstance(route, Route) else None


async def _send_fault(send: Send) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 500, "headers": headers})
    await send({"type": "http.response.body", "body": _FAULT})
