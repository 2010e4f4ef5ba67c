"""What a book is made from."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from nonet.content.worksheets.layout import Weight
from nonet.content.worksheets.worksheet import Sheet
from nonet.engine import Label
from nonet.errors import LayoutError

Trim = Literal["5x8", "5.25x8", "5.5x8.5", "6x9", "7x10", "8x10", "8.5x11", "a5", "a4"]
Mode = Literal["print", "screen"]
PuzzlesPerPage = Literal[1, 2, 4, 6]
AnswersPerPage = Literal[1, 2, 4, 6, 9, 12]

ANSWERS_PER_PAGE: tuple[AnswersPerPage, ...] = get_args(AnswersPerPage)
TRIMS: tuple[Trim, ...] = get_args(Trim)
MODES: tuple[Mode, ...] = get_args(Mode)
MOST_CHAPTERS = 40
LONGEST_TITLE = 120
LONGEST_TEXT = 1200


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """Puzzles under a title, at least one; with a label, its word is the title of an untitled one.

    `text` stands on the page that opens the chapter.

    Raises:
        LayoutError: it has no puzzle.
    """

    puzzles: tuple[Sheet, ...]
    title: str = ""
    label: Label | None = None
    text: str = ""

    def __post_init__(self) -> None:
        if not self.puzzles:
            raise LayoutError(f"the chapter {self.title or self.label!r} has no puzzle")


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """A book and how it is printed.

    For `print` it has black alone, nothing but pages, and its title and author; for `screen` it is
    tagged and has links and an outline. `credit` is printed in the imprint and below puzzles.
    Without a number of answers on a page there are as many as can be read.

    Raises:
        LayoutError: it has no chapter, too many, or a text is too long.
    """

    title: str
    chapters: tuple[Chapter, ...]
    credit: str
    subtitle: str = ""
    author: str = ""
    imprint: str = ""
    trim: Trim = "6x9"
    mode: Mode = "print"
    per_page: PuzzlesPerPage = 1
    answers_per_page: AnswersPerPage | None = None
    weight: Weight = "normal"
    how_to: bool = True
    codes: bool = True
    first_number: int = 1
    language: Path | None = None

    def __post_init__(self) -> None:
        if not self.title:
            raise LayoutError("a book without a title", option="title")
        if not 0 < len(self.chapters) <= MOST_CHAPTERS:
            raise LayoutError(
                f"{len(self.chapters)} chapters; expected 1 to {MOST_CHAPTERS}", option="chapters"
            )
        for name, text, most in self._texts():
            if len(text) > most:
                raise LayoutError(f"{name} of {len(text)} characters; expected {most} at most")

    @property
    def puzzles(self) -> tuple[Sheet, ...]:
        """All puzzles, in the order of their numbers."""
        return tuple(puzzle for chapter in self.chapters for puzzle in chapter.puzzles)

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
