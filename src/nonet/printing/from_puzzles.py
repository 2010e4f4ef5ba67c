"""Verified puzzles as sheets and worksheets."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Literal

from nonet import engine
from nonet.engine import small, variants
from nonet.printing.layout import Header, Layout, Paper
from nonet.printing.sheet_code import SheetRecord, code_of, record_of
from nonet.printing.worksheet import Sheet, SheetLink, Worksheet
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.grading import labels_of, served_label
from nonet.puzzles.links.identifiers import in_groups, puzzle_id, small_puzzle_id
from nonet.puzzles.links.site import SHEET_PATH, Site, attribution_of
from nonet.puzzles.variants import VerifiedVariant
from nonet.puzzles.verification import KnownSmall, Verified

PrintedMarks = Literal["digits", "shapes", "both"]
AnySmall = small.SmallPuzzle | KnownSmall


def blank_worksheet(
    site: Site,
    *,
    paper: Paper,
    layout: Layout,
    header: Header | None = None,
    language: Path | None = None,
) -> Worksheet:
    """Return a worksheet of a site, without puzzles."""
    return Worksheet(
        service_name=site.service_name,
        credit=attribution_of(site).offline_text,
        sheets=(),
        paper=paper,
        layout=layout,
        header=header or Header(),
        language=language,
    )


async def lay_out(
    verified: Sequence[Verified],
    engine_context: EngineContext,
    site: Site,
    *,
    paper: Paper,
    layout: Layout,
) -> Worksheet:
    """Lay out puzzles in order, each with the label of its difficulty.

    Raises:
        OverloadedError.
    """
    labels = await labels_of([item.puzzle for item in verified], engine_context)
    return worksheet_of(verified, labels, site, paper=paper, layout=layout)


def worksheet_of(
    verified: Sequence[Verified],
    labels: Sequence[engine.Label | None],
    site: Site,
    *,
    paper: Paper,
    layout: Layout,
) -> Worksheet:
    """Lay out puzzles in order, with their labels and the links to their public pages."""
    pairs = zip(verified, labels, strict=True)
    sheets = tuple(_labelled(item, label, site) for item, label in pairs)
    return replace(blank_worksheet(site, paper=paper, layout=layout), sheets=sheets)


def worksheet_of_all_sizes(
    puzzles: Sequence[Verified | AnySmall],
    site: Site,
    marks: PrintedMarks = "digits",
    *,
    paper: Paper,
    layout: Layout,
) -> Worksheet:
    """Lay out puzzles of 4x4, 6x6 and 9x9 in order, each with its own level."""
    sheets = tuple(
        sheet_of(item, site)
        if isinstance(item, Verified)
        else small_sheet(item, site, marks_at(index, marks))
        for index, item in enumerate(puzzles)
    )
    return replace(blank_worksheet(site, paper=paper, layout=layout), sheets=sheets)


def sheet_of(item: Verified, site: Site) -> Sheet:
    """Return the sheet of a puzzle, with the label of its difficulty."""
    return _labelled(item, served_label(engine.label_of(item.puzzle)), site)


def _labelled(item: Verified, label: engine.Label | None, site: Site) -> Sheet:
    url = site.playable_url(puzzle_id(item.puzzle))
    return Sheet(puzzle=item.puzzle, solution=item.solution, playable_url=url, label=label)


async def lay_out_any(
    verified: Sequence[Verified | VerifiedVariant],
    engine_context: EngineContext,
    site: Site,
    *,
    paper: Paper,
    layout: Layout,
) -> Worksheet:
    """Lay out grids and variants in order, each with the label of its difficulty.

    Raises:
        OverloadedError.
    """
    classic = [item for item in verified if isinstance(item, Verified)]
    labels = iter(await labels_of([item.puzzle for item in classic], engine_context))
    sheets = [
        _labelled(item, next(labels), site)
        if isinstance(item, Verified)
        else await engine_context.pool.run(variant_sheet, item, site)
        for item in verified
    ]
    return replace(blank_worksheet(site, paper=paper, layout=layout), sheets=tuple(sheets))


def variant_sheet(item: VerifiedVariant, site: Site) -> Sheet:
    """Return the sheet of a variant, with the label of its difficulty."""
    puzzle, label = item.puzzle, variants.grade(item.puzzle).difficulty
    return Sheet(
        puzzle=puzzle.givens,
        solution=item.solution,
        playable_url=site.variant_url(puzzle.id),
        label=None if label == "extreme" else label,
        variant=puzzle,
    )


def small_sheets(
    puzzles: Sequence[AnySmall], site: Site, marks: PrintedMarks = "digits"
) -> tuple[Sheet, ...]:
    """Return the sheets of small puzzles; with `both`, every second one has shapes."""
    return tuple(small_sheet(item, site, marks_at(at, marks)) for at, item in enumerate(puzzles))


def marks_at(index: int, marks: PrintedMarks) -> small.Marks:
    """Return the marks of the puzzle at an index of those that are printed together."""
    if marks == "both":
        return "shapes" if index % 2 else "digits"
    return marks


def small_sheet(item: AnySmall, site: Site, marks: small.Marks) -> Sheet:
    """Return the sheet of a small puzzle; its page shows the same marks."""
    query = "?marks=shapes" if marks == "shapes" else ""
    return Sheet(
        puzzle=item.puzzle,
        solution=item.solution,
        playable_url=site.playable_url(small_puzzle_id(item.puzzle)) + query,
        label=item.level,
        marks=marks,
    )


def with_link(
    worksheet: Worksheet, site: Site, *, folder: str = "", hint_limit: int | None = None
) -> Worksheet:
    """Return a worksheet with one code for the whole sheet, which opens the page for pupils.

    `folder` is that of a language on the site, such as `/de`.

    Raises:
        IdentifierError: there are more puzzles than a code can hold.
    """
    record = record_of(worksheet.sheets, worksheet, for_pupils=True, hint_limit=hint_limit)
    return replace(worksheet, link=link_of(record, site, folder=folder))


def with_hint_limit(worksheet: Worksheet, hint_limit: int | None) -> Worksheet:
    """Return a worksheet whose links to puzzles limit the hints; no link prints other puzzles."""
    if hint_limit is None:
        return worksheet
    limited = (
        replace(sheet, playable_url=address_with(sheet.playable_url, hint_limit))
        for sheet in worksheet.sheets
    )
    return replace(worksheet, sheets=tuple(limited))


def address_with(address: str, hints: int | Literal["any"]) -> str:
    """Return the address of a puzzle for pupils, with the limit of their hints."""
    return f"{address}{'&' if '?' in address else '?'}hints={hints}"


def link_of(record: SheetRecord, site: Site, *, folder: str = "") -> SheetLink:
    """Return the link to the page of a sheet.

    Raises:
        IdentifierError: see `code_of`.
    """
    code = code_of(record)
    words = f"{site.printed_address}{folder}{SHEET_PATH}{in_groups(code)}"
    return SheetLink(site.sheet_url(code, folder=folder), words)
