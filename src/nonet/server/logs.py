"""One log on standard error: JSON lines for machines, colour for a terminal.

Lines are queued, and a thread writes them: a reader that stops reading holds up nobody.
"""

import atexit
import logging
import os
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from logging.handlers import QueueHandler, QueueListener
from queue import SimpleQueue
from threading import Thread
from time import sleep
from types import TracebackType
from typing import Any, Protocol

import orjson
import structlog
from structlog.typing import Processor

# Lines that may wait to be written, mostly of 200 to 300 bytes.
QUEUE_LINES = 5_000
# How long the last lines may hold up the end of a process when nobody reads them.
PATIENCE_S = 1.0
_GATHER_S = 0.01
_STANDARD_ERROR = 2

_FIRST_REFUSAL = 400

log = structlog.get_logger()


class _Writer(logging.Handler):
    """Writes lines without a lock or a buffer, which a reader that stops would leave locked."""

    def createLock(self) -> None:  # noqa: N802 - the base class names it
        self.lock = None

    def emit(self, record: logging.LogRecord) -> None:
        line = f"{self.format(record)}\n".encode("utf-8", "backslashreplace")
        # A full disk, or a reader that has gone.
        with suppress(OSError):
            while line:
                line = line[os.write(_STANDARD_ERROR, line) :]


class _GatheringListener(QueueListener):
    """Writes what has gathered for a while: a wake for each line costs a tenth of a request."""

    queue: SimpleQueue[Any]
    report_dropped: Callable[[], None]

    def dequeue(self, block: bool) -> logging.LogRecord:  # noqa: FBT001 - the base class's
        if self.queue.empty():
            self.report_dropped()
            sleep(_GATHER_S)
        return super().dequeue(block)


class _BoundedQueueHandler(QueueHandler):
    """Queues lines for a thread that writes them; drops and counts those beyond the limit.

    `SimpleQueue` can be used by a finalizer that logs while a line is being queued; `Queue` would
    deadlock.
    """

    dropped = 0
    _unreported = 0

    def __init__(self) -> None:
        self.lines: SimpleQueue[Any] = SimpleQueue()
        super().__init__(self.lines)
        self.listener = _GatheringListener(self.lines, _Writer())
        self.listener.report_dropped = self.report_dropped
        self.listener.start()

    def enqueue(self, record: logging.LogRecord) -> None:
        if self.lines.qsize() >= QUEUE_LINES:
            self.dropped += 1
            self._unreported += 1
        else:
            self.lines.put(record)

    def report_dropped(self) -> None:
        """Log how many lines are missing, once there is room for another."""
        if self._unreported:
            lines, self._unreported = self._unreported, 0
            log.warning("log_lines_dropped", lines=lines)


class _Output:
    """The handler of this process, and how its lines look."""

    handler: _BoundedQueueHandler | None = None
    is_text = False


def configure_logs(level: str, form: str = "auto") -> None:
    """Send everything, the server's own lines too, through one set of processors.

    `form` is `json` or `text`; `auto` is text on a terminal, and JSON elsewhere.
    """
    finish_logs()
    _Output.is_text = sys.stderr.isatty() if form == "auto" else form == "text"
    _Output.handler = handler = _BoundedQueueHandler()
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_rendering()],
        )
    )
    # Migrations tell what they do by themselves; their library's remarks are no news.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # The envelope's line tells of every request already.
    logging.getLogger("mcp").setLevel(logging.WARNING)
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    sys.excepthook = _report_fault_after_lines


def count_dropped_lines() -> int:
    """Return how many lines this process has dropped because nobody read them in time."""
    return 0 if _Output.handler is None else _Output.handler.dropped


@atexit.register
def finish_logs() -> None:
    """Write the queued lines, for a second at most, and later lines directly.

    A server that is ended by a signal dies of that signal after its last line, and what runs at
    the exit of a program does not run.
    """
    handler, _Output.handler = _Output.handler, None
    if handler is None:
        return
    stopping = Thread(target=handler.listener.stop, daemon=True)
    stopping.start()
    stopping.join(PATIENCE_S)
    if not stopping.is_alive():
        direct = _Writer()
        direct.setFormatter(handler.formatter)
        logging.basicConfig(handlers=[direct], force=True)
        handler.report_dropped()


def _report_fault_after_lines(
    kind: type[BaseException], fault: BaseException, trace: TracebackType | None
) -> None:
    """Show what ends the process below its last lines, and not in the midst of one."""
    finish_logs()
    sys.__excepthook__(kind, fault, trace)


class RequestLog(Protocol):
    """Writes one line about a request."""

    def __call__(self, **fields: str | float | None) -> None: ...


def request_log(
    level: str, successes: float = 1.0, draw: Callable[[], float] = random.random
) -> RequestLog:
    """Return the writer of one line per request, for `configure_logs` has set up the rest.

    Of requests that succeed a share of `successes` has a line, which tells the share; all others
    have theirs.
    """
    write = _request_writer(level)
    if successes >= 1:
        return write

    def write_some(**fields: str | float | None) -> None:
        if not _has_succeeded(fields["status"]):
            write(**fields)
        elif draw() < successes:
            write(**fields, share=successes)

    return write_some


def _has_succeeded(status: Any) -> bool:
    return 0 < int(status) < _FIRST_REFUSAL


def _request_writer(level: str) -> RequestLog:
    """Return what writes; for machines past the processors, which cost a tenth of a request."""
    handler = _Output.handler
    if _Output.is_text or level != "info" or handler is None:
        return partial(log.info, "request")

    def write_line(**fields: str | float | None) -> None:
        time = datetime.now(UTC).isoformat().removesuffix("+00:00") + "Z"
        line = {"event": "request", **fields, "level": "info", "timestamp": time}
        handler.enqueue(logging.makeLogRecord({"msg": orjson.dumps(line).decode()}))

    return write_line


def _rendering() -> list[Processor]:
    return _for_people() if _Output.is_text else _for_machines()


def _for_people() -> list[Processor]:
    # A trace never shows the values of variables: one of them may be a key.
    return [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ]


def _for_machines() -> list[Any]:
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(_dumps)]


def _dumps(event: Any, **_options: Any) -> str:
    return orjson.dumps(event, default=str).decode()
