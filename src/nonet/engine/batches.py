"""What batches are made of: several grids in any shape, and threads to judge them on."""

from collections.abc import Iterable, Sequence
from itertools import compress, count
from typing import Any, Literal, NamedTuple

from nonet.engine._native import DEFAULT_NODE_BUDGET, Puzzle, check_lines as _check_lines, normalize
from nonet.engine.cells import text_of_cells
from nonet.engine.ranges import ranged
from nonet.engine.tables import arrow_texts
from nonet.errors import GridFormatError
from nonet.grid import CELLS, SIDE

Grids = Iterable[Any]
"""Several grids: texts, `Puzzle` objects, 81 numbers or nine rows of nine, each; in a list, an
array or a column of a table. An array of whole numbers has grids along its first axis. A column
in Arrow's memory, of whatever library, is read where it is."""

# More than any machine has cores, and few enough to be multiplied.
_MOST_THREADS = 2**16

Errors = Literal["raise", "null"]
"""What becomes of a grid that cannot be judged: it ends the batch, or has None in its place."""


class Sifted(NamedTuple):
    """The grids of a batch that can be judged, and where they stand in it."""

    grids: list[str]
    places: list[int | None]
    """For each place of the batch that of its grid in `grids`, None where there is none."""

    def only(self, kept: Sequence[bool]) -> "Sifted":
        """Return what is left of it, by a word on each of its grids."""
        numbers = count()
        moved = [next(numbers) if is_kept else None for is_kept in kept]
        places = [None if place is None else moved[place] for place in self.places]
        return Sifted(list(compress(self.grids, kept)), places)


def several(grids: Grids) -> list[str]:
    """Return the grids of a batch as texts.

    Raises:
        TypeError: it is one text, or nothing that can be gone through.
        ValueError: lists or an array in it have not 81 numbers, each 0 to 9.
    """
    items = _items(grids)
    return [item if type(item) is str else _text_of(item, at) for at, item in enumerate(items)]


def sift(grids: Grids) -> Sifted:
    """Leave out what is no grid.

    Raises:
        TypeError: as `several` does.
    """
    texts = [_text_or_none(item) for item in _items(grids)]
    everything = Sifted([text or "" for text in texts], list(range(len(texts))))
    return everything.only([text is not None for text in texts])


def is_lenient(errors: Errors) -> bool:
    """Tell whether what cannot be judged has None in its place.

    Raises:
        ValueError: `errors` is neither of the two.
    """
    if errors not in ("raise", "null"):
        message = f"expected errors to be 'raise' or 'null', found {errors!r}"
        raise ValueError(message)
    return errors == "null"


def counted(threads: int | None) -> int | None:
    """Return how many threads to use; None is one for each core.

    Raises:
        ValueError: there is none, or more than a machine has.
    """
    if threads is not None and threads < 1:
        message = f"expected at least one thread, or None for one on each core; found {threads}"
        raise ValueError(message)
    return None if threads is None else ranged("threads", threads, most=_MOST_THREADS)


def _items(grids: Grids) -> list[Any]:
    if isinstance(grids, str | bytes | Puzzle):
        message = f"expected several grids, such as a list; found one {type(grids).__name__}"
        raise TypeError(f"{message}: pass [grid] for one grid")
    if (texts := arrow_texts(grids)) is not None:
        return list(texts)
    if not isinstance(grids, Iterable):
        message = f"expected several grids, such as a list; found {type(grids).__name__}"
        raise TypeError(message)
    kind = getattr(getattr(grids, "dtype", None), "kind", "")
    if kind == "S":
        return [text.decode("ascii", "replace") for text in grids]
    if kind in ("i", "u") and (digits := _texts_of_numbers(grids)) is not None:
        return digits
    # Arrow's own texts are no Python texts before they are asked for.
    as_list = getattr(grids, "to_pylist", None)
    return list(grids) if as_list is None else list(as_list())


def _texts_of_numbers(array: Any) -> list[Any] | None:
    """Return the grids of a NumPy array all at once; None where something in it is no digit."""
    if array.shape[1:] not in ((SIDE, SIDE), (len(CELLS),)):
        return None
    if not ((array >= 0) & (array <= SIDE)).all():
        return None
    text = (array.astype("uint8") + ord("0")).tobytes().decode()
    return [text[start : start + len(CELLS)] for start in range(0, len(text), len(CELLS))]


def _text_of(item: Any, at: int) -> Any:
    """Return a grid as text; of what is no grid the engine tells what it is."""
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
    """What lines of grids become: a line for each, joined by line feeds."""

    text: str
    """The grid as it came, its status or `malformed`, and its solution or `-`, between tabs."""
    grid_count: int
    """How many there are."""
    all_unique: bool
    """Whether every grid has exactly one solution."""
    any_malformed: bool
    """Whether a line is no grid."""


def check_lines(
    lines: bytes, *, node_budget: int = DEFAULT_NODE_BUDGET, threads: int | None = None
) -> CheckedLines:
    """Tell for the first word of every line, in order, whether it is a grid with one solution.

    Lines without a word are left out, and so is what follows a word on its line. Works on `threads`
    threads, on every core by default. The node budget is per grid.

    Raises:
        ValueError: a number is out of range.
    """
    budget = ranged("node_budget", node_budget)
    return CheckedLines(*_check_lines(lines, budget, counted(threads)))
