"""`nonet generate`: new puzzles without end."""

import secrets
from collections.abc import Iterator
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.difficulty import Difficulty, read_label
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.settings import Settings

# So many at a time use every core and still let lines flow.
BATCH = 64
SEED_BITS = 64


def generate(
    *,
    count: Annotated[int, typer.Option(min=0, help="How many puzzles.")] = 1,
    difficulty: Difficulty = "beginner",
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**SEED_BITS - 1, help="Gives the same puzzles every time."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Generate puzzles, one a line; with --json also the solution and the label."""
    start = secrets.randbits(SEED_BITS) if seed is None else seed
    puzzles = generate_puzzles(read_label(difficulty), count, start, Settings())
    for puzzle in with_progress(puzzles, doing="Generating", total=count):
        if as_json:
            print_json(
                {"puzzle": puzzle.puzzle, "solution": puzzle.solution, "difficulty": puzzle.label}
            )
        else:
            print_line(puzzle.puzzle)


def generate_puzzles(
    label: engine.Label, count: int, seed: int, settings: Settings
) -> Iterator[engine.Puzzle]:
    """Yield the first `count` puzzles of a seed as they come, from every core.

    Raises:
        GenerationLimitError: the budget of one of them ended.
    """
    budget = settings.generation_budget
    for first in range(0, count, BATCH):
        yield from engine.generate_many(
            label,
            min(BATCH, count - first),
            seed=seed,
            first_index=first,
            budget=engine.DEFAULT_GENERATION_BUDGET if budget is None else budget,
        )
