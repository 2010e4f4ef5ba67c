"""A class set: sheets for pupils, told apart by a letter and dots, and one key for the teacher."""

import json
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from nonet.content.worksheets.document import described, texts_of
from nonet.content.worksheets.layout import Layout, Part, PerPage
from nonet.content.worksheets.typesetting import compile_template
from nonet.content.worksheets.worksheet import Section, Sheet, Worksheet
from nonet.engine import Label
from nonet.foundation.catalogue import words_in
from nonet.foundation.grid import givens_of

LETTERS = "ABCDEFGHIJ"
MOST_TO_A_SHEET = 4
_ON_A_PAGE: PerPage = 2
_IN_A_KEY = 12
_WORDS = (
    *("before", "before-tip", "first-step", "done", "done-tip", "hardest-step"),
    *("key", "key-levels", "key-symbols", "key-versions", "pupils"),
)

Mark = Literal["dots", "symbols"]
MARKS: tuple[Mark, ...] = get_args(Mark)
_DOTS, _SYMBOLS = ("dot-1", "dot-2", "dot-3"), ("circle", "square", "triangle")


@dataclass(frozen=True, slots=True, kw_only=True)
class PupilSheet:
    """Puzzles of one letter; with a label, the sheet is one of three levels and shows a mark.

    The first hint of a puzzle, if it has one, is the tip beside it. The key tells what the label
    `means`, or else what labels mean everywhere.
    """

    puzzles: tuple[Sheet, ...]
    label: Label | None = None
    means: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassSet:
    """Pupils' sheets, as many as there are letters at most, on what else a worksheet says.

    Dots count the levels, and symbols have no rank.
    """

    worksheet: Worksheet
    sheets: tuple[PupilSheet, ...]
    mark: Mark = "dots"

    @property
    def has_levels(self) -> bool:
        """Whether the sheets are as many levels of the same puzzles."""
        return self.sheets[0].label is not None


def render_class_set(class_set: ClassSet, part: Part = "all") -> bytes:
    """Render the sheets, the key, or both as a tagged PDF; the same set gives the same bytes."""
    inputs = {"worksheet": json.dumps(_describe(class_set, part))}
    return compile_template("class_set.typ", inputs, texts=texts_of(class_set.worksheet))


def _describe(class_set: ClassSet, part: Part) -> dict[str, Any]:
    worksheet = _named(class_set)
    words = words_in(worksheet.language)
    to_a_sheet = len(class_set.sheets[0].puzzles)
    pages_each = -(-to_a_sheet // _ON_A_PAGE)
    key_first = len(class_set.sheets) * pages_each + 1 if part != "answers" else 1
    count = len(worksheet.sheets)
    key_pages = 1 if class_set.has_levels and to_a_sheet <= _ON_A_PAGE else -(-count // _IN_A_KEY)
    last = key_first - 1 + (0 if part == "puzzles" else key_pages)
    said = described(worksheet, Section(0, count, "all"))
    said["words"] |= {name: words(f"sheet-{name}") for name in _WORDS}
    said["page-words"] = {
        str(page): words("sheet-page", page=str(page), pages=str(last))
        for page in range(1, last + 1)
    }
    for sheet, drawn in zip(worksheet.sheets, said["sheets"], strict=True):
        # Where no rank is to be seen, none can be counted.
        given = words("sheet-givens", count=givens_of(sheet.puzzle))
        drawn["given-words"] = given if class_set.mark == "dots" else ""
        drawn["tip"] = next(iter(sheet.hints), None)
    marks = _DOTS if class_set.mark == "dots" else _SYMBOLS
    return said | {
        "first-answer-page": key_first,
        "part": part,
        "levels": class_set.has_levels,
        "key-lead": words("sheet-key-levels" if class_set.mark == "dots" else "sheet-key-symbols"),
        "in-rows": class_set.has_levels and to_a_sheet <= _ON_A_PAGE,
        "pupil-sheets": [
            {
                "name": words("sheet-letter", letter=letter),
                "mark": marks[place] if class_set.has_levels else None,
                "label": sheet.label and words(f"sheet-label-{sheet.label}"),
                "means": sheet.label and (sheet.means or words(f"sheet-means-{sheet.label}")),
            }
            for place, (letter, sheet) in enumerate(zip(LETTERS, class_set.sheets, strict=False))
        ],
        "to-a-sheet": to_a_sheet,
    }


def _named(class_set: ClassSet) -> Worksheet:
    """Return the worksheet with all puzzles, named by letter and number; pupils see no label."""
    named = tuple(
        replace(puzzle, name=f"{letter}{number}", label=None)
        for letter, sheet in zip(LETTERS, class_set.sheets, strict=False)
        for number, puzzle in enumerate(sheet.puzzles, 1)
    )
    layout = Layout(per_page=_ON_A_PAGE, answers="12", codes=False, shown="nothing")
    weight = class_set.worksheet.layout.weight
    return replace(class_set.worksheet, sheets=named, layout=replace(layout, weight=weight))
