"""`nonet generate`: new puzzles without end."""

import secrets
from collections.abc import Iterator
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.difficulty import LABEL_HELP
from nonet.cli.progress import with_progress
from nonet.cli.search import search_puzzles
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.wish import Wish, read_wish
from nonet.settings import Settings

# So many at a time use every core and still let lines flow.
BATCH = 64
SEED_BITS = 64


def generate(
    *,
    count: Annotated[int, typer.Option(min=0, help="How many puzzles.")] = 1,
    difficulty: Annotated[
        str | None, typer.Option(help=f"{LABEL_HELP} By default beginner.", metavar="LABEL")
    ] = None,
    technique: Annotated[
        str | None,
        typer.Option(help="The hardest technique that each puzzle needs, as `xy-wing`."),
    ] = None,
    max_technique: Annotated[
        str | None, typer.Option(help="Let no puzzle need a harder technique than this.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**SEED_BITS - 1, help="Gives the same puzzles every time."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Generate puzzles, one a line; with --json also the solution and the label.

    With a technique but without a difficulty, puzzles have whatever label they deserve.
    """
    wish = read_wish(difficulty, technique, max_technique)
    start = secrets.randbits(SEED_BITS) if seed is None else seed
    puzzles = generate_puzzles(wish, count, start, Settings())
    for puzzle in with_progress(puzzles, doing="Generating", total=count):
        if as_json:
            print_json(
                {"puzzle": puzzle.puzzle, "solution": puzzle.solution, "difficulty": puzzle.label}
            )
        else:
            print_line(puzzle.puzzle)


def generate_puzzles(
    wish: Wish, count: int, seed: int, settings: Settings
) -> Iterator[engine.Puzzle]:
    """Yield the first `count` puzzles of a seed as they come, from every core.

    Raises:
        GenerationLimitError: the budget of one of them ended, or a technique is too rare.
    """
    budget = settings.generation_budget
    if budget is None:
        budget = engine.DEFAULT_GENERATION_BUDGET
    if wish.technique or wish.max_technique:
        yield from search_puzzles(wish, count, seed=seed, budget=budget)
        return
    for first in range(0, count, BATCH):
        yield from engine.generate_many(
            wish.label,
            min(BATCH, count - first),
            seed=seed,
            first_index=first,
            budget=budget,
        )
