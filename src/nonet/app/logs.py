"""One log on standard error: JSON lines for machines, colour for a terminal.

Nobody waits for it, whoever reads it: see `log_stream`.
"""

import atexit
import logging
import random
import sys
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import cache, partial
from types import TracebackType
from typing import Any, Protocol, TextIO, cast

import orjson
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from nonet.app.log_stream import LogStream

STANDARD_ERROR = 2
# How long the last lines may hold up the end of a process when nobody reads them.
PATIENCE_S = 1.0

_FIRST_REFUSAL = 400


class _Form:
    """How the lines of this process look."""

    is_text = False


current_request_id: ContextVar[str | None] = ContextVar("current_request_id", default=None)


def configure_logs(level: str, form: str = "auto") -> None:
    """Send everything, the server's own lines too, through one set of processors.

    `form` is `json` or `text`; `auto` is text on a terminal, and JSON elsewhere.
    """
    _Form.is_text = sys.stderr.isatty() if form == "auto" else form == "text"
    stream = cast("TextIO", _stream())
    _stream().last_lines(0)
    shared: list[Processor] = [_add_request_id, *_SHARED]
    structlog.configure(
        processors=[*shared, *_rendering()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
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


def count_dropped_lines() -> int:
    """Return how many lines this process has not written, for nobody read them in time."""
    return _stream().dropped


def finish_logs() -> None:
    """Wait a while for the lines that are queued, and for each that still comes.

    A server that is told to end by a signal dies of that signal after its last line, and what
    runs at the exit of a program does not run.
    """
    _stream().last_lines(PATIENCE_S)


@cache
def _stream() -> LogStream:
    stream = LogStream(STANDARD_ERROR, describe_missing=_describe_missing)
    atexit.register(finish_logs)
    sys.excepthook = _report_fault_after_lines
    return stream


def _report_fault_after_lines(
    kind: type[BaseException], fault: BaseException, trace: TracebackType | None
) -> None:
    """Show what ends the process below its last lines, and not in the midst of one."""
    finish_logs()
    sys.__excepthook__(kind, fault, trace)


def _describe_missing(count: int) -> str:
    line: Any = {"event": "log lines dropped", "lines": count}
    for processor in (*_SHARED, *_rendering()):
        line = processor(None, "warning", line)
    return f"{line}\n"


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
    if _Form.is_text or level != "info":
        return partial(structlog.get_logger().info, "request")
    send = _stream().send

    def write_line(**fields: str | float | None) -> None:
        time = datetime.now(UTC).isoformat().removesuffix("+00:00") + "Z"
        line = {"event": "request", **fields, "level": "info", "timestamp": time}
        send(orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE))

    return write_line


def _add_request_id(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Name the request that a line is about; every request is served in a context of its own."""
    if (request_id := current_request_id.get()) is not None:
        event["request_id"] = request_id
    return event


_SHARED: tuple[Processor, ...] = (
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def _rendering() -> list[Processor]:
    return _for_people() if _Form.is_text else _for_machines()


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
