"""Pages of words behind the grids: hints for each puzzle, and solving paths."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from nonet.grid import EMPTY
from nonet.i18n.catalogue import words_in
from nonet.printing.binding import count_pages
from nonet.printing.document import described, texts_of
from nonet.printing.layout import Explained
from nonet.printing.typesetting import Source, compile_tagged
from nonet.printing.worksheet import MOST_AT_ONCE, Section, Sheet, Worksheet

_TEMPLATE = "told.typ"
_WORDS = ("hints", "cell-names")
# Where the number of a page belongs, which is known only when the pages are set.
_NUMBER = "\ue000"


class _Run(NamedTuple):
    """What is set at once: words of one kind for some sheets."""

    section: Section
    kind: Explained


class _Pages(NamedTuple):
    """The number of the first page of a run, and that of the last of the whole document."""

    first: int
    last: int


def explanation_parts(worksheet: Worksheet) -> Iterator[bytes]:
    """Yield the pages of words that a layout asks for, in parts.

    They are set before the pages of grids, which tell how many pages there are; and twice, as they
    tell it themselves.
    """
    layout, count = worksheet.layout, len(worksheet.sheets)
    runs = [
        _Run(Section(start, min(start + MOST_AT_ONCE, count), "puzzles"), kind)
        for kind in layout.explained
        for start in range(0, count, MOST_AT_ONCE)
    ]
    before = layout.puzzle_pages(count) + layout.answer_pages(count)
    lengths = [count_pages(_set(worksheet, run, _Pages(1, 1))) for run in runs]
    for place, run in enumerate(runs):
        first = before + sum(lengths[:place]) + 1
        yield _set(worksheet, run, _Pages(first, before + sum(lengths)))


def _set(worksheet: Worksheet, run: _Run, pages: _Pages) -> bytes:
    sheets = worksheet.sheets[run.section.start : run.section.stop]
    texts = (*texts_of(worksheet), *_texts_of(sheets, run.kind))
    return compile_tagged(Source.of(_TEMPLATE, _describe(worksheet, run, pages), texts))


def _describe(worksheet: Worksheet, run: _Run, pages: _Pages) -> dict[str, Any]:
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
    shown = described(replace(worksheet, layout=plain), run.section)
    shown["words"] |= {name: words(f"sheet-{name}") for name in _WORDS}
    for index, drawn in zip(run.section.indexes, shown["sheets"], strict=True):
        sheet = worksheet.sheets[index]
        drawn["path-title"] = words("sheet-path", number=drawn["number"])
        is_complete = EMPTY not in sheet.puzzle
        drawn["nothing"] = words("analysis-complete" if is_complete else "sheet-no-path")
        drawn["hints"] = sheet.hints
        drawn["path"] = [
            [f"{number}.", step.technique, step.explanation, step.conclusions]
            for number, step in enumerate(sheet.path, 1)
        ]
    page_number = words("sheet-page", page=_NUMBER, pages=str(pages.last))
    numbers = {"first-page": pages.first, "number": _NUMBER, "page-number": page_number}
    return shown | numbers | {"kind": run.kind}


def _texts_of(sheets: Iterable[Sheet], kind: Explained) -> Iterator[str]:
    for sheet in sheets:
        if kind == "hints":
            yield from sheet.hints
        else:
            for step in sheet.path:
                yield from (step.technique, step.explanation, *step.conclusions)
