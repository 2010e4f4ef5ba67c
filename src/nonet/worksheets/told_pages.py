"""Pages of words behind the grids: hints for each puzzle, and solving paths."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from nonet.catalogue import words_in
from nonet.worksheets.binding import count_pages
from nonet.worksheets.document import described, texts_of
from nonet.worksheets.layout import Told
from nonet.worksheets.section import MOST_AT_ONCE, Section
from nonet.worksheets.typesetting import compile_template
from nonet.worksheets.worksheet import Sheet, Worksheet

_TEMPLATE = "told.typ"
_WORDS = ("hints", "cell-names", "no-path")
# Where the number of a page belongs, which is known only when the pages are set.
_NUMBER = "\ue000"


def told_parts(worksheet: Worksheet) -> Iterator[bytes]:
    """Yield the pages of words that a layout asks for, in parts.

    They are set before the pages of grids, which tell how many pages there are.
    """
    layout, count = worksheet.layout, len(worksheet.sheets)
    page = layout.puzzle_pages(count) + layout.answer_pages(count) + 1
    for kind in layout.told:
        for start in range(0, count, MOST_AT_ONCE):
            section = Section(start, min(start + MOST_AT_ONCE, count), "puzzles")
            part = _set(worksheet, section, kind, page)
            page += count_pages(part)
            yield part


def _set(worksheet: Worksheet, section: Section, kind: Told, first_page: int) -> bytes:
    inputs = {"worksheet": json.dumps(_describe(worksheet, section, kind, first_page))}
    sheets = worksheet.sheets[section.start : section.stop]
    texts = (*texts_of(worksheet), *_told_texts(sheets, kind))
    return compile_template(_TEMPLATE, inputs, texts=texts)


def _describe(
    worksheet: Worksheet, section: Section, kind: Told, first_page: int
) -> dict[str, Any]:
    words = words_in(worksheet.language)
    # Neither codes nor candidates stand on these pages.
    plain = replace(
        worksheet.layout,
        per_page=1,
        answers="none",
        codes=False,
        candidates=False,
        part="puzzles",
    )
    told = described(replace(worksheet, layout=plain), section)
    told["words"] |= {name: words(f"sheet-{name}") for name in _WORDS}
    for index, drawn in zip(section.indexes, told["sheets"], strict=True):
        sheet = worksheet.sheets[index]
        drawn["path-title"] = words("sheet-path", number=drawn["number"])
        drawn["hints"] = sheet.hints
        drawn["path"] = [
            [f"{number}.", step.technique, step.explanation, step.conclusions]
            for number, step in enumerate(sheet.path, 1)
        ]
    numbers = {"first-page": first_page, "number": _NUMBER}
    return told | numbers | {"kind": kind, "page-number": words("sheet-page-number", page=_NUMBER)}


def _told_texts(sheets: Iterable[Sheet], kind: Told) -> Iterator[str]:
    for sheet in sheets:
        if kind == "hints":
            yield from sheet.hints
        else:
            for step in sheet.path:
                yield from (step.technique, step.explanation, *step.conclusions)
