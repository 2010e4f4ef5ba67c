"""PNG, as far as it takes to check one that a stranger hands over, and to write a note into one."""

import io
import struct
import zlib
from collections.abc import Iterator

from PIL import Image

from nonet.errors import LogoError

SIGNATURE = b"\x89PNG\r\n\x1a\n"

LARGEST_SIDE = 4096
# Drawing takes a tenth of a second for so many, whatever their file takes.
MOST_PIXELS = 1 << 22
# A picture that is longer than this does not fit beside a title.
LARGEST_RATIO = 12
_CHUNK = struct.Struct(">I4s")
_SIZE = struct.Struct(">16xII")
_MOST_CHUNKS = 1_000
# Four channels of 16 bits; a row has one byte more, and one for each pass of an interlaced picture.
_MOST_BYTES_TO_A_PIXEL, _MOST_ROWS_TO_A_ROW = 8, 7
# What is drawn. Texts, profiles and other chunks around it may be compressed, and are left out.
_DRAWN = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})


def write_chunk(kind: bytes, content: bytes) -> bytes:
    """Write a chunk of a PNG."""
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)


def strip_png(content: bytes) -> bytes:
    """Write a PNG anew from those of its chunks that are drawn.

    Raises:
        LogoError: it is damaged, has too many pixels, or unpacks to more than they take.
    """
    chunks = list(_chunks(content))
    if not chunks or chunks[0][0] != b"IHDR" or chunks[-1][0] != b"IEND":
        raise LogoError("damaged", part="IHDR or IEND")
    kept = SIGNATURE + b"".join(write_chunk(*chunk) for chunk in chunks if chunk[0] in _DRAWN)
    size = _SIZE.unpack_from(kept)
    _check_size(*size)
    _check_pixels(b"".join(data for kind, data in chunks if kind == b"IDAT"), *size)
    try:
        with Image.open(io.BytesIO(kept), formats=["PNG"]) as picture:
            picture.load()
    except (OSError, SyntaxError, ValueError, struct.error):
        raise LogoError("damaged", part="IHDR or IDAT") from None
    return kept


def _chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    at, count = len(SIGNATURE), 0
    while at < len(content):
        count += 1
        if at + _CHUNK.size > len(content) or count > _MOST_CHUNKS:
            raise LogoError("damaged", part=f"chunk {count}")
        size, kind = _CHUNK.unpack_from(content, at)
        data = content[at + _CHUNK.size : at + _CHUNK.size + size]
        whole = write_chunk(kind, data)
        # A capital letter says that a reader may not pass over it.
        is_known = kind in _DRAWN or kind[0] & 0x20
        if not is_known or content[at : at + len(whole)] != whole:
            raise LogoError("damaged", part=f"chunk {count}")
        yield kind, data
        if kind == b"IEND":
            return
        at += len(whole)


def _check_size(width: int, height: int) -> None:
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        raise LogoError("side", most=LARGEST_SIDE)
    if width * height > MOST_PIXELS:
        raise LogoError("pixels", most=MOST_PIXELS)
    check_ratio(width, height)


def check_ratio(width: float, height: float) -> None:
    """Refuse what is too wide or too high for the head of a page.

    Raises:
        LogoError.
    """
    if max(width, height) > LARGEST_RATIO * min(width, height):
        raise LogoError("ratio", most=LARGEST_RATIO)


def _check_pixels(packed: bytes, width: int, height: int) -> None:
    """Unpack no more than the largest pixels of such a picture take; Pillow sees to the rest."""
    most = height * (width * _MOST_BYTES_TO_A_PIXEL + _MOST_ROWS_TO_A_ROW)
    try:
        unpacked = zlib.decompressobj().decompress(packed, most + 1)
    except zlib.error:
        unpacked = b""
    if not 0 < len(unpacked) <= most:
        raise LogoError("damaged", part="IDAT")
