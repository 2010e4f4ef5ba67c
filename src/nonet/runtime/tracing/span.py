"""The span of the request that is served in this context, if it is traced."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import Protocol

Attribute = str | int | float | bool


class Span(Protocol):
    """A request that is traced."""

    @property
    def trace_id(self) -> str:
        """What the tracing finds it by."""

    def call(self, what: str, server: str) -> AbstractContextManager[Mapping[str, str]]:
        """Trace a call of another server; give the fields that tell it of the trace."""

    def past(self, what: str, seconds: float, attributes: Mapping[str, Attribute]) -> None:
        """Trace what has taken so long until now."""

    def end(self, route: str, status: int, code: str) -> None:
        """End with the answer; `code` is empty unless it is a refusal."""


_current: ContextVar[Span | None] = ContextVar("current_span", default=None)


def trace_as(span: Span | None) -> None:
    """Take what this context does from now on for a part of this request."""
    _current.set(span)


def span_of_request() -> Span | None:
    """Return the span of the request that is served here."""
    return _current.get()


@contextmanager
def call_out(what: str, server: str) -> Iterator[Mapping[str, str]]:
    """Call another server in the block; the fields that come belong into its request's head."""
    span = _current.get()
    if span is None:
        yield {}
        return
    with span.call(what, server) as fields:
        yield fields


def describe_past(what: str, seconds: float, **attributes: Attribute) -> None:
    """Tell of what has taken so long until now."""
    span = _current.get()
    if span is not None:
        span.past(what, seconds, attributes)
