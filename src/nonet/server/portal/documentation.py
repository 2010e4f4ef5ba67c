"""The documentation, the reference of each endpoint and error, and the same as Markdown."""

import json
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from nonet.accounts.api_keys import KeyRecord, list_keys
from nonet.server.http.origin import api_path, split_origin
from nonet.server.portal.area import PageContext, headers_for
from nonet.server.portal.keys import state_of
from nonet.server.portal.library import ERRORS, HOME, MEDIA_TYPE as FEED_TYPE, NAMES, REFERENCE, TRY
from nonet.server.site.pages import SECURITY_HEADERS

MARKDOWN = ".md"
_PUBLIC = {**SECURITY_HEADERS, "Cache-Control": "no-cache"}


async def redirect_to_first(context: PageContext) -> Response:
    """Lead to the quick start."""
    return context.redirect(f"{HOME}/{NAMES[0]}")


async def show_document(context: PageContext) -> Response:
    """Show a document, as Markdown where its name ends so."""
    name: str = context.request.path_params["name"]
    if name.removesuffix(MARKDOWN) not in NAMES:
        raise HTTPException(404)
    key = await _key_of(context)
    if name.endswith(MARKDOWN):
        return markdown(context.area.library.markdown(name.removesuffix(MARKDOWN), key), context)
    values: dict[str, Any] = {
        "name": name,
        "title": context.area.library.titles[name],
        "description": context.area.library.description(name),
        "shelf": context.area.library.menu_at(f"{HOME}/{name}"),
    }
    if name == REFERENCE:
        return context.show("reference", {**values, "groups": context.area.library.groups})
    values |= {
        "document": context.area.library.page(name, key),
        "is_translated": context.area.library.is_translated(name),
    }
    return context.show("document", values)


async def search_index(context: PageContext) -> Response:
    """Serve what the search field looks through, in the browser."""
    return JSONResponse(context.area.library.search_entries, headers=_PUBLIC)


async def list_documents(context: PageContext) -> Response:
    """Serve the list for agents."""
    return PlainTextResponse(context.area.library.index, headers=_PUBLIC)


async def show_all_documents(context: PageContext) -> Response:
    """Serve all documents in one file."""
    return PlainTextResponse(context.area.library.whole, headers=_PUBLIC)


async def show_feed(context: PageContext) -> Response:
    """Serve the changelog to readers of feeds."""
    headers = {**SECURITY_HEADERS, "Cache-Control": "public, max-age=3600"}
    return Response(context.area.library.feed, headers=headers, media_type=FEED_TYPE)


async def _key_of(context: PageContext) -> KeyRecord | None:
    """Return the newest good key of whoever is signed in."""
    if context.account is None:
        return None
    services = context.area.services
    keys = await context.services.database.read(list_keys, context.account.email)
    held = [key for key in keys if not key.is_connection]
    good = [key for key in held if state_of(key, services.now_ms) == "active"]
    return good[-1] if good else None


def markdown(text: str, context: PageContext) -> Response:
    """Send a document as Markdown."""
    headers = {**SECURITY_HEADERS, **headers_for(context)}
    return PlainTextResponse(text, headers=headers, media_type="text/markdown")


_LATER, _ONCE, _NEVER = "later", "once", "never"
_WAITING = (429, 503)
_OURS = 500


async def show_error_code(context: PageContext) -> Response:
    """Tell what a code means, what to do about it, and who refuses so."""
    code: str = context.request.path_params["code"]
    known = context.area.library.refusals.get(code)
    if known is None:
        raise HTTPException(404)
    refusal, endpoints = known
    values = {
        "refusal": refusal,
        "endpoints": endpoints,
        "again": _again(refusal.status),
        "body": json.dumps({"error": refusal.error}, indent=2, ensure_ascii=False),
        "inline": context.area.library.inline,
        # The shelf shows the page of all errors as the current one.
        "shelf": context.area.library.menu_at(f"{HOME}/{ERRORS}"),
    }
    return context.show("error", values)


def _again(status: int) -> str:
    if status in _WAITING:
        return _LATER
    return _ONCE if status == _OURS else _NEVER


POLICY = SECURITY_HEADERS["Content-Security-Policy"]


async def show_endpoint(context: PageContext) -> Response:
    """Show one endpoint: its fields, its samples, and a form to try it."""
    name: str = context.request.path_params["name"]
    endpoint = context.area.library.endpoints.get(name.removesuffix(MARKDOWN))
    if endpoint is None:
        raise HTTPException(404)
    if name.endswith(MARKDOWN):
        return markdown(context.area.library.endpoint_markdown(endpoint.name), context)
    values = {
        "endpoint": endpoint,
        "samples": context.area.library.samples(endpoint),
        "inline": context.area.library.inline,
        "shelf": context.area.library.menu_at(f"{HOME}/{REFERENCE}/{name}"),
    }
    return _trying(context, "endpoint", values)


async def show_try(context: PageContext) -> Response:
    """Show the form to try requests with."""
    values = {
        "endpoints": context.area.library.endpoints.values(),
        "shelf": context.area.library.menu_at(TRY),
    }
    return _trying(context, "try", values)


def _trying(context: PageContext, page: str, values: dict[str, Any]) -> Response:
    """Show a page that asks the API, where a browser lets it."""
    site = context.area.pages.site
    origin, _ = split_origin(site.base_url)
    api = api_path(site)
    known = {
        "api": api,
        "origin": origin,
        "has_own_key": context.account is not None and context.account.suspended_at_ms is None,
    }
    response = context.show(page, {**known, **values})
    # A sheet that was made is shown as the page that it is.
    frames = "frame-src 'self'; "
    sources = "connect-src 'self'" if api is not None else f"connect-src 'self' {origin}"
    policy = POLICY.replace("connect-src 'self'", frames + sources)
    response.headers["Content-Security-Policy"] = policy
    return response
