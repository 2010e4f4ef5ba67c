"""PNG, as far as it takes to write one: a signature, and chunks with checksums."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
GREY, PALETTE = 0, 3


def write_png(rows: bytes, size: tuple[int, int], *, bits: int, palette: bytes = b"") -> bytes:
    """Write a picture of grey pixels, or of those of a palette, of so many bits each.

    A row begins with the number of its filter, as PNG has it.
    """
    colour = PALETTE if palette else GREY
    header = struct.pack(">IIBBBBB", *size, bits, colour, 0, 0, 0)
    colours = write_chunk(b"PLTE", palette) if palette else b""
    pixels = write_chunk(b"IDAT", zlib.compress(rows, 6))
    return SIGNATURE + write_chunk(b"IHDR", header) + colours + pixels + write_chunk(b"IEND", b"")


def write_chunk(kind: bytes, content: bytes) -> bytes:
    """Write a chunk of a PNG."""
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
