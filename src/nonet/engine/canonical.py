"""Tell whether grids are the same but for names and order."""

from typing import Literal, overload

from nonet.engine._native import canonical as _canonical, canonical_many as _canonical_many
from nonet.engine.batches import Errors, Grids, counted, is_lenient, several, sift


def canonical(grid: str) -> str:
    """Return the form that a grid shares with all its images, and with no other grid.

    An image has digits relabelled, rows and columns exchanged, bands, stacks or the lines within
    them shuffled. The form is one of them, but not the one that comes first in writing: compare
    forms with forms of the same engine version only. Any grid has one, valid or not.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _canonical(grid)


@overload
def canonical_many(
    grids: Grids, *, threads: int | None = ..., errors: Literal["raise"] = ...
) -> list[str]: ...
@overload
def canonical_many(
    grids: Grids, *, threads: int | None = ..., errors: Literal["null"]
) -> list[str | None]: ...
def canonical_many(
    grids: Grids, *, threads: int | None = None, errors: Errors = "raise"
) -> list[str] | list[str | None]:
    """Return the forms of grids, in order, on `threads` threads, by default on every core.

    With `errors="null"` what is no grid has None in its place.

    Raises:
        GridFormatError: a text is no grid; `index` says which is the first.
    """
    used = counted(threads)
    if not is_lenient(errors):
        return _canonical_many(several(grids), used)
    found = sift(grids)
    forms = _canonical_many(found.grids, used)
    return [None if place is None else forms[place] for place in found.places]
