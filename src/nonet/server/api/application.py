"""The API as one application, mounted at `/api/v1`, which finds routes in a table.

A router tries pattern after pattern, which takes as long as a search for a second solution, and
only one path has a parameter.
"""

import re

import structlog
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from nonet.errors import MethodNotAllowedError, NonetError
from nonet.puzzles.links.identifiers import parse_collection_id
from nonet.server.api.base_url import not_found
from nonet.server.api.download import download_handler
from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.api.endpoints.worksheet_download import DOWNLOAD
from nonet.server.api.gate import ApiServices, EndpointApp, Handler, guard
from nonet.server.api.openapi import serve_openapi
from nonet.server.api.retiring import RETIRING, Retiring
from nonet.server.http.error_response import internal_error, refuse

log = structlog.get_logger()

_DOWNLOAD = re.compile("/worksheets/([^/]+)")


class Api:
    """Serves the paths below its root path, and rejects all other paths and methods."""

    def __init__(self, services: ApiServices) -> None:
        self._site = services.site
        self._download = _route(DOWNLOAD, download_handler(services), services)
        self._routes = {
            endpoint.path: _route(endpoint, guard(endpoint, services), services)
            for endpoint in ENDPOINTS
            if endpoint is not DOWNLOAD
        }
        document = Route("/openapi.json", serve_openapi(services), methods=["GET", "OPTIONS"])
        self._routes[document.path] = document

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"].removeprefix(scope["root_path"])
        try:
            route = self._find(path, scope)
        except NonetError as error:
            await refuse(error)(scope, receive, send)
            return
        if scope["method"] not in (methods := route.methods or ()):
            allow = ", ".join(sorted(methods))
            refused = refuse(MethodNotAllowedError(f"This path serves {allow}."))
            refused.headers["Allow"] = allow
            await refused(scope, receive, send)
        else:
            scope["route"] = route
            await _handle(route, scope, receive, send)

    def _find(self, path: str, scope: Scope) -> Route:
        """Find the route of a path; a malformed collection id is rejected before anything else.

        Raises:
            IdentifierError.
            PathNotFoundError.
        """
        route, found = self._routes.get(path), _DOWNLOAD.fullmatch(path)
        if route is not None:
            return route
        if found is None:
            raise not_found(path, self._site)
        parse_collection_id(found[1])
        scope["path_params"] = {"id": found[1]}
        return self._download


def _route(endpoint: Endpoint, handler: Handler, services: ApiServices) -> Route:
    app = EndpointApp(endpoint, handler, services.authenticator)
    retirement = RETIRING.get(endpoint.path)
    shown = app if retirement is None else Retiring(app, retirement.headers(services.site))
    return Route(endpoint.path, shown, methods=[endpoint.method])


async def _handle(route: Route, scope: Scope, receive: Receive, send: Send) -> None:
    try:
        await route.handle(scope, receive, send)
    except Exception:
        # Endpoints handle their own exceptions; the document does not.
        log.exception("request failed")
        await internal_error()(scope, receive, send)
