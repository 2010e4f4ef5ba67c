"""Error correction: Reed-Solomon codewords over the field of 256 elements."""

from functools import cache
from itertools import chain, pairwise, zip_longest

from nonet.worksheets.qr.layout import block_count, correction_codeword_count

_FIELD_POLYNOMIAL = 0x11D


def protect(data: bytes, version: int) -> bytes:
    """Deal data codewords into blocks, correct each, and interleave the blocks' codewords."""
    blocks = _deal(data, block_count(version))
    count = correction_codeword_count(version)
    corrections = [_remainder(block, count) for block in blocks]
    dealt = chain.from_iterable(zip_longest(*blocks))
    return bytes(codeword for codeword in dealt if codeword is not None) + bytes(
        chain.from_iterable(zip(*corrections, strict=True)),
    )


def _deal(data: bytes, count: int) -> list[bytes]:
    """Part codewords into blocks of equal size, the last ones having one more if need be."""
    size, longer = divmod(len(data), count)
    starts = [index * size + max(0, index - (count - longer)) for index in range(count + 1)]
    return [data[start:end] for start, end in pairwise(starts)]


def _remainder(block: bytes, count: int) -> bytes:
    """Divide a block by the generator polynomial; a polynomial is the bytes of one integer."""
    multiples = _generator_multiples(count)
    top = 8 * (count - 1)
    low = (1 << top) - 1
    remainder = 0
    for codeword in block:
        remainder = (remainder & low) << 8 ^ multiples[codeword ^ remainder >> top]
    return remainder.to_bytes(count)


@cache
def _generator_multiples(count: int) -> list[int]:
    """Multiply the generator of a degree, its leading 1 left out, by each element of the field."""
    generator, root = [1], 1
    for _ in range(count):
        shifted = [*generator, 0]
        scaled = [0, *(_multiply(term, root) for term in generator)]
        generator = [left ^ right for left, right in zip(shifted, scaled, strict=True)]
        root = _multiply(root, 2)
    return [
        int.from_bytes(bytes(_multiply(term, factor) for term in generator[1:]))
        for factor in range(256)
    ]


def _multiply(left: int, right: int) -> int:
    """Multiply two elements of the field, from the highest bit of the right one down."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (_FIELD_POLYNOMIAL if product >> 7 else 0)
        product ^= left if right >> bit & 1 else 0
    return product
