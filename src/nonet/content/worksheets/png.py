"""PNG, as far as it takes to write one, and to check one that a stranger hands over."""

import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from nonet.errors import LogoError

SIGNATURE = b"\x89PNG\r\n\x1a\n"
GREY, PALETTE = 0, 3

LARGEST_SIDE = 4096
# Drawing takes a tenth of a second for so many, whatever their file takes.
MOST_PIXELS = 1 << 22
# A picture that is longer than this does not fit beside a title.
LARGEST_RATIO = 12
_CHUNK = struct.Struct(">I4s")
_HEADER = struct.Struct(">IIBBBBB")
_MOST_CHUNKS = 1_000
# Channels of each kind of colour, and the bits that one may have.
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_BITS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
# What is drawn. Texts, profiles and other chunks around it may be compressed, and are left out.
_DRAWN = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})
# The seven passes of an interlaced picture: first column and row, and the steps between them.
_PASSES = (
    *((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4)),
    *((0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)),
)


def write_png(rows: bytes, size: tuple[int, int], *, bits: int, palette: bytes = b"") -> bytes:
    """Write a picture of grey pixels, or of those of a palette, of so many bits each.

    A row begins with the number of its filter, as PNG has it.
    """
    colour = PALETTE if palette else GREY
    header = _HEADER.pack(*size, bits, colour, 0, 0, 0)
    colours = write_chunk(b"PLTE", palette) if palette else b""
    pixels = write_chunk(b"IDAT", zlib.compress(rows, 6))
    return SIGNATURE + write_chunk(b"IHDR", header) + colours + pixels + write_chunk(b"IEND", b"")


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
    header = _read_header(chunks[0][1])
    _check_pixels(b"".join(data for kind, data in chunks if kind == b"IDAT"), header)
    kept = (write_chunk(kind, data) for kind, data in chunks if kind in _DRAWN)
    return SIGNATURE + b"".join(kept)


class _Header(NamedTuple):
    width: int
    height: int
    bits: int
    colour: int
    compression: int
    filtering: int
    interlacing: int


def _chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    at, count = len(SIGNATURE), 0
    while at < len(content):
        count += 1
        if at + _CHUNK.size > len(content) or count > _MOST_CHUNKS:
            raise LogoError("damaged", part=f"chunk {count}")
        size, kind = _CHUNK.unpack_from(content, at)
        data = content[at + _CHUNK.size : at + _CHUNK.size + size]
        whole = write_chunk(kind, data)
        if len(data) < size or content[at : at + len(whole)] != whole:
            raise LogoError("damaged", part=f"chunk {count}")
        # A capital letter says that a reader may not pass over it.
        if kind not in _DRAWN and not kind[0] & 0x20:
            raise LogoError("damaged", part=f"chunk {count}")
        yield kind, data
        if kind == b"IEND":
            return
        at += len(whole)


def _read_header(data: bytes) -> _Header:
    if len(data) != _HEADER.size:
        raise LogoError("damaged", part="IHDR")
    header = _Header(*_HEADER.unpack(data))
    if header.bits not in _BITS.get(header.colour, ()) or header.interlacing > 1:
        raise LogoError("damaged", part="IHDR")
    width, height = header.width, header.height
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        raise LogoError("side", most=LARGEST_SIDE)
    if width * height > MOST_PIXELS:
        raise LogoError("pixels", most=MOST_PIXELS)
    check_ratio(width, height)
    return header


def check_ratio(width: float, height: float) -> None:
    """Refuse what is too wide or too high for the head of a page.

    Raises:
        LogoError.
    """
    if max(width, height) > LARGEST_RATIO * min(width, height):
        raise LogoError("ratio", most=LARGEST_RATIO)


def _check_pixels(packed: bytes, header: _Header) -> None:
    """Unpack the pixels, and not a byte more than there may be of them."""
    expected = _unpacked_bytes(header)
    unpacking = zlib.decompressobj()
    try:
        unpacked = len(unpacking.decompress(packed, expected + 1))
    except zlib.error:
        raise LogoError("damaged", part="IDAT") from None
    if unpacked != expected:
        raise LogoError("damaged", part="IDAT")


def _unpacked_bytes(header: _Header) -> int:
    bits = header.bits * _CHANNELS[header.colour]
    passes = _PASSES if header.interlacing else ((0, 0, 1, 1),)
    total = 0
    for left, top, across, down in passes:
        width = -(-(header.width - left) // across)
        height = -(-(header.height - top) // down)
        if width > 0 and height > 0:
            total += height * (1 + -(-width * bits // 8))
    return total
