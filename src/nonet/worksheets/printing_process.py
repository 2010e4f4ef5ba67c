"""A process that prints: it reads worksheets from its input and writes PDFs to its output.

Run with `python -m nonet.worksheets.printing_process`; it ends when its input does.
"""

import os
import sys
import traceback
from typing import BinaryIO

from nonet.errors import LayoutError
from nonet.worksheets.preview import preview
from nonet.worksheets.rendering import render
from nonet.worksheets.specimen import SPECIMEN
from nonet.worksheets.typesetting import forget_renders
from nonet.worksheets.wire import (
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

# Where processors are few, who answers requests goes before who prints.
_AFTER_THE_SERVICE = 5


def main() -> None:
    """Warm up, say that this process is ready, and print until there is no more to print."""
    os.nice(_AFTER_THE_SERVICE)
    replies = _claim_output()
    render(SPECIMEN)
    _reply(replies, PDF, b"")
    while header := sys.stdin.buffer.read(HEADER_SIZE):
        preamble = unpack_header(header)
        body = sys.stdin.buffer.read(preamble.body_size)
        _reply(replies, *_print(preamble.kind, body))
        forget_renders()


def _claim_output() -> BinaryIO:
    """Keep the output for replies: whatever else is written to it goes to the error output."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return replies


def _print(kind: bytes, body: bytes) -> tuple[bytes, bytes]:
    try:
        if kind == PREVIEW:
            return PDF, preview(*unpack_preview(body))
        return PDF, render(unpack_worksheet(body))
    except LayoutError as refusal:
        return REFUSAL, pack_refusal(refusal)
    except Exception:  # noqa: BLE001 - whatever went wrong, the service is to know and log it
        return FAILURE, traceback.format_exc().encode()


def _reply(replies: BinaryIO, kind: bytes, body: bytes) -> None:
    replies.write(pack_message(kind, body))
    replies.flush()


if __name__ == "__main__":
    main()
