"""The parts of batch functions: reading several grids of any shape, and choosing threads."""

from collections.abc import Iterable, Sequence
from itertools import compress, count
from typing import Any, Literal, NamedTuple

from nonet.engine._native import DEFAULT_NODE_BUDGET, Puzzle, check_lines as _check_lines, normalize
from nonet.engine.arguments import ranged, text_of_cells
from nonet.engine.tables import arrow_texts
from nonet.errors import GridFormatError
from nonet.grid import CELLS, SIDE

Grids = Iterable[Any]
"""Several grids: texts, `Puzzle` objects, 81 numbers or nine rows of nine each, in a list, an
array or a column of a table. A numeric array has grids along its first axis. Columns in Arrow
memory are read in place, from any library."""

# More than any machine has cores, and small enough to multiply without overflow.
_MOST_THREADS = 2**16

Errors = Literal["raise", "null"]
"""Errors of grids that can't be judged: raised, or None in the place of the result."""


class Sifted(NamedTuple):
    """The grids of a batch that can be judged, and their positions in it."""

    grids: list[str]
    places: list[int | None]
    """For each item of the batch, the index of its grid in `grids`, or None."""

    def only(self, kept: Sequence[bool]) -> "Sifted":
        """Keep the grids whose flag in `kept` is true."""
        numbers = count()
        moved = [next(numbers) if is_kept else None for is_kept in kept]
        places = [None if place is None else moved[place] for place in self.places]
        return Sifted(list(compress(self.grids, kept)), places)


def several(grids: Grids) -> list[str]:
    """Return the grids of a batch as texts.

    Raises:
        TypeError: the argument is one text, or isn't iterable.
        ValueError: an item of lists or arrays isn't 81 numbers from 0 to 9.
    """
    items = _items(grids)
    return [item if type(item) is str else _text_of(item, at) for at, item in enumerate(items)]


def sift(grids: Grids) -> Sifted:
    """Separate the grids of a batch from its other items.

    Raises:
        TypeError: as `several` does.
    """
    texts = [_text_or_none(item) for item in _items(grids)]
    everything = Sifted([text or "" for text in texts], list(range(len(texts))))
    return everything.only([text is not None for text in texts])


def is_lenient(errors: Errors) -> bool:
    """Return whether a grid that can't be judged gives None instead of an error.

    Raises:
        ValueError: `errors` has another value.
    """
    if errors not in ("raise", "null"):
        raise ValueError(f"expected errors to be 'raise' or 'null', found {errors!r}")
    return errors == "null"


def counted(threads: int | None) -> int | None:
    """Return the number of threads to use; None means one for each core.

    Raises:
        ValueError: the number is below 1 or too large.
    """
    if threads is not None and threads < 1:
        raise ValueError(
            f"expected at least one thread, or None for one on each core; found {threads}"
        )
    return None if threads is None else ranged("threads", threads, most=_MOST_THREADS)


def _items(grids: Grids) -> list[Any]:
    if isinstance(grids, str | bytes | Puzzle):
        message = f"expected several grids, such as a list; found one {type(grids).__name__}"
        raise TypeError(f"{message}: pass [grid] for one grid")
    if (texts := arrow_texts(grids)) is not None:
        return list(texts)
    if not isinstance(grids, Iterable):
        raise TypeError(f"expected several grids, such as a list; found {type(grids).__name__}")
    kind = getattr(getattr(grids, "dtype", None), "kind", "")
    if kind == "S":
        return [text.decode("ascii", "replace") for text in grids]
    if kind in ("i", "u") and (digits := _texts_of_numbers(grids)) is not None:
        return digits
    # Arrow converts its values to Python texts only on request.
    as_list = getattr(grids, "to_pylist", None)
    return list(grids) if as_list is None else list(as_list())


def _texts_of_numbers(array: Any) -> list[Any] | None:
    """Convert the grids of a NumPy array all at once; None if an item isn't a digit."""
    if array.shape[1:] not in ((SIDE, SIDE), (len(CELLS),)):
        return None
    if not ((array >= 0) & (array <= SIDE)).all():
        return None
    text = (array.astype("uint8") + ord("0")).tobytes().decode()
    return [text[start : start + len(CELLS)] for start in range(0, len(text), len(CELLS))]


def _text_of(item: Any, at: int) -> Any:
    """Return a grid as text, and anything else unchanged, for the engine to describe."""
    if isinstance(item, Puzzle):
        return item.puzzle
    if isinstance(item, str | bytes) or not isinstance(item, Iterable):
        return item
    try:
        return text_of_cells(item)
    except (TypeError, ValueError) as fault:
        raise type(fault)(f"grids[{at}]: {fault}{_advice(item)}") from None


def _advice(item: Any) -> str:
    cells = list(item)
    is_row = len(cells) == SIDE and not any(isinstance(cell, Iterable) for cell in cells)
    return "; pass [grid] for one grid" if is_row else ""


def _text_or_none(item: Any) -> str | None:
    try:
        text: str = normalize(_text_of(item, 0))
    except (GridFormatError, TypeError, ValueError):
        return None
    return text


class CheckedLines(NamedTuple):
    """The verdicts on lines of grids, one a line."""

    text: str
    """For each grid, separated by tabs: its text, status or `malformed`, and solution or `-`."""
    grid_count: int
    """The number of grids."""
    all_unique: bool
    """Whether every grid has exactly one solution."""
    any_malformed: bool
    """Whether a line isn't a grid."""


def check_lines(
    lines: bytes, *, node_budget: int = DEFAULT_NODE_BUDGET, threads: int | None = None
) -> CheckedLines:
    """Check whether the first word of every line, in order, is a grid with one solution.

    Empty lines and further words are ignored. Works on `threads` threads, by default on every core.
    The node budget is per grid.

    Raises:
        ValueError: a number is out of range.
    """
    budget = ranged("node_budget", node_budget)
    return CheckedLines(*_check_lines(lines, budget, counted(threads)))
