"""How worksheets and PDFs travel between the service and its printing process.

A message is its kind (one byte), the length of its body (four bytes, most significant first), the
seconds of the processor that it may take (two bytes) and its body:

    worksheet   b"W"   JSON, to the printing process
    preview     b"V"   the number of a page (four bytes), then a worksheet, to the process
    begun       b"B"   nothing, from it: it has read all of a message and begins
    PDF         b"P"   bytes, from it, or those of a picture; an empty one, sent unasked, says that
                       it is ready
    refusal     b"R"   why it cannot be laid out, from it: the option, a line feed, and the reason
    failure     b"F"   a traceback as text, from it
"""

import json
import struct
from base64 import b64decode, b64encode
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from nonet.content.worksheets.layout import Header, Layout, Logo
from nonet.content.worksheets.worksheet import PrintedStep, Sheet, Worksheet
from nonet.errors import LayoutError

WORKSHEET, PREVIEW, BEGUN, PDF, REFUSAL, FAILURE = b"W", b"V", b"B", b"P", b"R", b"F"

_NUMBER = struct.Struct(">I")

_HEADER = struct.Struct(">cIH")
HEADER_SIZE = _HEADER.size


class Preamble(NamedTuple):
    """What precedes the body of a message."""

    kind: bytes
    body_size: int
    cpu_s: int


def pack_message(kind: bytes, body: bytes, cpu_s: int = 0) -> bytes:
    """Put the header before the body of a message."""
    return _HEADER.pack(kind, len(body), cpu_s) + body


def unpack_header(header: bytes) -> Preamble:
    """Read what precedes the body of a message."""
    return Preamble(*_HEADER.unpack(header))


def pack_worksheet(worksheet: Worksheet) -> bytes:
    """Write a worksheet as the body of a message."""
    return json.dumps(asdict(worksheet), default=_in_json).encode()


def unpack_worksheet(body: bytes) -> Worksheet:
    """Read a worksheet from the body of a message."""
    fields: dict[str, Any] = json.loads(body)
    sheets = tuple(map(_sheet_of, fields.pop("sheets")))
    layout, header = Layout(**fields.pop("layout")), fields.pop("header")
    if logo := header.pop("logo"):
        header["logo"] = Logo(content=b64decode(logo["content"]), format=logo["format"])
    if language := fields.pop("language"):
        fields["language"] = Path(language)
    return Worksheet(sheets=sheets, layout=layout, header=Header(**header), **fields)


def pack_preview(worksheet: Worksheet, page: int) -> bytes:
    """Write a worksheet and the page of it that is wanted as the body of a message."""
    return _NUMBER.pack(page) + pack_worksheet(worksheet)


def unpack_preview(body: bytes) -> tuple[Worksheet, int]:
    """Read a worksheet and the page of it that is wanted from the body of a message."""
    (page,) = _NUMBER.unpack_from(body)
    return unpack_worksheet(body[_NUMBER.size :]), page


def pack_refusal(refusal: LayoutError) -> bytes:
    """Write a refusal as the body of a message."""
    return f"{refusal.option}\n{refusal}".encode()


def unpack_refusal(body: bytes) -> LayoutError:
    """Read a refusal from the body of a message."""
    option, _, reason = body.decode().partition("\n")
    return LayoutError(reason, option=option)


def _sheet_of(fields: dict[str, Any]) -> Sheet:
    path = tuple(
        PrintedStep(**step | {"conclusions": tuple(step["conclusions"])})
        for step in fields.pop("path")
    )
    return Sheet(**fields | {"hints": tuple(fields["hints"])}, path=path)


def _in_json(value: bytes | Path) -> str:
    return b64encode(value).decode() if isinstance(value, bytes) else str(value)
