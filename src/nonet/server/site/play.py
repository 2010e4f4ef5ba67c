"""The pages of puzzles and collections, and new puzzles to play."""

from dataclasses import dataclass
from datetime import date

from jinja2.utils import htmlsafe_json_dumps
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet import engine
from nonet.errors import IdentifierError, UnavailableError
from nonet.puzzles.grading import all_labels_of
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id, puzzle_id
from nonet.puzzles.rating import ratings_of
from nonet.puzzles.verification import require_unique
from nonet.server.http.headers import client_address
from nonet.server.site.pages import Pages
from nonet.server.site.puzzles import LEVELS, DailyPuzzles, FreshPuzzles, address_of, read_day
from nonet.server.site.services import WebsiteServices
from nonet.server.site.shown_puzzle import ShownPuzzle, show, show_empty, show_verified
from nonet.server.site.static_pages import HAND_IN_FILES

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


class PlayPage:
    """`/puzzles/<id>`; of a collection `?collection=<id>&number=<n>`, of a day `?daily=<day>`.

    A player who chose the level comes with `?level=<label>`, and reads it above the board.
    """

    def __init__(self, services: WebsiteServices, pages: Pages, daily: DailyPuzzles) -> None:
        self._services = services
        self._pages = pages
        self._daily = daily

    async def show(self, request: Request) -> Response:
        """Show the puzzle of the path."""
        self._services.throttle.count(client_address(request.scope))
        grid = parse_puzzle_id(request.path_params["id"])
        board = await show_verified(grid, self._services.engine_context, self._pages.words)
        neighbours = await self._of_day(request, grid) or self._neighbours(request, grid)
        values = {
            "board": board,
            "neighbours": neighbours,
            "here": f"/puzzles/{board.id}",
            "is_new": False,
            "level_is_known": bool(neighbours and neighbours.day)
            or request.query_params.get("level") == board.label,
        }
        return self._pages.publish(request, "play.html", values)

    async def _of_day(self, request: Request, grid: str) -> Neighbours | None:
        """Find the puzzle among those of the day of the query; a day that does not fit is none."""
        day = read_day(request.query_params.get("daily", ""))
        try:
            drawn = day and await self._daily.of(day)
        except UnavailableError:
            return None
        if not day or not drawn or grid not in drawn.values():
            return None
        labels = engine.LABELS
        index = [drawn[label] for label in labels].index(grid)

        def address(at: int) -> str | None:
            is_there = 0 <= at < len(labels)
            return self._pages.at(address_of(drawn, day, labels[at])) if is_there else None

        return Neighbours(
            collection=self._pages.at(f"/daily/{day}"),
            number=index + 1,
            count=len(labels),
            previous=address(index - 1),
            next=address(index + 1),
            day=day,
        )

    def _neighbours(self, request: Request, grid: str) -> Neighbours | None:
        """Find the puzzle in the collection of the query; a query that does not fit is none."""
        collection, number = (
            request.query_params.get("collection"),
            request.query_params.get("number"),
        )
        if collection is None or number is None or not number.isascii() or not number.isdigit():
            return None
        try:
            grids = parse_collection_id(collection)
        except IdentifierError:
            return None
        index = int(number[:3]) - 1
        if not 0 <= index < len(grids) or grids[index] != grid:
            return None
        return Neighbours(
            collection=self._pages.at(f"/collections/{collection}"),
            number=index + 1,
            count=len(grids),
            previous=self._within(collection, grids, index - 1) if index > 0 else None,
            next=self._within(collection, grids, index + 1) if index + 1 < len(grids) else None,
        )

    def _within(self, collection: str, grids: tuple[str, ...], index: int) -> str:
        return self._pages.at(address_within(collection, grids, index))


class NewPuzzles:
    """`/play`, where the device makes a new puzzle, and `/play/new`, where the server does."""

    def __init__(self, services: WebsiteServices, pages: Pages, fresh: FreshPuzzles) -> None:
        self._services = services
        self._pages = pages
        self._fresh = fresh
        self._empty = {
            "board": show_empty(pages.words),
            "neighbours": None,
            "here": "/play",
            "is_new": True,
            "level_is_known": False,
        }

    async def show(self, request: Request) -> Response:
        """Show an empty board, which scripts fill with a puzzle of the level in the query."""
        self._services.throttle.count(client_address(request.scope))
        return self._pages.publish(request, "play.html", self._empty)

    async def lead(self, request: Request) -> Response:
        """Lead to a new puzzle of the level that the query names, or to an easy one."""
        self._services.throttle.count(client_address(request.scope))
        named = request.query_params.get("level")
        level = next((level for level in LEVELS if level == named), _DEFAULT_LEVEL)
        grid = await self._fresh.take(level)
        address = self._pages.at(f"/puzzles/{puzzle_id(grid)}?level={level}")
        return RedirectResponse(address, 303, {"Cache-Control": "no-store"})


def address_within(collection: str, grids: tuple[str, ...], index: int) -> str:
    """Return the path of a collection's puzzle that knows its neighbours."""
    return f"/puzzles/{puzzle_id(grids[index])}?collection={collection}&number={index + 1}"


@dataclass(frozen=True, slots=True)
class Entry:
    """One puzzle of a collection and where it is played."""

    board: ShownPuzzle
    address: str


class CollectionPage:
    """`/collections/<id>`: every puzzle as a picture, in the order of the id."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages
        self._words = htmlsafe_json_dumps(pages.words.for_scripts(HAND_IN_FILES))

    async def show(self, request: Request) -> Response:
        """Show the collection of the path."""
        self._services.throttle.count(client_address(request.scope))
        collection = request.path_params["id"]
        grids = parse_collection_id(collection)
        engine_context = self._services.engine_context
        await self._require_unique(grids)
        labels = await all_labels_of(grids, engine_context)
        ratings = await ratings_of(grids, engine_context)
        entries = [
            Entry(
                show(grid, self._pages.words, label=label, rating=rating),
                self._pages.at(address_within(collection, grids, index)),
            )
            for index, (grid, label, rating) in enumerate(zip(grids, labels, ratings, strict=True))
        ]
        values = {"collection": collection, "entries": entries, "words": self._words}
        return self._pages.publish(request, "collection.html", values)

    async def _require_unique(self, grids: tuple[str, ...]) -> None:
        """Refuse a collection with a puzzle that has not exactly one solution.

        Raises:
            NotUniqueError, SearchLimitError: of the first such puzzle.
        """
        for grid in dict.fromkeys(grids):
            await require_unique(grid, self._services.engine_context)
