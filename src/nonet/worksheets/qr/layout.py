"""Where the modules of a symbol are, version by version."""

from functools import cache
from itertools import product

VERSIONS = range(1, 41)

# Level M, by version (ISO/IEC 18004, table 9).
_BLOCKS = (
    *(0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16),
    *(17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49),
)
_CORRECTION_CODEWORDS = (
    *(0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26),
    *(26, *[28] * 19),
)

# Format information of level M (0b00) and mask pattern 0, and the generators that protect it and
# the version information.
_FORMAT_BITS = 0b101010000010010
_VERSION_GENERATOR = 0b1111100100101
_FIRST_WITH_VERSION_INFORMATION = 7

_Modules = dict[tuple[int, int], int]


def block_count(version: int) -> int:
    """Into how many blocks the data codewords are dealt."""
    return _BLOCKS[version]


def correction_codeword_count(version: int) -> int:
    """How many codewords of error correction each block has."""
    return _CORRECTION_CODEWORDS[version]


def data_codeword_count(version: int) -> int:
    """How many codewords are left for data."""
    codewords = len(data_modules(version)) // 8
    return codewords - block_count(version) * correction_codeword_count(version)


def side(version: int) -> int:
    """How many modules a symbol is wide and high."""
    return 17 + 4 * version


@cache
def data_modules(version: int) -> list[tuple[int, int]]:
    """List the modules (row, column) that hold codewords, in the order of the bits.

    Columns are taken in pairs from the right, alternately upwards and downwards; the timing
    column is left out.
    """
    taken, size = function_modules(version), side(version)
    rights = [*range(size - 1, 6, -2), 5, 3, 1]
    rows = (range(size - 1, -1, -1), range(size))
    return [
        (row, column)
        for turn, right in enumerate(rights)
        for row, column in product(rows[turn % 2], (right, right - 1))
        if (row, column) not in taken
    ]


@cache
def function_modules(version: int) -> _Modules:
    """Give the modules that are the same for every content, dark ones as 1."""
    return (
        _timing(version)
        | _alignment(version)
        | _finders(version)
        | _format_information(version)
        | _version_information(version)
    )


def _finders(version: int) -> _Modules:
    """Three nested squares with a light margin, in all corners but one."""
    size = side(version)
    modules = {}
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for row, column in product(range(-1, 8), repeat=2):
            if 0 <= top + row < size and 0 <= left + column < size:
                ring = max(abs(row - 3), abs(column - 3))
                modules[top + row, left + column] = int(ring not in (2, 4))
    return modules


def _alignment(version: int) -> _Modules:
    centres = _alignment_centres(version)
    corners = {(6, 6), (6, centres[-1]), (centres[-1], 6)} if centres else set()
    modules = {}
    for row, column in set(product(centres, repeat=2)) - corners:
        for down, across in product(range(-2, 3), repeat=2):
            modules[row + down, column + across] = int(max(abs(down), abs(across)) != 1)
    return modules


def _alignment_centres(version: int) -> list[int]:
    """Spread evenly from the far edge, by even steps; only the first step may differ."""
    if version == 1:
        return []
    gaps = version // 7 + 1
    step = (version * 8 + (gaps + 1) * 3 + 5) // (gaps * 4) * 2
    far = side(version) - 7
    return [6, *(far - step * gap for gap in reversed(range(gaps)))]


def _timing(version: int) -> _Modules:
    beats = range(side(version))
    return {(6, beat): 1 - beat % 2 for beat in beats} | {(beat, 6): 1 - beat % 2 for beat in beats}


def _format_information(version: int) -> _Modules:
    """Fifteen bits, twice: around the first finder and along both others; and the dark module."""
    size = side(version)
    around = [
        *((row, 8) for row in (0, 1, 2, 3, 4, 5, 7, 8)),
        *((8, column) for column in (7, 5, 4, 3, 2, 1, 0)),
    ]
    along = [
        *((8, size - 1 - bit) for bit in range(8)),
        *((size - 7 + bit, 8) for bit in range(7)),
    ]
    modules = {(size - 8, 8): 1}
    for places in (around, along):
        modules |= {place: _FORMAT_BITS >> bit & 1 for bit, place in enumerate(places)}
    return modules


def _version_information(version: int) -> _Modules:
    """Eighteen bits, twice, next to the second and the third finder."""
    if version < _FIRST_WITH_VERSION_INFORMATION:
        return {}
    remainder = version << 12
    for bit in range(17, 11, -1):
        if remainder >> bit & 1:
            remainder ^= _VERSION_GENERATOR << (bit - 12)
    bits = version << 12 | remainder
    modules = {}
    for bit in range(18):
        far, near = side(version) - 11 + bit % 3, bit // 3
        modules[far, near] = modules[near, far] = bits >> bit & 1
    return modules
