"""Tell whether grids are the same but for names and order."""

from collections.abc import Callable
from typing import Literal, overload

from nonet.engine._native import (
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
from nonet.engine.seeds import number_of


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

    Lists of puzzles are kept in this form: it is the same in every program and every version. It
    takes some ten times as long as `canonical`. Any grid has one, valid or not. `with_transform`
    is that of `canonical`.

    Raises:
        GridFormatError: the text is no grid.
    """
    return to_minlex(grid) if with_transform else _minlex(grid)


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
    return _form_many(_canonical_many, grids, threads, errors)


@overload
def minlex_many(
    grids: Grids, *, threads: int | None = ..., errors: Literal["raise"] = ...
) -> list[str]: ...
@overload
def minlex_many(
    grids: Grids, *, threads: int | None = ..., errors: Literal["null"]
) -> list[str | None]: ...
def minlex_many(
    grids: Grids, *, threads: int | None = None, errors: Errors = "raise"
) -> list[str] | list[str | None]:
    """Return the first images of grids, in order, on `threads` threads, by default on every core.

    With `errors="null"` what is no grid has None in its place.

    Raises:
        GridFormatError: a text is no grid; `index` says which is the first.
    """
    return _form_many(_minlex_many, grids, threads, errors)


def _form_many(
    form: Callable[[list[str], int | None], list[str]],
    grids: Grids,
    threads: int | None,
    errors: Errors,
) -> list[str] | list[str | None]:
    used = counted(threads)
    if not is_lenient(errors):
        return form(several(grids), used)
    found = sift(grids)
    forms = form(found.grids, used)
    return [None if place is None else forms[place] for place in found.places]
