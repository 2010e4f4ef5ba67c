"""A class set: sheets for pupils, told apart by a letter and dots, and one key for the teacher."""

from dataclasses import dataclass, replace
from math import isqrt
from typing import Any, Literal, get_args

from nonet.engine import Label
from nonet.grid import givens_of
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.document import describe_link, described, texts_of
from nonet.printing.layout import Layout, Part, PerPage
from nonet.printing.typesetting import Source, compile_picture, compile_tagged
from nonet.printing.worksheet import Section, Sheet, SheetLink, Worksheet

LETTERS = "ABCDEFGHIJ"
MOST_TO_A_SHEET = 4
_TEMPLATE = "class_set.typ"
_ON_A_PAGE: PerPage = 2
_IN_A_KEY = 12
_WORDS = (
    *("before", "before-tip", "first-step", "done", "hardest-step"),
    *("key", "key-levels", "key-symbols", "key-versions", "pupils"),
)

Mark = Literal["dots", "symbols"]
MARKS: tuple[Mark, ...] = get_args(Mark)
_DOTS, _SYMBOLS = ("dot-1", "dot-2", "dot-3"), ("circle", "square", "triangle")


@dataclass(frozen=True, slots=True, kw_only=True)
class PupilSheet:
    """Puzzles of one letter; with a label, the sheet is one of three levels and shows a mark.

    The first hint of a puzzle, if it has one, is the tip beside it. The key tells what the label
    `means`, or else what labels mean everywhere; it is `called` so, or else by its name. By the
    `link` pupils play the sheet.
    """

    puzzles: tuple[Sheet, ...]
    label: Label | None = None
    means: str = ""
    called: str = ""
    link: SheetLink | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassSet:
    """Pupils' sheets, as many as there are letters at most, on what else a worksheet says.

    Dots count the levels, and symbols have no rank. The key has the worksheet's link.
    """

    worksheet: Worksheet
    sheets: tuple[PupilSheet, ...]
    mark: Mark = "dots"

    @property
    def count(self) -> int:
        """How many puzzles there are."""
        return sum(len(sheet.puzzles) for sheet in self.sheets)

    @property
    def pages(self) -> int:
        """How many pages there are, with those of the key."""
        return len(self.sheets) * self._pages_each + self.key_pages

    @property
    def _pages_each(self) -> int:
        return -(-len(self.sheets[0].puzzles) // _ON_A_PAGE)

    @property
    def key_pages(self) -> int:
        """How many pages the key takes."""
        in_rows = self.has_levels and len(self.sheets[0].puzzles) <= _ON_A_PAGE
        return 1 if in_rows else -(-self.count // _IN_A_KEY)

    @property
    def has_levels(self) -> bool:
        """Whether the sheets are as many levels of the same puzzles."""
        return self.sheets[0].label is not None


def render_class_set(class_set: ClassSet, part: Part = "all") -> bytes:
    """Render the sheets, the key, or both as a tagged PDF; the same set gives the same bytes."""
    return compile_tagged(_source(class_set, part))


def preview_class_set(class_set: ClassSet, page: int) -> bytes:
    """Draw a page of the sheets or of the key as a PNG."""
    return compile_picture(_source(class_set, "all", only=min(page, class_set.pages)))


def _source(class_set: ClassSet, part: Part, *, only: int | None = None) -> Source:
    shown = _describe(class_set, part) | {"only": only}
    return Source.of(_TEMPLATE, shown, texts_of(class_set.worksheet))


def _describe(class_set: ClassSet, part: Part) -> dict[str, Any]:
    worksheet = _named(class_set)
    words = words_in(worksheet.language)
    to_a_sheet, count = len(class_set.sheets[0].puzzles), class_set.count
    pupils = class_set.pages - class_set.key_pages
    key_first = pupils + 1 if part != "answers" else 1
    last = pupils if part == "puzzles" else key_first - 1 + class_set.pages - pupils
    said = described(worksheet, Section(0, count, "all"))
    said["words"] |= {name: words(f"sheet-{name}") for name in _WORDS}
    said["page-words"] = {
        str(page): words("sheet-page", page=str(page), pages=str(last))
        for page in range(1, last + 1)
    }
    for sheet, drawn in zip(worksheet.sheets, said["sheets"], strict=True):
        # Where no rank is to be seen, none can be counted.
        given = words("sheet-givens", count=givens_of(sheet.puzzle), marks=sheet.marks)
        drawn["given-words"] = given if class_set.mark == "dots" else ""
        drawn["tip"] = next(iter(sheet.hints), None)
        side = isqrt(len(sheet.puzzle))
        drawn["done-tip"] = words("sheet-done-tip", side=side, marks=sheet.marks)
    marks = _DOTS if class_set.mark == "dots" else _SYMBOLS
    return said | {
        "sheet-link": describe_link(class_set.worksheet, words),
        "first-answer-page": key_first,
        "part": part,
        "levels": class_set.has_levels,
        "key-lead": words("sheet-key-levels" if class_set.mark == "dots" else "sheet-key-symbols"),
        "in-rows": class_set.has_levels and to_a_sheet <= _ON_A_PAGE,
        "pupil-sheets": [
            {
                "name": words("sheet-letter", letter=letter),
                "link": _pupils_link(worksheet, sheet.link, words),
                "mark": marks[place] if class_set.has_levels else None,
                "label": sheet.label and (sheet.called or words(f"sheet-label-{sheet.label}")),
                "means": sheet.label and (sheet.means or words(f"sheet-means-{sheet.label}")),
            }
            for place, (letter, sheet) in enumerate(zip(LETTERS, class_set.sheets, strict=False))
        ],
        "to-a-sheet": to_a_sheet,
    }


def _pupils_link(
    worksheet: Worksheet, link: SheetLink | None, words: Words
) -> dict[str, Any] | None:
    described = describe_link(replace(worksheet, link=link), words)
    return described and described | {"lead": words("sheet-play-all")}


def _named(class_set: ClassSet) -> Worksheet:
    """Return the worksheet with all puzzles, named by letter and number; pupils see no label."""
    named = tuple(
        replace(puzzle, name=f"{letter}{number}", label=None)
        for letter, sheet in zip(LETTERS, class_set.sheets, strict=False)
        for number, puzzle in enumerate(sheet.puzzles, 1)
    )
    layout = Layout(per_page=_ON_A_PAGE, answers="12", codes=False, shown="nothing")
    weight = class_set.worksheet.layout.weight
    layout = replace(layout, weight=weight)
    return replace(class_set.worksheet, sheets=named, layout=layout, link=None)
