"""Traces: what the settings ask for, and the parts whose work is shown within a request."""

from importlib import import_module, metadata
from typing import Protocol, cast

from nonet.database.connection import DatabaseMeter
from nonet.errors import NonetError
from nonet.runtime.scheduling.fair_queue import Size
from nonet.runtime.scheduling.scheduler import SchedulerMeter
from nonet.runtime.tracing.span import describe_past
from nonet.server.middleware import RequestTracing
from nonet.server.settings import Settings
from nonet.server.state import AppState

# By name: nobody else has a use for what it imports.
_EXPORTING = "nonet.runtime.tracing.exporting"


class TracingUnavailableError(NonetError):
    """Traces are asked for, and what sends them is not installed."""

    code = "TRACING_UNAVAILABLE"


class SentTracing(RequestTracing, Protocol):
    """What traces requests, and sends what it traced."""

    def end(self) -> None: ...


def open_tracing(state: AppState) -> SentTracing | None:
    """Return what traces requests and the work of the parts, if the settings want traces.

    Raises:
        TracingUnavailableError.
    """
    settings = state.settings
    if settings.monitoring.traces_url is None:
        return None
    require_tracing(settings)
    _trace(state)
    tracing = import_module(_EXPORTING).Tracing
    version = metadata.version("nonet")
    url, share = settings.monitoring.traces_url, settings.monitoring.traces_share
    return cast("SentTracing", tracing(url, share=share, version=version))


def require_tracing(settings: Settings) -> None:
    """Make sure that what the settings ask for is installed.

    Raises:
        TracingUnavailableError: it is not.
    """
    if settings.monitoring.traces_url is None:
        return
    try:
        import_module(_EXPORTING)
    except ModuleNotFoundError as lacking:
        raise TracingUnavailableError(
            f"NONET_TRACES_URL needs {lacking.name}: pip install 'nonet[trace]'"
        ) from lacking


def _trace(state: AppState) -> None:
    """Have the parts tell of their work within requests, beside whoever measures it."""
    state.database.meter = _TracedDatabase(state.database.meter)
    for at, turns in (("threads", state.pool.turns), ("printers", state.press.turns)):
        turns.meter = _TracedScheduler(turns.meter, at)


class _TracedDatabase:
    """A meter of the database that traces as well."""

    def __init__(self, meter: DatabaseMeter | None) -> None:
        self._meter = meter

    def called_database(self, what: str, seconds: float, *, failed: bool) -> None:
        describe_past(f"database {what}", seconds, failed=failed)
        if self._meter is not None:
            self._meter.called_database(what, seconds, failed=failed)


class _TracedScheduler:
    """A meter of turns that traces as well."""

    def __init__(self, meter: SchedulerMeter | None, at: str) -> None:
        self._meter = meter
        self._at = at

    def waited(self, size: Size, seconds: float) -> None:
        describe_past(f"wait for {self._at}", seconds, size=size.name.lower())
        if self._meter is not None:
            self._meter.waited(size, seconds)

    def worked(self, size: Size, seconds: float) -> None:
        describe_past(f"work of {self._at}", seconds, size=size.name.lower())
        if self._meter is not None:
            self._meter.worked(size, seconds)
