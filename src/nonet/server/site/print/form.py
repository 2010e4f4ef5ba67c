"""What the print page's form asks for, and why what was put into it is not taken."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal, get_args
from urllib.parse import quote

from nonet import engine, errors
from nonet.engine import small
from nonet.i18n.words import Words
from nonet.printing.books.book import TRIMS
from nonet.printing.class_set import MARKS, MOST_TO_A_SHEET, Mark
from nonet.printing.layout import ANSWERS, PER_PAGE, SHOWN, WEIGHTS, Header, Layout, Logo
from nonet.printing.paper import DEFAULT_PAPER, PAPERS, Paper
from nonet.printing.sheet_code import SHEET_KINDS, SheetKind, SheetRecord, read_code
from nonet.printing.small_sheets import PrintedMarks
from nonet.printing.strip import StripFormat
from nonet.printing.svg import LARGEST_LOGO_BYTES
from nonet.puzzles.class_set import MOST_VERSIONS
from nonet.puzzles.lessons.lesson import techniques
from nonet.server.site.print.fields import TICKED, is_ticked, named, number_of, one_of, text_in
from nonet.server.site.print.press_options import CoverOptions, StripOptions, read_cover, read_strip

MOST_PUZZLES = 40
# More than a book has of that many puzzles of every level.
MOST_PAGES = 500
LONGEST_TEXT = 120
MOST_NUMBER = 99_999

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
        "parts",
        "large-book",
        "author",
        "size",
        "marks",
        *("part", "stock", "cover", "blurb"),
        *("width", "height", "form", "grids", "day"),
    )
)
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')
# What is made: sheets, which come back by a code, or what its address alone brings back.
PrintKind = Literal[SheetKind, "practice", "book", "strip"]
PRINT_KINDS: tuple[PrintKind, ...] = (*SHEET_KINDS, "practice", "book", "strip")
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
class PrintRequest:
    """Which puzzles are to be printed, and how.

    With a seed new puzzles are the same every time; their labels go from `label` to `up_to`. A
    `record` is a sheet that comes back. `page` is the one that is looked at. A
    practice sheet is about the technique `slug`; a book is for a print shop or a screen, and with a
    `cover` that alone is wished.
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
    with_parts: bool
    is_large_book: bool
    cover: CoverOptions | None
    strip: StripOptions | None
    size: PrintSize
    marks: PrintedMarks
    author: str
    paper: Paper
    layout: Layout
    header: Header


def read_print_request(fields: Mapping[str, str], logo: Logo | None) -> PrintRequest:
    """Read the fields of the form; each is from a closed list, but for texts and numbers.

    Raises:
        FormError: a field is none of its list, or too long.
        LayoutError: the fields contradict each other.
    """
    seed = number_of(fields, "seed", 0, least=0, most=2**32)
    source = one_of(fields, "source", named(SOURCES), "new")
    record = _record(fields) if source == "sheet" else None
    kind = record.kind if record else one_of(fields, "kind", named(PRINT_KINDS), "sheet")
    label = one_of(fields, "difficulty", named(engine.LABELS), "easy")
    most = MOST_PUZZLES if kind in ("sheet", "book") else MOST_TO_A_SHEET
    return PrintRequest(
        source=source,
        kind=kind,
        label=label,
        up_to=one_of(fields, "up-to", named(engine.LABELS) | {"": label}, ""),
        count=min(number_of(fields, "count", 4, most=MOST_PUZZLES), most),
        versions=number_of(fields, "versions", 4, least=2, most=MOST_VERSIONS),
        mark=record.mark if record else one_of(fields, "mark", named(MARKS), MARKS[0]),
        one_code=fields.get("codes") == "sheet",
        record=record,
        seed=seed or None,
        puzzles=fields.get("puzzles", ""),
        save=is_ticked(fields, "save"),
        page=number_of(fields, "page", 1, most=MOST_PAGES),
        slug=one_of(fields, "about", named(tuple(techniques())), DEFAULT_TECHNIQUE),
        trim=one_of(fields, "trim", named(TRIMS), TRIMS[0]) if kind == "book" else "",
        for_shop=is_ticked(fields, "shop"),
        with_parts=is_ticked(fields, "parts"),
        is_large_book=is_ticked(fields, "large-book"),
        cover=read_cover(fields) if kind == "book" else None,
        strip=read_strip(fields) if kind == "strip" else None,
        author=text_in(fields, "author", most=LONGEST_TEXT),
        size=_size(fields, kind),
        marks=one_of(fields, "marks", named(PRINTED_MARKS), PRINTED_MARKS[0]),
        paper=one_of(fields, "paper", named(PAPERS), DEFAULT_PAPER),
        layout=_layout(fields),
        header=Header(
            title=text_in(fields, "title", most=LONGEST_TEXT),
            class_name=text_in(fields, "class", most=LONGEST_TEXT),
            date=text_in(fields, "date", most=LONGEST_TEXT),
            logo=logo,
            blanks=is_ticked(fields, "blanks"),
            first_number=number_of(fields, "first-number", 1, most=MOST_NUMBER),
        ),
    )


def _size(fields: Mapping[str, str], kind: PrintKind) -> PrintSize:
    """Return the size of new puzzles; one that the kind does not have is the usual one."""
    size = one_of(fields, "size", named(PRINT_SIZES), PRINT_SIZES[0])
    return size if size in _SIZES.get(kind, ()) else PRINT_SIZES[0]


def _size_of(record: SheetRecord) -> PrintSize:
    """Return the size that new puzzles like those of a sheet have."""
    lengths = {len(grid) for grid in record.grids}
    if len(lengths) > 1:
        return "all"
    sizes: dict[int, PrintSize] = {16: "4", 36: "6"}
    return sizes.get(lengths.pop(), "9")


def _marks_of(record: SheetRecord) -> PrintedMarks:
    """Return the marks that new puzzles like those of a sheet have."""
    little = sum(map(small.is_grid, record.grids))
    if not record.shapes:
        return "digits"
    return "shapes" if len(record.shapes) == little else "both"


def _layout(fields: Mapping[str, str]) -> Layout:
    return Layout(
        per_page=one_of(fields, "per-page", {str(n): n for n in PER_PAGE}, "1"),
        answers=one_of(fields, "answers", named(ANSWERS), "none"),
        candidates=is_ticked(fields, "candidates"),
        large_print=is_ticked(fields, "large"),
        weight=one_of(fields, "weight", named(WEIGHTS), "normal"),
        shown=one_of(fields, "level", named(SHOWN), "label"),
        technique=is_ticked(fields, "technique"),
        codes=one_of(fields, "codes", {"": False, TICKED: True, "sheet": True}, ""),
        hints=is_ticked(fields, "hints"),
        path=is_ticked(fields, "path"),
    )


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
        "marks": _marks_of(record),
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
        **{name: TICKED for name, ticked in ticks.items() if ticked},
    }


def file_name(print_request: PrintRequest, words: Words, today: date) -> str:
    """Return the name of a download, as its header has it: title, level and date."""
    ending = form_of(print_request)
    parts = [print_request.header.title or words("sheet-sudoku")]
    if print_request.kind == "practice":
        parts.append(words(f"name-{print_request.slug}"))
    elif print_request.strip is not None:
        labels = dict.fromkeys(print_request.strip.labels(print_request.label, print_request.up_to))
        parts += [words(f"label-{label}") for label in labels]
    elif print_request.cover is not None:
        parts.append(words("print-part-cover"))
    elif print_request.source == "new" and print_request.kind != "book":
        parts.append(words(f"label-{print_request.label}"))
    day = print_request.strip and print_request.strip.day
    parts.append(print_request.header.date or (day or today).isoformat())
    name = " - ".join(_NOT_IN_NAMES.sub("-", part).strip() for part in parts)
    return f"filename=\"sudoku.{ending}\"; filename*=UTF-8''{quote(name)}.{ending}"


def form_of(print_request: PrintRequest) -> StripFormat:
    """Return the form of the file that a wish is for."""
    return "pdf" if print_request.strip is None else print_request.strip.form


# What the page calls a field that a person fills in; all others are chosen, or hidden.
_FIELDS: Mapping[str, str] = {
    "count": "print-count",
    "first-number": "print-first-number",
    "title": "print-sheet-title",
    "class": "print-class",
    "date": "print-date",
    "puzzles": "print-grids",
    "width": "print-width",
    "height": "print-height",
    "blurb": "print-blurb",
}
_LAYOUTS: Mapping[str, str] = {
    "candidates": "print-wrong-candidates",
    "answers": "print-wrong-answers",
    "large_print": "print-wrong-large",
    "trim": "print-wrong-trim",
    "size": "print-wrong-strip",
    "hints": "print-wrong-path",
    "path": "print-wrong-path",
    "logo": "print-wrong-logo",
}
_LOGO_KILOBYTES = LARGEST_LOGO_BYTES // 1000


def reason_of(error: errors.NonetError, words: Words) -> str:
    """Return why, and what to do about it, as a form tells it."""
    match error:
        case errors.FormError():
            return _of_form(error, words)
        case errors.TextFormError():
            return _of_text(error, words)
        case errors.UnprintableCharacterError():
            return words("print-wrong-characters", characters=" ".join(error.characters))
        case errors.NotUniqueError():
            place = next(iter(error.statuses)).removeprefix("puzzles[").removesuffix("]")
            return words("print-not-unique", number=str(int(place) + 1))
        case errors.LayoutError():
            return _of_layout(error, words)
    return of_limit(error, words) if isinstance(error, errors.PrintLimitError) else str(error)


def of_limit(error: errors.PrintLimitError, words: Words) -> str:
    """Say what printing took too much of."""
    return words(f"print-limit-{error.limit}", most=error.most)


def _of_layout(error: errors.LayoutError, words: Words) -> str:
    """Say what is wrong; of a logo what is not taken, and then what would be."""
    name = _LAYOUTS.get(error.option, "print-wrong-room")
    said = words(name, kilobytes=_LOGO_KILOBYTES)
    if not isinstance(error, errors.LogoError):
        return said
    found = words(
        f"print-logo-{error.kind}", part=error.part, line=str(error.line), most=error.most
    )
    return f"{found} {said}"


def _of_form(error: errors.FormError, words: Words) -> str:
    if error.field == "sizes":
        return words("print-wrong-sizes")
    if error.field not in _FIELDS or error.most is None:
        return words("print-wrong-form")
    field, most = words(_FIELDS[error.field]), error.most
    if error.least is not None:
        return words("print-wrong-number", field=field, least=error.least, most=most)
    if error.field == "puzzles":
        return words("print-wrong-many", most=most)
    return words("print-wrong-length", field=field, most=most)


def _of_text(error: errors.TextFormError, words: Words) -> str:
    fault = error.fault
    name = "import-no-grid" if fault.kind == "other" else f"import-{fault.kind}"
    reason = words(name, count=fault.count or 0, site=fault.site or "")
    if not fault.found:
        return reason
    place = words("import-place", line=str(error.line), column=str(error.column), found=fault.found)
    return words("text-next", before=place, next=reason)
