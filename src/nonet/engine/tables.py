"""Results as tables of Apache Arrow, which Polars, DuckDB, pandas and PyArrow read as they are.

    polars.DataFrame(engine.grade_many(grids))

A table comes batch by batch, in memory that its reader takes over. Texts are strings, words such as
statuses dictionaries, steps lists of structs; what is not known is null.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Any, Generic, Protocol, TypeVar

from nonet.engine._native import ArrowTexts, chain_tables

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T", bound="Tabled")
BATCH = 4096
"""How many grids are judged at a time where nobody says; a million need the memory of these."""


class Tabled(Protocol):
    """What is a table for whoever asks for one."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...


def arrow_texts(grids: Any) -> Iterator[str | None] | None:
    """Return the texts of a column in Arrow's memory; None of anything else.

    Raises:
        ValueError: it is a table of several columns.
    """
    if type(grids).__module__.startswith("nonet."):
        return None  # our own results are tables, too, but their objects tell more
    if not any(hasattr(grids, name) for name in ("__arrow_c_stream__", "__arrow_c_array__")):
        return None
    try:
        return chain.from_iterable(ArrowTexts(grids))
    except (TypeError, ImportError):
        # Numbers, or lists of them, which are gone through as all else; pandas lacks PyArrow.
        return None


class Batches(Generic[T]):
    """Results for many grids, batch by batch as they are asked for; and a table of them all."""

    def __init__(self, begin: Callable[[], Iterator[T]], empty: Callable[[], T]) -> None:
        self._begin, self._empty = begin, empty

    def __iter__(self) -> Iterator[T]:
        """Begin, or begin again, as far as the grids can be gone through again."""
        return self._begin()

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Give the table: a batch is judged when its reader asks for it."""
        return chain_tables(self._empty(), self._begin())


def in_batches(
    function: Callable[..., T], grids: Iterable[Any], *, size: int = BATCH, **options: Any
) -> Batches[T]:
    """Judge grids with a function of many, such as `grade_many`, `size` of them at a time.

        for grades in in_batches(grade_many, reader): ...
        duckdb.sql("select tier, count(*) from batches group by all")

    They may be more than memory holds: a generator, or a stream of Arrow, is read as far as needed.
    The function is given the `options`; its refusal ends the batches, and counts within its own.

    Raises:
        ValueError: the size is below 1.
    """
    if size < 1:
        message = f"expected a size of at least 1, found {size}"
        raise ValueError(message)

    def begin() -> Iterator[T]:
        texts = arrow_texts(grids)
        left = iter(grids) if texts is None else texts
        while part := list(islice(left, size)):
            yield function(part, **options)

    return Batches(begin, lambda: function([], **options))
