"""Layout of puzzles on paper; each option is from a closed list."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, Literal, NamedTuple, Self, get_args

from nonet.errors import LayoutError

PerPage = Literal[1, 2, 4, 6, 9]
Answers = Literal["none", "full", "4", "6", "9", "12", "below"]
Weight = Literal["light", "normal", "bold"]
Shown = Literal["label", "dots", "rating", "nothing"]
Part = Literal["all", "puzzles", "answers"]
Explained = Literal["hints", "path"]
# Levels of a class set have dots, or symbols without rank.
Mark = Literal["dots", "symbols"]

PER_PAGE: tuple[PerPage, ...] = get_args(PerPage)
ANSWERS: tuple[Answers, ...] = get_args(Answers)
WEIGHTS: tuple[Weight, ...] = get_args(Weight)
SHOWN: tuple[Shown, ...] = get_args(Shown)
MARKS: tuple[Mark, ...] = get_args(Mark)
LETTERS = "ABCDEFGHIJ"

# Digits below five points are illegible on a school's printer.
_WITH_CANDIDATES = (1, 2, 4, 6)
_WITH_ANSWERS_BELOW = (1, 2, 4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """The arrangement of puzzles and answers on pages.

    `answers` is their number on each page at the end (`full` is one), or `below`: small and upside
    down beside each puzzle. `shown` is the form of the difficulty. `technique` adds the hardest
    technique of each puzzle, also in hints. `codes` adds QR codes where there is room for them.
    `hints` and `path` add pages at the end, with a few hints or every step of the solving path.
    `part` omits pages: answers can be a separate file, which then has the paths.

    Raises:
        LayoutError: the options contradict each other.
    """

    per_page: PerPage = 1
    answers: Answers = "full"
    candidates: bool = False
    large_print: bool = False
    weight: Weight = "normal"
    shown: Shown = "label"
    technique: bool = False
    codes: bool = True
    hints: bool = False
    path: bool = False
    part: Part = "all"

    def __post_init__(self) -> None:
        for is_broken, option, rule in self._rules():
            if is_broken:
                raise LayoutError(rule, option=option)

    @classmethod
    def of(cls, options: object, **others: Any) -> Self:
        """Return the layout with the options that an object has under the same names.

        Raises:
            LayoutError: the options contradict each other.
        """
        return cls(**same_named(cls, options) | others)

    @classmethod
    def one_per_page(cls, *, with_answers: bool) -> "Layout":
        """Return the layout of the service's worksheets."""
        return cls(answers="full" if with_answers else "none")

    @property
    def answers_per_page(self) -> int:
        """The number of answers on a page at the end; 0 without such pages."""
        if self.answers in ("none", "below"):
            return 0
        return 1 if self.answers == "full" else int(self.answers)

    def puzzle_pages(self, count: int) -> int:
        """Return how many pages this many puzzles take."""
        return 0 if self.part == "answers" else -(-count // self.per_page)

    def answer_pages(self, count: int) -> int:
        """Return how many pages the answers to this many puzzles take."""
        if self.part == "puzzles" or not self.answers_per_page:
            return 0
        return -(-count // self.answers_per_page)

    @property
    def explained(self) -> tuple[Explained, ...]:
        """The kinds of explanation pages, in order."""
        hints: tuple[Explained, ...] = ("hints",) if self.hints and self.part != "answers" else ()
        path: tuple[Explained, ...] = ("path",) if self.path and self.part != "puzzles" else ()
        return hints + path

    def _rules(self) -> Iterator[tuple[bool, str, str]]:
        """Yield whether a rule is broken, the option that breaks it, and the rule."""
        yield (
            self.candidates and self.per_page not in _WITH_CANDIDATES,
            "candidates",
            "candidates are printed up to 6 puzzles a page: with more they are too small",
        )
        yield (
            self.answers == "below" and self.per_page not in _WITH_ANSWERS_BELOW,
            "answers",
            "answers stand below puzzles up to 4 a page: with more there is no room for them",
        )
        yield (
            self.large_print and (self.per_page != 1 or self.answers not in ("none", "full")),
            "large_print",
            "large print has one puzzle a page, and answers full size or none",
        )
        yield (
            self.part == "answers" and not self.answers_per_page,
            "part",
            "a file of answers needs answers on pages of their own",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Logo:
    """A picture in the header: an SVG or a PNG."""

    content: bytes
    format: Literal["svg", "png"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The header above the puzzles, and the number of the first puzzle.

    The default title is the word for Sudoku. `blanks` are lines for name, date and time.
    """

    title: str = ""
    class_name: str = ""
    date: str = ""
    logo: Logo | None = None
    blanks: bool = True
    first_number: int = 1

    @classmethod
    def of(cls, options: object, **others: Any) -> Self:
        """Return the header with the fields that an object has under the same names."""
        return cls(**same_named(cls, options) | others)


def same_named(kind: type[Any], source: object) -> dict[str, Any]:
    """Return the fields of a dataclass that an object has under the same names."""
    names = (field.name for field in fields(kind))
    return {name: getattr(source, name) for name in names if hasattr(source, name)}


Paper = Literal["a4", "letter"]

# Download grants store the index of a paper, so append new ones.
PAPERS: tuple[Paper, ...] = get_args(Paper)
DEFAULT_PAPER: Paper = "a4"


class PaperFormat(NamedTuple):
    """The size of a paper and the positions of its text lines from the top, in points."""

    width: float
    height: float
    name_line: float
    title_line: float
    footer_line: float


FORMATS: dict[Paper, PaperFormat] = {
    "a4": PaperFormat(595.28, 841.89, name_line=56, title_line=106, footer_line=803),
    "letter": PaperFormat(612, 792, name_line=44, title_line=85, footer_line=758),
}


def pdf_name(count: int, *, answers: bool, paper: Paper, part: Part = "all") -> str:
    """Return a name for a PDF of this many puzzles, without its extension."""
    puzzles = "1-puzzle" if count == 1 else f"{count}-puzzles"
    if part == "answers":
        return f"sudoku-answers-to-{puzzles}-{paper}"
    has_answers = answers and part == "all"
    return f"sudoku-{puzzles}-{'with' if has_answers else 'without'}-answers-{paper}"
