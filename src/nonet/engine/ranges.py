"""Check numbers before the engine sees them, with errors that name the argument."""

from numbers import Integral
from operator import index

_HIGHEST = 2**64 - 1


def ranged(name: str, number: int, least: int = 0, most: int = _HIGHEST) -> int:
    """Return a number that is in a range, by default that of unsigned 64-bit integers.

    Raises:
        TypeError: the argument isn't a whole number.
        ValueError: it is too small or too large.
    """
    if not isinstance(number, Integral):
        raise TypeError(f"expected a whole number as {name}, found {type(number).__name__}")
    if not least <= number <= most:
        last = "2^64 - 1" if most == _HIGHEST else most
        raise ValueError(f"expected {least} to {last} as {name}, found {number}")
    return index(number)
