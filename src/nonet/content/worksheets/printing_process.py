"""A process that prints: it reads worksheets from its input and writes PDFs to its output.

It cannot take more than it may: beyond its memory nothing more is allocated, and beyond its seconds
of a job the system ends it. Whoever started it tells the one from the other by how it ended.

Run with `python -m nonet.content.worksheets.printing_process`; it ends when its input does.
"""

import math
import os
import resource
import sys
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import BinaryIO

from nonet.content.worksheets.budget import MEMORY_MB, OUT_OF_MEMORY
from nonet.content.worksheets.preview import preview
from nonet.content.worksheets.rendering import render
from nonet.content.worksheets.specimen import SPECIMEN
from nonet.content.worksheets.typesetting import drop_renders
from nonet.content.worksheets.wire import (
    BEGUN,
    FAILURE,
    HEADER_SIZE,
    PDF,
    PREVIEW,
    REFUSAL,
    pack_message,
    pack_refusal,
    unpack_header,
    unpack_preview,
    unpack_worksheet,
)
from nonet.content.worksheets.worksheet import Worksheet
from nonet.errors import LayoutError

# Where processors are few, who answers requests goes before who prints.
_AFTER_THE_SERVICE = 5


def main() -> None:
    """Warm up, say that this process is ready, and print until there is no more to print."""
    os.nice(_AFTER_THE_SERVICE)
    _limit_memory()
    replies = _claim_output()
    render(SPECIMEN)
    _reply(replies, PDF, b"")
    while header := sys.stdin.buffer.read(HEADER_SIZE):
        preamble = unpack_header(header)
        body = sys.stdin.buffer.read(preamble.body_size)
        _limit_time(preamble.cpu_s)
        _reply(replies, BEGUN, b"")
        _reply(replies, *_print(preamble.kind, body))
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


def _print(kind: bytes, body: bytes) -> tuple[bytes, bytes]:
    try:
        if kind == PREVIEW:
            worksheet, page = unpack_preview(body)
            return PDF, _drawn(partial(preview, page=page), worksheet)
        return PDF, _drawn(render, unpack_worksheet(body))
    except LayoutError as refusal:
        return REFUSAL, pack_refusal(refusal)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except BaseException:  # noqa: BLE001 - whatever went wrong, the service is to know and log it
        return FAILURE, traceback.format_exc().encode()


def _drawn(draw: Callable[[Worksheet], bytes], worksheet: Worksheet) -> bytes:
    """Draw a worksheet; where it can be drawn without its logo alone, that is at fault.

    Raises:
        LayoutError.
    """
    try:
        return draw(worksheet)
    except BaseException as fault:  # a panic of Typst is no `Exception`
        if isinstance(fault, LayoutError | MemoryError) or worksheet.header.logo is None:
            raise
        draw(replace(worksheet, header=replace(worksheet.header, logo=None)))
        raise LayoutError("the logo cannot be drawn", option="logo") from None


def _reply(replies: BinaryIO, kind: bytes, body: bytes) -> None:
    replies.write(pack_message(kind, body))
    replies.flush()


if __name__ == "__main__":
    main()
