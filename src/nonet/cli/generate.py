"""`nonet generate`: new puzzles without end."""

import secrets
from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated, Unpack

import typer

from nonet import engine
from nonet.cli.progress import ProgressBar
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.wishes import (
    MOST,
    AnyDifficulty,
    AvoidEmptyHouses,
    MaxGivens,
    MaxTechnique,
    MinGivens,
    Minimal,
    SymmetryName,
    TechniqueName,
)
from nonet.puzzles import Wish, WishError, generate_wished
from nonet.settings import Settings

SEED_BITS = 64


def generate(  # noqa: PLR0913 - the options of a command are its parameters
    *,
    count: Annotated[int, typer.Option(min=0, help="How many puzzles.")] = 1,
    difficulty: AnyDifficulty = None,
    technique: TechniqueName = None,
    max_technique: MaxTechnique = None,
    min_givens: MinGivens = 0,
    max_givens: MaxGivens = MOST,
    symmetry: SymmetryName = engine.DEFAULT_SYMMETRY,
    minimal: Minimal = None,
    avoid_empty_houses: AvoidEmptyHouses = False,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**SEED_BITS - 1, help="Gives the same puzzles every time."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Generate puzzles, one a line; with --json also the solution and the label.

    No two are the same but for names and order. With a wish but without a difficulty, puzzles have
    whatever label they deserve. What is rare is searched for among ten million candidates each.
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
    bar = ProgressBar(doing="Generating", total=count)
    report = partial(_report, bar)
    for puzzle in bar.over(generate_puzzles(wish, count, start, Settings(), report=report)):
        _print(puzzle, as_json=as_json)


def _report(bar: ProgressBar, tried: int) -> None:
    bar.note(f"{tried:,} candidates tried")


def _print(puzzle: engine.Puzzle, *, as_json: bool) -> None:
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
