"""How puzzles stand on paper, each option from a closed list."""

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

PER_PAGE: tuple[PerPage, ...] = get_args(PerPage)
ANSWERS: tuple[Answers, ...] = get_args(Answers)
WEIGHTS: tuple[Weight, ...] = get_args(Weight)
SHOWN: tuple[Shown, ...] = get_args(Shown)

# Digits below five points cannot be told apart on a school's printer.
_WITH_CANDIDATES = (1, 2, 4, 6)
_WITH_ANSWERS_BELOW = (1, 2, 4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """How puzzles and answers stand on the pages.

    `answers` says how many there are to a page at the end (`full` is one), or `below`, small and
    upside down, beside each puzzle. `shown` says what tells how hard a puzzle is; `technique` names
    the hardest one it needs, beside it and in hints. With `codes`, puzzles have QR codes where
    there is room for them. `hints` and `path` ask for pages of words behind all others: a few hints
    to each puzzle, and every step of its solving path. `part` leaves out pages: answers can be a
    file of their own, and paths go with them.

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
        for holds, option, reason in self._contradictions():
            if holds:
                raise LayoutError(reason, option=option)

    @classmethod
    def of(cls, options: object, **others: Any) -> Self:
        """Return the layout with those of its options that an object has by the same names.

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
        """How many answers stand on a page at the end; 0 without such pages."""
        if self.answers in ("none", "below"):
            return 0
        return 1 if self.answers == "full" else int(self.answers)

    def puzzle_pages(self, count: int) -> int:
        """How many pages so many puzzles take."""
        return 0 if self.part == "answers" else -(-count // self.per_page)

    def answer_pages(self, count: int) -> int:
        """How many pages the answers to so many puzzles take."""
        if self.part == "puzzles" or not self.answers_per_page:
            return 0
        return -(-count // self.answers_per_page)

    @property
    def explained(self) -> tuple[Explained, ...]:
        """The kinds of pages of words, in order."""
        kinds: list[Explained] = []
        if self.hints and self.part != "answers":
            kinds.append("hints")
        if self.path and self.part != "puzzles":
            kinds.append("path")
        return tuple(kinds)

    def _contradictions(self) -> Iterator[tuple[bool, str, str]]:
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
    """What stands above the puzzles, and the number of the first.

    Without a title, a sheet has the word for a Sudoku. `blanks` are the lines for name, date and
    time.
    """

    title: str = ""
    class_name: str = ""
    date: str = ""
    logo: Logo | None = None
    blanks: bool = True
    first_number: int = 1

    @classmethod
    def of(cls, options: object, **others: Any) -> Self:
        """Return the header with what an object has by the same names."""
        return cls(**same_named(cls, options) | others)


def same_named(kind: type[Any], source: object) -> dict[str, Any]:
    """Return those fields of a dataclass that an object has by the same names."""
    names = (field.name for field in fields(kind))
    return {name: getattr(source, name) for name in names if hasattr(source, name)}


Paper = Literal["a4", "letter"]

# Grants hold a paper's place in this order: a new one comes last.
PAPERS: tuple[Paper, ...] = get_args(Paper)
DEFAULT_PAPER: Paper = "a4"


class PaperFormat(NamedTuple):
    """A paper's size, and how far down its lines of text stand, in points."""

    width: float
    height: float
    name_line: float
    title_line: float
    footer_line: float


FORMATS: dict[Paper, PaperFormat] = {
    "a4": PaperFormat(595.28, 841.89, name_line=56, title_line=106, footer_line=803),
    "letter": PaperFormat(612, 792, name_line=44, title_line=85, footer_line=758),
}
