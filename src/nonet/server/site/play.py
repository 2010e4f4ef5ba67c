"""The pages of puzzles and collections, and new puzzles to play."""

from dataclasses import dataclass
from datetime import date

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet import engine
from nonet.errors import IdentifierError, UnavailableError
from nonet.puzzles.grading import all_labels_of, ratings_of
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id, puzzle_id
from nonet.puzzles.verification import require_unique
from nonet.server.site.pages import Pages, pages_of
from nonet.server.site.puzzles import LEVELS, address_of, read_day, show, show_empty, show_verified

_DEFAULT_LEVEL: engine.AnyLabel = "easy"


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Where a puzzle stands in its collection: its number from 1 and the addresses around it.

    The five puzzles of a day are one too.
    """

    collection: str
    number: int
    count: int
    previous: str | None
    next: str | None
    day: date | None = None


async def show_puzzle(request: Request) -> Response:
    """Show `/puzzles/<id>`.

    The puzzle has neighbours in a collection (`?collection=<id>&number=<n>`) or a day
    (`?daily=<day>`). A player who chose the level (`?level=<label>`) reads it above the board.
    """
    pages = pages_of(request)
    grid = parse_puzzle_id(request.path_params["id"])
    board = await show_verified(grid, pages.services.engine_context, pages.words)
    neighbours = await _neighbours_of_day(request, pages, grid) or _neighbours_in_collection(
        request, pages, grid
    )
    values = {
        "board": board,
        "neighbours": neighbours,
        "here": f"/puzzles/{board.id}",
        "is_new": False,
        "level_is_known": bool(neighbours and neighbours.day)
        or request.query_params.get("level") == board.label,
    }
    return pages.publish(request, "play.html", values)


async def _neighbours_of_day(request: Request, pages: Pages, grid: str) -> Neighbours | None:
    """Find the puzzle among those of the query's day; None if it isn't one of them."""
    day = read_day(request.query_params.get("daily", ""))
    try:
        drawn = day and await pages.website.daily.of(day)
    except UnavailableError:
        return None
    if not day or not drawn or grid not in drawn.values():
        return None
    labels = engine.LABELS
    index = [drawn[label] for label in labels].index(grid)

    def address(at: int) -> str | None:
        is_there = 0 <= at < len(labels)
        return pages.at(address_of(drawn, day, labels[at])) if is_there else None

    return Neighbours(
        collection=pages.at(f"/daily/{day}"),
        number=index + 1,
        count=len(labels),
        previous=address(index - 1),
        next=address(index + 1),
        day=day,
    )


def _neighbours_in_collection(request: Request, pages: Pages, grid: str) -> Neighbours | None:
    """Find the puzzle in the query's collection; None if it isn't at that place of it."""
    query = request.query_params
    collection, number = query.get("collection"), query.get("number")
    if collection is None or number is None or not number.isascii() or not number.isdigit():
        return None
    try:
        grids = parse_collection_id(collection)
    except IdentifierError:
        return None
    index = int(number[:3]) - 1
    if not 0 <= index < len(grids) or grids[index] != grid:
        return None

    def address(at: int) -> str | None:
        is_there = 0 <= at < len(grids)
        return pages.at(address_within(collection, grids, at)) if is_there else None

    return Neighbours(
        collection=pages.at(f"/collections/{collection}"),
        number=index + 1,
        count=len(grids),
        previous=address(index - 1),
        next=address(index + 1),
    )


async def show_play(request: Request) -> Response:
    """Show an empty board; the device fills it with a new puzzle of the query's level."""
    pages = pages_of(request)
    values = {
        "board": show_empty(pages.words),
        "neighbours": None,
        "here": "/play",
        "is_new": True,
        "level_is_known": False,
    }
    return pages.publish(request, "play.html", values)


async def redirect_to_new_puzzle(request: Request) -> Response:
    """Redirect to a new puzzle of the query's level, or to an easy one."""
    pages = pages_of(request)
    named = request.query_params.get("level")
    level = next((level for level in LEVELS if level == named), _DEFAULT_LEVEL)
    grid = await pages.website.fresh.take(level)
    address = pages.at(f"/puzzles/{puzzle_id(grid)}?level={level}")
    return RedirectResponse(address, 303, {"Cache-Control": "no-store"})


def address_within(collection: str, grids: tuple[str, ...], index: int) -> str:
    """Return the path of a collection's puzzle that knows its neighbours."""
    return f"/puzzles/{puzzle_id(grids[index])}?collection={collection}&number={index + 1}"


async def show_collection(request: Request) -> Response:
    """Show every puzzle of `/collections/<id>` as a picture, in the order of the id.

    Raises:
        NotUniqueError, SearchLimitError: of the first puzzle without exactly one solution.
    """
    pages = pages_of(request)
    collection = request.path_params["id"]
    grids = parse_collection_id(collection)
    engine_context = pages.services.engine_context
    for grid in dict.fromkeys(grids):
        await require_unique(grid, engine_context)
    labels = await all_labels_of(grids, engine_context)
    ratings = await ratings_of(grids, engine_context)
    entries = [
        (
            show(grid, pages.words, label=label, rating=rating),
            pages.at(address_within(collection, grids, index)),
        )
        for index, (grid, label, rating) in enumerate(zip(grids, labels, ratings, strict=True))
    ]
    values = {"collection": collection, "entries": entries}
    return pages.publish(request, "collection.html", values)
