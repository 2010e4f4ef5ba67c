"""The one exception handler: JSON for programs, a page for people."""

import re
from http.client import METHOD_NOT_ALLOWED, NOT_FOUND

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet.errors import MethodNotAllowedError, NonetError, PathNotFoundError
from nonet.i18n.catalogue import ENGLISH
from nonet.puzzles.links.site import TOOLS_PATH
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.api.endpoints.worksheet_download import DOWNLOAD
from nonet.server.http.context import record_error
from nonet.server.http.error_responses import STATUS, error_response
from nonet.server.portal.area import show_portal_error
from nonet.server.site.error_pages import download_error, error_page

API_PREFIX = "/api/v1"
# Any of `/`, `/v1/`, `/api/`, `/api/v1/api/v1/`.
_BASE = re.compile(r"/+(?:(?:api|v1)/+)*", re.ASCII)
_DOWNLOADS = DOWNLOAD.path.partition("{")[0]
_ENDPOINTS = {endpoint.path for endpoint in ENDPOINTS} | {"/openapi.json"}


async def handle_error(request: Request, error: Exception) -> Response:
    """Return the response to an error; Starlette raises unexpected ones again, to be logged.

    A route outside of the API whose errors are JSON sets `request.state.json_error_headers`. The
    portal sets `request.state.portal_request`, so that its error page shows who is signed in.
    """
    if _is_for_programs(request, error):
        response = _json_response(request, error)
        return _as_page(request, response) if _is_opened_by_a_person(request) else response
    if isinstance(error, NonetError):
        record_error(error)
        if hasattr(request.state, "portal_request"):
            return show_portal_error(request.state.portal_request, error)
    return error_page(request, error)


def _is_for_programs(request: Request, error: Exception) -> bool:
    path = request.scope["path"]
    if any(path == prefix or path.startswith(f"{prefix}/") for prefix in (API_PREFIX, TOOLS_PATH)):
        return True
    is_missing = isinstance(error, HTTPException) and error.status_code == NOT_FOUND
    if hasattr(request.state, "json_error_headers"):
        return is_missing or not isinstance(error, HTTPException)
    return is_missing and _endpoint_in(path) is not None


def _json_response(request: Request, error: Exception) -> Response:
    headers = dict(getattr(request.state, "json_error_headers", {}))
    if isinstance(error, HTTPException) and error.status_code == METHOD_NOT_ALLOWED:
        allowed = (error.headers or {})["Allow"].split(", ")
        headers["Allow"] = ", ".join(sorted(allowed))
        error = MethodNotAllowedError(f"This path serves {headers['Allow']}.")
    elif isinstance(error, HTTPException):
        error = _not_found(request)
    known = error if isinstance(error, NonetError) and type(error) in STATUS else NonetError()
    record_error(known)
    response = error_response(known)
    response.headers.update(headers)
    return response


def _not_found(request: Request) -> PathNotFoundError:
    """Return the error for a path; if it ends with an endpoint's, the error names the right URL."""
    sentence = "Nothing is served under this path."
    endpoint = _endpoint_in(request.scope["path"])
    if endpoint is not None:
        base_url = request.app.state.website.services.site.base_url
        sentence += f" The base URL is {base_url}: did you mean {base_url}{endpoint}?"
    return PathNotFoundError(sentence)


def _endpoint_in(path: str) -> str | None:
    """Return the path of the endpoint that follows any wrong base URL."""
    rest = "/" + _BASE.sub("", path, count=1).rstrip("/")
    if rest.startswith(_DOWNLOADS) and rest != _DOWNLOADS:
        return DOWNLOAD.path
    return rest if rest in _ENDPOINTS else None


def _is_opened_by_a_person(request: Request) -> bool:
    """Return whether a browser opens a link to a PDF."""
    is_download = request.scope["path"].startswith(API_PREFIX + _DOWNLOADS)
    return is_download and "text/html" in request.headers.get("accept", "")


def _as_page(request: Request, response: Response) -> Response:
    """Return the page for a link that doesn't open, with the headers of the error."""
    # A link to a PDF is in no language.
    page = download_error(request.app.state.website.pages_in(ENGLISH), response.status_code)
    kept = {name: value for name, value in response.headers.items() if name[:8] != "content-"}
    page.headers.update(kept)
    page.headers.add_vary_header("Accept")
    return page
