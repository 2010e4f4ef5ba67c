"""Page of a printed sheet, by its code: its puzzles to play, and a form to print it again."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.engine import small
from nonet.printing import from_puzzles, job, layout, sheet_code, typesetting
from nonet.printing.worksheet import SheetLink
from nonet.puzzles.links import identifiers, qr, site
from nonet.server.site import drawing, pictures, shown_puzzle, small_puzzles
from nonet.server.site.pages import SECURITY_HEADERS, Pages, pages_of

PER_PAGE = 20  # as many as a pupil hands in together
# The most letters of a class set with the most puzzles; with more, addresses would be too long.
_MOST_IN_ADDRESS = 40


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A puzzle of a sheet, with its number, or its letter and number, and its address."""

    board: shown_puzzle.ShownPuzzle | small_puzzles.SmallBoard
    name: str
    address: str
    has_shapes: bool


@dataclass(frozen=True, slots=True)
class NamedSheet:
    """A sheet with its code, as the addresses of its puzzles name it."""

    code: str
    record: sheet_code.SheetRecord

    def neighbours(self, index: int) -> list[int]:
        """Return the indexes of the 9x9 puzzles of a puzzle's letter, in order.

        There are none if they are more than pupils hand in together.
        """
        grids = self.record.grids
        places = [at for at in self._places(index) if not small.is_grid(grids[at])]
        return places if len(places) <= identifiers.MAX_GRIDS and self._fits_address else []

    def _places(self, index: int) -> range:
        """Return the indexes of all puzzles of a puzzle's letter."""
        each = len(self.record.grids) // self.record.letters
        start = index - index % each
        return range(start, start + each)

    @property
    def _fits_address(self) -> bool:
        return len(self.record.grids) <= _MOST_IN_ADDRESS

    def after(self, index: int) -> str:
        """Return the path of the puzzle after one of the same letter, or else of the sheet."""
        is_last = index + 1 not in self._places(index)
        return f"{site.SHEET_PATH}{self.code}" if is_last else self.address_of(index + 1)

    def address_of(self, index: int) -> str:
        """Return the path of a puzzle with its place on the sheet, and for pupils their hints."""
        grid, limit = self.record.grids[index], self.record.hint_limit
        is_small = small.is_grid(grid)
        query: dict[str, object] = {"marks": "shapes"} if index in self.record.shapes else {}
        if self._fits_address if is_small else self.neighbours(index):
            query |= {"sheet": self.code, "number": index + 1}
        if self.record.for_pupils:
            query["hints"] = "any" if limit is None else limit
        named = identifiers.small_puzzle_id(grid) if is_small else identifiers.puzzle_id(grid)
        path = f"/puzzles/{named}"
        return f"{path}?{urlencode(query)}" if query else path


async def show_sheet(request: Request) -> Response:
    """Show a page of a sheet's puzzles, without solutions, and the form to print it again."""
    pages, code = pages_of(request), _code_in(request)
    named = request.query_params.get("page", "1")

    async def values() -> dict[str, Any]:
        sheet, pupils = await pages.services.engine_context.pool.run(_read, pages, code)
        return await _values(pages, sheet, pupils, _page_of(named, sheet.record))

    return await pages.publish_once(request, "sheet.html", values, key=(code, named))


async def _values(
    pages: Pages, sheet: NamedSheet, pupils: SheetLink, number: int
) -> dict[str, Any]:
    record = sheet.record
    start = (number - 1) * PER_PAGE
    indexes = range(start, min(start + PER_PAGE, len(record.grids)))
    shown = [record.grids[index] for index in indexes]
    boards, levels = await _boards(pages, [*shown, record.grids[-1]])
    usual = [grid for grid in record.grids if not small.is_grid(grid)]
    offered = engine.LABELS if usual else small.LEVELS
    return {
        "code": sheet.code,
        "pupils_code": pupils.url.rpartition("/")[2].lower(),
        "record": record,
        "for_pupils": record.for_pupils,
        "header": record.header,
        "entries": [
            SheetEntry(
                boards[record.grids[index]],
                _name_of(record, index),
                pages.at(sheet.address_of(index)),
                index in record.shapes,
            )
            for index in indexes
        ],
        "number": number,
        "pages": _pages_of(record),
        "fields": job.fields_of(record),
        "is_set": record.kind != "sheet",
        "is_handed_in": record.kind == "sheet"
        and len(usual) == len(record.grids) <= identifiers.MAX_GRIDS,
        "hardest": next((level for level in reversed(offered) if level in levels), offered[-1]),
        "labels": offered,
        "papers": layout.PAPERS,
        "has_code": qr.fits_code(pupils.url),
        "shapes": drawing.SHAPES,
    }


async def _boards(
    pages: Pages, grids: Sequence[str]
) -> tuple[dict[str, shown_puzzle.ShownPuzzle | small_puzzles.SmallBoard], set[str | None]]:
    """Return the verified puzzles by their grids, and their levels."""
    usual = [grid for grid in grids if not small.is_grid(grid)]
    boards = await shown_puzzle.show_all_verified(usual, pages.services.engine_context, pages.words)
    little = {grid: small_puzzles.show_small(grid) for grid in grids if small.is_grid(grid)}
    levels: set[str | None] = {board.label for board in boards.values()} or {
        board.level for board in little.values()
    }
    return {**boards, **little}, levels


async def draw_sheet_code(request: Request) -> Response:
    """Draw the QR code of a sheet."""
    pages = pages_of(request)

    def draw() -> str:
        _, link = _read_with_code(pages, _code_in(request))
        return qr.draw_code(link.url, quiet_modules=pictures.QUIET_MODULES)

    drawn = await pages.services.engine_context.pool.run(draw)
    headers = {**pictures.FOR_A_DAY, **SECURITY_HEADERS}
    return Response(drawn, headers=headers, media_type="image/svg+xml")


async def draw_sheet_slide(request: Request) -> Response:
    """Draw a slide with the QR code and the title of a sheet."""
    pages, code = pages_of(request), _code_in(request)

    def draw() -> bytes:
        record, link = _read_with_code(pages, code)
        title = record.header.title or pages.words("sheet-sudoku")
        return _draw_slide(title, pages.words("again-scan"), link.url, link.words)

    return await pictures.respond_png(request, draw, "slide", pages.words.tag, code)


def _code_in(request: Request) -> str:
    return str(request.path_params["code"]).lower()


def _read(pages: Pages, code: str) -> tuple[NamedSheet, SheetLink]:
    """Return the sheet of a code, and its link for pupils; for 190 puzzles this takes 100 ms.

    Raises:
        IdentifierError: the code is invalid.
    """
    record = sheet_code.read_code(code)
    pupils = from_puzzles.link_of(replace(record, for_pupils=True), pages.site, folder=pages.at(""))
    return NamedSheet(sheet_code.code_of(record), record), pupils


def _read_with_code(pages: Pages, code: str) -> tuple[sheet_code.SheetRecord, SheetLink]:
    """Return the record of a code, and the link for pupils, which fits into a QR code.

    Raises:
        HTTPException: 404, the link is too long.
    """
    sheet, link = _read(pages, code)
    if not qr.fits_code(link.url):
        raise HTTPException(404)
    return sheet.record, link


def _pages_of(record: sheet_code.SheetRecord) -> int:
    return -(-len(record.grids) // PER_PAGE)


def _page_of(named: str, record: sheet_code.SheetRecord) -> int:
    """Return the number of a page that exists."""
    pages = {str(number): number for number in range(1, _pages_of(record) + 1)}
    if named not in pages:
        raise HTTPException(404)
    return pages[named]


def _name_of(record: sheet_code.SheetRecord, index: int) -> str:
    """Return the number of a puzzle on its sheet, after the letter if there are several."""
    if record.kind == "sheet":
        return str(record.header.first_number + index)
    each = len(record.grids) // record.letters
    return f"{layout.LETTERS[index // each]}{index % each + 1}"


_WIDTH, _HEIGHT, _MARGIN = 1920, 1080, 120
_CODE = 760
_BOX = re.compile(r"viewBox=")
# Longer addresses are too long to type.
_LONGEST_TYPED = 120


def _draw_slide(title: str, lead: str, url: str, words: str) -> bytes:
    """Draw a title, the QR code of a sheet and its address, if it is short enough to type."""
    x, y = _MARGIN + _CODE + 100, 330.0
    lines = drawing.wrap(title, 18, most=4)
    parts = [
        drawing.text_at(x, y + 96 * at, 84, line, pictures.BOLD) for at, line in enumerate(lines)
    ]
    y += 96 * len(lines) + 24
    parts += [
        drawing.text_at(x, y + 56 * at, 44, line, pictures.QUIET)
        for at, line in enumerate(drawing.wrap(lead, 36, most=3))
    ]
    if len(words) <= _LONGEST_TYPED:
        style = f'fill="{drawing.INK}"'
        parts += [
            drawing.text_at(x, y + 200 + 46 * at, 34, line, style)
            for at, line in enumerate(drawing.wrap(words, 42))
        ]
    code = _BOX.sub(
        f'x="{_MARGIN}" y="{(_HEIGHT - _CODE) // 2}" width="{_CODE}" height="{_CODE}" viewBox=',
        qr.draw_code(url, quiet_modules=pictures.QUIET_MODULES),
        count=1,
    )
    return typesetting.rasterize(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}">'
        f'<rect width="100%" height="100%" fill="#fff"/>{code}{"".join(parts)}</svg>'
    )
