"""`nonet generate`: new puzzles without end."""

import secrets
from collections.abc import Callable, Iterator
from typing import Annotated, Unpack

import typer

from nonet import engine
from nonet.cli.difficulty import LABEL_HELP
from nonet.cli.progress import Bar
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.grid import CELLS
from nonet.puzzles import Wish, WishError, generate_wished
from nonet.settings import Settings

SEED_BITS = 64


def generate(  # noqa: PLR0913 - the options of a command are its parameters
    *,
    count: Annotated[int, typer.Option(min=0, help="How many puzzles.")] = 1,
    difficulty: Annotated[
        engine.AnyLabel | None,
        typer.Option(help=f"{LABEL_HELP} By default {engine.DEFAULT_LABEL}."),
    ] = None,
    technique: Annotated[
        str | None,
        typer.Option(help="The hardest technique that each puzzle needs, as `xy-wing`."),
    ] = None,
    max_technique: Annotated[
        str | None, typer.Option(help="Let no puzzle need a harder technique than this.")
    ] = None,
    min_givens: Annotated[int, typer.Option(min=0, max=len(CELLS), help="The fewest givens.")] = 0,
    max_givens: Annotated[int, typer.Option(min=0, max=len(CELLS), help="The most givens.")] = len(
        CELLS
    ),
    symmetry: Annotated[
        engine.Symmetry, typer.Option(help="Which cells are given or empty together.")
    ] = engine.DEFAULT_SYMMETRY,
    minimal: Annotated[
        bool | None,
        typer.Option(help="Whether no given can be spared.", show_default="either"),
    ] = None,
    avoid_empty_houses: Annotated[
        bool, typer.Option("--avoid-empty-houses", help="Give a digit in each row, column and box.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**SEED_BITS - 1, help="Gives the same puzzles every time."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Generate puzzles, one a line; with --json also the solution and the label.

    No two of them are the same but for names and order. With any other wish but without a
    difficulty, puzzles have whatever label they deserve. What is rare is searched for among ten
    million candidates for each puzzle, half an hour on one core; Ctrl-C ends that.
    """
    wish = _wish(
        difficulty,
        technique=technique,
        max_technique=max_technique,
        min_givens=min_givens,
        max_givens=max_givens,
        symmetry=symmetry,
        minimal=minimal,
        avoid_empty_houses=avoid_empty_houses,
    )
    start = secrets.randbits(SEED_BITS) if seed is None else seed
    bar = Bar(doing="Generating", total=count)
    puzzles = generate_puzzles(
        wish, count, start, Settings(), report=lambda tried: bar.note(f"{tried:,} candidates tried")
    )
    for puzzle in bar.over(puzzles):
        if as_json:
            print_json(
                {"puzzle": puzzle.puzzle, "solution": puzzle.solution, "difficulty": puzzle.label}
            )
        else:
            print_line(puzzle.puzzle)


def _wish(label: engine.AnyLabel | None, **wishes: Unpack[engine.Wishes]) -> Wish:
    """Return what the options ask for: a puzzle of the easiest label when they ask for nothing.

    Raises:
        typer.BadParameter.
    """
    try:
        wish = Wish(label, **wishes)
    except WishError as refusal:
        option = f"--{refusal.part.replace('_', '-')}"
        raise typer.BadParameter(str(refusal), param_hint=option) from None
    return Wish(engine.DEFAULT_LABEL) if wish == Wish() else wish


def generate_puzzles(
    wish: Wish,
    count: int,
    seed: int,
    settings: Settings,
    *,
    report: Callable[[int], None] = lambda _tried: None,
) -> Iterator[engine.Puzzle]:
    """Yield the first `count` puzzles of a seed, within the budget of the settings.

    Raises:
        GenerationLimitError.
    """
    budget = settings.generation_budget
    if budget is None:
        budget = engine.DEFAULT_GENERATION_BUDGET
    return generate_wished(wish, count, seed=seed, budget=budget, report=report)
