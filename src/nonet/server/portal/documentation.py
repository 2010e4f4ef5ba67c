"""Pages of the documentation: documents, endpoints, errors, search; also as Markdown."""

import json
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from nonet.accounts.api_keys import KeyRecord, list_keys
from nonet.server.http.origins import api_path, split_origin
from nonet.server.portal.area import PortalRequest
from nonet.server.portal.keys import state_of
from nonet.server.portal.library import ERRORS, HOME, MEDIA_TYPE as FEED_TYPE, NAMES, REFERENCE, TRY
from nonet.server.site.pages import SECURITY_HEADERS

MARKDOWN = ".md"
_PUBLIC = {**SECURITY_HEADERS, "Cache-Control": "no-cache"}


async def redirect_to_first(request: PortalRequest) -> Response:
    """Redirect to the quick start."""
    return request.redirect(f"{HOME}/{NAMES[0]}")


async def show_document(request: PortalRequest) -> Response:
    """Show a document, or its Markdown if the name ends with `.md`."""
    name: str = request.path_params["name"]
    if name.removesuffix(MARKDOWN) not in NAMES:
        raise HTTPException(404)
    key = await _key_of(request)
    if name.endswith(MARKDOWN):
        return markdown(request.area.library.markdown(name.removesuffix(MARKDOWN), key), request)
    values: dict[str, Any] = {
        "name": name,
        "title": request.area.library.titles[name],
        "description": request.area.library.description(name),
        "shelf": request.area.library.menu_at(f"{HOME}/{name}"),
    }
    if name == REFERENCE:
        return request.render("reference", {**values, "groups": request.area.library.groups})
    values |= {
        "document": request.area.library.page(name, key),
        "is_translated": request.area.library.is_translated(name),
    }
    return request.render("document", values)


async def search_index(request: PortalRequest) -> Response:
    """Serve the search index for browsers."""
    return JSONResponse(request.area.library.search_entries, headers=_PUBLIC)


async def list_documents(request: PortalRequest) -> Response:
    """Serve `/llms.txt`."""
    return PlainTextResponse(request.area.library.index, headers=_PUBLIC)


async def show_all_documents(request: PortalRequest) -> Response:
    """Serve `/llms-full.txt`."""
    return PlainTextResponse(request.area.library.whole, headers=_PUBLIC)


async def show_feed(request: PortalRequest) -> Response:
    """Serve the changelog as a feed."""
    headers = {**SECURITY_HEADERS, "Cache-Control": "public, max-age=3600"}
    return Response(request.area.library.feed, headers=headers, media_type=FEED_TYPE)


async def _key_of(request: PortalRequest) -> KeyRecord | None:
    """Return the newest active key of the signed-in account, if any."""
    if request.signed_in is None:
        return None
    services = request.services
    keys = await request.read(list_keys, request.account.email)
    held = [key for key in keys if not key.is_connection]
    good = [key for key in held if state_of(key, services.now_ms) == "active"]
    return good[-1] if good else None


def markdown(text: str, request: PortalRequest) -> Response:
    """Return a Markdown response."""
    headers = {**SECURITY_HEADERS, **request.privacy_headers}
    return PlainTextResponse(text, headers=headers, media_type="text/markdown")


_WAITING = (429, 503)
_SERVER_ERROR = 500


async def show_error_code(request: PortalRequest) -> Response:
    """Show an error code: its meaning, its remedy, and the endpoints that return it."""
    code: str = request.path_params["code"]
    known = request.area.library.errors.get(code)
    if known is None:
        raise HTTPException(404)
    error, endpoints = known
    values = {
        "error": error,
        "endpoints": endpoints,
        "again": _again(error.status),
        "body": json.dumps({"error": error.error}, indent=2, ensure_ascii=False),
        "inline": request.area.library.inline,
        # The menu marks the page of all errors as the current one.
        "shelf": request.area.library.menu_at(f"{HOME}/{ERRORS}"),
    }
    return request.render("error", values)


def _again(status: int) -> str:
    """Return when a request may be repeated."""
    if status in _WAITING:
        return "later"
    return "once" if status == _SERVER_ERROR else "never"


POLICY = SECURITY_HEADERS["Content-Security-Policy"]


async def show_endpoint(request: PortalRequest) -> Response:
    """Show an endpoint: fields, samples, and a form to try it."""
    name: str = request.path_params["name"]
    endpoint = request.area.library.endpoints.get(name.removesuffix(MARKDOWN))
    if endpoint is None:
        raise HTTPException(404)
    if name.endswith(MARKDOWN):
        return markdown(request.area.library.endpoint_markdown(endpoint.name), request)
    values = {
        "endpoint": endpoint,
        "samples": request.area.library.samples(endpoint),
        "inline": request.area.library.inline,
        "shelf": request.area.library.menu_at(f"{HOME}/{REFERENCE}/{name}"),
    }
    return _trying(request, "endpoint", values)


async def show_try(request: PortalRequest) -> Response:
    """Show the form for trying requests."""
    values = {
        "endpoints": request.area.library.endpoints.values(),
        "shelf": request.area.library.menu_at(TRY),
    }
    return _trying(request, "try", values)


def _trying(request: PortalRequest, page: str, values: dict[str, Any]) -> Response:
    """Render a page whose script calls the API, if the API has the site's origin."""
    site = request.area.pages.site
    origin, _ = split_origin(site.base_url)
    api = api_path(site)
    known = {
        "api": api,
        "origin": origin,
        "has_own_key": request.signed_in is not None and request.account.suspended_at_ms is None,
    }
    response = request.render(page, {**known, **values})
    # A generated worksheet is shown in a frame.
    frames = "frame-src 'self'; "
    sources = "connect-src 'self'" if api is not None else f"connect-src 'self' {origin}"
    policy = POLICY.replace("connect-src 'self'", frames + sources)
    response.headers["Content-Security-Policy"] = policy
    return response
