"""Tracing: the exporter from the settings, and spans for database calls and scheduled work."""

from importlib import import_module, metadata
from typing import Protocol, cast

from nonet.database.connection import DatabaseMeter
from nonet.errors import NonetError
from nonet.runtime.scheduling.fair_queue import Size
from nonet.runtime.scheduling.scheduler import SchedulerMeter
from nonet.runtime.tracing.span import describe_past
from nonet.server.request_log import RequestTracing
from nonet.server.settings import Settings
from nonet.server.state import AppState

# Imported only if needed: it requires optional libraries.
_EXPORTING = "nonet.runtime.tracing.exporting"


class TracingUnavailableError(NonetError):
    """Tracing is configured, but its exporter isn't installed."""

    code = "TRACING_UNAVAILABLE"


class SentTracing(RequestTracing, Protocol):
    """Traces requests and exports the spans."""

    def end(self) -> None: ...


def open_tracing(state: AppState) -> SentTracing | None:
    """Return the tracing of requests and their parts, if it is configured.

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
    """Require the exporter, if tracing is configured.

    Raises:
        TracingUnavailableError: it isn't installed.
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
    """Add tracing to the meters of the database and the schedulers."""
    state.database.meter = _TracedDatabase(state.database.meter)
    for at, turns in (("threads", state.pool.turns), ("printers", state.press.turns)):
        turns.meter = _TracedScheduler(turns.meter, at)


class _TracedDatabase:
    """A database meter that also traces."""

    def __init__(self, meter: DatabaseMeter | None) -> None:
        self._meter = meter

    def called_database(self, what: str, seconds: float, *, failed: bool) -> None:
        describe_past(f"database {what}", seconds, failed=failed)
        if self._meter is not None:
            self._meter.called_database(what, seconds, failed=failed)


class _TracedScheduler:
    """A scheduler meter that also traces."""

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
