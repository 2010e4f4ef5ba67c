"""Books, their chapters and their trims."""

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal, get_args

from nonet.engine import Label
from nonet.errors import LayoutError
from nonet.printing.books.flow import Flow
from nonet.printing.layout import Weight
from nonet.printing.practice import Exercise
from nonet.printing.worksheet import Sheet

Trim = Literal["5x8", "5.25x8", "5.5x8.5", "6x9", "7x10", "8x10", "8.25x11", "8.5x11", "a5", "a4"]
TRIMS: tuple[Trim, ...] = get_args(Trim)
MM_PER_INCH, POINTS_PER_INCH = 25.4, 72.0
_NAMED_MM = {"a5": (148.0, 210.0), "a4": (210.0, 297.0)}
# On smaller pages, the instructions run into the foot, and codes into the text beside them.
_LEAST_WIDTH_IN, _LEAST_HEIGHT_IN, _LEAST_AREA_IN, _MOST_IN = 4.0, 6.0, 34.0, 17.0
_FORM = re.compile(r"(\d{1,3}(?:\.\d{1,4})?)x(\d{1,3}(?:\.\d{1,4})?)(mm|in)?")


def inches_of(trim: str) -> tuple[float, float]:
    """Return the width and height of a trim: one of `TRIMS`, or such as `6.14x9.21` or `130x190mm`.

    Raises:
        LayoutError: it has another form, or a side is too short or too long to be bound.
    """
    if named := _NAMED_MM.get(trim):
        return named[0] / MM_PER_INCH, named[1] / MM_PER_INCH
    found = _FORM.fullmatch(trim)
    if found is None:
        known = ", ".join(TRIMS)
        raise LayoutError(
            f"found the trim {trim[:40]!r}; expected {known}, or a size such as 130x190mm",
            option="trim",
        )
    by = MM_PER_INCH if found[3] == "mm" else 1
    width, height = float(found[1]) / by, float(found[2]) / by
    is_large = width * height >= _LEAST_AREA_IN
    sides = (_LEAST_WIDTH_IN <= width <= _MOST_IN, _LEAST_HEIGHT_IN <= height <= _MOST_IN)
    if not (is_large and all(sides)):
        raise LayoutError(
            f"found a trim of {width:.2f} by {height:.2f} inches; expected a width of "
            f"{_LEAST_WIDTH_IN:.0f} to {_MOST_IN:.0f}, a height of {_LEAST_HEIGHT_IN:.0f} to "
            f"{_MOST_IN:.0f}, and an area of at least {_LEAST_AREA_IN:.0f} square inches",
            option="trim",
        )
    return width, height


def points_of(millimetres: float) -> float:
    """Return a length in points."""
    return millimetres / MM_PER_INCH * POINTS_PER_INCH


Mode = Literal["print", "screen"]
PuzzlesPerPage = Literal[1, 2, 4, 6, 9]
# A page of this size has room for two large grids.
TWO_PER_PAGE = "6x9"
AnswersPerPage = Literal[1, 2, 4, 6, 9, 12]

PUZZLES_PER_PAGE: tuple[PuzzlesPerPage, ...] = get_args(PuzzlesPerPage)
ANSWERS_PER_PAGE: tuple[AnswersPerPage, ...] = get_args(AnswersPerPage)
MODES: tuple[Mode, ...] = get_args(Mode)
MOST_CHAPTERS = 40
LONGEST_TITLE = 120
LONGEST_TEXT = 1200
MOST_BLEED_MM = 10.0
# The default day is fixed, so that the same book gives the same bytes.
_NO_DAY = date(2000, 1, 1)


@dataclass(frozen=True, slots=True)
class Introduction:
    """The introduction of a technique: its idea, and a step on a board."""

    name: str
    idea: str
    step: Exercise


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """At least one puzzle under a title; the default title is the name of the label.

    `text` is printed on the opening page, with the `ramp`: the ER of each puzzle. Introductions
    follow. `uses` are the names of the techniques that each puzzle needs.

    Raises:
        LayoutError: there are no puzzles.
    """

    puzzles: tuple[Sheet, ...]
    title: str = ""
    label: Label | None = None
    text: str = ""
    ramp: tuple[float, ...] = ()
    introductions: tuple[Introduction, ...] = ()
    uses: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        if not self.puzzles:
            raise LayoutError(f"the chapter {self.title or self.label!r} has no puzzle")


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """A book and its format.

    For `print` it is PDF/X-1a:2003 in black ink only, with title, author, the date when it was
    `made`, and the bleed in millimetres. For `screen` it is tagged and has links and an outline.
    `credit` is printed in the imprint and below puzzles. By default a page has as many answers as
    are readable. `front` comes before the first chapter. The hints, the answers, an index of the
    techniques and `back` follow the chapters. In large print no text is smaller than 16 points.

    Raises:
        LayoutError: a part is missing, too long or too large, or two contradict each other.
    """

    title: str
    chapters: tuple[Chapter, ...]
    credit: str
    subtitle: str = ""
    author: str = ""
    imprint: str = ""
    trim: str = "6x9"
    bleed: float = 0
    made: date = _NO_DAY
    mode: Mode = "print"
    per_page: PuzzlesPerPage = 1
    answers_per_page: AnswersPerPage | None = None
    weight: Weight = "normal"
    large_print: bool = False
    how_to: bool = True
    codes: bool = True
    first_number: int = 1
    front: tuple[Flow, ...] = ()
    back: tuple[Flow, ...] = ()
    language: Path | None = None

    def __post_init__(self) -> None:
        if not self.title:
            raise LayoutError("the book has no title", option="title")
        if not 0 < len(self.chapters) <= MOST_CHAPTERS:
            raise LayoutError(
                f"{len(self.chapters)} chapters; expected 1 to {MOST_CHAPTERS}", option="chapters"
            )
        inches_of(self.trim)
        if not 0 <= self.bleed <= MOST_BLEED_MM:
            raise LayoutError(
                f"{self.bleed:g} mm of bleed; expected 0 to {MOST_BLEED_MM:.0f}", option="bleed"
            )
        if self.bleed and self.mode == "screen":
            raise LayoutError("nothing is trimmed on a screen: set bleed = 0", option="bleed")
        if self.large_print and self.introductions:
            reason = "introductions are too small for large print: set introductions = false"
            raise LayoutError(reason, option="introductions")
        for name, text, most in self._texts():
            if len(text) > most:
                raise LayoutError(f"{name} of {len(text)} characters; expected {most} at most")

    @property
    def puzzles(self) -> tuple[Sheet, ...]:
        """All puzzles in the order of their numbers."""
        return tuple(puzzle for chapter in self.chapters for puzzle in chapter.puzzles)

    @property
    def introductions(self) -> tuple[Introduction, ...]:
        """All introductions, in order."""
        return tuple(each for chapter in self.chapters for each in chapter.introductions)

    @property
    def count(self) -> int:
        """The number of puzzles."""
        return len(self.puzzles)

    def _texts(self) -> list[tuple[str, str, int]]:
        own = [
            ("a title", self.title, LONGEST_TITLE),
            ("a subtitle", self.subtitle, LONGEST_TITLE),
            ("an author", self.author, LONGEST_TITLE),
            ("an imprint", self.imprint, LONGEST_TEXT),
        ]
        return own + [
            each
            for chapter in self.chapters
            for each in (
                ("a chapter's title", chapter.title, LONGEST_TITLE),
                ("a chapter's text", chapter.text, LONGEST_TEXT),
            )
        ]
