"""PDF/X-1a:2003, the form in which print shops take pages: boxes, and what the press is told.

Source: ISO 15930-4:2003. Its pages are PDF 1.4 without transparency, in black alone, with all fonts
embedded, which the typesetter sees to.
"""

from collections.abc import Callable
from datetime import date

from pikepdf import Array, Dictionary, Name, Pdf, String

VERSION = "PDF/X-1a:2003"
# Coated paper, offset, as the registry of printing conditions names it: no profile has to be held.
_CONDITION = "FOGRA39"
_REGISTRY = "http://www.color.org"


def exchange(*, bleed: float, made: date, is_bled: bool = False) -> Callable[[Pdf], None]:
    """Return what makes a bound document one for exchange, with so many points of bleed.

    The bleed is around the trimmed page, whose place on the sheet moves by as much;
    what `is_bled` already reaches over it.
    """

    def conform(whole: Pdf) -> None:
        written = String(made.strftime("D:%Y%m%d000000Z"))
        whole.docinfo.CreationDate = whole.docinfo.ModDate = written
        whole.docinfo.Trapped = Name("/False")
        whole.docinfo.GTS_PDFXVersion = String(VERSION)
        intent = Dictionary(
            Type=Name.OutputIntent,
            S=Name.GTS_PDFX,
            OutputConditionIdentifier=String(_CONDITION),
            RegistryName=String(_REGISTRY),
            Info=String("Coated FOGRA39 (ISO 12647-2:2004)"),
        )
        whole.Root.OutputIntents = Array([whole.make_indirect(intent)])
        for page in whole.pages:
            if is_bled:
                _frame(page.obj, bleed)
            else:
                _lay(page.obj, bleed, whole)

    return conform


def _frame(page: Dictionary, bleed: float) -> None:
    """Give a page its boxes that is as large as its sheet."""
    width, height = (float(side) for side in list(page.MediaBox)[2:])
    page.BleedBox = page.MediaBox
    page.TrimBox = Array([bleed, bleed, width - bleed, height - bleed])


def _lay(page: Dictionary, bleed: float, whole: Pdf) -> None:
    """Give a page its boxes, and move it by the bleed."""
    width, height = (float(side) for side in list(page.MediaBox)[2:])
    sheet = Array([0, 0, width + 2 * bleed, height + 2 * bleed])
    page.MediaBox = page.BleedBox = sheet
    page.TrimBox = Array([bleed, bleed, width + bleed, height + bleed])
    if bleed:
        before = whole.make_stream(f"q 1 0 0 1 {bleed} {bleed} cm\n".encode())
        contents = page.Contents
        held = list(contents) if isinstance(contents, Array) else [contents]
        page.Contents = Array([before, *held, whole.make_stream(b"\nQ")])
