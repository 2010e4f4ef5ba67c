"""Compare grids by their images under relabelling and reordering."""

from base64 import b32encode
from functools import cached_property
from hashlib import sha256
from typing import ClassVar, Literal, overload

from nonet.engine import _native
from nonet.engine._native import FormRows, Transform
from nonet.engine.arguments import number_of
from nonet.engine.batches import Errors, Grids, counted, is_lenient, several, sift
from nonet.engine.columns import Many, T_co

__all__ = [
    "Forms", "LeastImages", "SomeForms", "SomeLeastImages", "automorphisms", "canonical",
    "canonical_many", "minlex", "minlex_id", "minlex_many", "shuffle",
]  # fmt: skip

_ID_LENGTH = 20


class _FormColumns(Many[T_co]):
    _rows_of = FormRows
    _has_ids: ClassVar[bool] = False

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return the forms as an Arrow table, batch by batch."""
        rows, places = self.rows_and_places()
        ids = [_id_of(rows.at(row)) for row in range(len(rows))] if self._has_ids else None
        table: object = rows.table(places, b"", ids)
        return table


class Forms(_FormColumns[str]):
    """The forms of grids, in order."""


class SomeForms(_FormColumns[str | None]):
    """The forms of grids, in order; None for an item that isn't a grid."""


class LeastImages(Forms):
    """The lexicographically first images of grids, in order."""

    _has_ids = True

    @cached_property
    def ids(self) -> list[str]:
        """The `minlex_id` of each grid."""
        return list(map(_id_of, self))


class SomeLeastImages(SomeForms):
    """The lexicographically first images of grids, in order; None for an item that isn't a grid."""

    _has_ids = True

    @cached_property
    def ids(self) -> list[str | None]:
        """The `minlex_id` of each grid; None for an item that isn't a grid."""
        return [None if image is None else _id_of(image) for image in self]


@overload
def canonical(grid: str, *, with_transform: Literal[False] = ...) -> str: ...
@overload
def canonical(grid: str, *, with_transform: Literal[True]) -> tuple[str, Transform]: ...
def canonical(grid: str, *, with_transform: bool = False) -> str | tuple[str, Transform]:
    """Return the form that a grid shares with all its images, and with no other grid.

    An image has its digits relabelled, its rows and columns exchanged, or its bands, stacks or the
    lines within them shuffled. The form is one of the images, but not `minlex`, which comes first.
    Compare it only with forms of the same engine version. The grid need not be valid. With
    `with_transform` the transform is returned as well: `transform(grid)` is the form, and
    `transform.inverse()(form)` the grid.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _native.to_canonical(grid) if with_transform else _native.canonical(grid)


@overload
def minlex(grid: str, *, with_transform: Literal[False] = ...) -> str: ...
@overload
def minlex(grid: str, *, with_transform: Literal[True]) -> tuple[str, Transform]: ...
def minlex(grid: str, *, with_transform: bool = False) -> str | tuple[str, Transform]:
    """Return the lexicographically first image of a grid; empty cells come before digits.

    It is the same in every program and every version, so lists of puzzles use it. The grid need not
    be valid. `with_transform` works as in `canonical`.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _native.to_minlex(grid) if with_transform else _native.minlex(grid)


def minlex_id(grid: str) -> str:
    """Return a name of 20 characters that a grid shares with all its images, in every version.

    It is the start of the SHA-256 of `minlex`, in lower-case base32. It has 100 bits: among a
    billion different puzzles, the chance that two share a name is one in two trillion.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _id_of(_native.minlex(grid))


def _id_of(image: str) -> str:
    return b32encode(sha256(image.encode()).digest()[:15])[:_ID_LENGTH].decode().lower()


def shuffle(grid: str, *, seed: int | str | None = None) -> tuple[str, Transform]:
    """Return a random image of a grid and the transform to it; all images are equally likely.

    `seed` works as in `generate`.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: a number is out of range.
    """
    return _native.shuffle(grid, number_of(seed))


def automorphisms(grid: str) -> int:
    """Return the number of transforms that leave a grid unchanged, including the identity.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _native.automorphisms(grid)


@overload
def canonical_many(
    grids: Grids, *, threads: int | None = ..., errors: Literal["raise"] = ...
) -> Forms: ...
@overload
def canonical_many(
    grids: Grids, *, threads: int | None = ..., errors: Literal["null"]
) -> SomeForms: ...
def canonical_many(
    grids: Grids, *, threads: int | None = None, errors: Errors = "raise"
) -> Forms | SomeForms:
    """Return the forms of grids, in order, on `threads` threads, by default on every core.

    With `errors="null"` an item that isn't a grid gives None.

    Raises:
        GridFormatError: a text isn't a grid; `index` is its position.
    """
    used = counted(threads)
    if not is_lenient(errors):
        return Forms(_native.canonical_many(several(grids), used))
    found = sift(grids)
    return SomeForms(_native.canonical_many(found.grids, used), found.places)


@overload
def minlex_many(
    grids: Grids, *, threads: int | None = ..., errors: Literal["raise"] = ...
) -> LeastImages: ...
@overload
def minlex_many(
    grids: Grids, *, threads: int | None = ..., errors: Literal["null"]
) -> SomeLeastImages: ...
def minlex_many(
    grids: Grids, *, threads: int | None = None, errors: Errors = "raise"
) -> LeastImages | SomeLeastImages:
    """Return the lexicographically first images of grids, on `threads` threads or every core.

    The list also has their `ids`, as from `minlex_id`. With `errors="null"` an item that isn't a
    grid gives None.

    Raises:
        GridFormatError: a text isn't a grid; `index` is its position.
    """
    used = counted(threads)
    if not is_lenient(errors):
        return LeastImages(_native.minlex_many(several(grids), used))
    found = sift(grids)
    return SomeLeastImages(_native.minlex_many(found.grids, used), found.places)
