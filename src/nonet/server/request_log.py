"""The request log: one line per request, beside its metrics, usage and trace."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from starlette.types import Receive, Scope

from nonet.accounts.usage import RequestDetails
from nonet.runtime.tracing.span import Span, trace_as
from nonet.server.http.context import RequestContext, begin_request
from nonet.server.http.error_responses import status_of
from nonet.server.logs import EventWriter, event_writer
from nonet.server.write_buffer import WriteBuffer

# The route of paths that don't exist.
_NO_ROUTE = "none"


class RequestMeter(Protocol):
    """Counts responses; `code` is empty unless the response is an error."""

    def answered(self, route: str, status: int, seconds: float, code: str) -> None: ...


class RequestTracing(Protocol):
    """Begins the span of a request, or returns None if it isn't traced."""

    def begin(
        self, method: str, fields: Iterable[tuple[bytes, bytes]], request_id: str
    ) -> Span | None: ...


@dataclass(frozen=True, slots=True)
class RequestRecorder:
    """Records requests in the log, metrics, their account's usage, and traces.

    The log line names the route, never the path or the query, which may contain secrets.
    """

    log_request: EventWriter
    write_buffer: WriteBuffer
    elapsed: Callable[[], float]
    meter: RequestMeter | None = None
    tracing: RequestTracing | None = None

    def begin(self, scope: Scope, receive: Receive) -> RequestContext:
        """Bind the request's context, and begin its span if it is traced."""
        context = begin_request(scope, receive, self.elapsed())
        if self.tracing is not None:
            context.span = self.tracing.begin(scope["method"], scope["headers"], context.id)
            trace_as(context.span)
        return context

    def count(self, context: RequestContext) -> None:
        """Count the request once, in metrics and in its account's usage."""
        if context.is_counted:
            return
        context.is_counted = True
        if self.meter is not None:
            seconds = self.elapsed() - context.started_s
            self.meter.answered(context.route or _NO_ROUTE, context.status, seconds, context.code)
        account_id = context.account_id
        if account_id is None or context.endpoint is None:
            return
        # A stream that ends with an error, or a tool's error, has the status 200.
        status = context.status if context.error is None else status_of(context.error)
        details = RequestDetails(
            context.id, context.started_s, context.key_id, context.code, context.broken_rules
        )
        self.write_buffer.usage.note(account_id, context.endpoint, status)
        self.write_buffer.requests.note(account_id, context.endpoint, status, details)

    def end(self, context: RequestContext, method: str) -> None:
        """Write the log line, and end the span."""
        fields = context.log_fields()
        if context.span is not None:
            context.span.end(context.route or _NO_ROUTE, context.status, context.code)
            fields["trace_id"] = context.span.trace_id
        self.log_request(
            request_id=context.id,
            method=method,
            route=context.route,
            status=context.status,
            elapsed_ms=round((self.elapsed() - context.started_s) * 1000, 3),
            **fields,
        )


_FIRST_ERROR_STATUS = 400


def request_log(
    level: str, successes: float = 1.0, draw: Callable[[], float] = random.random
) -> EventWriter:
    """Return the writer of one line per request; call `configure_logs` first.

    Only the share `successes` of successful requests is logged, with the share in the line.
    """
    write = event_writer("request", level)
    if successes >= 1:
        return write

    def write_some(**fields: str | float | None) -> None:
        if not _has_succeeded(fields["status"]):
            write(**fields)
        elif draw() < successes:
            write(**fields, share=successes)

    return write_some


def _has_succeeded(status: Any) -> bool:
    return 0 < int(status) < _FIRST_ERROR_STATUS
