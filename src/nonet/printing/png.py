"""Sanitizing of uploaded PNGs, and writing of PNG chunks."""

import io
import struct
import zlib
from collections.abc import Iterator

from PIL import Image

from nonet.errors import LogoError

SIGNATURE = b"\x89PNG\r\n\x1a\n"

LARGEST_SIDE = 4096
# Drawing this many takes a tenth of a second, however small the file is.
MOST_PIXELS = 1 << 22
# A longer picture doesn't fit beside a title.
LARGEST_RATIO = 12
_CHUNK = struct.Struct(">I4s")
_SIZE = struct.Struct(">16xII")
_MOST_CHUNKS = 1_000
# Four channels of 16 bits; each row has a filter byte in each pass of an interlaced picture.
_MOST_BYTES_TO_A_PIXEL, _MOST_ROWS_TO_A_ROW = 8, 7
# Other chunks, such as texts and profiles, aren't drawn and may be compressed, so they are removed.
_DRAWN = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})


def write_chunk(kind: bytes, content: bytes) -> bytes:
    """Return a chunk of a PNG."""
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)


def strip_png(content: bytes) -> bytes:
    """Return a PNG with only the chunks that are drawn.

    Raises:
        LogoError: it is damaged, has too many pixels, or decompresses to more than their size.
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
        # An upper-case letter marks a chunk that a reader must know.
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
    """Check that a picture isn't too wide or too high for the head of a page.

    Raises:
        LogoError.
    """
    if max(width, height) > LARGEST_RATIO * min(width, height):
        raise LogoError("ratio", most=LARGEST_RATIO)


def _check_pixels(packed: bytes, width: int, height: int) -> None:
    """Check that the data decompresses to no more than the pixels need; Pillow checks the rest."""
    most = height * (width * _MOST_BYTES_TO_A_PIXEL + _MOST_ROWS_TO_A_ROW)
    try:
        unpacked = zlib.decompressobj().decompress(packed, most + 1)
    except zlib.error:
        unpacked = b""
    if not 0 < len(unpacked) <= most:
        raise LogoError("damaged", part="IDAT")
