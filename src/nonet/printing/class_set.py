"""A class set: sheets for pupils, each with a letter and a mark, and a key for the teacher."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt
from random import Random
from typing import Any

from nonet import engine
from nonet.grid import givens_of
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.document import describe_link, described, page_words, texts_of
from nonet.printing.from_puzzles import link_of
from nonet.printing.layout import LETTERS, Layout, Mark, Part, PerPage
from nonet.printing.sheet_code import SheetRecord, record_of
from nonet.printing.sheet_explanations import first_tip
from nonet.printing.typesetting import Source, compile_picture, compile_tagged
from nonet.printing.worksheet import Section, Sheet, SheetLink, Worksheet
from nonet.puzzles.class_sets import Level, count_narrow_steps, version_of
from nonet.puzzles.grading import served_label
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified

MOST_TO_A_SHEET = 4
_TEMPLATE = "class_set.typ"
_ON_A_PAGE: PerPage = 2
_IN_A_KEY = 12
_WORDS = (
    *("before", "before-tip", "first-step", "done", "hardest-step"),
    *("key", "key-levels", "key-symbols", "key-versions", "pupils"),
)
_DOTS, _SYMBOLS = ("dot-1", "dot-2", "dot-3"), ("circle", "square", "triangle")
_LEVELS_OF_SIZES: tuple[engine.Label, ...] = ("beginner", "easy", "medium")


@dataclass(frozen=True, slots=True, kw_only=True)
class PupilSheet:
    """Puzzles of one letter; with a label, the sheet is one of three levels and has a mark.

    The first hint of a puzzle is the tip beside it. In the key, `called` replaces the name of the
    label and `means` its meaning. Pupils play the sheet at the `link`.
    """

    puzzles: tuple[Sheet, ...]
    label: engine.Label | None = None
    means: str = ""
    called: str = ""
    link: SheetLink | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassSet:
    """Pupils' sheets, at most one for each letter, with the options of a worksheet.

    Dots count the levels; symbols have no rank. The key has the worksheet's link.
    """

    worksheet: Worksheet
    sheets: tuple[PupilSheet, ...]
    mark: Mark = "dots"

    @property
    def count(self) -> int:
        """The number of puzzles."""
        return sum(len(sheet.puzzles) for sheet in self.sheets)

    @property
    def pages(self) -> int:
        """The number of pages, with the key."""
        return len(self.sheets) * -(-len(self.sheets[0].puzzles) // _ON_A_PAGE) + self.key_pages

    @property
    def key_pages(self) -> int:
        """The number of pages of the key."""
        return 1 if self.has_key_in_rows else -(-self.count // _IN_A_KEY)

    @property
    def has_levels(self) -> bool:
        """Whether the sheets are levels of the same puzzles."""
        return self.sheets[0].label is not None

    @property
    def has_key_in_rows(self) -> bool:
        """Whether the key has one page with a row for each level."""
        return self.has_levels and len(self.sheets[0].puzzles) <= _ON_A_PAGE


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
    has_dots = class_set.mark == "dots"
    pupils = class_set.pages - class_set.key_pages
    key_first = pupils + 1 if part != "answers" else 1
    last = pupils if part == "puzzles" else key_first - 1 + class_set.key_pages
    shown = described(worksheet, Section(0, class_set.count, "all"))
    shown["words"] |= {name: words(f"sheet-{name}") for name in _WORDS}
    for sheet, drawn in zip(worksheet.sheets, shown["sheets"], strict=True):
        # The number of givens would show the rank, which symbols hide.
        givens = words("sheet-givens", count=givens_of(sheet.puzzle), marks=sheet.marks)
        drawn["given-words"] = givens if has_dots else ""
        drawn["tip"] = next(iter(sheet.hints), None)
        side = isqrt(len(sheet.puzzle))
        drawn["done-tip"] = words("sheet-done-tip", side=side, marks=sheet.marks)
    marks = _DOTS if has_dots else _SYMBOLS
    return shown | {
        "page-words": page_words(words, range(1, last + 1), last),
        "sheet-link": describe_link(class_set.worksheet.link, words, lead="sheet-again"),
        "first-answer-page": key_first,
        "part": part,
        "levels": class_set.has_levels,
        "key-lead": words("sheet-key-levels" if has_dots else "sheet-key-symbols"),
        "in-rows": class_set.has_key_in_rows,
        "pupil-sheets": [
            {
                "name": words("sheet-letter", letter=letter),
                "link": describe_link(sheet.link, words),
                "mark": marks[index] if class_set.has_levels else None,
                "label": sheet.label and (sheet.called or words(f"sheet-label-{sheet.label}")),
                "means": sheet.label and (sheet.means or words(f"sheet-means-{sheet.label}")),
            }
            for index, (letter, sheet) in enumerate(zip(LETTERS, class_set.sheets, strict=False))
        ],
        "to-a-sheet": len(class_set.sheets[0].puzzles),
    }


def _named(class_set: ClassSet) -> Worksheet:
    """Return a worksheet of all puzzles, named by letter and number, without labels."""
    named = tuple(
        replace(puzzle, name=f"{letter}{number}", label=None)
        for letter, sheet in zip(LETTERS, class_set.sheets, strict=False)
        for number, puzzle in enumerate(sheet.puzzles, 1)
    )
    weight = class_set.worksheet.layout.weight
    layout = Layout(per_page=_ON_A_PAGE, answers="12", codes=False, shown="nothing", weight=weight)
    return replace(class_set.worksheet, sheets=named, layout=layout, link=None)


def sheets_of_levels(nested: Sequence[Sequence[Level]], words: Words) -> tuple[PupilSheet, ...]:
    """Return a sheet for each level, the easiest first, of puzzles with nested givens."""
    return tuple(_sheet_of_level(levels, words) for levels in zip(*nested, strict=True))


def sheets_of_versions(
    puzzles: Sequence[Verified], versions: int, chance: Random, words: Words
) -> tuple[PupilSheet, ...]:
    """Return sheets of the same puzzles, which look different on each."""
    return tuple(
        _sheet_of_version([version_of(each, chance) for each in puzzles], words)
        for _ in range(versions)
    )


def sheets_again(
    record: SheetRecord, verified: Sequence[Verified], words: Words
) -> tuple[PupilSheet, ...]:
    """Return the sheets of a set from its code and its verified puzzles, in order."""
    each = len(verified) // record.letters
    letters = [verified[at : at + each] for at in range(0, len(verified), each)]
    if record.kind == "versions":
        return tuple(_sheet_of_version(letter, words) for letter in letters)
    labels = {
        puzzle: served_label(engine.label_of(puzzle.puzzle)) or "expert" for puzzle in verified
    }
    hardest = max(labels.values(), key=engine.LABELS.index)
    by_steps = hardest if hardest in ("beginner", "easy") else None

    def level_of(puzzle: Verified) -> Level:
        steps = count_narrow_steps(puzzle.puzzle, by_steps) if by_steps else None
        return Level(labels[puzzle], puzzle, 0.0, steps)

    return tuple(_sheet_of_level(list(map(level_of, letter)), words) for letter in letters)


def sheets_of_sizes(letters: Sequence[Sequence[Sheet]], words: Words) -> tuple[PupilSheet, ...]:
    """Return a sheet for each of three sizes, which are the three levels."""
    return tuple(
        PupilSheet(
            puzzles=_with_tips(sheets, words),
            label=label,
            called=words("sheet-size", side=isqrt(len(sheets[0].puzzle))),
            means=words("sheet-means-size", side=isqrt(len(sheets[0].puzzle))),
        )
        for label, sheets in zip(_LEVELS_OF_SIZES, letters, strict=True)
    )


def set_record(class_set: ClassSet, hint_limit: int | None) -> SheetRecord:
    """Return the record of a whole set, to print it again."""
    return record_of(
        [puzzle for sheet in class_set.sheets for puzzle in sheet.puzzles],
        class_set.worksheet,
        kind="levels" if class_set.has_levels else "versions",
        letters=len(class_set.sheets),
        mark=class_set.mark,
        hint_limit=hint_limit,
    )


def with_links(
    class_set: ClassSet, site: Site, *, folder: str = "", hint_limit: int | None = None
) -> ClassSet:
    """Return a class set with codes: to play each sheet, and in the key to print the set again.

    Raises:
        IdentifierError: there are more puzzles than a code can hold.
    """
    worksheet = class_set.worksheet
    for_pupils: dict[str, Any] = {"for_pupils": True, "hint_limit": hint_limit}
    plain = Layout(per_page=2, answers="none")

    def linked(letter: str, sheet: PupilSheet) -> PupilSheet:
        own = record_of(sheet.puzzles, worksheet, layout=plain, letter=letter, **for_pupils)
        return replace(sheet, link=link_of(own, site, folder=folder))

    whole = link_of(set_record(class_set, hint_limit), site, folder=folder)
    return replace(
        class_set,
        worksheet=replace(worksheet, link=whole),
        sheets=tuple(map(linked, LETTERS, class_set.sheets)),
    )


def _sheet_of_level(levels: Sequence[Level], words: Words) -> PupilSheet:
    return PupilSheet(
        puzzles=_with_tips([_sheet(level.puzzle) for level in levels], words),
        label=max((level.label for level in levels), key=engine.LABELS.index),
        means=_means(levels, words),
    )


def _sheet_of_version(puzzles: Sequence[Verified], words: Words) -> PupilSheet:
    return PupilSheet(puzzles=_with_tips(list(map(_sheet, puzzles)), words))


def _means(levels: Sequence[Level], words: Words) -> str:
    """Return how many steps have only one possible cell, if that distinguishes the levels."""
    counts = [level.narrow_steps for level in levels if level.narrow_steps is not None]
    if not counts:
        return ""
    least, most = min(counts), max(counts)
    steps = str(most) if least == most else f"{least}\u2013{most}"
    return words("sheet-means-narrow", count=most, steps=steps)


def _sheet(puzzle: Verified) -> Sheet:
    return Sheet(puzzle=puzzle.puzzle, solution=puzzle.solution, playable_url="")


def _with_tips(sheets: Sequence[Sheet], words: Words) -> tuple[Sheet, ...]:
    """Return sheets whose only hint is where to look for the first step."""
    tips = [first_tip(sheet, words) for sheet in sheets]
    return tuple(
        replace(sheet, hints=(tip,) if tip else ()) for sheet, tip in zip(sheets, tips, strict=True)
    )
