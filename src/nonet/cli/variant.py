"""`nonet variant`: generate, check, grade and explain variants such as killer."""

import json
import re
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from nonet.cli.options import DEFAULT_LANGUAGE, Language, Seed, seed_number, words_of
from nonet.cli.steps import wrapped
from nonet.cli.terminal import (
    FAILED,
    AsJson,
    print_json,
    print_line,
    print_result,
    standard_input,
)
from nonet.engine import variants
from nonet.engine.variants import (
    Difficulty,
    VariantForm,
    VariantPuzzle,
    VariantStep,
    read_variant,
    write_variant,
)
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import as_text

variant = typer.Typer(
    add_completion=False,
    help="Generate, check and explain variants such as killer.",
    no_args_is_help=True,
)

_CONCLUSION = re.compile(r"r(\d+)c(\d+)(=|<>)(\d+)", re.IGNORECASE)


def _read_puzzle(source: str) -> VariantPuzzle:
    """Return the puzzle of an argument, which is a text of one or a file with it.

    Raises:
        VariantFormatError: it isn't a puzzle in a known format.
    """
    if source == "-":
        return read_variant(standard_input().read().decode("utf-8", "replace"))
    with suppress(OSError, ValueError):
        return read_variant(Path(source).read_text("utf-8"))
    return read_variant(source)


Puzzle = Annotated[
    str,
    typer.Argument(
        metavar="PUZZLE",
        help="A puzzle as JSON, a link or an ISS string, a file with one, or - for a pipe.",
    ),
]
Board = Annotated[
    str | None,
    typer.Option(help="Givens and entries as text; by default the puzzle without entries."),
]


@variant.command()
def generate(
    kinds: Annotated[
        list[str],
        typer.Argument(metavar="KIND...", help=f"One or more of: {', '.join(variants.KINDS)}."),
    ],
    *,
    size: Annotated[int, typer.Option(help="Number of rows: 4, 6, 8, 9, 12 or 16.")] = 9,
    difficulty: Annotated[Difficulty, typer.Option(help="Difficulty of the puzzle.")] = "medium",
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Generate a puzzle as JSON; with --json also its solution and grade."""
    made = variants.generate(kinds, size, difficulty, seed=seed_number(seed))
    fields = {
        "puzzle": made.puzzle.data,
        "solution": made.solution,
        "grade": asdict(made.grade),
        "seed": made.seed,
    }
    print_result(fields, made.puzzle.json, as_json=as_json)


@variant.command()
def convert(
    puzzle: Puzzle,
    *,
    to: Annotated[
        VariantForm, typer.Option(help="Output format; iss is a string, the others are links.")
    ] = "json",
    as_json: AsJson = False,
) -> None:
    """Convert a puzzle to a link of another tool, or a link to JSON."""
    written = write_variant(_read_puzzle(puzzle), to)
    print_result({"format": to, "text": written}, written, as_json=as_json)


@variant.command()
def check(puzzle: Puzzle, *, as_json: AsJson = False) -> None:
    """Check whether a puzzle has exactly one solution; otherwise the exit status is 1."""
    verdict = variants.count_solutions(_read_puzzle(puzzle))
    fields = {"status": verdict.status, "solution": verdict.solution}
    shown = f"{verdict.status}\t{verdict.solution or '-'}"
    print_result(fields, shown, as_json=as_json)
    if verdict.solution is None:
        raise typer.Exit(FAILED)


@variant.command()
def grade(puzzle: Puzzle, *, as_json: AsJson = False) -> None:
    """Grade a puzzle by its hardest step."""
    known = _read_puzzle(puzzle)
    variants.solve(known)
    graded = variants.grade(known)
    shown = f"{graded.difficulty}\t{graded.hardest or '-'}"
    print_result(asdict(graded), shown, as_json=as_json)


@variant.command()
def hint(
    puzzle: Puzzle,
    *,
    board: Board = None,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Show the easiest next step on a board, with its reason."""
    known, words = _read_puzzle(puzzle), words_of(language)
    variants.solve(known)
    step = variants.next_step(known, board)
    if step is None:
        print_result(None, "no technique finds a next step", as_json=as_json)
        return
    _print_step(step, known, words, as_json=as_json)


@variant.command()
def explain(
    puzzle: Puzzle,
    *,
    board: Board = None,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Explain how to solve a puzzle, step by step; exit status 1 if the steps don't solve it."""
    known, words = _read_puzzle(puzzle), words_of(language)
    variants.solve(known)
    path = variants.solve_path(known, board)
    for step in path.steps:
        _print_step(step, known, words, as_json=as_json)
    if not path.solved:
        raise typer.Exit(FAILED)


@variant.command()
def prove(
    puzzle: Puzzle,
    claim: Annotated[
        str,
        typer.Argument(
            metavar="CLAIM",
            help="Conclusions such as `r1c2=3 r4c5<>6`, or JSON with a certificate.",
        ),
    ],
    *,
    board: Board = None,
    as_json: AsJson = False,
) -> None:
    """Check whether a claimed step is proved; otherwise the exit status is 1."""
    known = _read_puzzle(puzzle)
    judged = variants.prove(known, _read_claim(claim, known.size), board)
    print_result(asdict(judged), judged.status, as_json=as_json)
    if judged.status != "proved":
        raise typer.Exit(FAILED)


def _read_claim(text: str, size: int) -> dict[str, Any]:
    """Return a claim as data.

    Raises:
        typer.BadParameter: it is neither JSON nor conclusions.
    """
    if text.lstrip().startswith("{"):
        try:
            claim: dict[str, Any] = json.loads(text)
        except ValueError as error:
            raise typer.BadParameter(f"invalid JSON: {error}", param_hint="CLAIM") from None
        return claim
    if _CONCLUSION.sub("", text).strip(" ,;"):
        message = f"expected conclusions such as r1c2=3, found {text}"
        raise typer.BadParameter(message, param_hint="CLAIM")
    pairs: dict[str, list[tuple[int, int]]] = {"=": [], "<>": []}
    for row, column, sign, digit in _CONCLUSION.findall(text):
        if not (0 < int(row) <= size and 0 < int(column) <= size and 0 < int(digit) <= size):
            raise typer.BadParameter(f"r{row}c{column} isn't on the grid", param_hint="CLAIM")
        pairs[sign].append(((int(row) - 1) * size + int(column) - 1, int(digit)))
    return {"placements": pairs["="], "eliminations": pairs["<>"]}


def _print_step(step: VariantStep, puzzle: VariantPuzzle, words: Words, *, as_json: bool) -> None:
    sentence = words.render(as_text(step.sentences))
    if as_json:
        fields = asdict(step)
        del fields["sentences"]
        print_json({**fields, "explanation": sentence})
        return
    size = puzzle.size
    placed = (f"{_name_of(cell, size)}={digit}" for cell, digit in step.placements)
    gone = (f"{_name_of(cell, size)}<>{digit}" for cell, digit in step.eliminations)
    print_line(f"{step.technique}: {' '.join([*placed, *gone])}")
    print_line(wrapped(sentence, indent="  "))


def _name_of(cell: int, size: int) -> str:
    return f"r{cell // size + 1}c{cell % size + 1}"
