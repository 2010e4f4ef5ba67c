"""The page of one puzzle."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from nonet.door.address import client_address
from nonet.errors import IdentifierError
from nonet.links import parse_collection_id, parse_puzzle_id, puzzle_id
from nonet.website.pages import Pages
from nonet.website.services import WebsiteServices
from nonet.website.shown_puzzle import show_verified


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Where a puzzle stands in its collection: its number from 1 and the addresses around it."""

    collection: str
    number: int
    count: int
    previous: str | None
    next: str | None


class PlayPage:
    """`/puzzles/<id>`, and within a collection `?collection=<id>&number=<n>`."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages

    async def show(self, request: Request) -> Response:
        """Show the puzzle of the path."""
        self._services.throttle.count(client_address(request.scope))
        grid = parse_puzzle_id(request.path_params["id"])
        board = await show_verified(grid, self._services.workbench, self._pages.words)
        values = {"board": board, "neighbours": self._neighbours(request, grid)}
        return self._pages.respond("play.html", values)

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


def address_within(collection: str, grids: tuple[str, ...], index: int) -> str:
    """Return the path of a collection's puzzle that knows its neighbours."""
    return f"/puzzles/{puzzle_id(grids[index])}?collection={collection}&number={index + 1}"
