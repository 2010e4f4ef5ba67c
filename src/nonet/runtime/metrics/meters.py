"""The meters of one process and their labels.

No label takes a value that a client chooses: routes, statuses and codes come from our own tables.
"""

from collections.abc import Mapping
from typing import Any

from prometheus_client import Counter, Gauge, Histogram

from nonet.runtime.metrics.folder import last_scrape

# In seconds, from a small answer to the timeout of a load balancer. There are few, since each is a
# line for every route, and a scrape has to be fast.
_REQUEST_BUCKETS = (0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 2.5, 10)
_WAIT_BUCKETS = (0.001, 0.01, 0.1, 1, 10)
# 5xx that callers cause: rare puzzles, too many requests, or a feature without its setting.
_CAUSED_BY_CALLERS = frozenset({"GENERATION_LIMIT", "MAIL_MISSING", "OVERLOADED"})
_FIRST_FAULT = 500
_DATABASE_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1.5)


class Meters:
    """The meters of one process; create them once, after the process has claimed its slot."""

    def __init__(self) -> None:
        self._requests = _counter("requests", "Requests answered", "route", "status", "fault")
        self._seconds = _histogram(
            "request_seconds", "From a request's head to the end of its answer", _REQUEST_BUCKETS,
            "route",
        )  # fmt: skip
        self._refusals = _counter("refusals", "Requests refused, by code", "code")
        self._spent = _counter("quota_spent", "Requests counted in accounts' quotas", "lane")
        self._searches = _counter("engine_searches", "Searches for a second solution")
        self._nodes = _counter("engine_nodes", "Nodes that these searches took")
        self._search_seconds = _counter("engine_search_seconds", "Time that they took")
        self._turn_waits = _histogram(
            "turn_wait_seconds", "Waits for a thread or a printer", _WAIT_BUCKETS, "at", "size"
        )
        self._turn_seconds = _counter(
            "turn_seconds", "Time that threads and printers worked", "at", "size"
        )
        self._database_seconds = _histogram(
            "database_seconds", "Calls of the database, the wait for a connection too",
            _DATABASE_BUCKETS, "what",
        )  # fmt: skip
        self._database_faults = _counter("database_faults", "Calls that failed", "what")
        self._letters = _counter("letters", "Letters handed to the mail server", "outcome")
        self._print_starts = _counter("printer_restarts", "Printing processes that were replaced")
        self._print_limits = _counter(
            "print_limits", "Prints that ran into a limit, or had done so before", "limit"
        )
        self._log_dropped = _counter("log_lines_dropped", "Lines that nobody read in time")
        self._starts = _counter("process_starts", "Processes that began to serve")
        self._make_gauges()
        # A dictionary lookup takes a tenth of the time of the library's own.
        self._by_route: dict[tuple[str, int, bool], tuple[Counter, Histogram]] = {}
        self._children: dict[tuple[object, ...], Any] = {}
        self._show_from_the_start()

    def _make_gauges(self) -> None:
        self._waiting = _gauge("turns_waiting", "Jobs that wait for a thread or a printer", "at")
        self._working = _gauge("turns_working", "Threads and printers at work", "at")
        self._pool = _gauge("database_connections", "Connections of the pools", "pool", "state")
        self._memory = _gauge("resident_bytes", "Memory of the serving processes")
        self._processes = _gauge("processes", "Processes that serve")
        self._available = Gauge(
            "nonet_database_available", "1: the last probe of every process wrote to it",
            registry=None, multiprocess_mode="livemin",
        )  # fmt: skip
        self._backup = Gauge(
            "nonet_backup_timestamp_seconds", "When the last backup was taken on this machine",
            registry=None, multiprocess_mode="livemax",
        )  # fmt: skip
        self._lag = Gauge(
            "nonet_loop_lag_seconds", "The longest wait for an event loop since the last scrape",
            registry=None, multiprocess_mode="max",
        )  # fmt: skip
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
        for limit, count in counts.items():
            self._print_limits.labels(limit).inc(count)

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


def _counter(name: str, meaning: str, *labels: str) -> Counter:
    return Counter(f"nonet_{name}", meaning, labels, registry=None)


def _histogram(name: str, meaning: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"nonet_{name}", meaning, labels, buckets=buckets, registry=None)


def _gauge(name: str, meaning: str, *labels: str) -> Gauge:
    return Gauge(f"nonet_{name}", meaning, labels, registry=None, multiprocess_mode="livesum")
