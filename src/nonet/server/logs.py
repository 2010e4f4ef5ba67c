"""The log on standard error: JSON lines, or colored text on a terminal.

Lines are queued and written by a thread, so a reader that stops reading blocks nothing.
"""

import atexit
import logging
import os
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

# Most lines have 200 to 300 bytes.
QUEUE_LINES = 5_000
# How long a process waits at its end for a reader of the last lines.
PATIENCE_S = 1.0
_GATHER_S = 0.01
_STANDARD_ERROR = 2


log = structlog.get_logger()


class _Writer(logging.Handler):
    """Writes lines without a lock or a buffer: a stopped reader would leave them locked."""

    def createLock(self) -> None:  # noqa: N802 - the base class names it
        self.lock = None

    def emit(self, record: logging.LogRecord) -> None:
        line = f"{self.format(record)}\n".encode("utf-8", "backslashreplace")
        # The disk is full, or the reader is gone.
        with suppress(OSError):
            while line:
                line = line[os.write(_STANDARD_ERROR, line) :]


class _GatheringListener(QueueListener):
    """Writes lines in batches: waking up for each line costs a tenth of a request."""

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
    """Send all log lines, including uvicorn's, through the same processors.

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
    # Migrations log what they do themselves.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # The request log already has a line per request.
    logging.getLogger("mcp").setLevel(logging.WARNING)
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    sys.excepthook = _report_fault_after_lines


def count_dropped_lines() -> int:
    """Return how many lines this process has dropped because nobody read them in time."""
    return 0 if _Output.handler is None else _Output.handler.dropped


@atexit.register
def finish_logs() -> None:
    """Write the queued lines within a second, and write later lines directly.

    Call it before the end of a server: handlers of `atexit` don't run after a signal.
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
    """Print the traceback after the last queued lines."""
    finish_logs()
    sys.__excepthook__(kind, fault, trace)


class EventWriter(Protocol):
    """Writes one line."""

    def __call__(self, **fields: str | float | None) -> None: ...


def event_writer(event: str, level: str) -> EventWriter:
    """Return the writer of an event at the level info; call `configure_logs` first.

    JSON bypasses the processors, which cost a tenth of a request.
    """
    handler = _Output.handler
    if _Output.is_text or level != "info" or handler is None:
        return partial(log.info, event)

    def write_line(**fields: str | float | None) -> None:
        time = datetime.now(UTC).isoformat().removesuffix("+00:00") + "Z"
        line = {"event": event, **fields, "level": "info", "timestamp": time}
        handler.enqueue(logging.makeLogRecord({"msg": orjson.dumps(line).decode()}))

    return write_line


def _rendering() -> list[Processor]:
    return _for_people() if _Output.is_text else _for_machines()


def _for_people() -> list[Processor]:
    # Tracebacks don't show the values of variables: one of them may be a key.
    return [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ]


def _for_machines() -> list[Any]:
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(_dumps)]


def _dumps(event: Any, **_options: Any) -> str:
    return orjson.dumps(event, default=str).decode()
