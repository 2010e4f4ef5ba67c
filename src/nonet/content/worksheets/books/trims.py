"""Sizes of a book's pages: those that print shops name, and any other."""

import re
from typing import Literal, get_args

from nonet.errors import LayoutError

Trim = Literal["5x8", "5.25x8", "5.5x8.5", "6x9", "7x10", "8x10", "8.25x11", "8.5x11", "a5", "a4"]
TRIMS: tuple[Trim, ...] = get_args(Trim)
MM_IN_AN_INCH = 25.4
_NAMED_MM = {"a5": (148.0, 210.0), "a4": (210.0, 297.0)}
_LEAST_IN, _MOST_IN = 4.0, 17.0
_SIDES = re.compile(r"(\d{1,3}(?:\.\d{1,4})?)x(\d{1,3}(?:\.\d{1,4})?)(mm|in)?")


def inches_of(trim: str) -> tuple[float, float]:
    """Return the width and height of a trim: one of `TRIMS`, or such as `6.14x9.21` or `130x190mm`.

    Raises:
        LayoutError: it is neither, or a side is shorter or longer than can be bound.
    """
    if named := _NAMED_MM.get(trim):
        return named[0] / MM_IN_AN_INCH, named[1] / MM_IN_AN_INCH
    sides = _SIDES.fullmatch(trim)
    if sides is None:
        known = ", ".join(TRIMS)
        raise LayoutError(
            f"found the trim {trim[:40]!r}; expected {known}, or a size such as 130x190mm",
            option="trim",
        )
    by = MM_IN_AN_INCH if sides[3] == "mm" else 1
    width, height = float(sides[1]) / by, float(sides[2]) / by
    if not (_LEAST_IN <= width <= _MOST_IN and _LEAST_IN <= height <= _MOST_IN):
        raise LayoutError(
            f"found a trim of {width:.2f} by {height:.2f} inches; expected sides of "
            f"{_LEAST_IN:.0f} to {_MOST_IN:.0f}",
            option="trim",
        )
    return width, height
