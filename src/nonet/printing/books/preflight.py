"""What a press would find in a PDF: its boxes, fonts and inks, and what in it is least."""

import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pikepdf import Pdf

from nonet.printing.books.book import MM_IN_AN_INCH
from nonet.printing.books.marks import POINTS_IN_AN_INCH, read_marks

LEAST_LINE_PT, LEAST_TEXT_PT, LEAST_SHADE, LEAST_PPI = 0.75, 7.0, 0.1, 300.0
_NEWEST = "1.4"


@dataclass(slots=True, kw_only=True)
class Preflight:
    """What was found; sizes in points, shades from 0 to 1, and None for what does not occur.

    `trims` and `bleeds` are widths and heights in millimetres, one each in a book as it should be.
    """

    version: str
    pages: int
    intent: str = ""
    trims: set[tuple[float, float]] = field(default_factory=set)
    bleeds: set[tuple[float, float]] = field(default_factory=set)
    fonts: dict[str, bool] = field(default_factory=dict)
    inks: set[str] = field(default_factory=set)
    least_line: float | None = None
    least_text: float | None = None
    least_shade: float | None = None
    least_ppi: float | None = None
    others: set[str] = field(default_factory=set)

    def faults(self, *, in_colour: bool = False) -> list[str]:
        """Name what is below the bounds, or does not belong into a PDF/X-1a.

        Pages have black alone; a cover may be `in_colour`, in the four inks of a press.
        """
        allowed = {"black", "more than black"} if in_colour else {"black"}
        return [*self._of_the_file(), *self._of_marks(allowed), *sorted(self.others)]

    def _of_the_file(self) -> Iterator[str]:
        if self.version > _NEWEST:
            yield f"PDF {self.version}; expected {_NEWEST} at most"
        if not self.intent:
            yield "no output intent"
        if len(self.trims) != 1 or len(self.bleeds) != 1:
            yield f"{len(self.trims)} sizes of trimmed pages; expected one"
        for font in sorted(
            name for name, matches_entity_tag in self.fonts.items() if not matches_entity_tag
        ):
            yield f"the font {font} is not embedded"

    def _of_marks(self, allowed: set[str]) -> Iterator[str]:
        for ink in sorted(self.inks - allowed):
            yield f"{ink} is printed; expected {' or '.join(sorted(allowed))}"
        for what, least, bound, unit in (
            ("a line", self.least_line, LEAST_LINE_PT, "points"),
            ("text", self.least_text, LEAST_TEXT_PT, "points"),
            ("a picture", self.least_ppi, LEAST_PPI, "pixels an inch"),
        ):
            if least is not None and least < bound:
                yield f"{what} of {least:.2f} {unit}; expected {bound:g} at least"
        if self.least_shade is not None and self.least_shade < LEAST_SHADE:
            yield f"a shade of {self.least_shade:.0%}; expected {LEAST_SHADE:.0%} at least"


def preflight(pdf: bytes) -> Preflight:
    """Read all pages as a press would."""
    with Pdf.open(io.BytesIO(pdf)) as opened:
        found = Preflight(version=opened.pdf_version, pages=len(opened.pages))
        for intent in opened.Root.get("/OutputIntents", ()):
            found.intent = str(intent.get("/OutputConditionIdentifier", ""))
        if opened.is_encrypted:
            found.others.add("it is encrypted")
        for page in opened.pages:
            if "/TrimBox" in page.obj:
                found.trims.add(_size(page.obj.TrimBox))
                found.bleeds.add(_size(page.obj.get("/BleedBox", page.obj.MediaBox)))
            if "/Annots" in page.obj:
                found.others.add("there are annotations")
            read_marks(found, page)
    return found


def _size(box: Any) -> tuple[float, float]:
    left, bottom, right, top = (float(side) for side in box)
    scale = MM_IN_AN_INCH / POINTS_IN_AN_INCH
    return round((right - left) * scale, 1), round((top - bottom) * scale, 1)
