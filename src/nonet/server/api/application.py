"""The API as one application, to be mounted at `/api/v1`."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from nonet.puzzles.links.identifiers import parse_collection_id
from nonet.server.api.download import download_handler
from nonet.server.api.endpoints.endpoint import RETIRING, Endpoint
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.api.endpoints.worksheet_download import DOWNLOAD
from nonet.server.api.gate import ApiServices, Handler, guard
from nonet.server.api.openapi import serve_openapi
from nonet.server.http.context import ACCOUNT_LANE, current_request

_DOWNLOADS = DOWNLOAD.path.partition("{")[0]


class Api:
    """Finds the route of a path with one look-up; only the path of a download has a parameter."""

    def __init__(self, services: ApiServices) -> None:
        self._download = _route(DOWNLOAD, download_handler(services), services)
        self._routes = {
            endpoint.path: _route(endpoint, guard(endpoint, services), services)
            for endpoint in ENDPOINTS
            if endpoint is not DOWNLOAD
        }
        document = Route("/openapi.json", serve_openapi(services), methods=["GET", "OPTIONS"])
        self._routes[document.path] = document

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        route = self._find(scope["path"].removeprefix(scope["root_path"]), scope)
        scope["route"] = route
        await route.handle(scope, receive, send)

    def _find(self, path: str, scope: Scope) -> Route:
        """Find the route of a path; a malformed collection id is rejected before anything else.

        Raises:
            HTTPException: 404.
            IdentifierError.
        """
        route = self._routes.get(path)
        if route is not None:
            return route
        identifier = path.removeprefix(_DOWNLOADS)
        if identifier in ("", path) or "/" in identifier:
            raise HTTPException(404)
        parse_collection_id(identifier)
        scope["path_params"] = {"id": identifier}
        return self._download


def _route(endpoint: Endpoint, handle: Handler, services: ApiServices) -> Route:
    retirement = RETIRING.get(endpoint.path)
    headers = () if retirement is None else retirement.headers(services.site)

    async def handle_in_context(request: Request) -> Response:
        context = current_request()
        context.endpoint, context.lane, context.headers = endpoint.path, ACCOUNT_LANE, headers
        return await handle(request)

    return Route(endpoint.path, handle_in_context, methods=[endpoint.method])
