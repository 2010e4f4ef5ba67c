"""What a link holds, for programs: as JSON and as lines of text, without a key.

Never a solution; the credit travels in each.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from http.client import NOT_FOUND

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet import engine
from nonet.errors import NonetError, PathNotFoundError
from nonet.puzzles.links.identifiers import (
    collection_id,
    parse_collection_id,
    parse_puzzle_id,
    puzzle_id,
)
from nonet.puzzles.publication import Verified, verify_all
from nonet.server.api.endpoints.attribution import present_attribution
from nonet.server.api.endpoints.publish import present_lines, present_publish, present_puzzle
from nonet.server.http.error_response import refuse
from nonet.server.http.headers import client_address, entity_tag, matches_entity_tag
from nonet.server.http.origin import OPEN, allow_reading
from nonet.server.site.services import WebsiteServices

JSON, TEXT = "application/json", "text/plain"
FRESH = {"Cache-Control": "public, max-age=3600, must-revalidate"}

Content = tuple[str | bytes, str]
"""What is served, and its media type."""

Read = Callable[[Sequence[Verified]], Content]


def open_route(
    path: str,
    services: WebsiteServices,
    read: Callable[[Request], Awaitable[Content]],
    kept: Mapping[str, str] = FRESH,
) -> Route:
    """Serve public content to pages of all origins; `kept` has its caching header."""

    async def serve(request: Request) -> Response:
        if request.method == "OPTIONS":
            return allow_reading()
        try:
            services.throttle.count(client_address(request.scope))
            content, kind = await read(request)
        except NonetError as error:
            return _refuse(error)
        except HTTPException as fault:
            if fault.status_code != NOT_FOUND:
                raise
            return _refuse(PathNotFoundError("Nothing is served under this path."))
        headers = {**OPEN, **kept, "ETag": entity_tag(content, engine.VERSION)}
        if matches_entity_tag(headers["ETag"], request.scope):
            return Response(status_code=304, headers=headers)
        return Response(content, headers=headers, media_type=kind)

    return Route(path, serve, methods=["GET", "OPTIONS"])


def _refuse(error: NonetError) -> Response:
    """Refuse a program of any site, which is to learn why."""
    response = refuse(error)
    response.headers.update(OPEN)
    return response


class OpenReads:
    """`/puzzles/<id>` and `/collections/<id>` with `.json` and `.txt` behind."""

    def __init__(self, services: WebsiteServices) -> None:
        self._services = services
        self._site = services.site
        self._credit = present_attribution(services.attribution)

    @property
    def routes(self) -> list[Route]:
        """The paths, which come before those of the pages."""
        puzzle, collection = "/puzzles/{id}", "/collections/{id}"
        return [
            self._route(f"{puzzle}.json", _one, self._puzzle_json),
            self._route(f"{puzzle}.txt", _one, self._puzzle_text),
            self._route(f"{collection}.json", parse_collection_id, self._collection_json),
            self._route(f"{collection}.txt", parse_collection_id, self._collection_text),
        ]

    def _route(self, path: str, parse: Callable[[str], Sequence[str]], read: Read) -> Route:
        async def answer(request: Request) -> Content:
            grids = parse(request.path_params["id"])
            return read(await verify_all(grids, self._services.engine_context))

        return open_route(path, self._services, answer)

    def _puzzle_json(self, items: Sequence[Verified]) -> tuple[bytes, str]:
        return present_puzzle(items[0], self._site, self._credit).to_json(), JSON

    def _puzzle_text(self, items: Sequence[Verified]) -> tuple[str, str]:
        url = self._site.playable_url(puzzle_id(items[0].puzzle))
        return present_lines(items, url, self._credit), TEXT

    def _collection_json(self, items: Sequence[Verified]) -> tuple[bytes, str]:
        return present_publish(items, self._site, self._credit).to_json(), JSON

    def _collection_text(self, items: Sequence[Verified]) -> tuple[str, str]:
        url = self._site.collection_url(collection_id(item.puzzle for item in items))
        return present_lines(items, url, self._credit), TEXT


def _one(text: str) -> list[str]:
    return [parse_puzzle_id(text)]
