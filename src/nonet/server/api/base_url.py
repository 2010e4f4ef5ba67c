"""Requests with a wrong base URL get an error that names the right one."""

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.errors import PathNotFoundError
from nonet.puzzles.links.site import Site
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.api.endpoints.worksheet_download import DOWNLOAD
from nonet.server.http.error_response import refuse

# Any of `/`, `/v1/`, `/api/`, `/api/v1/api/v1/`.
_PREFIX = re.compile(r"/+(?:(?:api|v1)/+)*", re.ASCII)
_DOWNLOAD = DOWNLOAD.path.partition("{")[0]
_PATHS = {endpoint.path for endpoint in ENDPOINTS} | {"/openapi.json"}


class WrongBaseUrls:
    """Rejects requests for the API with a wrong base URL; passes all others to an application."""

    def __init__(self, otherwise: ASGIApp, site: Site) -> None:
        self._otherwise = otherwise
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _endpoint_in(scope["path"]) is not None:
            await refuse(not_found(scope["path"], self._site))(scope, receive, send)
        else:
            await self._otherwise(scope, receive, send)


def not_found(path: str, site: Site) -> PathNotFoundError:
    """Return the error for a path; if it ends with an endpoint's, the error names the right URL."""
    sentence, endpoint = "Nothing is served under this path.", _endpoint_in(path)
    if endpoint is not None:
        sentence += f" The base URL is {site.base_url}: did you mean {site.base_url}{endpoint}?"
    return PathNotFoundError(sentence)


def _endpoint_in(path: str) -> str | None:
    """Return the path of the endpoint that follows any wrong base."""
    rest = "/" + _PREFIX.sub("", path, count=1).rstrip("/")
    if rest.startswith(_DOWNLOAD) and rest != _DOWNLOAD:
        return DOWNLOAD.path
    return rest if rest in _PATHS else None
