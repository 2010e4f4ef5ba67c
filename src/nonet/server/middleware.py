"""The outermost middleware: request ids, common headers, the request log, the last-resort 500."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.accounts.usage import RequestDetails
from nonet.runtime.tracing.span import Span, trace_as
from nonet.server.http.context import RequestContext, begin_request, record_failure
from nonet.server.http.errors import status_of
from nonet.server.logs import RequestLog
from nonet.server.write_buffer import WriteBuffer

Header = tuple[bytes, bytes]

# Browsers must not guess another content type.
NOSNIFF: Header = (b"x-content-type-options", b"nosniff")
# For a year, browsers use only HTTPS for this host. Other hosts of the domain may have reasons
# for HTTP.
HTTPS_ONLY: Header = (b"strict-transport-security", b"max-age=31536000")


def site_headers(site_url: str) -> tuple[Header, ...]:
    """Return the headers of all responses of a site."""
    return (NOSNIFF, HTTPS_ONLY) if site_url.startswith("https://") else (NOSNIFF,)


# The route of paths that don't exist.
_NO_ROUTE = "none"
_FAULT = b"Something went wrong on our side."


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

    log_request: RequestLog
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


class RequestMiddleware:
    """Binds the request's context, adds the headers of every response, and records the request."""

    def __init__(
        self, app: ASGIApp, recorder: RequestRecorder, headers: Sequence[Header] = ()
    ) -> None:
        self._app = app
        self._recorder = recorder
        self._headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        context = self._recorder.begin(scope, receive)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                context.status = message["status"]
                message["headers"] += [*context.response_headers(), *self._headers]
            elif not message.get("more_body", False):
                # Before the last byte: a caller who has the whole response finds it counted.
                self._recorder.count(context)
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        except Exception as error:  # noqa: BLE001 - it is logged
            record_failure(error)
            if context.status == 0:
                await _send_fault(send_with_headers)
        finally:
            self._recorder.count(context)
            self._recorder.end(context, scope["method"])


async def _send_fault(send: Send) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 500, "headers": headers})
    await send({"type": "http.response.body", "body": _FAULT})
