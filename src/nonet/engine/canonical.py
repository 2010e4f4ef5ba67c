"""Tell whether grids are the same but for names and order."""

from base64 import b32encode
from functools import cached_property
from hashlib import sha256
from typing import Literal, overload

from nonet.engine._native import (
    FormRows,
    Transform,
    automorphisms as _automorphisms,
    canonical as _canonical,
    canonical_many as _canonical_many,
    minlex as _minlex,
    minlex_many as _minlex_many,
    shuffle as _shuffle,
    to_canonical,
    to_minlex,
)
from nonet.engine.batches import Errors, Grids, counted, is_lenient, several, sift
from nonet.engine.columns import Many
from nonet.engine.seeds import number_of

_ID_LENGTH = 20


class Forms(Many[str]):
    """The forms of grids, in order."""

    _rows_of = FormRows

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Give a table of them, batch by batch."""
        return _table(self)


class SomeForms(Many[str | None]):
    """The forms of grids, in order, None for what is no grid."""

    _rows_of = FormRows

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Give a table of them, batch by batch."""
        return _table(self)


class LeastImages(Forms):
    """The first images of grids, in order."""

    @cached_property
    def ids(self) -> list[str]:
        """What `minlex_id` says of each."""
        return list(map(_id_of, self))


class SomeLeastImages(SomeForms):
    """The first images of grids, in order, None for what is no grid."""

    @cached_property
    def ids(self) -> list[str | None]:
        """What `minlex_id` says of each, None for what is no grid."""
        return [None if image is None else _id_of(image) for image in self]


def _table(forms: Forms | SomeForms) -> object:
    rows, places = forms.rows_and_places()
    has_ids = isinstance(forms, LeastImages | SomeLeastImages)
    ids = [_id_of(rows.at(row)) for row in range(len(rows))] if has_ids else None
    table: object = rows.table(places, b"", ids)
    return table


@overload
def canonical(grid: str, *, with_transform: Literal[False] = ...) -> str: ...
@overload
def canonical(grid: str, *, with_transform: Literal[True]) -> tuple[str, Transform]: ...
def canonical(grid: str, *, with_transform: bool = False) -> str | tuple[str, Transform]:
    """Return the form that a grid shares with all its images, and with no other grid.

    An image has digits relabelled, rows and columns exchanged, bands, stacks or the lines within
    them shuffled. The form is one of them, but not the one that comes first in writing, which is
    `minlex`: compare forms with forms of the same engine version only. Any grid has one, valid or
    not. With `with_transform` the transform to the form is returned, too: `transform(grid)` is the
    form, and `transform.inverse()(form)` the grid.

    Raises:
        GridFormatError: the text is no grid.
    """
    return to_canonical(grid) if with_transform else _canonical(grid)


@overload
def minlex(grid: str, *, with_transform: Literal[False] = ...) -> str: ...
@overload
def minlex(grid: str, *, with_transform: Literal[True]) -> tuple[str, Transform]: ...
def minlex(grid: str, *, with_transform: bool = False) -> str | tuple[str, Transform]:
    """Return the image of a grid that comes first in writing, where empty cells come first.

    Lists of puzzles are kept in this form: it is the same in every program and every version. Any
    grid has one, valid or not. `with_transform` is that of `canonical`.

    Raises:
        GridFormatError: the text is no grid.
    """
    return to_minlex(grid) if with_transform else _minlex(grid)


def minlex_id(grid: str) -> str:
    """Return a short name that a grid shares with all its images: 20 characters, for ever the same.

    It begins the SHA-256 of the 81 characters of `minlex`, in base32 and small letters. That is 100
    bits: among a billion different puzzles two share one in one case of two trillion.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _id_of(_minlex(grid))


def _id_of(image: str) -> str:
    return b32encode(sha256(image.encode()).digest()[:15])[:_ID_LENGTH].decode().lower()


def shuffle(grid: str, *, seed: int | str | None = None) -> tuple[str, Transform]:
    """Return a random image of a grid, and the transform to it; all are equally likely.

    The seed is that of `generate`.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: a number is out of range.
    """
    return _shuffle(grid, number_of(seed))


def automorphisms(grid: str) -> int:
    """Return how many transforms leave a grid as it is, the one that changes nothing included.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _automorphisms(grid)


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

    With `errors="null"` what is no grid has None in its place.

    Raises:
        GridFormatError: a text is no grid; `index` says which is the first.
    """
    used = counted(threads)
    if not is_lenient(errors):
        return Forms(_canonical_many(several(grids), used))
    found = sift(grids)
    return SomeForms(_canonical_many(found.grids, used), found.places)


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
    """Return the first images of grids, in order, on `threads` threads, by default on every core.

    The list has their `ids`, too, as of `minlex_id`. With `errors="null"` what is no grid has None
    in its place.

    Raises:
        GridFormatError: a text is no grid; `index` says which is the first.
    """
    used = counted(threads)
    if not is_lenient(errors):
        return LeastImages(_minlex_many(several(grids), used))
    found = sift(grids)
    return SomeLeastImages(_minlex_many(found.grids, used), found.places)
