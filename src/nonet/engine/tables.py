"""Results as Apache Arrow tables, which Polars, DuckDB, pandas and PyArrow read directly.

    polars.DataFrame(engine.grade_many(grids))

A table comes batch by batch, in memory that its reader takes over. Texts are strings, words such as
statuses are dictionaries, steps are lists of structs, and unknown values are null.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Any, Generic, Protocol, TypeVar

from nonet.engine._native import ArrowTexts, chain_tables

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T", bound="Tabled")
BATCH = 4096
"""The default number of grids judged at a time, so that memory doesn't grow with their number."""


class Tabled(Protocol):
    """An object that can be read as an Arrow table."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...


def arrow_texts(grids: Any) -> Iterator[str | None] | None:
    """Return the texts of a column in Arrow memory; None for anything else.

    Raises:
        ValueError: the argument is a table of several columns.
    """
    if type(grids).__module__.startswith("nonet."):
        return None  # our own results are tables too, but their objects have more information
    if not any(hasattr(grids, name) for name in ("__arrow_c_stream__", "__arrow_c_array__")):
        return None
    try:
        return chain.from_iterable(ArrowTexts(grids))
    except (TypeError, ImportError):
        # Numbers or lists of them, which are iterated like everything else; pandas lacks PyArrow.
        return None


class Batches(Generic[T]):
    """Results for many grids, batch by batch on request, and one table of them all."""

    def __init__(self, begin: Callable[[], Iterator[T]], empty: Callable[[], T]) -> None:
        self._begin, self._empty = begin, empty

    def __iter__(self) -> Iterator[T]:
        """Start the batches; starting again needs grids that can be iterated again."""
        return self._begin()

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return the table; each batch is judged when its reader asks for it."""
        return chain_tables(self._empty(), self._begin())


def in_batches(
    function: Callable[..., T], grids: Iterable[Any], *, size: int = BATCH, **options: Any
) -> Batches[T]:
    """Apply a function of many grids, such as `grade_many`, to `size` grids at a time.

        for grades in in_batches(grade_many, reader): ...
        duckdb.sql("select tier, count(*) from batches group by all")

    The grids may exceed memory: a generator or an Arrow stream is read only as far as needed.
    `options` are passed to the function. Its errors end the batches, and their positions count
    within the batch.

    Raises:
        ValueError: the size is below 1.
    """
    if size < 1:
        raise ValueError(f"expected a size of at least 1, found {size}")

    def begin() -> Iterator[T]:
        texts = arrow_texts(grids)
        left = iter(grids) if texts is None else texts
        while part := list(islice(left, size)):
            yield function(part, **options)

    return Batches(begin, lambda: function([], **options))
