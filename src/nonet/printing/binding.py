"""Binding of partial PDFs into one PDF, also as PDF/X-1a for print shops.

Typst keeps a whole document in memory, about two megabytes for each page of tagged grids. So long
documents are set in parts, and bound here: pages, structure trees, outlines, and links between
parts.

PDF/X-1a:2003 (ISO 15930-4:2003) is PDF 1.4 without transparency, in black ink only, with all fonts
embedded, which the templates ensure.
"""

import io
import re
from collections.abc import Callable, Iterable
from datetime import date
from typing import Any, NamedTuple

from pikepdf import Array, Dictionary, Name, ObjectStreamMode, Page, Pdf, String

# The address of a link to a page of another part.
PAGE_LINK = "page:"
_PAGE_LINK = re.compile(rf"{PAGE_LINK}(\d+)")


class Kept(NamedTuple):
    """The features of the parts, besides pages, that a bound document keeps."""

    tags: bool
    links: bool
    outline: bool
    metadata: bool


EVERYTHING = Kept(tags=True, links=True, outline=True, metadata=True)
PRINT_SHOP = Kept(tags=False, links=False, outline=False, metadata=False)


def bind(
    parts: Iterable[bytes], kept: Kept = EVERYTHING, *, conform: Callable[[Pdf], None] | None = None
) -> bytes:
    """Bind at least one part in order; the same parts give the same bytes.

    Title and author are those of the first part. `conform` changes the document into an exchange
    format. It is then written as PDF 1.4, which has no object streams.
    """
    each = iter(parts)
    with Pdf.open(io.BytesIO(next(each))) as whole:
        for part in each:
            with Pdf.open(io.BytesIO(part)) as opened:
                _append(whole, opened, kept)
        if kept.links:
            _resolve_page_links(whole)
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
    """Return the number of pages of a PDF."""
    with Pdf.open(io.BytesIO(pdf)) as opened:
        return len(opened.pages)


def _append(whole: Pdf, part: Pdf, kept: Kept) -> None:
    """Append a part's pages, and then the objects that refer to them."""
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
    """Append one structure tree to another; its keys continue those of the other."""
    if "/ParentTree" not in further:  # a part of empty pages has no tags
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


def _resolve_page_links(whole: Pdf) -> None:
    """Resolve links to page numbers."""
    pages = list(whole.pages)
    for page in pages:
        for annotation in page.obj.get("/Annots", Array()):
            address = str(annotation.get("/A", Dictionary()).get("/URI", ""))
            if named := _PAGE_LINK.fullmatch(address):
                _link_to(annotation, pages[int(named[1]) - 1], named[1])


def _link_to(annotation: Any, page: Page, number: str) -> None:
    del annotation.A
    top = page.obj.MediaBox[3]
    annotation.Dest = Array([page.obj, Name.XYZ, 0, top, 0])
    annotation.Contents = String(f"page {number}")


def _drop_rest(whole: Pdf, kept: Kept) -> None:
    """Remove features that aren't kept; unreferenced objects aren't written."""
    if not kept.tags:
        _drop(whole.Root, "/StructTreeRoot", "/MarkInfo")
    if not kept.outline:
        _drop(whole.Root, "/Outlines")
    if not kept.metadata:
        _drop(whole.Root, "/Metadata")
        # The direction is the side of the binding in books from right to left.
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
# Coated offset paper; a registered printing condition needs no embedded profile.
_CONDITION = "FOGRA39"
_REGISTRY = "http://www.color.org"


def exchange(*, bleed: float, made: date, is_bled: bool = False) -> Callable[[Pdf], None]:
    """Return a function that turns a bound document into PDF/X-1a.

    `bleed` is in points. Pages grow by it on all sides, unless the content `is_bled` already.
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
    """Set the boxes of a page that already includes the bleed."""
    width, height = (float(side) for side in list(page.MediaBox)[2:])
    page.BleedBox = page.MediaBox
    page.TrimBox = Array([bleed, bleed, width - bleed, height - bleed])


def _lay(page: Dictionary, bleed: float, whole: Pdf) -> None:
    """Set the boxes of a page, and move its content by the bleed."""
    width, height = (float(side) for side in list(page.MediaBox)[2:])
    sheet = Array([0, 0, width + 2 * bleed, height + 2 * bleed])
    page.MediaBox = page.BleedBox = sheet
    page.TrimBox = Array([bleed, bleed, width + bleed, height + bleed])
    if bleed:
        before = whole.make_stream(f"q 1 0 0 1 {bleed} {bleed} cm\n".encode())
        contents = page.Contents
        held = list(contents) if isinstance(contents, Array) else [contents]
        page.Contents = Array([before, *held, whole.make_stream(b"\nQ")])
