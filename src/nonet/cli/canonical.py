"""`nonet canonical`, `nonet minlex` and `nonet shuffle`: equivalent grids."""

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.answers import Answer, Lenient, Outcome, print_answers
from nonet.cli.check import MALFORMED, is_grid
from nonet.cli.grids import GridSources, read_batches
from nonet.cli.options import Seed, number_of
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json


def canonical(
    grids: GridSources = None,
    *,
    column: Column = None,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid and its canonical form, separated by a tab.

    Two grids have the same canonical form if and only if they are equivalent: one becomes the other
    by relabelling digits, transposing, and permuting bands, stacks and the lines within them. A
    line that isn't a grid has `malformed` as its form, and the exit status is 1.
    """
    _print_forms(grids, column, engine.canonical_many, "canonical" if as_json else "", lenient)


def minlex(
    grids: GridSources = None,
    *,
    column: Column = None,
    ids: Annotated[
        bool, typer.Option("--ids", help="Also print the short ID of each minlex form.")
    ] = False,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid and its minlex form, separated by a tab.

    The minlex form is the lexicographically first of all equivalent grids, with empty cells before
    digits. Equivalent grids differ by relabelled digits, transposition, and the order of bands,
    stacks and the lines within them. Other programs compute the same form. A line that isn't a
    grid has `malformed` as its form, and the exit status is 1.
    """
    if ids:
        read = read_batches(grids, column=column)
        batches = (_with_ids(batch, as_json=as_json) for batch in read)
        print_answers(batches, doing="Comparing", lenient=lenient)
        return
    _print_forms(grids, column, engine.minlex_many, "minlex" if as_json else "", lenient)


def _with_ids(batch: list[str], *, as_json: bool) -> list[Answer]:
    images = engine.minlex_many(batch, errors="null")
    answers = []
    for grid, image, name in zip(batch, images, images.ids, strict=True):
        shown = (grid, image or MALFORMED, name or MALFORMED)
        fields = {"puzzle": grid, "minlex": image, "id": name}
        line = to_json(fields) if as_json else "\t".join(shown)
        answers.append((line, Outcome.YES if image else Outcome.MALFORMED))
    return answers


def _print_forms(
    grids: GridSources,
    column: Column,
    form_many: Callable[[list[str]], Iterable[str]],
    member: str,
    lenient: Lenient,
) -> None:
    """Print forms as tab-separated lines, or as JSON with the form as `member` if that is given."""
    batches = (
        [
            (_line(grid, form, member), Outcome.YES if form else Outcome.MALFORMED)
            for grid, form in _forms(batch, form_many)
        ]
        for batch in read_batches(grids, column=column)
    )
    print_answers(batches, doing="Comparing", lenient=lenient)


def _forms(
    batch: list[str], form_many: Callable[[list[str]], Iterable[str]]
) -> Iterator[tuple[str, str | None]]:
    forms = iter(form_many([grid for grid in batch if is_grid(grid)]))
    for grid in batch:
        yield grid, next(forms) if is_grid(grid) else None


def _line(grid: str, form: str | None, member: str) -> str:
    return to_json({"puzzle": grid, member: form}) if member else f"{grid}\t{form or MALFORMED}"


def shuffle(
    grids: GridSources = None,
    *,
    column: Column = None,
    seed: Seed = None,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid and a random equivalent grid, separated by a tab.

    Digits are relabelled, the grid may be transposed, and bands, stacks and the lines within them
    are permuted; every combination is equally likely. With `--json` the output includes the
    transform: the source line of each row and column, and the new digit for each digit. A line that
    isn't a grid has `malformed` as its equivalent, and the exit status is 1.
    """
    numbers = count(number_of(seed))
    show = _transformed if as_json else _shuffled
    batches = (
        [show(grid, next(numbers) % 2**engine.SEED_BITS) for grid in batch]
        for batch in read_batches(grids, column=column)
    )
    print_answers(batches, doing="Shuffling", lenient=lenient)


def _shuffled(grid: str, number: int) -> Answer:
    if not is_grid(grid):
        return f"{grid}\t{MALFORMED}", Outcome.MALFORMED
    image, _ = engine.shuffle(grid, seed=number)
    return f"{grid}\t{image}", Outcome.YES


def _transformed(grid: str, number: int) -> Answer:
    if not is_grid(grid):
        return to_json({"puzzle": grid, "image": None, "transform": None}), Outcome.MALFORMED
    image, transform = engine.shuffle(grid, seed=number)
    answer = {"puzzle": grid, "image": image, "transform": transform.to_dict()}
    return to_json(answer), Outcome.YES
