"""The pages of puzzles and collections, and new puzzles to play."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet import engine
from nonet.engine import small
from nonet.engine.variants import VariantPuzzle
from nonet.errors import IdentifierError, UnavailableError
from nonet.printing.sheet_code import read_code
from nonet.puzzles.links import identifiers, site
from nonet.puzzles.variants import AnyPuzzle, verify_any
from nonet.puzzles.verification import Verified
from nonet.server.site import daily_puzzles, new_puzzles, shown_puzzle, small_puzzles
from nonet.server.site.pages import Pages, pages_of
from nonet.server.site.print.sheet_page import NamedSheet
from nonet.server.site.variants import show_thumbnail

_DEFAULT_LEVEL: engine.AnyLabel = "easy"


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The place of a puzzle in a collection or a day: its number, from 1, and all addresses."""

    collection: str
    number: int
    addresses: Sequence[str]
    day: date | None = None

    @property
    def count(self) -> int:
        """The number of puzzles."""
        return len(self.addresses)

    @property
    def previous(self) -> str | None:
        """The address of the puzzle before this one."""
        return self.addresses[self.number - 2] if self.number > 1 else None

    @property
    def next(self) -> str | None:
        """The address of the puzzle after this one."""
        return self.addresses[self.number] if self.number < self.count else None


async def show_puzzle(request: Request) -> Response:
    """Show `/puzzles/<id>`.

    The puzzle has neighbours in a collection (`?collection=<id>&number=<n>`), on a sheet
    (`?sheet=<code>&number=<n>`) or in a day (`?daily=<day>`). If the player chose the level
    (`?level=<label>`), the page shows it.
    """
    pages = pages_of(request)
    grid = identifiers.parse_id_of_any_size(request.path_params["id"])
    if small.is_grid(grid):
        found = await _find_on_sheet(request, pages, grid)
        following = found and found[0].after(found[1])
        return small_puzzles.publish_small(request, grid, following=following)
    board = await shown_puzzle.show_verified(grid, pages.services.engine_context, pages.words)
    neighbours = (
        await _neighbours_of_day(request, pages, grid)
        or await _neighbours_on_sheet(request, pages, grid)
        or _neighbours_in_collection(request, pages, grid)
    )
    values = {
        "board": board,
        "neighbours": neighbours,
        "here": f"/puzzles/{board.id}",
        "is_new": False,
        "for_pupils": "hints" in request.query_params,
        "level_is_known": bool(neighbours and neighbours.day)
        or request.query_params.get("level") == board.label,
    }
    return pages.publish(request, "play.html", values)


async def _neighbours_of_day(request: Request, pages: Pages, grid: str) -> Neighbours | None:
    """Find the puzzle among those of the query's day; None if it isn't one of them."""
    day = daily_puzzles.read_day(request.query_params.get("daily", ""))
    try:
        drawn = day and await pages.website.daily.of(day)
    except UnavailableError:
        return None
    if not day or not drawn or grid not in drawn.values():
        return None
    grids = [drawn[label] for label in engine.LABELS]
    addresses = [pages.at(daily_puzzles.address_of(drawn, day, label)) for label in engine.LABELS]
    return Neighbours(pages.at(f"/daily/{day}"), grids.index(grid) + 1, addresses, day)


async def _neighbours_on_sheet(request: Request, pages: Pages, grid: str) -> Neighbours | None:
    """Find the neighbours of the puzzle on the query's sheet; None if it has none there."""
    found = await _find_on_sheet(request, pages, grid)
    if found is None:
        return None
    sheet, index = found
    if not (places := sheet.neighbours(index)):
        return None
    addresses = [pages.at(sheet.address_of(at)) for at in places]
    return Neighbours(
        pages.at(f"{site.SHEET_PATH}{sheet.code}"), places.index(index) + 1, addresses
    )


async def _find_on_sheet(
    request: Request, pages: Pages, grid: str
) -> tuple[NamedSheet, int] | None:
    """Find the query's sheet and the puzzle's index; None if it isn't at that place of it."""
    code, index = request.query_params.get("sheet", "").lower(), _index_in(request)
    if not code:
        return None
    try:
        record = await pages.services.engine_context.pool.run(read_code, code)
    except IdentifierError:
        return None
    if not 0 <= index < len(record.grids) or record.grids[index] != grid:
        return None
    return NamedSheet(code, record), index


def _index_in(request: Request) -> int:
    """Return the index that the query's number names; -1 without a number."""
    number = request.query_params.get("number", "")
    return int(number[:3]) - 1 if number.isascii() and number.isdigit() else -1


def _neighbours_in_collection(request: Request, pages: Pages, grid: str) -> Neighbours | None:
    """Find the puzzle in the query's collection; None if it isn't at that place of it."""
    collection, index = request.query_params.get("collection", ""), _index_in(request)
    try:
        grids = identifiers.parse_collection_id(collection)
    except IdentifierError:
        return None
    if not 0 <= index < len(grids) or grids[index] != grid:
        return None
    addresses = [pages.at(address_within(collection, grids, at)) for at in range(len(grids))]
    return Neighbours(pages.at(f"/collections/{collection}"), index + 1, addresses)


async def show_play(request: Request) -> Response:
    """Show an empty board; the device fills it with a new puzzle of the path's or query's level."""
    pages = pages_of(request)
    level = request.path_params.get("level")
    if level is not None and level not in new_puzzles.LEVELS:
        raise HTTPException(404)
    values = {
        "board": shown_puzzle.show_empty(pages.words),
        "neighbours": None,
        "here": f"/play/{level}" if level else "/play",
        "is_new": True,
        "level": level,
        "for_pupils": False,
        "level_is_known": False,
    }
    return pages.publish(request, "play.html", values)


async def redirect_to_new_puzzle(request: Request) -> Response:
    """Redirect to a new puzzle of the query's level, or to an easy one."""
    pages = pages_of(request)
    named = request.query_params.get("level")
    level = next((level for level in new_puzzles.LEVELS if level == named), _DEFAULT_LEVEL)
    grid = await pages.website.fresh.take(level)
    address = pages.at(f"/puzzles/{identifiers.puzzle_id(grid)}?level={level}")
    return RedirectResponse(address, 303, {"Cache-Control": "no-store"})


def address_within(collection: str, grids: tuple[str, ...], index: int) -> str:
    """Return the path of a collection's puzzle, with its place in the query."""
    return (
        f"/puzzles/{identifiers.puzzle_id(grids[index])}?collection={collection}&number={index + 1}"
    )


async def show_collection(request: Request) -> Response:
    """Show every puzzle of `/collections/<id>` as a picture, in the order of the id.

    Raises:
        NotUniqueError, SearchLimitError: of the first puzzle without exactly one solution.
    """
    pages = pages_of(request)
    collection = request.path_params["id"]
    puzzles = identifiers.parse_any_collection_id(collection)
    if any(isinstance(puzzle, VariantPuzzle) for puzzle in puzzles):
        return await _show_mixed_collection(request, pages, puzzles)
    grids = identifiers.parse_collection_id(collection)
    boards = await shown_puzzle.show_all_verified(grids, pages.services.engine_context, pages.words)
    entries = [
        (boards[grid], pages.at(address_within(collection, grids, index)))
        for index, grid in enumerate(grids)
    ]
    values = {"collection": collection, "entries": entries, "is_mixed": False}
    return pages.publish(request, "collection.html", values)


async def _show_mixed_collection(
    request: Request, pages: Pages, puzzles: Sequence[AnyPuzzle]
) -> Response:
    verified = await verify_any(puzzles, pages.services.engine_context)
    grids = [item.puzzle for item in verified if isinstance(item, Verified)]
    boards = await shown_puzzle.show_all_verified(grids, pages.services.engine_context, pages.words)
    entries: list[tuple[object, str]] = []
    for item in verified:
        if isinstance(item, Verified):
            board = boards[item.puzzle]
            entries.append((board, pages.at(f"/puzzles/{board.id}")))
        else:
            shown = show_thumbnail(item.puzzle, pages.words)
            entries.append((shown, pages.at(f"/variants/{shown.id}")))
    values = {"collection": request.path_params["id"], "entries": entries, "is_mixed": True}
    return pages.publish(request, "collection.html", values)
