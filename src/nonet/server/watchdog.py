"""A thread that measures how late the event loop is, and ends a process whose loop is stuck.

It counts its own turns and not seconds, since a computer that was suspended or is overloaded is not
a reason to end a process. While native code holds the interpreter lock, this thread cannot run: the
supervisor sends `DUMP_SIGNAL`, at which the process dumps its stacks and ends.
"""

import asyncio
import faulthandler
import multiprocessing
import os
import signal
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic, sleep

import structlog

from nonet.errors import OverloadedError
from nonet.server.connection import Connection
from nonet.server.http.error_responses import error_response
from nonet.server.logs import finish_logs

log = structlog.get_logger()

BEAT_S = 0.25
# Two and a half seconds, so that another worker serves within five.
STUCK_BEATS = 10
_DUMP_AFTER_BEATS = 8
DUMP_SIGNAL = signal.SIGUSR1
_FINISH_S = 1.0
_RETRY_AFTER_S = 2


def watch_loop(loop: asyncio.AbstractEventLoop, report_lag: Callable[[float], None]) -> None:
    """Watch a loop until it is closed; `report_lag` is called from the thread, in seconds."""
    # After the dump comes what the signal does by default: it ends the process.
    faulthandler.register(DUMP_SIGNAL, chain=True)
    response = _unavailable()
    watch = Thread(target=_watch, args=(loop, report_lag, response), name="watchdog", daemon=True)
    watch.start()


def _watch(
    loop: asyncio.AbstractEventLoop, report_lag: Callable[[float], None], response: bytes
) -> None:
    parent = multiprocessing.parent_process()
    while not loop.is_closed():
        if not _has_run(loop, report_lag):
            _end_process(response)
        if parent is not None and not parent.is_alive():
            os.kill(os.getpid(), signal.SIGTERM)
            break
        sleep(BEAT_S)


def _has_run(loop: asyncio.AbstractEventLoop, report_lag: Callable[[float], None]) -> bool:
    """Return whether the loop runs a callback before this thread has waited ten times."""
    has_run = Event()
    asked_s = monotonic()
    try:
        loop.call_soon_threadsafe(has_run.set)
    except RuntimeError:  # it has been closed
        return True
    for beat in range(1, STUCK_BEATS + 1):
        is_done = has_run.wait(BEAT_S)
        report_lag(monotonic() - asked_s)
        if is_done:
            return True
        if beat == _DUMP_AFTER_BEATS:
            # Functions and lines, and no values: one of them may be a key. This thread holds the
            # interpreter lock, as a dump by a timer would not: it reads stacks that may change.
            faulthandler.dump_traceback()
    return loop.is_closed()


def _end_process(response: bytes) -> None:
    """Send all requests without a response a 503, and end."""
    for connection in list(Connection.open):
        connection.abandon(response)
    # If the lock of a log is what it waits for, it ends nevertheless.
    faulthandler.dump_traceback_later(_FINISH_S, exit=True)
    log.error("event_loop_stuck", process=os.getpid())
    finish_logs()
    os._exit(1)


def _unavailable() -> bytes:
    """Return a whole response, with the API's error object."""
    answer = error_response(OverloadedError(retry_after_s=_RETRY_AFTER_S))
    fields = [*answer.raw_headers, (b"connection", b"close")]
    head = b"".join(b"%b: %b\r\n" % field for field in fields)
    return b"HTTP/1.1 503 Service Unavailable\r\n%b\r\n%b" % (head, bytes(answer.body))
