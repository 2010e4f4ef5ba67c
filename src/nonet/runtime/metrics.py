"""Metrics of all processes, in the form of Prometheus.

Each process counts in its own files, which survive it. One process, the supervisor if there are
several, serves the sum on a separate port.
"""

import fcntl
import os
import shutil
import socket
import socketserver
import tempfile
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, Literal
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    make_wsgi_app,
    multiprocess,
    values,
)
from prometheus_client.multiprocess import MultiProcessCollector

# The environment variable that names the folder to the library and to child processes.
VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
_LOCK = ".lock"
_SCRAPED = "scraped"
_OWNER = "owner"
_PREFIX = "nonet-metrics-"


def open_folder() -> Path:
    """Make a folder for this process and its children.

    Also removes the folders of processes that were killed, which couldn't do it themselves.
    """
    _remove_left_behind()
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX))
    # Renamed only once it is locked, so that no process takes it for a leftover.
    draft = folder / "draft"
    _take(os.open(draft, os.O_RDWR | os.O_CREAT, 0o600))
    draft.rename(folder / _OWNER)
    os.environ[VARIABLE] = str(folder)
    return folder


def clear_up(folder: Path) -> None:
    """Remove the folder when all processes have ended."""
    os.environ.pop(VARIABLE, None)
    shutil.rmtree(folder, ignore_errors=True)


def _remove_left_behind() -> None:
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        try:
            descriptor = os.open(folder / _OWNER, os.O_RDWR)
        except OSError:  # it is being made, or belongs to another user
            continue
        if _take(descriptor):
            shutil.rmtree(folder, ignore_errors=True)
        os.close(descriptor)


def claim_place() -> bool:
    """Claim the first free slot for this process; return False if there is no folder."""
    folder = os.environ.get(VARIABLE)
    if folder is None:
        return False
    for place in count():
        # The file stays open and locked until the process ends.
        descriptor = os.open(Path(folder) / f"{place}{_LOCK}", os.O_RDWR | os.O_CREAT, 0o600)
        if _take(descriptor):
            count_at: Any = values.MultiProcessValue
            values.ValueClass = count_at(partial(int, place))
            return True
        os.close(descriptor)
    raise AssertionError  # `count` is infinite


def note_scrape(folder: Path) -> None:
    """Record that the current counts were read."""
    (folder / _SCRAPED).touch()


def last_scrape() -> int:
    """Return the time of the last scrape in nanoseconds since 1970, or 0."""
    try:
        return (Path(os.environ[VARIABLE]) / _SCRAPED).stat().st_mtime_ns
    except (KeyError, FileNotFoundError):  # metrics are off, or were never read
        return 0


def drop_dead(folder: Path) -> None:
    """Drop the gauges of processes that have ended, but keep their counters."""
    for lock in folder.glob(f"*{_LOCK}"):
        descriptor = os.open(lock, os.O_RDWR)
        try:
            if _take(descriptor):
                multiprocess.mark_process_dead(int(lock.stem), str(folder))  # type: ignore[no-untyped-call]
        finally:
            os.close(descriptor)


def _take(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


# In seconds, from a small answer to the timeout of a load balancer. There are few, since each is a
# line for every route, and a scrape has to be fast.
_REQUEST_BUCKETS = (0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 2.5, 10)
_WAIT_BUCKETS = (0.001, 0.01, 0.1, 1, 10)
# 5xx that callers cause: rare puzzles, too many requests, or a feature without its setting.
_CAUSED_BY_CALLERS = frozenset({"GENERATION_LIMIT", "MAIL_MISSING", "OVERLOADED"})
_FIRST_FAULT = 500
_DATABASE_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1.5)

_HELP = {
    "requests": "Number of requests by route, status and whether the service is at fault",
    "request_seconds": "Seconds from a request's headers to the end of its response",
    "refusals": "Number of error responses by error code",
    "quota_spent": "Number of requests charged to quotas; a batch counts as several",
    "engine_searches": "Number of searches for a second solution, in checks and before other work",
    "engine_nodes": "Number of search nodes that searches for a second solution visited",
    "engine_search_seconds": "Seconds that searches for a second solution took",
    "turn_wait_seconds": "Seconds that a job waited for a thread or printing process",
    "turn_seconds": "Seconds that threads and printing processes worked",
    "database_seconds": "Seconds that a database call took, including the wait for a connection",
    "database_faults": "Number of database calls that failed",
    "letters": "Number of emails that the mail server accepted (sent) or rejected (failed)",
    "printer_restarts": "Number of printing processes that died and were restarted",
    "print_limits": "Number of prints that exceeded a limit, or were rejected for an earlier one",
    "log_lines_dropped": "Number of log lines dropped because nobody read them in time",
    "process_starts": "Number of processes that started serving, including replacements",
    "turns_waiting": "Number of jobs waiting for a thread or printing process",
    "turns_working": "Number of threads and printing processes at work",
    "database_connections": "Number of PostgreSQL connections by pool and state",
    "resident_bytes": "Resident memory in bytes of serving processes, without printing processes",
    "processes": "Number of processes that are serving",
    "database_available": "1 if every process could write to the database at its last probe, or 0",
    "backup_timestamp_seconds": "Unix time in seconds of the last backup on this machine, or 0",
    "loop_lag_seconds": "Longest wait in seconds for an event loop since the last scrape",
}

GaugeMode = Literal["livesum", "livemin", "livemax", "max"]


class Meters:
    """The meters of one process; create them once, after the process has claimed its slot."""

    def __init__(self) -> None:
        self._requests = _counter("requests", "route", "status", "fault")
        self._seconds = _histogram("request_seconds", _REQUEST_BUCKETS, "route")
        self._refusals = _counter("refusals", "code")
        self._spent = _counter("quota_spent", "lane")
        self._searches = _counter("engine_searches")
        self._nodes = _counter("engine_nodes")
        self._search_seconds = _counter("engine_search_seconds")
        self._turn_waits = _histogram("turn_wait_seconds", _WAIT_BUCKETS, "at", "size")
        self._turn_seconds = _counter("turn_seconds", "at", "size")
        self._database_seconds = _histogram("database_seconds", _DATABASE_BUCKETS, "what")
        self._database_faults = _counter("database_faults", "what")
        self._letters = _counter("letters", "outcome")
        self._print_starts = _counter("printer_restarts")
        self._print_limits = _counter("print_limits", "limit")
        self._log_dropped = _counter("log_lines_dropped")
        self._starts = _counter("process_starts")
        self._make_gauges()
        # A dictionary lookup takes a tenth of the time of the library's own.
        self._by_route: dict[tuple[str, int, bool], tuple[Counter, Histogram]] = {}
        self._children: dict[tuple[object, ...], Any] = {}
        self._show_from_the_start()

    def _make_gauges(self) -> None:
        self._waiting = _gauge("turns_waiting", "at")
        self._working = _gauge("turns_working", "at")
        self._pool = _gauge("database_connections", "pool", "state")
        self._memory = _gauge("resident_bytes")
        self._processes = _gauge("processes")
        self._available = _gauge("database_available", mode="livemin")
        self._backup = _gauge("backup_timestamp_seconds", mode="livemax")
        self._lag = _gauge("loop_lag_seconds", mode="max")
        # A process that was killed may have left a value that wasn't scraped yet.
        self._worst_lag_s = next(iter(self._lag.collect())).samples[0].value
        self._scraped = last_scrape()

    def _show_from_the_start(self) -> None:
        """Create the series that alerts use, so that they exist before the first event."""
        self._starts.inc()
        for outcome in ("sent", "failed"):
            self._letters.labels(outcome)
        for limit in ("time", "memory", "again"):
            self._print_limits.labels(limit)
        for meter in (self._print_starts, self._log_dropped, self._searches, self._nodes):
            meter.inc(0)

    def answered(self, route: str, status: int, seconds: float, code: str) -> None:
        """Count an answer; `code` is empty unless it is an error."""
        is_fault = status >= _FIRST_FAULT and code not in _CAUSED_BY_CALLERS
        known = self._by_route.get((route, status, is_fault))
        if known is None:
            requests = self._requests.labels(route, str(status), "yes" if is_fault else "no")
            known = self._by_route[route, status, is_fault] = requests, self._seconds.labels(route)
        known[0].inc()
        known[1].observe(seconds)
        if code:
            self._refusals.labels(code).inc()

    def spent(self, lane: str, requests: int) -> None:
        """Count requests charged to an account's quota."""
        self._child(self._spent, lane).inc(requests)

    def searched(self, searches: int, nodes: int, seconds: float) -> None:
        """Count searches of the engine."""
        self._searches.inc(searches)
        self._nodes.inc(nodes)
        self._search_seconds.inc(seconds)

    def waited(self, at: str, size: str, seconds: float) -> None:
        """Count a wait for a slot."""
        self._child(self._turn_waits, at, size).observe(seconds)

    def worked(self, at: str, size: str, seconds: float) -> None:
        """Count the working time of a slot."""
        self._child(self._turn_seconds, at, size).inc(seconds)

    def called_database(self, what: str, seconds: float, *, failed: bool) -> None:
        """Count a call of the database."""
        self._child(self._database_seconds, what).observe(seconds)
        if failed:
            self._database_faults.labels(what).inc()

    def sent_email(self, *, was_taken: bool) -> None:
        """Count an email."""
        self._letters.labels("sent" if was_taken else "failed").inc()

    def replaced_printers(self, count: int) -> None:
        """Count printing processes that died and were restarted."""
        self._print_starts.inc(count)

    def limited_prints(self, counts: Mapping[str, int]) -> None:
        """Count prints that exceeded a limit, and those rejected because they did so before."""
        for limit, number in counts.items():
            self._print_limits.labels(limit).inc(number)

    def dropped_lines(self, count: int) -> None:
        """Count lines that the log's queue couldn't hold."""
        self._log_dropped.inc(count)

    def _child(self, meter: Counter | Histogram, *labels: str) -> Any:
        """Return the series for these labels."""
        known = self._children.get((meter, *labels))
        if known is None:
            known = self._children[meter, *labels] = meter.labels(*labels)
        return known

    def show_turns(self, at: str, *, waiting: int, working: int) -> None:
        """Set the numbers of waiting jobs and working slots."""
        self._waiting.labels(at).set(waiting)
        self._working.labels(at).set(working)

    def show_pools(self, pools: Mapping[str, tuple[int, int]]) -> None:
        """Set the numbers of busy and idle connections of each pool."""
        for pool, (busy, idle) in pools.items():
            self._pool.labels(pool, "busy").set(busy)
            self._pool.labels(pool, "idle").set(idle)

    def show_backup(self, taken_s: float) -> None:
        """Set the time of the last backup in seconds since 1970, or 0."""
        self._backup.set(taken_s)

    def lagged(self, seconds: float) -> None:
        """Record a wait for the event loop; the longest is kept until it has been scraped."""
        scraped = last_scrape()
        if seconds > self._worst_lag_s or scraped != self._scraped:
            self._worst_lag_s, self._scraped = seconds, scraped
            self._lag.set(seconds)

    def show_process(self, *, resident_bytes: int, has_database: bool) -> None:
        """Set the gauges of this process."""
        self._processes.set(1)
        self._memory.set(resident_bytes)
        self._available.set(has_database)


def _counter(name: str, *labels: str) -> Counter:
    return Counter(f"nonet_{name}", _HELP[name], labels, registry=None)


def _histogram(name: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"nonet_{name}", _HELP[name], labels, buckets=buckets, registry=None)


def _gauge(name: str, *labels: str, mode: GaugeMode = "livesum") -> Gauge:
    return Gauge(f"nonet_{name}", _HELP[name], labels, registry=None, multiprocess_mode=mode)


# The timeout of an idle connection, so that it can't hold a thread.
_PATIENCE_S = 5.0


class MetricsPage:
    """A server in its own thread, independent of the rest of the process.

    Clients aren't authenticated: the server relies on the address that it listens on.
    """

    def __init__(self, folder: Path, listener: socket.socket) -> None:
        registry = CollectorRegistry()
        registry.register(_Collector(folder))
        page: Any = make_wsgi_app(registry)

        def read(environ: dict[str, Any], start_response: Any) -> Any:
            drop_dead(folder)
            content = page(environ, start_response)
            note_scrape(folder)
            return content

        self._server = _Server(listener, read)
        self._thread = Thread(target=self._server.serve_forever, name="metrics", daemon=True)

    def start(self) -> None:
        """Start to serve."""
        self._thread.start()

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class _Collector:
    """Merges the files of all processes, except empty ones, which the library rejects."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        """Return the sum over all processes."""
        files = [str(file) for file in self._folder.glob("*.db") if _has_content(file)]
        return MultiProcessCollector.merge(files)  # type: ignore[no-untyped-call, no-any-return]


def _has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:  # a gauge of a process that has ended
        return False


class _Silent(WSGIRequestHandler):
    timeout = _PATIENCE_S

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class names it
        """Don't log: Prometheus reads every few seconds."""


class _Server(socketserver.ThreadingMixIn, WSGIServer):
    daemon_threads = True

    def __init__(self, listener: socket.socket, app: Any) -> None:
        super().__init__(listener.getsockname()[:2], _Silent, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self.server_name, self.server_port = listener.getsockname()[:2]
        self.setup_environ()
        self.set_app(app)
        listener.settimeout(None)
        self.server_activate()
