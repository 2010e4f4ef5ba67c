"""A printing process: it reads jobs from its standard input and writes PDFs to its output.

The service sends jobs pickled. It never unpickles replies: a reply is its kind (one byte), the
length of its body (four bytes, big-endian) and the body:

    begun       b"B"   empty: the job has been read and begins
    done        b"D"   a PDF or a picture; an empty one at the start reports that it is ready
    rejected    b"R"   a layout error as JSON: its option and its reason
    failed      b"F"   a traceback as text

The system enforces the limits: above its memory limit every allocation fails, and above its CPU
time the process is killed. The parent learns the limit from the exit status. The standard library's
process pools report no exit status, can't kill one worker, and share the parent's environment.

Run with `python -m nonet.printing.printing_process`; it ends at the end of its input.
"""

import json
import os
import pickle
import resource
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, BinaryIO, NamedTuple

from nonet.errors import LayoutError
from nonet.printing.books.book import Book
from nonet.printing.books.cover import Cover, preview_cover, print_cover
from nonet.printing.books.printing import preview_book, print_book
from nonet.printing.class_set import ClassSet, preview_class_set, render_class_set
from nonet.printing.layout import Logo
from nonet.printing.limits import MEMORY_MB, Budget
from nonet.printing.practice import PracticeSheet, preview_practice_sheet, render_practice_sheet
from nonet.printing.rendering import preview, render
from nonet.printing.strip import Strip, draw_strip, preview_strip
from nonet.printing.typesetting import drop_renders
from nonet.printing.worksheet import SPECIMEN, Worksheet

BEGUN, DONE, REJECTED, FAILED = b"B", b"D", b"R", b"F"
HEADER = struct.Struct(">cI")
# The exit status for a lack of memory: the one that shells report for SIGABRT.
_OUT_OF_MEMORY = 134
# Answering requests has priority over printing.
_NICENESS = 5

Printable = Worksheet | ClassSet | PracticeSheet | Strip | Book | Cover


class PressTask(NamedTuple):
    """A document to print, or the number of its page to preview; and the budget."""

    document: Printable
    page: int | None
    budget: Budget


def worksheet_of(document: Printable) -> Worksheet | None:
    """Return a worksheet, or the one that a document is based on; books and strips have none."""
    if isinstance(document, ClassSet | PracticeSheet):
        return document.worksheet
    return document if isinstance(document, Worksheet) else None


def logo_of(document: Printable) -> Logo | None:
    """Return the logo of a document."""
    worksheet = worksheet_of(document)
    return None if worksheet is None else worksheet.header.logo


def _without_logo(document: Printable) -> Printable:
    worksheet = worksheet_of(document)
    if worksheet is None:
        return document
    plain = replace(worksheet, header=replace(worksheet.header, logo=None))
    if isinstance(document, ClassSet | PracticeSheet):
        return replace(document, worksheet=plain)
    return plain


_RENDERERS: dict[type, tuple[Callable[[Any], bytes], Callable[[Any, int], bytes]]] = {
    Worksheet: (render, preview),
    ClassSet: (render_class_set, preview_class_set),
    PracticeSheet: (render_practice_sheet, preview_practice_sheet),
    Strip: (draw_strip, lambda strip, _: preview_strip(strip)),
    Book: (print_book, preview_book),
    Cover: (print_cover, lambda cover, _: preview_cover(cover)),
}
"""The functions that print a document and preview a page of it."""


def main() -> None:
    """Warm up, report readiness, and print until the input ends."""
    # Ctrl-C is for the service, which then ends its printers. In a session of their own, Linux
    # would give all printers as much CPU as the whole service, whatever their niceness is.
    os.setpgid(0, 0)
    os.nice(_NICENESS)
    _limit(resource.RLIMIT_DATA, MEMORY_MB << 20)
    # A killed process writes no core dump.
    _limit(resource.RLIMIT_CORE, 0)
    replies = _claim_output()
    render(SPECIMEN)
    _reply(replies, DONE, b"")
    with suppress(EOFError):
        while True:
            job: PressTask = pickle.load(sys.stdin.buffer)  # noqa: S301 - the service wrote it
            _limit_time(job.budget.cpu_s)
            _reply(replies, BEGUN, b"")
            _reply(replies, *_print(job))
            _limit_time(0)
            drop_renders()


def _limit_time(cpu_s: int) -> None:
    """Let SIGPROF end this process after this many more seconds of CPU; 0 removes the limit.

    `RLIMIT_CPU` would need the sum of all jobs. Linux counts it in clock ticks there: while other
    processes worked too, it was 8 % above the sum that `getrusage` returns, and ended later jobs.
    """
    signal.setitimer(signal.ITIMER_PROF, cpu_s)


def _limit(kind: int, most: int) -> None:
    """Set a limit, or the lower one of the system."""
    _, hard = resource.getrlimit(kind)
    bounds = [each for each in (most, hard) if each != resource.RLIM_INFINITY]
    resource.setrlimit(kind, (min(bounds, default=resource.RLIM_INFINITY), hard))


def _claim_output() -> BinaryIO:
    """Keep standard output for replies, and send other output to standard error."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return replies


def _print(job: PressTask) -> tuple[bytes, bytes]:
    try:
        return DONE, _draw(job)
    except LayoutError as error:
        return REJECTED, json.dumps([error.option, str(error)]).encode()
    except MemoryError:
        os._exit(_OUT_OF_MEMORY)
    except BaseException:  # noqa: BLE001 - the service logs whatever went wrong
        return FAILED, traceback.format_exc().encode()


def _draw(job: PressTask) -> bytes:
    """Draw a document or a page of it.

    Raises:
        LayoutError: also if the document can be drawn only without its logo.
    """
    document, page = job.document, job.page
    try:
        printed, previewed = _RENDERERS[type(document)]
        return printed(document) if page is None else previewed(document, page)
    except BaseException as fault:  # a panic of Typst isn't an `Exception`
        if isinstance(fault, LayoutError | MemoryError) or logo_of(document) is None:
            raise
        _draw(job._replace(document=_without_logo(document)))
        raise LayoutError("the logo cannot be drawn", option="logo") from None


def _reply(replies: BinaryIO, kind: bytes, body: bytes) -> None:
    replies.write(HEADER.pack(kind, len(body)) + body)
    replies.flush()


if __name__ == "__main__":
    main()
