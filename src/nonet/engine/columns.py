"""Results for many grids: objects one by one, and columns of them all.

A column is a read-only view of the engine's memory. NumPy reads it without copying:
`numpy.asarray(verdicts.nodes)`. pandas, Polars and Arrow copy it by default. Unknown numbers are
NaN.

For a grid that couldn't be judged, the object is None, and the columns have 0, False, NaN,
`NO_TIER` or a status.

Each result is also an Arrow table (`nonet.engine.tables`), with null in such places.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from operator import eq
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar, overload

from nonet.engine import _native
from nonet.grid import CELLS

__all__ = [
    "NO_TIER", "STATUSES", "TIERS", "Grades", "Paths", "Puzzles", "Ratings", "SomeGrades",
    "SomePaths", "SomeRatings", "SomeVerdicts", "Verdicts",
]  # fmt: skip

T_co = TypeVar("T_co", covariant=True)

STATUSES = ("unique", "multiple", "unsolvable", "invalid", "unknown", "malformed")
"""The statuses by their number in a column; `malformed` is for text that isn't a grid."""
TIERS = ("singles", "medium", "hard", "expert", "extreme")
"""The tiers of grades by their number in a column."""


NO_TIER = 255
"""The value in a column of tiers for a grid that couldn't be graded."""

_MALFORMED = STATUSES.index("malformed")
_NAN = float("nan")
_NO_SOLUTION = b"-" * len(CELLS)
Kind = Literal["B", "Q", "d", "?"]
Places = Sequence[int | None]
"""For each item of a batch, the index of its object, or None."""


class _Rows(Protocol[T_co]):
    def __len__(self) -> int: ...
    def at(self, place: int) -> T_co: ...
    def table(self, places: list[int | None] | None, shown: bytes) -> object: ...


if TYPE_CHECKING:
    _Listed = Sequence
else:

    class _Listed(Generic[T_co]):
        """A sequence not registered as one, so that Polars reads its table, not its objects."""

        __contains__, __reversed__ = Sequence.__contains__, Sequence.__reversed__
        index, count = Sequence.index, Sequence.count


class Many(_Listed[T_co]):
    """A sequence of objects created on access; it equals a list of the same objects."""

    _rows_of: ClassVar[Any]
    _rows: Any
    _places: Places | None
    _shown: bytes

    def __init__(self, rows: _Rows[Any], places: Places | None = None, shown: bytes = b"") -> None:
        # Bypasses `__setattr__`, which rejects every later change.
        vars(self).update(_rows=rows, _places=places, _shown=shown)

    @classmethod
    def of(cls, objects: Iterable[T_co]) -> Self:
        """Return a batch of objects."""
        return cls._again(list(objects), None, b"")

    @classmethod
    def _again(cls, objects: list[Any], places: Places | None, shown: bytes) -> Self:
        return cls(cls._rows_of(objects), places, shown)

    def rows_and_places(self) -> tuple[Any, list[int | None] | None]:
        """Return the engine's rows, and for each item of a batch with gaps its row or None."""
        return self._rows, None if self._places is None else list(self._places)

    def _at(self, place: int) -> Any:
        held = place if self._places is None else self._places[place]
        return None if held is None else self._rows.at(held)

    def _column(self, packed: Any, kind: Kind, missing: Any) -> "memoryview[Any]":
        """Return a column; it is a copy only if values are missing."""
        held: memoryview[Any] = memoryview(packed).cast("B").cast(kind)
        if self._places is None:
            return held
        # An array has no boolean type.
        whole: array[Any] = array(
            "B" if kind == "?" else kind,
            (missing if place is None else held[place] for place in self._places),
        )
        column: memoryview[Any] = memoryview(whole).cast("B").cast(kind)
        return column.toreadonly()

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return the results as an Arrow table, batch by batch."""
        rows, places = self.rows_and_places()
        table: object = rows.table(places, self._shown)
        return table

    def __add__(self, others: Iterable[Any]) -> list[Any]:
        return [*self, *others]

    def __radd__(self, others: Iterable[Any]) -> list[Any]:
        return [*others, *self]

    def __len__(self) -> int:
        return len(self._rows if self._places is None else self._places)

    @overload
    def __getitem__(self, index: int) -> T_co: ...
    @overload
    def __getitem__(self, index: slice) -> list[T_co]: ...
    def __getitem__(self, index: int | slice) -> T_co | list[T_co]:
        try:
            places = range(len(self))[index]
        except IndexError:
            kind = type(self).__name__
            message = f"expected a place from {-len(self)} to {len(self) - 1} in {kind}"
            raise IndexError(
                f"{message}, found {index}" if len(self) else f"no {kind} are there"
            ) from None
        except TypeError:
            message = f"expected a number or a slice for a place, found {type(index).__name__}"
            raise TypeError(message) from None
        if isinstance(places, range):
            return [self._at(place) for place in places]
        one: T_co = self._at(places)
        return one

    def __iter__(self) -> Iterator[T_co]:
        return map(self._at, range(len(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, list | type(self)):
            return NotImplemented
        return len(self) == len(other) and all(map(eq, self, other))

    def __hash__(self) -> int:
        return hash((type(self), *self))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} are read, not written: {name!r} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(
            f"{type(self).__name__} are read, not written: {name!r} cannot be deleted"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        objects = [self._rows.at(place) for place in range(len(self._rows))]
        return self._again, (objects, self._places, self._shown)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)}>"


class _VerdictColumns(Many[T_co]):
    _rows_of = _native.VerdictRows

    @cached_property
    def statuses(self) -> "memoryview[int]":
        """The statuses as unsigned bytes, each an index in `STATUSES`."""
        return self._column(self._numbers(16, 1), "B", _MALFORMED)

    @cached_property
    def solutions_found(self) -> "memoryview[int]":
        """The solutions found, at most two, as unsigned numbers of eight bytes."""
        return self._column(self._numbers(8, 8), "Q", 0)

    @cached_property
    def search_complete(self) -> "memoryview[bool]":
        """Whether the node budget sufficed, as booleans."""
        return self._column(self._numbers(17, 1), "?", missing=False)

    @cached_property
    def nodes(self) -> "memoryview[int]":
        """The nodes of each search as unsigned numbers of eight bytes."""
        return self._column(self._numbers(0, 8), "Q", 0)

    @cached_property
    def solutions(self) -> bytes:
        """All solutions in one: 81 characters for each grid, all `-` unless it has exactly one."""
        held: bytes = self._rows.solutions()
        if self._places is None:
            return held
        ends = ((place, (place or 0) * len(CELLS)) for place in self._places)
        return b"".join(
            _NO_SOLUTION if place is None else held[start : start + len(CELLS)]
            for place, start in ends
        )

    def _numbers(self, before: int, width: int) -> "memoryview[int]":
        """Return a column of `width` bytes a row, after `before` bytes a row of other columns."""
        start = before * len(self._rows)
        return memoryview(self._rows.numbers())[start : start + width * len(self._rows)]


class Verdicts(_VerdictColumns[_native.Verdict]):
    """Verdicts on grids, in order."""

    def amid(self, places: Places) -> "SomeVerdicts":
        """Return the verdicts at their positions in a batch with other items."""
        return SomeVerdicts(self._rows, places)


class SomeVerdicts(_VerdictColumns[_native.Verdict | None]):
    """Verdicts on grids, in order; None for an item without one."""


class _GradeColumns(Many[T_co]):
    _rows_of = _native.GradeRows

    @cached_property
    def solved(self) -> "memoryview[bool]":
        """Whether the ladder solves each, as booleans."""
        return self._column(self._rows.solved(), "?", missing=False)

    @cached_property
    def tiers(self) -> "memoryview[int]":
        """The tiers as unsigned bytes, each an index in `TIERS`."""
        return self._column(self._rows.tiers(), "B", NO_TIER)

    @cached_property
    def scores(self) -> "memoryview[float]":
        """The scores as doubles; NaN for puzzles that the ladder doesn't solve."""
        return self._column(self._rows.scores(), "d", _NAN)


class Grades(_GradeColumns[_native.Grade]):
    """Grades of puzzles, in order."""

    def amid(self, places: Places, statuses: bytes) -> "SomeGrades":
        """Return the grades at their positions in a batch with other items."""
        return SomeGrades(self._rows, places, statuses)


class SomeGrades(_GradeColumns[_native.Grade | None]):
    """Grades of puzzles, in order; None for an item that isn't a puzzle, see `statuses`."""

    @property
    def statuses(self) -> "memoryview[int]":
        """The statuses of the grids as unsigned bytes, each an index in `STATUSES`."""
        return memoryview(self._shown)


class _RatingColumns(Many[T_co]):
    _rows_of = _native.RatingRows

    @cached_property
    def er(self) -> "memoryview[float]":
        """The ratings of the hardest steps."""
        return self._column(self._rows.er(), "d", _NAN)

    @cached_property
    def ep(self) -> "memoryview[float]":
        """The ratings of the hardest steps up to the first digit."""
        return self._column(self._rows.ep(), "d", _NAN)

    @cached_property
    def ed(self) -> "memoryview[float]":
        """The ratings of the first steps."""
        return self._column(self._rows.ed(), "d", _NAN)

    @cached_property
    def at_least(self) -> "memoryview[float]":
        """The lower bounds of the ER, which every rating has."""
        return self._column(self._rows.at_least(), "d", _NAN)


class Ratings(_RatingColumns[_native.Rating]):
    """Ratings of puzzles, in order; all columns are doubles."""

    def amid(self, places: Places) -> "SomeRatings":
        """Return the ratings at their positions in a batch with other items."""
        return SomeRatings(self._rows, places)


class SomeRatings(_RatingColumns[_native.Rating | None]):
    """Ratings, in order; None for an item that isn't a grid or repeats a digit in a house."""


class Paths(Many[_native.Path]):
    """Paths of puzzles, in order."""

    _rows_of = _native.PathRows

    def amid(self, places: Places) -> "SomePaths":
        """Return the paths at their positions in a batch with other items."""
        return SomePaths(self._rows, places)


class SomePaths(Many[_native.Path | None]):
    """Paths, in order; None for an item that isn't a grid or repeats a digit in a house."""

    _rows_of = _native.PathRows


class _HeldPuzzles:
    """Puzzles kept as the same objects, so that each is graded only once."""

    def __init__(self, puzzles: list[_native.Puzzle]) -> None:
        self.puzzles = puzzles

    def __len__(self) -> int:
        return len(self.puzzles)

    def at(self, place: int) -> _native.Puzzle:
        return self.puzzles[place]

    def table(self, places: list[int | None] | None, shown: bytes) -> object:
        return _native.PuzzleRows(self.puzzles).table(places, shown)


class Puzzles(Many[_native.Puzzle]):
    """Puzzles, in order."""

    _rows_of = _HeldPuzzles
