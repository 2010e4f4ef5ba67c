"""Which sheets of a worksheet are set at once: all of a short one, of a long one some."""

from dataclasses import dataclass

from nonet.content.worksheets.layout import Part
from nonet.content.worksheets.worksheet import Worksheet

# Of every number to a page, so many sheets fill whole pages.
MOST_AT_ONCE = 72


@dataclass(frozen=True, slots=True)
class Section:
    """Sheets `start` to `stop` of a worksheet, with their puzzles, their answers, or both."""

    start: int
    stop: int
    part: Part

    @property
    def indexes(self) -> range:
        """The places of its sheets in the worksheet."""
        return range(self.start, self.stop)


def sections_of(worksheet: Worksheet) -> list[Section]:
    """Cut a worksheet into sections that each begin on a page of their own."""
    count, part = len(worksheet.sheets), worksheet.layout.part
    if count <= MOST_AT_ONCE:
        return [Section(0, count, part)]
    return [
        Section(start, min(start + MOST_AT_ONCE, count), each)
        for each, per_page in _pages_of(worksheet)
        if part in ("all", each) and per_page
        for start in range(0, count, MOST_AT_ONCE)
    ]


def _pages_of(worksheet: Worksheet) -> tuple[tuple[Part, int], ...]:
    layout = worksheet.layout
    return ("puzzles", layout.per_page), ("answers", layout.answers_per_page)
