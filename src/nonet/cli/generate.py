"""`nonet generate`: generate new puzzles, or one again from its reference."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.options import DEFAULT_SIZE, Seed, Size, seed_number, small_size
from nonet.cli.progress import ProgressBar, with_progress
from nonet.cli.terminal import AsJson, print_result
from nonet.engine import SpecError, small
from nonet.grid import CELLS
from nonet.puzzles.spec_search import is_rare, search_for_spec
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

_MOST = len(CELLS)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecOptions:
    """The specification of new puzzles."""

    difficulty: Annotated[
        engine.AnyLabel | None,
        typer.Option(
            help=f"Difficulty of the puzzles; by default {engine.DEFAULT_LABEL}, or any if you "
            "give other requirements."
        ),
    ] = None
    technique: Annotated[
        str | None,
        typer.Option(help="Hardest technique that each puzzle needs, such as `xy-wing`."),
    ] = None
    max_technique: Annotated[
        str | None, typer.Option(help="Hardest technique that a puzzle may need.")
    ] = None
    min_rating: Annotated[
        float | None,
        typer.Option(min=1, max=12, help="Lowest rating (ER) on the Sudoku Explainer's scale."),
    ] = None
    max_rating: Annotated[
        float | None, typer.Option(min=1, max=12, help="Highest rating (ER).")
    ] = None
    min_givens: Annotated[
        int,
        typer.Option(
            "--min-givens", "--min-clues", min=0, max=_MOST, help="Minimum number of givens."
        ),
    ] = 0
    max_givens: Annotated[
        int,
        typer.Option(
            "--max-givens", "--max-clues", min=0, max=_MOST, help="Maximum number of givens."
        ),
    ] = _MOST
    symmetry: Annotated[
        engine.Symmetry, typer.Option(help="Symmetry of the pattern of givens.")
    ] = engine.DEFAULT_SYMMETRY
    minimal: Annotated[
        bool | None,
        typer.Option(
            help="Require that every given is necessary, or that some aren't.",
            show_default="either",
        ),
    ] = None
    avoid_empty_houses: Annotated[
        bool,
        typer.Option("--avoid-empty-houses", help="Require a given in each row, column and box."),
    ] = False

    def spec(self) -> engine.PuzzleSpec:
        """Return the spec; without options, it asks for the easiest label.

        Raises:
            typer.BadParameter: options contradict each other.
        """
        options = asdict(self)
        spec = engine.PuzzleSpec(options.pop("difficulty"), **options)
        try:
            engine.require_possible(spec)
        except SpecError as error:
            option = f"--{error.part.replace('_', '-')}"
            raise typer.BadParameter(str(error), param_hint=option) from None
        return engine.PuzzleSpec(engine.DEFAULT_LABEL) if spec == engine.PuzzleSpec() else spec


def generate(  # noqa: PLR0913 - one parameter per option
    *,
    size: Size = DEFAULT_SIZE,
    count: Annotated[
        int | None, typer.Option(min=0, help="Number of puzzles; by default one.")
    ] = None,
    seed: Seed = None,
    reference: Annotated[
        str | None, typer.Option(help="Generate the puzzle with this reference again.")
    ] = None,
    as_json: AsJson = False,
    options: SpecOptions,
) -> None:
    """Generate puzzles, one per line; with --json also solution, difficulty and reference.

    No two puzzles are equivalent. The search for rare puzzles tries up to ten million candidates
    per puzzle.
    """
    if reference is not None:
        if (size, count, seed, options) != (DEFAULT_SIZE, None, None, SpecOptions()):
            message = "can't be combined with other options except --json"
            raise typer.BadParameter(message, param_hint="--reference")
        _print_again(reference, as_json=as_json)
        return
    total, number = 1 if count is None else count, seed_number(seed)
    if (few_rows := small_size(size)) is not None:
        if options != SpecOptions(difficulty=options.difficulty):
            message = "4 and 6 can be combined only with --difficulty, --count and --seed"
            raise typer.BadParameter(message, param_hint="--size")
        for made in generate_small(few_rows, options.difficulty, total, number):
            _print_small(made, as_json=as_json)
        return
    spec = options.spec()
    bar = ProgressBar(doing="Generating", total=total)
    report = partial(_report, bar)
    for puzzle in bar.over(generate_puzzles(spec, total, number, Settings(), report=report)):
        made_by = engine.reference_of(spec, seed=number, index=puzzle.index)
        _print(puzzle, made_by, as_json=as_json)


def _print_again(reference: str, *, as_json: bool) -> None:
    if small.is_reference(reference):
        _print_small(small.from_reference(reference), as_json=as_json)
    else:
        _print(engine.from_reference(reference), reference, as_json=as_json)


def _report(bar: ProgressBar, tried: int, nearest: str | None) -> None:
    bar.note(f"{tried:,} candidates tried" + (f"; {nearest}" if nearest else ""))


def _print(puzzle: engine.Puzzle, reference: str, *, as_json: bool) -> None:
    fields = {
        "puzzle": puzzle.puzzle,
        "solution": puzzle.solution,
        "difficulty": puzzle.label,
        "hardestTechnique": puzzle.hardest,
        "reference": reference,
    }
    print_result(fields, puzzle.puzzle, as_json=as_json)


def _print_small(puzzle: small.SmallPuzzle, *, as_json: bool) -> None:
    fields = {
        "puzzle": puzzle.puzzle,
        "solution": puzzle.solution,
        "size": puzzle.size,
        "difficulty": puzzle.level,
        "reference": puzzle.reference,
    }
    print_result(fields, puzzle.puzzle, as_json=as_json)


def generate_small(
    size: small.Size, difficulty: str | None, count: int, seed: int
) -> list[small.SmallPuzzle]:
    """Return the first puzzles of a seed, by default of the easiest level.

    Raises:
        typer.BadParameter: grids of this size have no such level.
        GenerationLimitError: there aren't so many puzzles.
    """
    levels = {str(level): level for level in small.LEVELS}
    if difficulty is not None and difficulty not in levels:
        message = f"4x4 and 6x6 grids have only {', '.join(levels)}; found {difficulty}"
        raise typer.BadParameter(message, param_hint="--difficulty")
    level = levels[difficulty or small.LEVELS[0]]
    return list(islice(small.generate_iter(size, level, seed=seed), count))


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
