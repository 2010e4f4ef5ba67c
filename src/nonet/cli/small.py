"""Options and output of commands for 4x4 and 6x6 grids."""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Literal

import typer

from nonet.cli.options import words_of
from nonet.cli.spec_options import SpecOptions
from nonet.cli.steps import wrapped
from nonet.cli.terminal import print_json, print_line
from nonet.engine import small
from nonet.puzzles.explanations.guidance import explain_small
from nonet.server.settings import Settings

AnySize = Literal["4", "6", "9"]
PrintedMarks = Literal["digits", "shapes", "both"]
USUAL: AnySize = "9"
Size = Annotated[
    AnySize, typer.Option(help="Number of rows; 4 and 6 are for children, in three levels.")
]


Marks = Annotated[
    PrintedMarks,
    typer.Option(help="Symbols in 4x4 and 6x6 grids; `both` alternates puzzles."),
]


def small_size(size: AnySize) -> small.Size | None:
    """Return the size of small grids, or None for 9x9."""
    number = int(size)
    return number if small.is_size(number) else None


def level_named(name: str | None) -> small.Level:
    """Return the level with a name, by default the easiest.

    Raises:
        typer.BadParameter: grids of this size have no such level.
    """
    level = next((level for level in small.LEVELS if level == (name or small.LEVELS[0])), None)
    if level is None:
        expected = ", ".join(small.LEVELS)
        message = f"4x4 and 6x6 grids have only {expected}; found {name}"
        raise typer.BadParameter(message, param_hint="--difficulty")
    return level


def generate_small(
    size: small.Size, spec_options: SpecOptions, count: int, seed: int
) -> Iterator[small.SmallPuzzle]:
    """Yield new puzzles of a size.

    Raises:
        typer.BadParameter: an option applies only to 9x9 grids.
        GenerationLimitError: there aren't so many puzzles.
    """
    if spec_options != SpecOptions(difficulty=spec_options.difficulty):
        message = "4 and 6 can be combined only with --difficulty, --count and --seed"
        raise typer.BadParameter(message, param_hint="--size")
    yield from new_small(size, spec_options.difficulty, count, seed)


def new_small(
    size: small.Size, difficulty: str | None, count: int, seed: int
) -> list[small.SmallPuzzle]:
    """Return the first puzzles of a seed.

    Raises:
        typer.BadParameter: grids of this size have no such level.
        GenerationLimitError: there aren't so many puzzles.
    """
    return list(islice(small.generate_iter(size, level_named(difficulty), seed=seed), count))


def print_small(puzzle: small.SmallPuzzle, *, as_json: bool) -> None:
    """Print a new puzzle."""
    if not as_json:
        print_line(puzzle.puzzle)
        return
    print_json(
        {
            "puzzle": puzzle.puzzle,
            "solution": puzzle.solution,
            "size": puzzle.size,
            "difficulty": puzzle.level,
            "reference": puzzle.reference,
        }
    )


def hint_small(puzzle: str, board: str | None, level: int, language: str, *, as_json: bool) -> None:
    """Print the easiest single on a board of a small puzzle, in words for children.

    Raises:
        typer.Exit: the board has a mistake.
        typer.BadParameter: the board has another size than the puzzle.
        NotUniqueError: the puzzle doesn't have exactly one solution.
    """
    words = words_of(language, Settings())
    givens, solution = small.normalize(puzzle), small.solve(puzzle)
    if board is not None and (not small.is_grid(board) or len(board) != len(givens)):
        raise typer.BadParameter("must have the size of the puzzle", param_hint="BOARD")
    progress = givens if board is None else small.normalize(board)
    wrong = [cell for cell, digit in enumerate(progress) if digit not in ("-", solution[cell])]
    wrong += [cell for cell, digit in enumerate(givens) if digit != "-" and progress[cell] == "-"]
    if wrong:
        print_line(wrapped(words("small-wrong", count=len(wrong), marks="digits")))
        raise typer.Exit(1)
    guidance, single = explain_small(progress, depth=level), small.next_single(progress)
    if guidance is None or single is None:
        print_line(words("small-done") if progress == solution else words("small-no-single"))
        return
    sentence = words.render(guidance)
    if not as_json:
        print_line(wrapped(sentence))
        return
    placed = [{"index": single.cell, "value": single.digit}]
    print_json({"kind": single.kind, "placements": placed, "explanation": sentence})
