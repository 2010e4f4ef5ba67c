"""`nonet generate`: generate new puzzles, or one again from its reference."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.options import Seed, number_of, takes_options
from nonet.cli.progress import ProgressBar, with_progress
from nonet.cli.small import USUAL, Size, generate_small, print_small, small_size
from nonet.cli.spec_options import SpecOptions
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.engine import small
from nonet.puzzles.spec_search import is_rare, search_for_spec
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

Count = Annotated[int | None, typer.Option(min=0, help="Number of puzzles; by default one.")]
Reference = Annotated[
    str | None, typer.Option(help="Generate the puzzle with this reference again.")
]


@takes_options("spec_options", SpecOptions)
def generate(  # noqa: PLR0913 - one parameter per option
    *,
    size: Size = USUAL,
    count: Count = None,
    seed: Seed = None,
    reference: Reference = None,
    as_json: AsJson = False,
    spec_options: SpecOptions,
) -> None:
    """Generate puzzles, one per line; with --json also solution, difficulty and reference.

    No two puzzles are equivalent. The search for rare puzzles tries up to ten million candidates
    per puzzle.
    """
    if reference is not None:
        if (size, count, seed, spec_options) != (USUAL, None, None, SpecOptions()):
            message = "can't be combined with other options except --json"
            raise typer.BadParameter(message, param_hint="--reference")
        _print_again(reference, as_json=as_json)
        return
    total = 1 if count is None else count
    start = number_of(seed)
    little = small_size(size)
    if little is not None:
        for made in generate_small(little, spec_options, total, start):
            print_small(made, as_json=as_json)
        return
    spec = spec_options.spec()
    bar = ProgressBar(doing="Generating", total=total)
    report = partial(_report, bar)
    for puzzle in bar.over(generate_puzzles(spec, total, start, Settings(), report=report)):
        made_by = engine.reference_of(spec, seed=start, index=puzzle.index)
        _print(puzzle, made_by, as_json=as_json)


def _print_again(reference: str, *, as_json: bool) -> None:
    if small.is_reference(reference):
        print_small(small.from_reference(reference), as_json=as_json)
    else:
        _print(engine.from_reference(reference), reference, as_json=as_json)


def _report(bar: ProgressBar, tried: int, nearest: str | None) -> None:
    bar.note(f"{tried:,} candidates tried" + (f"; {nearest}" if nearest else ""))


def _print(puzzle: engine.Puzzle, reference: str, *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "puzzle": puzzle.puzzle,
                "solution": puzzle.solution,
                "difficulty": puzzle.label,
                "hardestTechnique": puzzle.hardest,
                "reference": reference,
            }
        )
    else:
        print_line(puzzle.puzzle)


def generate_puzzles(
    spec: engine.PuzzleSpec,
    count: int,
    seed: int,
    settings: Settings,
    *,
    report: Callable[[int, str | None], None] = lambda _tried, _nearest: None,
) -> Iterator[engine.Puzzle]:
    """Yield the first `count` puzzles of a seed, within the budget of the settings.

    Raises:
        GenerationLimitError.
    """
    budget = settings.engine.generation_budget
    if budget is None:
        budget = engine.DEFAULT_SPEC_BUDGET if is_rare(spec) else engine.DEFAULT_GENERATION_BUDGET
    return search_for_spec(spec, count, seed=seed, budget=budget, report=report)


def generate_verified(
    label: engine.Label, count: int, seed: int, settings: Settings
) -> list[Verified]:
    """Return new puzzles with their solutions, and show the progress.

    Raises:
        GenerationLimitError.
    """
    made = generate_puzzles(engine.PuzzleSpec(label), count, seed, settings)
    shown = with_progress(made, doing="Generating", total=count, prints=False)
    return [Verified(item.puzzle, item.solution) for item in shown]
