"""`nonet canonical`, `nonet minlex` and `nonet shuffle`: equivalent grids."""

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.batches import MALFORMED, Answer, BatchOptions, Outcome, print_answers
from nonet.cli.grids import is_grid
from nonet.cli.options import Seed, seed_number
from nonet.cli.terminal import to_json


def canonical(options: BatchOptions) -> None:
    """Print each grid and its canonical form, separated by a tab.

    Two grids have the same canonical form if and only if they are equivalent: one becomes the other
    by relabelling digits, transposing, and permuting bands, stacks and the lines within them. A
    line that isn't a grid has `malformed` as its form, and the exit status is 1.
    """

    def answer(batch: list[str]) -> list[Answer]:
        forms = engine.canonical_many(batch, errors="null")
        return _answers(batch, {"canonical": forms}, as_json=options.as_json)

    print_answers(options, answer, doing="Comparing")


def minlex(
    options: BatchOptions,
    *,
    ids: Annotated[
        bool, typer.Option("--ids", help="Also print the short ID of each minlex form.")
    ] = False,
) -> None:
    """Print each grid and its minlex form, separated by a tab.

    The minlex form is the lexicographically first of all equivalent grids, with empty cells before
    digits. Equivalent grids differ by relabelled digits, transposition, and the order of bands,
    stacks and the lines within them. Other programs compute the same form. A line that isn't a
    grid has `malformed` as its form, and the exit status is 1.
    """

    def answer(batch: list[str]) -> list[Answer]:
        forms = engine.minlex_many(batch, errors="null")
        columns = {"minlex": forms, **({"id": forms.ids} if ids else {})}
        return _answers(batch, columns, as_json=options.as_json)

    print_answers(options, answer, doing="Comparing")


def _answers(
    batch: list[str], columns: Mapping[str, Iterable[str | None]], *, as_json: bool
) -> list[Answer]:
    """Return the answers for columns of values, which are None for a line that isn't a grid."""
    answers = []
    for grid, *values in zip(batch, *columns.values(), strict=True):
        fields = {"puzzle": grid, **dict(zip(columns, values, strict=True))}
        line = (
            to_json(fields) if as_json else "\t".join([grid, *(one or MALFORMED for one in values)])
        )
        answers.append((line, Outcome.YES if values[0] else Outcome.MALFORMED))
    return answers


def shuffle(options: BatchOptions, *, seed: Seed = None) -> None:
    """Print each grid and a random equivalent grid, separated by a tab.

    Digits are relabelled, the grid may be transposed, and bands, stacks and the lines within them
    are permuted; every combination is equally likely. With `--json` the output includes the
    transform: the source line of each row and column, and the new digit for each digit. A line that
    isn't a grid has `malformed` as its equivalent, and the exit status is 1.
    """
    seeds = count(seed_number(seed))

    def answer(batch: list[str]) -> list[Answer]:
        return [
            _shuffled(grid, next(seeds) % 2**engine.SEED_BITS, as_json=options.as_json)
            for grid in batch
        ]

    print_answers(options, answer, doing="Shuffling")


def _shuffled(grid: str, seed: int, *, as_json: bool) -> Answer:
    image, transform = engine.shuffle(grid, seed=seed) if is_grid(grid) else (None, None)
    fields = {"puzzle": grid, "image": image, "transform": transform and transform.to_dict()}
    line = to_json(fields) if as_json else f"{grid}\t{image or MALFORMED}"
    return line, Outcome.YES if image else Outcome.MALFORMED
