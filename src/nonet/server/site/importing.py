"""The import page: check puzzles from elsewhere, and redirect to the page that plays them."""

from collections.abc import Mapping
from functools import reduce
from string import ascii_lowercase, digits

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet import engine
from nonet.engine import read_boards, read_grids_of_all_sizes, small
from nonet.errors import FormError, NotUniqueError, SearchLimitError, TextFormError
from nonet.grid import name_of
from nonet.i18n.words import Words
from nonet.printing.layout import DEFAULT_PAPER, Header, Layout
from nonet.printing.sheet_code import SheetRecord, code_of
from nonet.puzzles.links.identifiers import MAX_GRIDS, collection_id, puzzle_id, small_puzzle_id
from nonet.puzzles.links.site import SHEET_PATH
from nonet.puzzles.verification import verify_of_all_sizes, why_not_unique
from nonet.server.http.body import read_form
from nonet.server.http.origins import is_same_origin
from nonet.server.site.pages import Pages, pages_of
from nonet.server.site.print.form import reason_of

LARGEST_FORM = 1 << 16
_BASE_36 = digits + ascii_lowercase
_NOT_KEPT = {"Cache-Control": "no-store"}
# Further skipped lines are only counted.
_MOST_LINES = 8


_EMPTY: Mapping[str, object] = {
    "text": "",
    "wrong": "",
    "grid": "",
    "marked": (),
    "summary": "",
    "address": "",
}


async def show_import(request: Request) -> Response:
    """Show the form for a text in any format, or for digits entered by hand."""
    return pages_of(request).publish(request, "import.html", _EMPTY)


async def import_puzzles(request: Request) -> Response:
    """Redirect to the submitted puzzle, or explain the error.

    If lines were skipped, the page lists them, and links to the puzzle.
    """
    pages = pages_of(request)
    words, engine_context = pages.words, pages.services.engine_context
    if not is_same_origin(request):
        return _form(pages, "", status=403, wrong=words("print-foreign"))
    text = ""
    try:
        fields = await read_form(request, most_bytes=LARGEST_FORM)
        text = fields.get("puzzle", "")
        # A collection can't hold more.
        reading = await engine_context.pool.run(_read_boards, text)
        boards = reading.boards[:MAX_GRIDS]
        grids = [board.grid for board in boards]
        await verify_of_all_sizes(grids, engine_context)
    except (FormError, TextFormError) as error:
        return _form(pages, text, status=400, wrong=reason_of(error, words))
    except NotUniqueError as error:
        place, status = next(iter(error.statuses.items()))
        number = int(place.removeprefix("puzzles[").removesuffix("]"))
        wrong, cells = await _fault(pages, grids[number], status)
        grid = "" if small.is_grid(grids[number]) else grids[number]
        return _form(pages, text, status=422, wrong=wrong, grid=grid, marked=cells)
    except SearchLimitError:
        return _form(pages, text, status=422, wrong=words("refusal-422-unknown"))
    address = pages.at(_address_of(grids)) + _notes_of(boards)
    if reading.skipped_lines:
        summary = _summary_of(reading, words)
        return _form(pages, text, status=200, summary=summary, address=address)
    return RedirectResponse(address, 303, _NOT_KEPT)


def _summary_of(reading: engine.Reading, words: Words) -> str:
    skipped = reading.skipped_lines
    found = words("import-found", count=len(reading.boards))
    shown = [*map(str, skipped[:_MOST_LINES]), *["…"][: len(skipped) - _MOST_LINES]]
    lines = reduce(lambda before, line: words("list-inner", before=before, next=line), shown)
    left_out = words("import-skipped", count=len(skipped), lines=lines)
    return words("text-next", before=found, next=left_out)


async def _fault(pages: Pages, grid: str, status: str) -> tuple[str, tuple[int, ...]]:
    """Explain why a grid has no unique solution, with the cells that show it."""
    words = pages.words
    wrong = words(f"refusal-422-{status}")
    if small.is_grid(grid):
        return wrong, ()
    match await why_not_unique(grid, pages.services.engine_context):
        case engine.Undecided(cell, (first, second), other):
            cells = (cell,) if other is None else (cell, other)
            shown = {"cells": " ".join(map(name_of, cells)), "cell": name_of(cell)}
            why = words("import-undecided", **shown, first=str(first), second=str(second))
            return words("text-next", before=wrong, next=why), cells
        case engine.Clash(cells):
            why = words("import-clash", cells=" ".join(map(name_of, cells)))
            return words("text-next", before=wrong, next=why), cells
    return wrong, ()


def _form(pages: Pages, text: str, *, status: int, **values: object) -> Response:
    shown = {**_EMPTY, "text": text, **values}
    return pages.respond("import.html", shown, status=status, headers=_NOT_KEPT)


def _read_boards(text: str) -> engine.Reading:
    grids = read_grids_of_all_sizes(text)
    if any(map(small.is_grid, grids)):
        return engine.Reading([engine.Board(grid, None, 1) for grid in grids], [])
    return read_boards(text)


def _notes_of(boards: list[engine.Board]) -> str:
    """Return the fragment with the candidates; `imported_notes.js` reads it."""
    all_candidates = [board.candidates for board in boards]
    if not any(all_candidates):
        return ""
    return "#n1" + ".".join("".join(map(_as_base_36, cells or ())) for cells in all_candidates)


def _as_base_36(candidates: tuple[int, ...]) -> str:
    bits = sum(1 << digit - 1 for digit in candidates)
    return "".join(_BASE_36[place] for place in divmod(bits, len(_BASE_36)))


def _address_of(grids: list[str]) -> str:
    """Return the path of the puzzle, of the collection, or of the sheet if some grids are small."""
    if any(map(small.is_grid, grids)):
        if len(grids) == 1:
            return f"/puzzles/{small_puzzle_id(grids[0])}"
        looks = SheetRecord(
            grids=tuple(grids), paper=DEFAULT_PAPER, layout=Layout(per_page=4), header=Header()
        )
        return f"{SHEET_PATH}{code_of(looks)}"
    if len(grids) == 1:
        return f"/puzzles/{puzzle_id(grids[0])}"
    return f"/collections/{collection_id(grids)}"
