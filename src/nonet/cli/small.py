"""What commands do with grids of 4x4 and 6x6."""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Literal

import typer

from nonet.cli.options import words_of
from nonet.cli.spec_options import SpecOptions
from nonet.cli.steps import wrapped
from nonet.cli.terminal import print_json, print_line
from nonet.engine import small
from nonet.grid import SIDE
from nonet.puzzles.explanations.guidance import explain_small
from nonet.server.settings import Settings

AnySize = Literal["4", "6", "9"]
PrintedMarks = Literal["digits", "shapes", "both"]
USUAL: AnySize = "9"
Size = Annotated[
    AnySize, typer.Option(help="How many rows: 4 and 6 are for children, in three levels.")
]


Marks = Annotated[
    PrintedMarks,
    typer.Option(help="In grids of 4 and 6: digits, shapes to draw, or both in turn."),
]


def small_size(size: AnySize) -> small.Size | None:
    """Return the size of small grids; None for the usual one."""
    number = int(size)
    return number if small.is_size(number) else None


def level_named(name: str | None) -> small.Level:
    """Return the level that a difficulty asks for, by default the easiest.

    Raises:
        typer.BadParameter: grids of this size have no such level.
    """
    level = next((level for level in small.LEVELS if level == (name or small.LEVELS[0])), None)
    if level is None:
        expected = ", ".join(small.LEVELS)
        message = f"grids of 4 and 6 have {expected}; found {name}"
        raise typer.BadParameter(message, param_hint="--difficulty")
    return level


def generate_small(
    size: small.Size, wishes: SpecOptions, count: int, seed: int
) -> Iterator[small.SmallPuzzle]:
    """Yield new puzzles of a size.

    Raises:
        typer.BadParameter: the wish is one for grids of 9x9 alone.
        GenerationLimitError: there are not so many puzzles.
    """
    if wishes != SpecOptions(difficulty=wishes.difficulty):
        message = f"beside it only --difficulty, --count and --seed are for other sizes than {SIDE}"
        raise typer.BadParameter(message, param_hint="--size")
    yield from new_small(size, wishes.difficulty, count, seed)


def new_small(
    size: small.Size, difficulty: str | None, count: int, seed: int
) -> list[small.SmallPuzzle]:
    """Return the first puzzles of a seed.

    Raises:
        typer.BadParameter: grids of this size have no such level.
        GenerationLimitError: there are not so many puzzles.
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
        typer.BadParameter: the board is none of the puzzle.
        NotUniqueError: the puzzle has not exactly one solution.
    """
    words = words_of(language, Settings())
    givens, solution = small.normalize(puzzle), small.solve(puzzle)
    if board is not None and (not small.is_grid(board) or len(board) != len(givens)):
        raise typer.BadParameter("is no board of this puzzle", param_hint="BOARD")
    progress = givens if board is None else small.normalize(board)
    wrong = [cell for cell, digit in enumerate(progress) if digit not in ("-", solution[cell])]
    wrong += [cell for cell, digit in enumerate(givens) if digit != "-" and progress[cell] == "-"]
    if wrong:
        print_line(wrapped(words("small-wrong", count=len(wrong), marks="digits")))
        raise typer.Exit(1)
    said, single = explain_small(progress, depth=level), small.next_single(progress)
    if said is None or single is None:
        print_line(words("small-done") if progress == solution else words("small-no-single"))
        return
    sentence = words.render(said)
    if not as_json:
        print_line(wrapped(sentence))
        return
    placed = [{"index": single.cell, "value": single.digit}]
    print_json({"kind": single.kind, "placements": placed, "explanation": sentence})
