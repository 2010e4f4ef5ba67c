"""Puzzles of 4x4 and 6x6 as sheets to print."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from nonet.engine import small
from nonet.i18n.words import Words
from nonet.printing.layout import Layout
from nonet.printing.worksheet import PrintedStep, Sheet
from nonet.puzzles.explanations.guidance import explain_small
from nonet.puzzles.links.identifiers import small_puzzle_id
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import KnownSmall

PrintedMarks = Literal["digits", "shapes", "both"]


AnySmall = small.SmallPuzzle | KnownSmall


def small_sheets(
    puzzles: Sequence[AnySmall], site: Site, marks: PrintedMarks = "digits"
) -> tuple[Sheet, ...]:
    """Return a sheet for each puzzle; of `both`, every other one has shapes."""
    return tuple(
        small_sheet(item, site, marks_at(index, marks)) for index, item in enumerate(puzzles)
    )


def marks_at(index: int, marks: PrintedMarks) -> small.Marks:
    """Return the marks of the puzzle at this place among those that are printed together."""
    if marks == "both":
        return "shapes" if index % 2 else "digits"
    return marks


def small_sheet(item: AnySmall, site: Site, marks: small.Marks) -> Sheet:
    """Return a sheet for a puzzle, whose page shows the same marks."""
    return Sheet(
        puzzle=item.puzzle,
        solution=item.solution,
        playable_url=site.playable_url(small_puzzle_id(item.puzzle))
        + ("?marks=shapes" if marks == "shapes" else ""),
        label=item.level,
        marks=marks,
    )


def explain_small_sheet(sheet: Sheet, layout: Layout, words: Words) -> Sheet:
    """Return the sheet with the hints and the path that the layout asks for."""
    hints = _hints(sheet, words) if layout.hints else ()
    path = tuple(_path(sheet, words)) if layout.path else ()
    return replace(sheet, hints=hints, path=path)


def _hints(sheet: Sheet, words: Words) -> tuple[str, ...]:
    said = (explain_small(sheet.puzzle, depth=depth, marks=sheet.marks) for depth in (1, 2, 3))
    return tuple(words.render(each) for each in said if each is not None)


def _path(sheet: Sheet, words: Words) -> Iterator[PrintedStep]:
    board = sheet.puzzle
    while (single := small.next_single(board)) is not None:
        said = explain_small(board, depth=3, marks=sheet.marks)
        if said is not None:
            yield PrintedStep(
                technique=words(f"small-kind-{single.kind}"), explanation=words.render(said)
            )
        board = board[: single.cell] + str(single.digit) + board[single.cell + 1 :]
