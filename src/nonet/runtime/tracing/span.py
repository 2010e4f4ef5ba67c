"""The span of the current request, if it is traced."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import Protocol

Attribute = str | int | float | bool


class Span(Protocol):
    """The span of a traced request."""

    @property
    def trace_id(self) -> str:
        """The id of the trace in hexadecimal."""

    def call(self, what: str, server: str) -> AbstractContextManager[Mapping[str, str]]:
        """Trace a call to another server; yield the headers that propagate the trace."""

    def past(self, what: str, seconds: float, attributes: Mapping[str, Attribute]) -> None:
        """Add a span that ends now and took `seconds`."""

    def end(self, route: str, status: int, code: str) -> None:
        """End the span with the answer; `code` is empty unless it is an error."""


_current: ContextVar[Span | None] = ContextVar("current_span", default=None)


def trace_as(span: Span | None) -> None:
    """Use a span for all further work of this context."""
    _current.set(span)


def span_of_request() -> Span | None:
    """Return the span of the current request."""
    return _current.get()


@contextmanager
def call_out(what: str, server: str) -> Iterator[Mapping[str, str]]:
    """Trace a call to another server; yield the headers to add to its request."""
    span = _current.get()
    if span is None:
        yield {}
        return
    with span.call(what, server) as fields:
        yield fields


def describe_past(what: str, seconds: float, **attributes: Attribute) -> None:
    """Add a span that ends now and took `seconds`."""
    span = _current.get()
    if span is not None:
        span.past(what, seconds, attributes)
