"""What the templates are given: every word, number and drawing of a worksheet."""

import io
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from PIL import Image

from nonet.engine import LABELS, Grid, Label
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.binding import PAGE_LINK
from nonet.printing.layout import FORMATS, Header, Layout
from nonet.printing.worksheet import (
    Section,
    Sheet,
    SheetLink,
    Worksheet,
    describe_small,
    instruction_of,
)
from nonet.puzzles.links.qr import code_rows, dark_rectangles, fits_code

_PIPS = {label: pips for pips, label in enumerate(LABELS, start=1)}
_PLAIN_WORDS = (
    *("name", "date", "time", "notes", "instruction", "play", "scan", "given", "filled"),
    *("bold-given", "puzzle", "answer", "answers", "logo-picture"),
)
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
# A viewer that smooths what it enlarges blurs a quarter of a module at most.
_PIXELS_TO_A_MODULE = 4
# A module narrower than 0.55 mm is lost on a school's copier. Those of a whole sheet are finer, so
# that 20 puzzles take 25 mm and 40 take 35: they are read from what a printer gives.
LEAST_MODULE_PT, LEAST_SHEET_MODULE_PT = 1.56, 0.88
WIDEST_SHEET_CODE_PT = 99.3
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def described(worksheet: Worksheet, section: Section, *, further: int = 0) -> dict[str, Any]:
    """Describe a section of a worksheet; `further` pages follow those of puzzles and answers."""
    words, layout, header = words_in(worksheet.language), worksheet.layout, worksheet.header
    count = len(worksheet.sheets)
    puzzle_pages, answer_pages = layout.puzzle_pages(count), layout.answer_pages(count)
    pages = puzzle_pages + answer_pages + further
    first_puzzle_page = section.start // layout.per_page + 1
    first_answer_page = puzzle_pages + section.start // (layout.answers_per_page or 1) + 1
    return {
        "paper": FORMATS[worksheet.paper]._asdict(),
        "language": words.locale,
        "direction": words.direction,
        "tall": words.font is not None,
        "title": header.title or _title(worksheet, words),
        "author": worksheet.service_name,
        "credit": said(worksheet.credit, words),
        "header": _describe_header(header, words),
        "layout": _describe_layout(replace(layout, part=section.part)),
        "first-puzzle-page": first_puzzle_page,
        "first-answer-page": first_answer_page,
        "sheet-link": describe_link(worksheet, words) if layout.codes else None,
        "page-link": PAGE_LINK if len(section.indexes) < count else None,
        "words": _words(worksheet, words) | instruction_of(worksheet, words),
        "page-words": {
            str(page): words("sheet-page", page=str(page), pages=str(pages))
            for page in _pages(worksheet, section, first_puzzle_page, first_answer_page)
        },
        "sheets": [_describe_sheet(worksheet, words, index=index) for index in section.indexes],
    }


def _words(worksheet: Worksheet, words: Words) -> dict[str, str]:
    named = {name: words(f"sheet-{name}") for name in _PLAIN_WORDS}
    return named if worksheet.link is None else named | {"play": words("sheet-again")}


def describe_link(worksheet: Worksheet, words: Words) -> dict[str, Any] | None:
    """Describe the one code of a sheet, if it has one, and its address in words."""
    if worksheet.link is None:
        return None
    return {
        "url": worksheet.link.url,
        "told": worksheet.link.words,
        "lead": words("sheet-again"),
        "code": _describe_sheet_code(worksheet.link.url),
        "code-alt": words("sheet-again-picture"),
    }


def has_room_for_code(link: SheetLink) -> bool:
    """Tell whether the code of a sheet is printed; else its link stands in words alone."""
    if not fits_code(link.url):
        return False
    return len(code_rows(link.url)) * LEAST_SHEET_MODULE_PT <= WIDEST_SHEET_CODE_PT


@lru_cache(maxsize=12)
def _describe_sheet_code(url: str) -> dict[str, Any] | None:
    if not fits_code(url):
        return None
    return describe_code(url) | {
        "least": LEAST_SHEET_MODULE_PT,
        "widest": WIDEST_SHEET_CODE_PT,
    }


def _pages(
    worksheet: Worksheet, section: Section, first_puzzle_page: int, first_answer_page: int
) -> Iterator[int]:
    layout, count = replace(worksheet.layout, part=section.part), len(section.indexes)
    yield from range(first_puzzle_page, first_puzzle_page + layout.puzzle_pages(count))
    yield from range(first_answer_page, first_answer_page + layout.answer_pages(count))


def texts_of(worksheet: Worksheet) -> Iterator[str]:
    """Yield the texts of a worksheet that come from outside this repository."""
    if worksheet.language is not None:
        words = words_in(worksheet.language)
        yield from (words(f"sheet-{name}") for name in _PLAIN_WORDS)
        for sheet in worksheet.sheets:
            yield from (sheet.rating, sheet.technique)
    header = worksheet.header
    yield from (worksheet.credit, worksheet.service_name)
    yield from (header.title, header.class_name, header.date)


def _title(worksheet: Worksheet, words: Words) -> str:
    with_answers = worksheet.layout.answers != "none" and worksheet.layout.part != "puzzles"
    return words(
        "sheet-title",
        name=worksheet.service_name,
        count=len(worksheet.sheets),
        answers="with" if with_answers else "without",
    )


def _describe_header(header: Header, words: Words) -> dict[str, Any]:
    logo = header.logo
    return {
        "title": said(header.title or words("sheet-sudoku"), words),
        "is-titled": bool(header.title),
        "class": said(header.class_name, words) if header.class_name else None,
        "date": said(header.date, words) if header.date else None,
        "blanks": header.blanks,
        "logo": logo and {"format": logo.format, "picture": logo.content},
    }


def _describe_layout(layout: Layout) -> dict[str, Any]:
    return {
        "per-page": layout.per_page,
        "answers-per-page": layout.answers_per_page if layout.part != "puzzles" else 0,
        "puzzles": layout.part != "answers",
        "below": layout.answers == "below",
        "candidates": layout.candidates,
        "large": layout.large_print,
        "weight": layout.weight,
        "codes": layout.codes,
    }


def _describe_sheet(worksheet: Worksheet, words: Words, *, index: int) -> dict[str, Any]:
    sheet, layout = worksheet.sheets[index], worksheet.layout
    count, first = len(worksheet.sheets), worksheet.header.first_number
    number = sheet.name or str(first + index)
    puzzle_page = index // layout.per_page + 1
    small = describe_small(sheet, words)
    answer_page = (
        layout.puzzle_pages(count) + index // layout.answers_per_page + 1
        if layout.answers_per_page
        else 0
    )
    link = worksheet.link
    single = link if link and (layout.per_page == 1 or layout.large_print) else None
    url = single.url if single else sheet.playable_url
    alt = words("sheet-again-picture") if single else words("sheet-code-picture", number=number)
    return {
        "number": number,
        "of": _around_number(str(first + count - 1), words) if count > 1 else ("", ""),
        **_describe_level(sheet, layout, words),
        "answer-page": answer_page if layout.part == "all" else 0,
        "answer-words": words("sheet-answer-on", page=str(answer_page)),
        "puzzle-page": puzzle_page if layout.part == "all" else 0,
        "puzzle-words": words("sheet-puzzle-on", page=str(puzzle_page)),
        "url": url,
        "told": single.words if single else url,
        "code": _code(sheet, worksheet) if layout.codes else None,
        "code-alt": alt,
        "puzzle": sheet.puzzle,
        "solution": sheet.solution,
        "candidates": Grid(sheet.puzzle).candidates if layout.candidates and not small else None,
        **small,
    }


def _around_number(total: str, words: Words) -> tuple[str, str]:
    """Return what stands before and after a puzzle's number where it is told of how many."""
    mark = "\0"
    before, _, after = words("sheet-of", number=mark, total=total).partition(mark)
    return before, after


def _code(sheet: Sheet, worksheet: Worksheet) -> dict[str, Any] | None:
    """Describe the code beside a puzzle: its own, or that of the sheet where it has the page."""
    if worksheet.link is None:
        return describe_code(sheet.playable_url)
    if worksheet.layout.per_page == 1 or worksheet.layout.large_print:
        return _describe_sheet_code(worksheet.link.url)
    return None


def _describe_level(sheet: Sheet, layout: Layout, words: Words) -> dict[str, Any]:
    """Describe what tells how hard a puzzle is: pips, and words beside them."""
    pips = pips_of(sheet.label) if layout.shown in ("label", "dots") else 0
    rendered = []
    if layout.shown == "label" and sheet.label is not None and not layout.technique:
        rendered.append(words(f"sheet-label-{sheet.label}"))
    if layout.shown == "rating":
        rendered.append(sheet.rating)
    if layout.technique:
        rendered.append(sheet.technique)
    return {"label": " · ".join(filter(None, rendered)), "pips": pips}


def pips_of(label: Label | None) -> int:
    """Return how many pips tell a label; none for a puzzle without one."""
    return 0 if label is None else _PIPS[label]


def describe_code(link: str) -> dict[str, Any]:
    """Describe the QR code of a link: how many modules wide it is, and its picture as PNG.

    Its modules are pixels of one bit, which takes a tenth of the time that shapes take.
    """
    rows = code_rows(link)
    size = len(rows)
    code = Image.frombytes("L", (size, size), b"".join(rows)).convert("1")
    written = io.BytesIO()
    code.resize((_PIXELS_TO_A_MODULE * size,) * 2).save(written, "PNG")
    return {"size": size, "picture": written.getvalue(), "least": LEAST_MODULE_PT}


def describe_shape(link: str) -> dict[str, Any]:
    """Describe the QR code of a link as rectangles: how many modules wide it is, and where."""
    rows = code_rows(link)
    return {"size": len(rows), "dark": dark_rectangles(rows), "least": LEAST_MODULE_PT}


def said(text: str, words: Words) -> str:
    """Let a text from outside keep the direction in which it begins, whatever stands beside it."""
    kinds = [unicodedata.bidirectional(character) for character in text]
    is_alike = words.direction == "ltr" and _RIGHT_TO_LEFT.isdisjoint(kinds)
    return text if is_alike or not text else f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
