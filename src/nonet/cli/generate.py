"""`nonet generate`: new puzzles without end."""

import secrets
from collections.abc import Iterator
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.difficulty import LABEL_HELP
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.puzzles import Wish, WishError, generate_wished
from nonet.settings import Settings

SEED_BITS = 64


def generate(  # noqa: PLR0913 - the options of a command are its parameters
    *,
    count: Annotated[int, typer.Option(min=0, help="How many puzzles.")] = 1,
    difficulty: Annotated[
        engine.Label | None, typer.Option(help=f"{LABEL_HELP} By default {engine.DEFAULT_LABEL}.")
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
    wish = _wish(difficulty, technique, max_technique)
    start = secrets.randbits(SEED_BITS) if seed is None else seed
    puzzles = generate_puzzles(wish, count, start, Settings())
    for puzzle in with_progress(puzzles, doing="Generating", total=count):
        if as_json:
            print_json(
                {"puzzle": puzzle.puzzle, "solution": puzzle.solution, "difficulty": puzzle.label}
            )
        else:
            print_line(puzzle.puzzle)


def _wish(label: engine.Label | None, technique: str | None, max_technique: str | None) -> Wish:
    """Return what the options ask for: a puzzle of the easiest label when they ask for nothing.

    Raises:
        typer.BadParameter.
    """
    if label is None and not technique and not max_technique:
        return Wish(engine.DEFAULT_LABEL)
    try:
        return Wish(label, technique, max_technique)
    except WishError as refusal:
        option = f"--{refusal.part.replace('_', '-')}"
        raise typer.BadParameter(str(refusal), param_hint=option) from None


def generate_puzzles(
    wish: Wish, count: int, seed: int, settings: Settings
) -> Iterator[engine.Puzzle]:
    """Yield the first `count` puzzles of a seed, within the budget of the settings.

    Raises:
        GenerationLimitError.
    """
    budget = settings.generation_budget
    if budget is None:
        budget = engine.DEFAULT_GENERATION_BUDGET
    return generate_wished(wish, count, seed=seed, budget=budget)
