"""Send spans with OpenTelemetry, by OTLP over HTTP.

Names and attributes follow its conventions for HTTP where possible. No span contains a request's
path, query, headers or body, or the message of a fault, since they may be confidential.
"""

import os
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from threading import Thread

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased
from opentelemetry.trace import (
    Span,
    SpanKind,
    StatusCode,
    Tracer,
    format_trace_id,
    set_span_in_context,
)
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from nonet.runtime.tracing.span import Attribute

# The longest wait for the last spans at shutdown, and for the answer to a batch.
PATIENCE_S = 3
_REQUEST_ID = "nonet.request_id"
_FIRST_FAULT = 500
_NS = 1_000_000_000
_PROPAGATOR = TraceContextTextMapPropagator()
_CONTEXT_FIELDS = frozenset(name.encode() for name in _PROPAGATOR.fields)
# Other methods are chosen by clients, so they aren't used as span names.
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Tracing:
    """Traces requests, and sends the spans from its own thread.

    A request's `traceparent` decides whether it is traced; of other requests, a `share` is.
    """

    def __init__(self, url: str, *, share: float, version: str) -> None:
        own = Resource({"service.name": "nonet", "service.version": version})
        shown = Resource({"process.pid": os.getpid()}).merge(OTELResourceDetector().detect())
        self._provider = TracerProvider(
            sampler=ParentBased(TraceIdRatioBased(share)),
            resource=own.merge(shown),
            shutdown_on_exit=False,
        )
        exporter = OTLPSpanExporter(endpoint=url, timeout=PATIENCE_S)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("nonet", version)

    def begin(
        self, method: str, fields: Iterable[tuple[bytes, bytes]], request_id: str
    ) -> "RequestSpan | None":
        """Begin the span of a request; None if it isn't traced."""
        shown = {
            name.decode(): value.decode("latin-1")
            for name, value in fields
            if name in _CONTEXT_FIELDS
        }
        known = method if method in _METHODS else "_OTHER"
        attributes = {"http.request.method": known, _REQUEST_ID: request_id}
        span = self._tracer.start_span(
            known, _PROPAGATOR.extract(shown), SpanKind.SERVER, attributes
        )
        return RequestSpan(self._tracer, span, known, request_id) if span.is_recording() else None

    def end(self) -> None:
        """Send the remaining spans; blocks until done, for `PATIENCE_S` at most."""
        # The library's own shutdown waits half a minute for a collector that doesn't answer.
        ending = Thread(target=self._provider.shutdown, daemon=True)
        ending.start()
        ending.join(PATIENCE_S)


class RequestSpan:
    """The span of one request, with its child spans."""

    def __init__(self, tracer: Tracer, span: Span, method: str, request_id: str) -> None:
        self._tracer = tracer
        self._span = span
        self._method = method
        self._context = set_span_in_context(span)
        self._request_id = request_id

    @property
    def trace_id(self) -> str:
        """The id of the trace in hexadecimal."""
        return format_trace_id(self._span.get_span_context().trace_id)

    @contextmanager
    def call(self, what: str, server: str) -> Iterator[Mapping[str, str]]:
        """Trace a call to another server; yield the headers that propagate the trace."""
        attributes = {"server.address": server, _REQUEST_ID: self._request_id}
        span = self._tracer.start_span(what, self._context, SpanKind.CLIENT, attributes)
        fields: dict[str, str] = {}
        _PROPAGATOR.inject(fields, set_span_in_context(span))
        try:
            yield fields
        except BaseException as fault:
            _mark_failed(span, type(fault).__name__)
            raise
        finally:
            span.end()

    def past(self, what: str, seconds: float, attributes: Mapping[str, Attribute]) -> None:
        """Add a span that ends now and took `seconds`."""
        now_ns = time.time_ns()
        span = self._tracer.start_span(
            what,
            self._context,
            attributes={**attributes, _REQUEST_ID: self._request_id},
            start_time=now_ns - int(seconds * _NS),
        )
        span.end(now_ns)

    def end(self, route: str, status: int, code: str) -> None:
        """End the span with the answer; `code` is empty unless it is an error."""
        self._span.update_name(f"{self._method} {route}")
        self._span.set_attribute("http.route", route)
        self._span.set_attribute("http.response.status_code", status)
        if code:
            self._span.set_attribute("nonet.code", code)
        if status >= _FIRST_FAULT:
            _mark_failed(self._span, code or str(status))
        self._span.end()


def _mark_failed(span: Span, kind: str) -> None:
    span.set_attribute("error.type", kind)
    span.set_status(StatusCode.ERROR)
