"""Tell whether grids are the same but for names and order."""

from collections.abc import Iterable

from nonet.engine._native import canonical as _canonical
from nonet.engine._native import canonical_many as _canonical_many
from nonet.engine.batches import counted, several


def canonical(grid: str) -> str:
    """Return the form that a grid shares with all its images, and with no other grid.

    An image has digits relabelled, rows and columns exchanged, bands, stacks or the lines within
    them shuffled. The form is one of them, but not the one that comes first in writing: compare
    forms with forms of the same engine version only. Any grid has one, valid or not.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _canonical(grid)


def canonical_many(grids: Iterable[str], *, threads: int | None = None) -> list[str]:
    """Return the forms of grids, in order, on `threads` threads, by default on every core.

    Raises:
        GridFormatError: a text is no grid; `index` says which is the first.
    """
    return _canonical_many(several(grids), counted(threads))
