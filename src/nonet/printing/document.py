"""The data of a worksheet for its template: every word, number and picture."""

import io
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
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
    describe_variant,
    fits_paper_code,
    instruction_of,
)
from nonet.puzzles.links.qr import code_rows, dark_rectangles, fits_code
from nonet.puzzles.variant_words import names_of

_PIPS = {label: pips for pips, label in enumerate(LABELS, start=1)}
_PLAIN_WORDS = (
    *("name", "date", "time", "notes", "instruction", "play", "scan", "given", "filled"),
    *("bold-given", "puzzle", "answer", "answers", "logo-picture"),
)
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
# A viewer that smooths enlarged pictures then blurs at most a quarter of a module.
_PIXELS_PER_MODULE = 4
# A school's copier loses modules narrower than 0.55 mm. Those of a whole sheet are finer, so that
# 20 puzzles take 25 mm and 40 take 35: they are scanned from the original print.
LEAST_MODULE_PT, LEAST_SHEET_MODULE_PT = 1.56, 0.88
WIDEST_SHEET_CODE_PT = 99.3
_WIDEST_VARIANT_CODE_PT = 70.9
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def describe_base(
    words: Words, *, title: str, author: str, credit: str, size: tuple[float, float]
) -> dict[str, Any]:
    """Return the data that all templates need; the page size is in points."""
    return {
        "paper": {"width": size[0], "height": size[1]},
        "language": words.locale,
        "direction": words.direction,
        "tall": words.font is not None,
        "title": title,
        "author": author,
        "credit": isolate(credit, words),
        "layout": {"weight": "normal", "large": False},
    }


def described(worksheet: Worksheet, section: Section, *, further: int = 0) -> dict[str, Any]:
    """Return the data of a section; `further` pages follow those of puzzles and answers."""
    words, layout, header = words_in(worksheet.language), worksheet.layout, worksheet.header
    count, paper = worksheet.count, FORMATS[worksheet.paper]
    puzzle_pages = layout.puzzle_pages(count)
    first_puzzle_page = section.start // layout.per_page + 1
    first_answer_page = puzzle_pages + section.start // (layout.answers_per_page or 1) + 1
    own, length = replace(layout, part=section.part), len(section.indexes)
    pages = (
        *range(first_puzzle_page, first_puzzle_page + own.puzzle_pages(length)),
        *range(first_answer_page, first_answer_page + own.answer_pages(length)),
    )
    title, author = header.title or _title(worksheet, words), worksheet.service_name
    base = describe_base(words, title=title, author=author, credit=worksheet.credit, size=paper[:2])
    return base | {
        "paper": paper._asdict(),
        "header": _describe_header(header, words),
        "layout": _describe_layout(own),
        "first-puzzle-page": first_puzzle_page,
        "first-answer-page": first_answer_page,
        "sheet-link": describe_link(worksheet.link, words) if layout.codes else None,
        "page-link": PAGE_LINK if length < count else None,
        "words": _words(worksheet, words) | instruction_of(worksheet, words),
        "page-words": page_words(words, pages, worksheet.pages + further),
        "sheets": [_describe_sheet(worksheet, words, index=index) for index in section.indexes],
    }


def page_words(words: Words, pages: Iterable[int], last: int) -> dict[str, str]:
    """Return the footer text of each page by its number."""
    return {str(page): words("sheet-page", page=str(page), pages=str(last)) for page in pages}


def _words(worksheet: Worksheet, words: Words) -> dict[str, str]:
    named = {name: words(f"sheet-{name}") for name in _PLAIN_WORDS}
    return named if worksheet.link is None else named | {"play": words("sheet-play-all")}


def describe_link(
    link: SheetLink | None, words: Words, *, lead: str = "sheet-play-all"
) -> dict[str, Any] | None:
    """Return the data of the one code of a sheet, with its address as text after a `lead`."""
    if link is None:
        return None
    return {
        "url": link.url,
        "told": link.words,
        "lead": words(lead),
        "code": _describe_sheet_code(link.url),
        "code-alt": words("sheet-again-picture"),
    }


def has_room_for_code(link: SheetLink) -> bool:
    """Return whether the code of a sheet is printed; otherwise only its link is."""
    if not fits_code(link.url):
        return False
    return len(code_rows(link.url)) * LEAST_SHEET_MODULE_PT <= WIDEST_SHEET_CODE_PT


@lru_cache(maxsize=12)
def _describe_sheet_code(url: str) -> Mapping[str, Any] | None:
    if not fits_code(url):
        return None
    return describe_code(url) | {"least": LEAST_SHEET_MODULE_PT, "widest": WIDEST_SHEET_CODE_PT}


def texts_of(worksheet: Worksheet) -> Iterator[str]:
    """Yield the texts of a worksheet that may need further fonts."""
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
    answers = "with" if with_answers else "without"
    return words("sheet-title", name=worksheet.service_name, count=worksheet.count, answers=answers)


def _describe_header(header: Header, words: Words) -> dict[str, Any]:
    logo = header.logo
    return {
        "title": isolate(header.title or words("sheet-sudoku"), words),
        "is-titled": bool(header.title),
        "class": isolate(header.class_name, words) or None,
        "date": isolate(header.date, words) or None,
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
    sheet, layout, count = worksheet.sheets[index], worksheet.layout, worksheet.count
    first, small = worksheet.header.first_number, describe_small(sheet, words)
    has_candidates = layout.candidates and not small and sheet.variant is None
    number = sheet.name or str(first + index)
    puzzle_page, answer_page = index // layout.per_page + 1, 0
    if layout.answers_per_page:
        answer_page = layout.puzzle_pages(count) + index // layout.answers_per_page + 1
    has_links = layout.part == "all"
    shown = {
        "number": number,
        "of": _around_number(str(first + count - 1), words) if count > 1 else ("", ""),
        **_describe_level(sheet, layout, words),
        "answer-page": answer_page if has_links else 0,
        "answer-words": words("sheet-answer-on", page=str(answer_page)),
        "puzzle-page": puzzle_page if has_links else 0,
        "puzzle-words": words("sheet-puzzle-on", page=str(puzzle_page)),
        "puzzle": sheet.puzzle,
        "solution": sheet.solution,
        "candidates": Grid(sheet.puzzle).candidates if has_candidates else None,
        **small,
        **describe_variant(sheet, words),
    }
    # A puzzle with its own page has the code of the sheet, if there is one.
    if worksheet.link and (layout.per_page == 1 or layout.large_print):
        link = describe_link(worksheet.link, words) or {}
        return shown | link | {"code": link["code"] if layout.codes else None}
    has_code = layout.codes and worksheet.link is None
    linked = {
        "url": sheet.playable_url,
        "told": sheet.playable_url,
        "code": _describe_own_code(sheet) if has_code and fits_paper_code(sheet) else None,
        "code-alt": words("sheet-code-picture", number=number),
    }
    if has_code and not linked["code"]:
        linked["no-code"] = words("variant-no-code")
    return shown | linked


def _describe_own_code(sheet: Sheet) -> dict[str, Any]:
    """Return the code of a puzzle; that of a variant is finer and at most 25 mm wide."""
    code = describe_code(sheet.playable_url)
    if sheet.variant is None:
        return code
    return code | {"least": LEAST_SHEET_MODULE_PT, "widest": _WIDEST_VARIANT_CODE_PT}


def _around_number(total: str, words: Words) -> tuple[str, str]:
    """Return the words before and after a puzzle's number in a phrase such as "3 of 20"."""
    mark = "\0"
    before, _, after = words("sheet-of", number=mark, total=total).partition(mark)
    return before, after


def _describe_level(sheet: Sheet, layout: Layout, words: Words) -> dict[str, Any]:
    """Return the pips and the words that show the difficulty of a puzzle."""
    shown = [] if sheet.variant is None else [names_of(sheet.variant, words)]
    if layout.shown == "label" and sheet.label is not None and not layout.technique:
        shown.append(words(f"sheet-label-{sheet.label}"))
    if layout.shown == "rating":
        shown.append(sheet.rating)
    if layout.technique:
        shown.append(sheet.technique)
    pips = pips_of(sheet.label) if layout.shown in ("label", "dots") else 0
    return {"label": " · ".join(filter(None, shown)), "pips": pips}


def pips_of(label: Label | None) -> int:
    """Return the number of pips for a label; 0 without one."""
    return 0 if label is None else _PIPS[label]


def describe_code(link: str) -> dict[str, Any]:
    """Return the QR code of a link as a PNG, and its size in modules.

    A picture with one bit for each pixel takes a tenth of the time that shapes take.
    """
    rows = code_rows(link)
    size = len(rows)
    code = Image.frombytes("L", (size, size), b"".join(rows)).convert("1")
    png = io.BytesIO()
    # Typst compresses the pixels again.
    code.resize((_PIXELS_PER_MODULE * size,) * 2).save(png, "PNG", compress_level=1)
    return {"size": size, "picture": png.getvalue(), "least": LEAST_MODULE_PT}


def describe_shape(link: str) -> dict[str, Any]:
    """Return the QR code of a link as rectangles, and its size in modules."""
    rows = code_rows(link)
    return {"size": len(rows), "dark": dark_rectangles(rows), "least": LEAST_MODULE_PT}


def isolate(text: str, words: Words) -> str:
    """Isolate the direction of a user's text from the text around it, where they may differ."""
    directions = map(unicodedata.bidirectional, text)
    is_alike = words.direction == "ltr" and _RIGHT_TO_LEFT.isdisjoint(directions)
    return text if is_alike or not text else f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
