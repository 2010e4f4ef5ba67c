"""The page of a collection."""

from dataclasses import dataclass

from jinja2.utils import htmlsafe_json_dumps
from starlette.requests import Request
from starlette.responses import Response

from nonet.puzzles.grading import all_labels_of
from nonet.puzzles.links.identifiers import parse_collection_id
from nonet.puzzles.rating import ratings_of
from nonet.puzzles.verification import require_unique
from nonet.server.http.headers import client_address
from nonet.server.site.hand_in import FILES as OF_HAND_INS
from nonet.server.site.pages import Pages
from nonet.server.site.play import address_within
from nonet.server.site.services import WebsiteServices
from nonet.server.site.shown_puzzle import ShownPuzzle, show


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
        self._words = htmlsafe_json_dumps(pages.words.for_scripts(OF_HAND_INS))

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
