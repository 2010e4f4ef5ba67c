"""`nonet generate`: new puzzles without end."""

import secrets
from collections.abc import Iterator
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.settings import Settings

# So many at a time use every core and still let lines flow.
BATCH = 64
SEED_BITS = 64


def generate(
    *,
    count: Annotated[int, typer.Option(min=0, help="How many puzzles.")] = 1,
    difficulty: Annotated[
        str, typer.Option(help="One of " + ", ".join(engine.LABELS) + ".", metavar="LABEL")
    ] = "beginner",
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**SEED_BITS - 1, help="Gives the same puzzles every time."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Generate puzzles, one a line; with --json also the solution and the label."""
    label = _label(difficulty)
    start = secrets.randbits(SEED_BITS) if seed is None else seed
    puzzles = _generate(label, count, start)
    for puzzle in with_progress(puzzles, doing="Generating", total=count):
        if as_json:
            print_json(
                {"puzzle": puzzle.puzzle, "solution": puzzle.solution, "difficulty": puzzle.label}
            )
        else:
            print_line(puzzle.puzzle)


def _label(text: str) -> engine.Label:
    for label in engine.LABELS:
        if label == text:
            return label
    raise typer.BadParameter(
        f"expected one of {', '.join(engine.LABELS)}", param_hint="--difficulty"
    )


def _generate(label: engine.Label, count: int, seed: int) -> Iterator[engine.Puzzle]:
    budget = Settings().generation_budget
    for first in range(0, count, BATCH):
        yield from engine.generate_many(
            label,
            min(BATCH, count - first),
            seed=seed,
            first_index=first,
            budget=engine.DEFAULT_GENERATION_BUDGET if budget is None else budget,
        )
