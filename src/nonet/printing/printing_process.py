"""A process that prints: it reads worksheets from its input and writes PDFs to its output.

It cannot take more than it may: beyond its memory nothing more is allocated, and beyond its seconds
of a job the system ends it. Whoever started it tells the one from the other by how it ended.

Run with `python -m nonet.printing.printing_process`; it ends when its input does.
"""

import math
import os
import pickle
import resource
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

from nonet.errors import LayoutError
from nonet.printing.books.book import Book
from nonet.printing.books.cover import Cover, preview_cover, print_cover
from nonet.printing.books.printing import preview_book, print_book
from nonet.printing.class_set import ClassSet, preview_class_set, render_class_set
from nonet.printing.limits import MEMORY_MB
from nonet.printing.practice import (
    PracticeSheet,
    preview_practice_sheet,
    render_practice_sheet,
)
from nonet.printing.rendering import preview, render
from nonet.printing.strip import Strip, draw_strip, preview_strip
from nonet.printing.typesetting import drop_renders
from nonet.printing.wire import (
    BEGUN,
    DONE,
    FAILURE,
    HEADER,
    OUT_OF_MEMORY,
    REFUSAL,
    PressTask,
    Printable,
    logo_of,
    without_logo,
)
from nonet.printing.worksheet import SPECIMEN, Worksheet

# Where processors are few, who answers requests goes before who prints.
_AFTER_THE_SERVICE = 5


def main() -> None:
    """Warm up, say that this process is ready, and print until there is no more to print."""
    # Ctrl-C is for the service, which then ends its printers. A session of their own would make
    # Linux weigh each printer as much as the whole service, however nice it is.
    os.setpgid(0, 0)
    os.nice(_AFTER_THE_SERVICE)
    _limit_memory()
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


def _limit_memory() -> None:
    _limit(resource.RLIMIT_DATA, MEMORY_MB << 20)
    # What ends here leaves no image of itself on the disk.
    _limit(resource.RLIMIT_CORE, 0)


def _limit_time(cpu_s: int) -> None:
    """Let this process work for so many seconds from now on; without end for none."""
    worked = resource.getrusage(resource.RUSAGE_SELF)
    ending = math.ceil(worked.ru_utime + worked.ru_stime + cpu_s)
    _limit(resource.RLIMIT_CPU, ending if cpu_s else resource.RLIM_INFINITY)


def _limit(kind: int, most: int) -> None:
    """Set a limit, or the lower one that the system has set."""
    _, hard = resource.getrlimit(kind)
    bounds = [each for each in (most, hard) if each != resource.RLIM_INFINITY]
    resource.setrlimit(kind, (min(bounds, default=resource.RLIM_INFINITY), hard))


def _claim_output() -> BinaryIO:
    """Keep the output for replies: whatever else is written to it goes to the error output."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return replies


def _print(job: PressTask) -> tuple[bytes, bytes]:
    try:
        return DONE, _draw(job)
    except LayoutError as error:
        return REFUSAL, f"{error.option}\n{error}".encode()
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except BaseException:  # noqa: BLE001 - whatever went wrong, the service is to know and log it
        return FAILURE, traceback.format_exc().encode()


def _draw(job: PressTask) -> bytes:
    """Draw a worksheet or its page; where it can be drawn without its logo alone, that is at fault.

    Raises:
        LayoutError.
    """
    document = job.document
    try:
        return _drawn(document, job.page)
    except BaseException as fault:  # a panic of Typst is no `Exception`
        if isinstance(fault, LayoutError | MemoryError) or logo_of(document) is None:
            raise
        _draw(job._replace(document=without_logo(document)))
        raise LayoutError("the logo cannot be drawn", option="logo") from None


_PRINTS: dict[type, tuple[Callable[[Any], bytes], Callable[[Any, int], bytes]]] = {
    Worksheet: (render, preview),
    ClassSet: (render_class_set, preview_class_set),
    PracticeSheet: (render_practice_sheet, preview_practice_sheet),
    Strip: (draw_strip, lambda strip, _: preview_strip(strip)),
    Book: (print_book, preview_book),
    Cover: (print_cover, lambda cover, _: preview_cover(cover)),
}
"""How each document is printed, and a page of it drawn."""


def _drawn(document: Printable, page: int | None) -> bytes:
    printed, previewed = _PRINTS[type(document)]
    return printed(document) if page is None else previewed(document, page)


def _reply(replies: BinaryIO, kind: bytes, body: bytes) -> None:
    replies.write(HEADER.pack(kind, len(body)) + body)
    replies.flush()


if __name__ == "__main__":
    main()
