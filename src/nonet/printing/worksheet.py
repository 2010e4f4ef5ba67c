"""Worksheets and their puzzles."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nonet.engine import Label
from nonet.engine.small import Marks
from nonet.engine.variants import VariantPuzzle
from nonet.grid import CELLS, EMPTY, SIDE
from nonet.i18n.words import Words
from nonet.printing.layout import DEFAULT_PAPER, Header, Layout, Paper, Part
from nonet.puzzles.variant_words import marks_in_words, rules_in_words

# A multiple of every number of puzzles per page, so sections fill whole pages.
MOST_AT_ONCE = 72


@dataclass(frozen=True, slots=True)
class PrintedStep:
    """A step of a solving path: its technique, its explanation, and the conclusions of a chain."""

    technique: str
    explanation: str
    conclusions: tuple[str, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """All texts, in order."""
        return (self.technique, self.explanation, *self.conclusions)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A puzzle with everything that is printed about it.

    `puzzle` has 81 characters, or 36 or 16 for children: digits, or `-` for an empty cell. For a
    `variant` it has its givens. The `solution` has all digits. Neither is checked here. Without a
    `label` no difficulty is printed. A `name` replaces the number. Rating, technique, hints and
    path are in the language of the sheet, and printed if the layout includes them. `marks` are
    digits or shapes.
    """

    puzzle: str
    solution: str
    playable_url: str
    label: Label | None = None
    name: str = ""
    rating: str = ""
    technique: str = ""
    hints: tuple[str, ...] = ()
    path: tuple[PrintedStep, ...] = ()
    marks: Marks = "digits"
    variant: VariantPuzzle | None = None


@dataclass(frozen=True, slots=True)
class SheetLink:
    """The link to the page of a sheet: for its QR code, and as text."""

    url: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Worksheet:
    """Puzzles to print in order, at least one.

    Pages of answers follow the puzzles, then hints and paths. `credit` is the attribution's
    `offlineText`, printed on every page. `language` is the folder of the sheet's messages; without
    one they are English. With a `link`, one code for the sheet replaces those of its puzzles.
    """

    service_name: str
    credit: str
    sheets: tuple[Sheet, ...]
    paper: Paper = DEFAULT_PAPER
    layout: Layout = field(default_factory=Layout)
    header: Header = field(default_factory=Header)
    language: Path | None = None
    link: SheetLink | None = None

    @property
    def count(self) -> int:
        """The number of puzzles."""
        return len(self.sheets)

    @property
    def pages(self) -> int:
        """The number of pages of puzzles and answers."""
        return self.layout.puzzle_pages(self.count) + self.layout.answer_pages(self.count)


# For a test whether printing works on this machine.
SPECIMEN = Worksheet(
    service_name="Specimen",
    credit="Specimen · specimen.example",
    sheets=(
        Sheet(
            puzzle=EMPTY * SIDE + "123456789" * 8,
            solution="123456789" * SIDE,
            playable_url="https://specimen.example/puzzles/v1-" + "0" * len(CELLS),
            label="expert",
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class Section:
    """Sheets `start` to `stop` of a worksheet: their puzzles, their answers, or both."""

    start: int
    stop: int
    part: Part

    @property
    def indexes(self) -> range:
        """The indexes of its sheets in the worksheet."""
        return range(self.start, self.stop)


def sections_of(worksheet: Worksheet) -> list[Section]:
    """Split a worksheet into sections, each of which begins on a new page."""
    count, layout = worksheet.count, worksheet.layout
    if count <= MOST_AT_ONCE:
        return [Section(0, count, layout.part)]
    parts: tuple[tuple[Part, int], ...] = (
        ("puzzles", layout.per_page),
        ("answers", layout.answers_per_page),
    )
    return [
        Section(start, min(start + MOST_AT_ONCE, count), each)
        for each, per_page in parts
        if layout.part in ("all", each) and per_page
        for start in range(0, count, MOST_AT_ONCE)
    ]


_BOXES = {16: (4, 2, 2), 36: (6, 2, 3)}
"""The rows of a grid, and the rows and columns of a box, by the number of cells."""


def is_small(sheet: Sheet) -> bool:
    """Return whether a puzzle is a small grid; an empty place of a preview has no cells."""
    return sheet.variant is None and 0 < len(sheet.puzzle) < len(CELLS)


def describe_small(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Return the size of a small grid and the names of its shapes; empty for other grids."""
    if not is_small(sheet):
        return {}
    side, rows, columns = _BOXES[len(sheet.puzzle)]
    shown: dict[str, Any] = {"shape": {"side": side, "rows": rows, "columns": columns}}
    if sheet.marks == "shapes":
        shown["marks"] = [words(f"small-shape-{mark}") for mark in range(1, side + 1)]
    return shown


# A code of 25 mm holds an identifier of this length.
LONGEST_CODED_ID = 300


def describe_variant(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Return the marks of a variant and its rules in words; empty for other puzzles."""
    puzzle = sheet.variant
    if puzzle is None:
        return {}
    drawing, rules = puzzle.drawing, rules_in_words(puzzle, words)
    rows, columns = drawing["sides"]
    drawing["shape"] = {"side": puzzle.size, "rows": rows, "columns": columns}
    drawing["alt"] = " ".join([*rules, *(f"{mark}." for mark in marks_in_words(puzzle, words))])
    return {"drawing": drawing, "rules": rules}


def fits_paper_code(sheet: Sheet) -> bool:
    """Return whether the identifier of a puzzle is short enough for a code on paper."""
    return sheet.variant is None or len(sheet.variant.id) <= LONGEST_CODED_ID


def instruction_of(worksheet: Worksheet, words: Words) -> dict[str, str]:
    """Return the instruction for children or for variants; empty if all grids are usual ones."""
    if any(sheet.variant for sheet in worksheet.sheets):
        return {"instruction": words("variant-instruction")}
    small = [sheet for sheet in worksheet.sheets if is_small(sheet)]
    if not small:
        return {}
    shapes = sum(sheet.marks == "shapes" for sheet in small)
    marks = "digits" if not shapes else "shapes" if shapes == worksheet.count else "both"
    return {"instruction": words("sheet-instruction-small", marks=marks)}
