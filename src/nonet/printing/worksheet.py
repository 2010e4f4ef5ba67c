"""What a worksheet is made from."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nonet.engine import Label
from nonet.engine.small import Marks
from nonet.grid import CELLS, EMPTY, SIDE
from nonet.i18n.words import Words
from nonet.printing.layout import DEFAULT_PAPER, Header, Layout, Paper, Part

# Of every number to a page, so many sheets fill whole pages.
MOST_AT_ONCE = 72


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedStep:
    """A step of a solving path: its technique, why it holds, and the conclusions of a chain."""

    technique: str
    explanation: str
    conclusions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """One puzzle, as it is printed.

    `puzzle` is 81 characters, or 36 or 16 for children, `1`-`9` or `-` where a cell is empty;
    `solution` has all digits. Neither is checked here. The link is in ASCII, as addresses are.
    Without a label the page shows none. A `name` stands in the place of its number. Rating,
    hardest technique, hints and path are in the language of the sheet; they are printed where the
    layout asks for them. `marks` are digits, or shapes in their place.
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


@dataclass(frozen=True, slots=True)
class SheetLink:
    """Where a whole sheet is found again: for its QR code, and as people read it."""

    url: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Worksheet:
    """Puzzles to print, at least one, in this order; pages of answers follow all of them.

    Then come hints and paths, where the layout asks for them.

    `credit` is the attribution's `offlineText`; it is printed on every page. `language` is the
    folder with the words of the sheet; without one they are English. With a `link`, one code for
    the sheet stands in the place of those of its puzzles.
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
        """How many puzzles there are."""
        return len(self.sheets)

    @property
    def pages(self) -> int:
        """How many pages of puzzles and answers there are."""
        return self.layout.puzzle_pages(self.count) + self.layout.answer_pages(self.count)


# A sample that shows whether printing works on this machine.
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
    """Sheets `start` to `stop` of a worksheet, with their puzzles, their answers, or both."""

    start: int
    stop: int
    part: Part

    @property
    def indexes(self) -> range:
        """The places of its sheets in the worksheet."""
        return range(self.start, self.stop)


def sections_of(worksheet: Worksheet) -> list[Section]:
    """Cut a worksheet into sections that each begin on a page of their own."""
    count, layout = len(worksheet.sheets), worksheet.layout
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
"""Rows of a grid, and rows and columns of a box, by how many cells there are."""


def is_small(sheet: Sheet) -> bool:
    """Tell whether a puzzle has fewer cells than usual; a place that is left empty has none."""
    return 0 < len(sheet.puzzle) < len(CELLS)


def describe_small(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Describe the shape of a small grid, and the names of its shapes; of a usual one, nothing."""
    if not is_small(sheet):
        return {}
    side, rows, columns = _BOXES[len(sheet.puzzle)]
    shown: dict[str, Any] = {"shape": {"side": side, "rows": rows, "columns": columns}}
    if sheet.marks == "shapes":
        shown["marks"] = [words(f"small-shape-{mark}") for mark in range(1, side + 1)]
    return shown


def instruction_of(worksheet: Worksheet, words: Words) -> dict[str, str]:
    """Return what children are told to do; nothing where no grid is small."""
    small = [sheet for sheet in worksheet.sheets if is_small(sheet)]
    if not small:
        return {}
    shapes = sum(sheet.marks == "shapes" for sheet in small)
    marks = "digits" if not shapes else "shapes" if shapes == len(worksheet.sheets) else "both"
    return {"instruction": words("sheet-instruction-small", marks=marks)}
