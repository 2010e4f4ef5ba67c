"""What the print page's form asks for, and why what was put into it is not taken."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeVar, get_args
from urllib.parse import quote

from nonet import engine, errors
from nonet.content.lessons import techniques
from nonet.content.puzzles import MOST_VERSIONS, PrintedMarks
from nonet.content.worksheets import (
    ANSWERS,
    LARGEST_LOGO_BYTES,
    MARKS,
    MOST_TO_A_SHEET,
    PER_PAGE,
    SHEET_KINDS,
    SHOWN,
    TRIMS,
    WEIGHTS,
    Header,
    Layout,
    Logo,
    Mark,
    SheetKind,
    SheetRecord,
    read_code,
)
from nonet.foundation.catalogue import Words
from nonet.foundation.paper import DEFAULT_PAPER, PAPERS, Paper
from nonet.web.http import number_in

MOST_PUZZLES = 40
# More than a book has of that many puzzles of every level.
MOST_PAGES = 500
LONGEST_TEXT = 120
MOST_NUMBER = 99_999
_TICKED = "1"

# What a link to the form may fill in.
FORM_FIELDS = frozenset(
    (
        *("source", "kind", "sheet", "difficulty", "up-to", "count", "versions", "mark", "seed"),
        *("puzzles", "paper", "per-page", "answers", "candidates", "large", "weight", "level"),
        *("technique", "codes", "hints", "path", "title", "class", "date", "blanks"),
        "first-number",
        "about",
        "trim",
        "shop",
        "author",
        "size",
        "marks",
    )
)
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')
T = TypeVar("T")
# What is made: sheets, which come back by a code, or what its address alone brings back.
PrintKind = Literal[SheetKind, "practice", "book"]
PRINT_KINDS: tuple[PrintKind, ...] = (*SHEET_KINDS, "practice", "book")
DEFAULT_TECHNIQUE = "x-wing"
# What print shops want around what they trim.
USUAL_BLEED_MM = 3.2
Source = Literal["new", "daily", "own", "sheet"]
# `all` are three sizes as the three levels of a class set.
PrintSize = Literal["9", "6", "4", "all"]
PRINT_SIZES: tuple[PrintSize, ...] = get_args(PrintSize)
PRINTED_MARKS: tuple[PrintedMarks, ...] = ("digits", "shapes", "both")
_SIZES: dict[PrintKind, tuple[PrintSize, ...]] = {"sheet": ("9", "6", "4"), "levels": ("9", "all")}
SOURCES: tuple[Source, ...] = get_args(Source)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintWish:
    """Which puzzles are to be printed, and how.

    With a seed new puzzles are the same every time; their labels go from `label` to `up_to`. A
    `record` is a sheet that comes back. `page` is the one that is looked at. A
    practice sheet is about the technique `slug`; a book is for a print shop or a screen.
    """

    source: Source
    kind: PrintKind
    label: engine.Label
    up_to: engine.Label
    count: int
    versions: int
    mark: Mark
    one_code: bool
    record: SheetRecord | None
    seed: int | None
    puzzles: str
    save: bool
    page: int
    slug: str
    trim: str
    for_shop: bool
    size: PrintSize
    marks: PrintedMarks
    author: str
    paper: Paper
    layout: Layout
    header: Header


def read_wish(fields: Mapping[str, str], logo: Logo | None) -> PrintWish:
    """Read the fields of the form; each is from a closed list, but for texts and numbers.

    Raises:
        FormError: a field is none of its list, or too long.
        LayoutError: the fields contradict each other.
    """
    seed = _number(fields, "seed", 0, least=0, most=2**32)
    source = _one_of(fields, "source", _named(SOURCES), "new")
    record = _record(fields) if source == "sheet" else None
    kind = record.kind if record else _one_of(fields, "kind", _named(PRINT_KINDS), "sheet")
    label = _one_of(fields, "difficulty", _named(engine.LABELS), "easy")
    most = MOST_PUZZLES if kind in ("sheet", "book") else MOST_TO_A_SHEET
    return PrintWish(
        source=source,
        kind=kind,
        label=label,
        up_to=_one_of(fields, "up-to", _named(engine.LABELS) | {"": label}, ""),
        count=min(_number(fields, "count", 4, most=MOST_PUZZLES), most),
        versions=_number(fields, "versions", 4, least=2, most=MOST_VERSIONS),
        mark=record.mark if record else _one_of(fields, "mark", _named(MARKS), MARKS[0]),
        one_code=fields.get("codes") == "sheet",
        record=record,
        seed=seed or None,
        puzzles=fields.get("puzzles", ""),
        save=_is_ticked(fields, "save"),
        page=_number(fields, "page", 1, most=MOST_PAGES),
        slug=_one_of(fields, "about", _named(tuple(techniques())), DEFAULT_TECHNIQUE),
        trim=_one_of(fields, "trim", _named(TRIMS), TRIMS[0]) if kind == "book" else "",
        for_shop=_is_ticked(fields, "shop"),
        author=_text(fields, "author"),
        size=_size(fields, kind),
        marks=_one_of(fields, "marks", _named(PRINTED_MARKS), PRINTED_MARKS[0]),
        paper=_one_of(fields, "paper", _named(PAPERS), DEFAULT_PAPER),
        layout=_layout(fields),
        header=Header(
            title=_text(fields, "title"),
            class_name=_text(fields, "class"),
            date=_text(fields, "date"),
            logo=logo,
            blanks=_is_ticked(fields, "blanks"),
            first_number=_number(fields, "first-number", 1, most=MOST_NUMBER),
        ),
    )


def _size(fields: Mapping[str, str], kind: PrintKind) -> PrintSize:
    """Return the size of new puzzles; one that the kind does not have is the usual one."""
    size = _one_of(fields, "size", _named(PRINT_SIZES), PRINT_SIZES[0])
    return size if size in _SIZES.get(kind, ()) else PRINT_SIZES[0]


def _size_of(record: SheetRecord) -> PrintSize:
    """Return the size that new puzzles like those of a sheet have."""
    lengths = {len(grid) for grid in record.grids}
    if len(lengths) > 1:
        return "all"
    sizes: dict[int, PrintSize] = {16: "4", 36: "6"}
    return sizes.get(lengths.pop(), "9")


def _layout(fields: Mapping[str, str]) -> Layout:
    return Layout(
        per_page=_one_of(fields, "per-page", {str(n): n for n in PER_PAGE}, "1"),
        answers=_one_of(fields, "answers", _named(ANSWERS), "none"),
        candidates=_is_ticked(fields, "candidates"),
        large_print=_is_ticked(fields, "large"),
        weight=_one_of(fields, "weight", _named(WEIGHTS), "normal"),
        shown=_one_of(fields, "level", _named(SHOWN), "label"),
        technique=_is_ticked(fields, "technique"),
        codes=_one_of(fields, "codes", {"": False, _TICKED: True, "sheet": True}, ""),
        hints=_is_ticked(fields, "hints"),
        path=_is_ticked(fields, "path"),
    )


def _named(known: tuple[T, ...]) -> dict[str, T]:
    return {str(each): each for each in known}


def _record(fields: Mapping[str, str]) -> SheetRecord:
    try:
        return read_code(fields.get("sheet", ""))
    except errors.IdentifierError:
        raise errors.FormError("sheet: no code of a sheet") from None


def fields_of(record: SheetRecord) -> dict[str, str]:
    """Return the fields of a form that print a sheet with its looks, without its puzzles."""
    layout, header = record.layout, record.header
    ticks = {
        "candidates": layout.candidates,
        "large": layout.large_print,
        "technique": layout.technique,
        "hints": layout.hints,
        "path": layout.path,
        "blanks": header.blanks,
    }
    return {
        "kind": record.kind,
        "size": _size_of(record),
        "mark": record.mark,
        "paper": record.paper,
        "per-page": str(layout.per_page),
        "answers": layout.answers,
        "weight": layout.weight,
        "level": layout.shown,
        "codes": "sheet" if layout.codes else "",
        "title": header.title,
        "class": header.class_name,
        "date": header.date,
        "first-number": str(header.first_number),
        **{name: _TICKED for name, is_ticked in ticks.items() if is_ticked},
    }


def file_name(wish: PrintWish, words: Words, today: date) -> str:
    """Return the name of a download, as its header has it: title, level and date."""
    parts = [wish.header.title or words("sheet-sudoku")]
    if wish.kind == "practice":
        parts.append(words(f"name-{wish.slug}"))
    elif wish.source == "new" and wish.kind != "book":
        parts.append(words(f"label-{wish.label}"))
    parts.append(wish.header.date or today.isoformat())
    name = " - ".join(_NOT_IN_NAMES.sub("-", part).strip() for part in parts)
    return f"filename=\"sudoku.pdf\"; filename*=UTF-8''{quote(name)}.pdf"


def _is_ticked(fields: Mapping[str, str], name: str) -> bool:
    return fields.get(name) == _TICKED


def _text(fields: Mapping[str, str], name: str) -> str:
    text = fields.get(name, "").strip()
    if len(text) > LONGEST_TEXT:
        reason = f"a {name} of {len(text)} characters; expected {LONGEST_TEXT} at most"
        raise errors.FormError(reason, field=name, most=LONGEST_TEXT)
    return text


def _number(
    fields: Mapping[str, str], name: str, default: int, *, least: int = 1, most: int
) -> int:
    """Return a number in ASCII digits; a field that is left empty has its default."""
    text = fields.get(name) or str(default)
    number = number_in(text, digits=len(str(most)))
    if number is None or not least <= number <= most:
        reason = f"{name}: found {text!r:.40}; expected {least:,} to {most:,}"
        raise errors.FormError(reason, field=name, least=least, most=most)
    return number


def _one_of(fields: Mapping[str, str], name: str, known: Mapping[str, T], default: str) -> T:
    value = fields.get(name, default)
    if value not in known:
        raise errors.FormError(f"{name}: found {value!r:.40}, which is none of those in the form")
    return known[value]


# What the page calls a field that a person fills in; all others are chosen, or hidden.
_FIELDS: Mapping[str, str] = {
    "count": "print-count",
    "first-number": "print-first-number",
    "title": "print-sheet-title",
    "class": "print-class",
    "date": "print-date",
    "puzzles": "print-grids",
}
_LAYOUTS: Mapping[str, str] = {
    "candidates": "print-wrong-candidates",
    "answers": "print-wrong-answers",
    "large_print": "print-wrong-large",
    "hints": "print-wrong-path",
    "path": "print-wrong-path",
    "logo": "print-wrong-logo",
}
_LOGO_KILOBYTES = LARGEST_LOGO_BYTES // 1000
# The readers tell it in one sentence; the page that reads on the device takes it apart likewise.
_COUNTED = re.compile(r"found (\d+) cells ")


def reason_of(refusal: errors.NonetError, words: Words) -> str:
    """Return why, and what to do about it, as a form tells it."""
    match refusal:
        case errors.FormError():
            return _of_form(refusal, words)
        case errors.TextFormError():
            return _of_text(refusal, words)
        case errors.UnprintableCharacterError():
            return words("print-wrong-characters", characters=" ".join(refusal.characters))
        case errors.NotUniqueError():
            place = next(iter(refusal.statuses)).removeprefix("puzzles[").removesuffix("]")
            return words("print-not-unique", number=str(int(place) + 1))
        case errors.LayoutError():
            return _of_layout(refusal, words)
    return of_limit(refusal, words) if isinstance(refusal, errors.PrintLimitError) else str(refusal)


def of_limit(refusal: errors.PrintLimitError, words: Words) -> str:
    """Say what printing took too much of."""
    return words(f"print-limit-{refusal.limit}", most=refusal.most)


def _of_layout(refusal: errors.LayoutError, words: Words) -> str:
    """Say what is wrong; of a logo what is not taken, and then what would be."""
    name = _LAYOUTS.get(refusal.option, "print-wrong-room")
    said = words(name, kilobytes=_LOGO_KILOBYTES)
    if not isinstance(refusal, errors.LogoError):
        return said
    found = words(
        f"print-logo-{refusal.kind}", part=refusal.part, line=str(refusal.line), most=refusal.most
    )
    return f"{found} {said}"


def _of_form(refusal: errors.FormError, words: Words) -> str:
    if refusal.field not in _FIELDS or refusal.most is None:
        return words("print-wrong-form")
    field, most = words(_FIELDS[refusal.field]), refusal.most
    if refusal.least is not None:
        return words("print-wrong-number", field=field, least=refusal.least, most=most)
    if refusal.field == "puzzles":
        return words("print-wrong-many", most=most)
    return words("print-wrong-length", field=field, most=most)


def _of_text(refusal: errors.TextFormError, words: Words) -> str:
    line = str(refusal.line)
    if counted := _COUNTED.match(refusal.reason):
        return words("import-cells", line=line, count=int(counted[1]))
    return words("import-no-grid", line=line)
