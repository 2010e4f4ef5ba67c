"""What is made for a press beside a book's pages: its cover, and strips for newspapers."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal, get_args

from nonet import engine
from nonet.printing.books.cover import COVER_COLOURS, STOCKS, CoverColour, Stock
from nonet.printing.strip import STRIP_FORMATS, STRIP_SIDES_MM, StripFormat, StripSize
from nonet.server.site.print.fields import day_in, named, number_of, one_of, text_in

BookPart = Literal["pages", "cover"]
BOOK_PARTS: tuple[BookPart, ...] = get_args(BookPart)
STRIP_GRIDS = (2, 3)
USUAL_STRIP_MM = StripSize(286, 130)
_LONGEST_BLURB = 600


@dataclass(frozen=True, slots=True)
class CoverOptions:
    """How the cover of a book is wished."""

    stock: Stock
    colour: CoverColour
    blurb: str


@dataclass(frozen=True, slots=True)
class StripOptions:
    """Which strip is wished; without a day today's."""

    size: StripSize
    form: StripFormat
    grids: int
    day: date | None

    def labels(self, first: engine.Label, last: engine.Label) -> tuple[engine.Label, ...]:
        """Return a label for each grid, from the first to the last in equal strides."""
        start, end = sorted(map(engine.LABELS.index, (first, last)))
        strides = self.grids - 1
        return tuple(
            engine.LABELS[start + (end - start) * place // strides] for place in range(self.grids)
        )


def read_cover(fields: Mapping[str, str]) -> CoverOptions | None:
    """Return the wished cover; None where pages are wished.

    Raises:
        FormError: see `read_print_request`.
    """
    if one_of(fields, "part", named(BOOK_PARTS), "pages") == "pages":
        return None
    return CoverOptions(
        stock=one_of(fields, "stock", named(STOCKS), STOCKS[0]),
        colour=one_of(fields, "cover", named(COVER_COLOURS), COVER_COLOURS[0]),
        blurb=text_in(fields, "blurb", most=_LONGEST_BLURB),
    )


def read_strip(fields: Mapping[str, str]) -> StripOptions:
    """Return the wished strip.

    Raises:
        FormError: see `read_print_request`.
    """
    least, most = map(int, STRIP_SIDES_MM)
    width, height = (
        number_of(fields, name, int(usual), least=least, most=most)
        for name, usual in zip(("width", "height"), USUAL_STRIP_MM, strict=True)
    )
    return StripOptions(
        size=StripSize(width, height),
        form=one_of(fields, "form", named(STRIP_FORMATS), "pdf"),
        grids=one_of(fields, "grids", named(STRIP_GRIDS), str(STRIP_GRIDS[0])),
        day=day_in(fields, "day"),
    )
