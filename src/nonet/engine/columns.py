"""What was found out about many grids: objects one by one, and columns of them all.

A column is a read-only view of memory that the engine has filled. NumPy, and what builds on it,
reads it without copies: `numpy.asarray(verdicts.nodes)`. What is not known of numbers is NaN.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from operator import eq
from typing import Any, ClassVar, Protocol, Self, TypeVar, overload

from nonet.engine._native import (
    Grade,
    GradeRows,
    Rating,
    RatingRows,
    Verdict,
    VerdictRows,
)

T_co = TypeVar("T_co", covariant=True)

STATUSES = ("unique", "multiple", "unsolvable", "invalid", "unknown")
"""The statuses of verdicts, in the order of their numbers in a column."""
TIERS = ("singles", "medium", "hard", "expert", "extreme")
"""The tiers of grades, in the order of their numbers in a column."""


class _Rows(Protocol[T_co]):
    def __len__(self) -> int: ...
    def at(self, place: int) -> T_co: ...


class _Many(Sequence[T_co]):
    """Objects that are made when somebody looks at them; it equals the list of them."""

    _rows_of: ClassVar[Any]
    _objects: _Rows[T_co]

    def __init__(self, rows: _Rows[T_co]) -> None:
        # Past what refuses it: nobody sets anything later.
        vars(self)["_objects"] = rows

    @classmethod
    def of(cls, objects: Iterable[T_co]) -> Self:
        """Return the batch of such objects."""
        return cls(cls._rows_of(list(objects)))

    def __len__(self) -> int:
        return len(self._objects)

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
            return [self._objects.at(place) for place in places]
        return self._objects.at(places)

    def __iter__(self) -> Iterator[T_co]:
        return map(self._objects.at, range(len(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, list | type(self)):
            return NotImplemented
        return len(self) == len(other) and all(map(eq, self, other))

    def __hash__(self) -> int:
        return hash((type(self), *self))

    def __setattr__(self, name: str, value: object) -> None:
        message = f"{type(self).__name__} are read, not written: {name!r} cannot be set"
        raise AttributeError(message)

    def __delattr__(self, name: str) -> None:
        message = f"{type(self).__name__} are read, not written: {name!r} cannot be deleted"
        raise AttributeError(message)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (list(self),)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)}>"


class Verdicts(_Many[Verdict]):
    """Verdicts on grids, in order."""

    _rows_of = VerdictRows
    _rows: VerdictRows

    def __init__(self, rows: VerdictRows) -> None:
        super().__init__(rows)
        vars(self)["_rows"] = rows

    @cached_property
    def statuses(self) -> "memoryview[int]":
        """The statuses as unsigned bytes, each a place in `STATUSES`."""
        return self._column(16, 1)

    @cached_property
    def solutions_found(self) -> "memoryview[int]":
        """The solutions found, at most two, as unsigned numbers of eight bytes."""
        return self._column(8, 8).cast("Q")

    @cached_property
    def search_complete(self) -> "memoryview[bool]":
        """Whether the node budget sufficed, as booleans."""
        return self._column(17, 1).cast("?")

    @cached_property
    def nodes(self) -> "memoryview[int]":
        """The nodes of each search as unsigned numbers of eight bytes."""
        return self._column(0, 8).cast("Q")

    @cached_property
    def solutions(self) -> bytes:
        """All solutions in one: 81 characters for each grid, `-` where it has not exactly one."""
        return self._rows.solutions()

    def _column(self, before: int, width: int) -> "memoryview[int]":
        """Return a column, and not a copy, whose rows have so many bytes after those of others."""
        start = before * len(self)
        return memoryview(self._rows.numbers())[start : start + width * len(self)]


class Grades(_Many[Grade]):
    """Grades of puzzles, in order."""

    _rows_of = GradeRows
    _rows: GradeRows

    def __init__(self, rows: GradeRows) -> None:
        super().__init__(rows)
        vars(self)["_rows"] = rows

    @cached_property
    def solved(self) -> "memoryview[bool]":
        """Whether the ladder solves each, as booleans."""
        return memoryview(self._rows.solved()).cast("?")

    @cached_property
    def tiers(self) -> "memoryview[int]":
        """The tiers as unsigned bytes, each a place in `TIERS`."""
        return memoryview(self._rows.tiers())

    @cached_property
    def scores(self) -> "memoryview[float]":
        """The scores as doubles; those of puzzles that the ladder does not solve are not known."""
        return memoryview(self._rows.scores()).cast("d")


class Ratings(_Many[Rating]):
    """Ratings of puzzles, in order; all columns are doubles."""

    _rows_of = RatingRows
    _rows: RatingRows

    def __init__(self, rows: RatingRows) -> None:
        super().__init__(rows)
        vars(self)["_rows"] = rows

    @cached_property
    def er(self) -> "memoryview[float]":
        """The ratings of the hardest steps."""
        return memoryview(self._rows.er()).cast("d")

    @cached_property
    def ep(self) -> "memoryview[float]":
        """The ratings of the hardest steps up to the first digit."""
        return memoryview(self._rows.ep()).cast("d")

    @cached_property
    def ed(self) -> "memoryview[float]":
        """The ratings of the first steps."""
        return memoryview(self._rows.ed()).cast("d")

    @cached_property
    def at_least(self) -> "memoryview[float]":
        """What the first of the three is at least, which is always known."""
        return memoryview(self._rows.at_least()).cast("d")
