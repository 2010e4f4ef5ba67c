"""Spans by OpenTelemetry, sent by OTLP over HTTP.

Names and attributes are those of its conventions for HTTP, where there are some. Nothing of a
request's path, query, fields or body is in a span, and no message of a fault: they may hold what
nobody else is to read.
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

# So long the end of the service may wait for the last spans, and a batch of them for its answer.
PATIENCE_S = 3
_REQUEST_ID = "nonet.request_id"
_FIRST_FAULT = 500
_NS = 1_000_000_000
_PROPAGATOR = TraceContextTextMapPropagator()
_CONTEXT_FIELDS = frozenset(name.encode() for name in _PROPAGATOR.fields)
# What a stranger calls a method is no name for a span.
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Tracing:
    """Traces requests, and sends what it traced on a thread of its own.

    Of requests that come with a `traceparent` those are traced that it says, of others a `share`.
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
        """Begin the span of a request; None where it is not to be traced."""
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
        """Send what is left; it blocks for as long as that takes, or `PATIENCE_S`."""
        # A collector that does not answer would hold up the library's own end for half a minute.
        ending = Thread(target=self._provider.shutdown, daemon=True)
        ending.start()
        ending.join(PATIENCE_S)


class RequestSpan:
    """The span of one request, and those within it."""

    def __init__(self, tracer: Tracer, span: Span, method: str, request_id: str) -> None:
        self._tracer = tracer
        self._span = span
        self._method = method
        self._context = set_span_in_context(span)
        self._request_id = request_id

    @property
    def trace_id(self) -> str:
        """What the tracing finds it by."""
        return format_trace_id(self._span.get_span_context().trace_id)

    @contextmanager
    def call(self, what: str, server: str) -> Iterator[Mapping[str, str]]:
        """Trace a call of another server; give the fields that tell it of the trace."""
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
        """Trace what has taken so long until now."""
        now_ns = time.time_ns()
        span = self._tracer.start_span(
            what,
            self._context,
            attributes={**attributes, _REQUEST_ID: self._request_id},
            start_time=now_ns - int(seconds * _NS),
        )
        span.end(now_ns)

    def end(self, route: str, status: int, code: str) -> None:
        """End with the answer; `code` is empty unless it is a refusal."""
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
