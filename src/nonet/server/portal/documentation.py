"""The pages of the documentation, and the same as Markdown."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from nonet.accounts.key import KeyRecord, list_keys
from nonet.server.portal.area import PageContext, headers_for
from nonet.server.portal.keys import state_of
from nonet.server.portal.library import HOME, MEDIA_TYPE as FEED_TYPE, NAMES, REFERENCE
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
    keys = await services.database.run(list_keys, context.account.email)
    held = [key for key in keys if not key.is_connection]
    good = [key for key in held if state_of(key, services.now_ms) == "active"]
    return good[-1] if good else None


def markdown(text: str, context: PageContext) -> Response:
    """Send a document as Markdown."""
    headers = {**SECURITY_HEADERS, **headers_for(context)}
    return PlainTextResponse(text, headers=headers, media_type="text/markdown")
