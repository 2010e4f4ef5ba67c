"""Parts of a document bound into one PDF, also in the form in which print shops take pages.

Typst holds all of what it sets at once, some two megabytes a page of grids that can be walked. So
what is long is set in parts, and the parts are put together here: their pages, their trees of tags,
their outlines, and the links between them.

Print shops take PDF/X-1a:2003 (ISO 15930-4:2003): PDF 1.4 without transparency, in black alone,
with all fonts embedded, which the typesetter sees to.
"""

import io
import re
from collections.abc import Callable, Iterable
from datetime import date
from typing import Any, NamedTuple

from pikepdf import Array, Dictionary, Name, ObjectStreamMode, Page, Pdf, String

# Where a part links to a page of another, it names the page like this.
PAGE_LINK = "page:"
_PAGE_LINK = re.compile(rf"{PAGE_LINK}(\d+)")


class Kept(NamedTuple):
    """What of the parts a bound document keeps beside its pages."""

    tags: bool
    links: bool
    outline: bool
    metadata: bool


EVERYTHING = Kept(tags=True, links=True, outline=True, metadata=True)
PRINT_SHOP = Kept(tags=False, links=False, outline=False, metadata=False)


def bind(
    parts: Iterable[bytes],
    kept: Kept = EVERYTHING,
    *,
    conform: Callable[[Pdf], None] | None = None,
) -> bytes:
    """Bind parts, at least one, in their order; the same parts give the same bytes.

    Title and author are those of the first. What is to `conform` to an exchange format is written
    as PDF 1.4, whose readers know no streams of objects.
    """
    each = iter(parts)
    with Pdf.open(io.BytesIO(next(each))) as whole:
        for part in each:
            with Pdf.open(io.BytesIO(part)) as opened:
                _append(whole, opened, kept)
        if kept.links:
            _lead_to_pages(whole)
        _drop_rest(whole, kept)
        if conform is not None:
            conform(whole)
        streams = ObjectStreamMode.generate if conform is None else ObjectStreamMode.disable
        written = io.BytesIO()
        whole.save(
            written,
            object_stream_mode=streams,
            force_version="" if conform is None else "1.4",
            deterministic_id=True,
            fix_metadata_version=False,
        )
        return written.getvalue()


def count_pages(pdf: bytes) -> int:
    """Return how many pages a PDF has."""
    with Pdf.open(io.BytesIO(pdf)) as opened:
        return len(opened.pages)


def _append(whole: Pdf, part: Pdf, kept: Kept) -> None:
    """Append a part's pages; what refers to them is copied after them, so that it finds them."""
    before = len(whole.pages)
    whole.pages.extend(part.pages)
    if kept.tags:
        _append_tags(whole, whole.copy_foreign(_indirect(part, "/StructTreeRoot")), before)
    if kept.outline and "/Outlines" in part.Root:
        _append_outline(whole.Root.Outlines, whole.copy_foreign(_indirect(part, "/Outlines")))


def _indirect(part: Pdf, name: str) -> Any:
    held = part.Root[name]
    return held if held.is_indirect else part.make_indirect(held)


def _append_tags(whole: Pdf, further: Any, before: int) -> None:
    """Append one tree of tags to another; its keys begin where the other's end."""
    if "/ParentTree" not in further:  # a part of empty pages has nothing to tag
        return
    tree = whole.Root.StructTreeRoot
    first_key = int(tree.ParentTreeNextKey)
    for page in list(whole.pages)[before:]:
        if "/StructParents" in page.obj:  # an empty page has no tags
            page.obj.StructParents = int(page.obj.StructParents) + first_key
        for annotation in page.obj.get("/Annots", Array()):
            annotation.StructParent = int(annotation.StructParent) + first_key
    document = tree.K[0]
    for element in further.K[0].K:
        element.P = document
        document.K.append(element)
    numbers = further.ParentTree.Nums
    for at in range(0, len(numbers), 2):
        tree.ParentTree.Nums.append(int(numbers[at]) + first_key)
        tree.ParentTree.Nums.append(numbers[at + 1])
    tree.ParentTreeNextKey = first_key + int(further.ParentTreeNextKey)


def _append_outline(outline: Any, further: Any) -> None:
    item, last = further.First, outline.Last
    last.Next, item.Prev = item, last
    while item is not None:
        item.Parent = outline
        item = item.get("/Next")
    outline.Last = further.Last
    outline.Count = int(outline.Count) + int(further.Count)


def _lead_to_pages(whole: Pdf) -> None:
    """Let links that name a page by its number lead there."""
    pages = list(whole.pages)
    for page in pages:
        for annotation in page.obj.get("/Annots", Array()):
            address = str(annotation.get("/A", Dictionary()).get("/URI", ""))
            if named := _PAGE_LINK.fullmatch(address):
                _lead_to(annotation, pages[int(named[1]) - 1], named[1])


def _lead_to(annotation: Any, page: Page, number: str) -> None:
    del annotation.A
    top = page.obj.MediaBox[3]
    annotation.Dest = Array([page.obj, Name.XYZ, 0, top, 0])
    annotation.Contents = String(f"page {number}")


def _drop_rest(whole: Pdf, kept: Kept) -> None:
    """Drop what is not kept; what nothing refers to is not written."""
    if not kept.tags:
        _drop(whole.Root, "/StructTreeRoot", "/MarkInfo")
    if not kept.outline:
        _drop(whole.Root, "/Outlines")
    if not kept.metadata:
        _drop(whole.Root, "/Metadata")
        # On which side a book is bound, where that is not the usual one.
        preferences: Any = whole.Root.get("/ViewerPreferences", {})
        _drop(preferences, *(set(preferences.keys()) - {"/Direction"}))
        if preferences.get("/Direction") != Name.R2L:
            _drop(whole.Root, "/ViewerPreferences")
        _drop(whole.docinfo, *(set(whole.docinfo.keys()) - {"/Title", "/Author"}))
    of_pages = [] if kept.tags else ["/StructParents", "/Tabs"]
    of_pages += [] if kept.links else ["/Annots"]
    for page in whole.pages:
        _drop(page.obj, *of_pages)


def _drop(held: Any, *names: str) -> None:
    for name in names:
        if name in held:
            del held[name]


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
