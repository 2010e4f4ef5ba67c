"""One log on standard error: JSON lines for machines, colour for a terminal."""

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import partial
from typing import Any, Protocol

import orjson
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

current_request_id: ContextVar[str | None] = ContextVar("current_request_id", default=None)


def configure_logs(level: str) -> None:
    """Send everything, the server's own lines too, through one set of processors."""
    shared: list[Processor] = [
        _add_request_id,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    rendering = _for_terminal() if sys.stderr.isatty() else _for_machines()
    structlog.configure(
        processors=[*shared, *rendering],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
        )
    )
    # Migrations tell what they do by themselves; their library's remarks are no news.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)


class RequestLog(Protocol):
    """Writes one line about a request."""

    def __call__(self, **fields: str | float | None) -> None: ...


def request_log(level: str) -> RequestLog:
    """Return the writer of one line per request, for `configure_logs` has set up the rest.

    On a machine's log it goes past the processors, which would cost a tenth of a request.
    """
    if sys.stderr.isatty() or level != "info":
        return partial(structlog.get_logger().info, "request")
    write = sys.stderr.write

    def write_line(**fields: str | float | None) -> None:
        time = datetime.now(UTC).isoformat().removesuffix("+00:00") + "Z"
        line = {"event": "request", **fields, "level": "info", "timestamp": time}
        write(orjson.dumps(line).decode() + "\n")

    return write_line


def _add_request_id(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Name the request that a line is about; every request is served in a context of its own."""
    if (request_id := current_request_id.get()) is not None:
        event["request_id"] = request_id
    return event


def _for_terminal() -> list[Processor]:
    # A trace never shows the values of variables: one of them may be a key.
    return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]


def _for_machines() -> list[Any]:
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(_dumps)]


def _dumps(event: Any, **_options: Any) -> str:
    return orjson.dumps(event, default=str).decode()
