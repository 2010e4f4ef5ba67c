"""The pages of the documentation, and the same as Markdown."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from nonet.accounts.key import KeyRecord, list_keys
from nonet.server.portal.area import Area, PageContext, headers_for
from nonet.server.portal.keys import state_of
from nonet.server.portal.library import HOME, MEDIA_TYPE as FEED_TYPE, NAMES, REFERENCE, Library
from nonet.server.portal.reference_menu import ReferenceMenu, write_index
from nonet.server.site.pages import SECURITY_HEADERS

MARKDOWN = ".md"
_PUBLIC = {**SECURITY_HEADERS, "Cache-Control": "no-cache"}


class Documentation:
    """`/developers/docs`, what is below it, its feed, `/llms.txt` and `/llms-full.txt`."""

    def __init__(self, area: Area, library: Library, shelf: ReferenceMenu) -> None:
        self._area = area
        self._library = library
        self._shelf = shelf
        self._index: list[dict[str, str]] | None = None

    async def first(self, _visit: PageContext) -> Response:
        """Lead to the quick start."""
        return self._area.redirect(f"{HOME}/{NAMES[0]}")

    async def show(self, context: PageContext) -> Response:
        """Show a document, as Markdown where its name ends so."""
        name: str = context.request.path_params["name"]
        if name.removesuffix(MARKDOWN) not in NAMES:
            raise HTTPException(404)
        key = await self._key_of(context)
        if name.endswith(MARKDOWN):
            return markdown(self._library.markdown(name.removesuffix(MARKDOWN), key), context)
        values: dict[str, Any] = {
            "name": name,
            "title": self._library.titles[name],
            "description": self._library.description(name),
            "shelf": self._shelf.at(f"{HOME}/{name}"),
        }
        if name == REFERENCE:
            return self._area.show(context, "reference", {**values, "groups": self._shelf.groups})
        values |= {
            "document": self._library.page(name, key),
            "is_translated": self._library.is_translated(name),
        }
        return self._area.show(context, "document", values)

    async def search(self, _visit: PageContext) -> Response:
        """Serve what the search field looks through, in the browser."""
        self._index = self._index or write_index(self._library, self._area.pages.at)
        return JSONResponse(self._index, headers=_PUBLIC)

    async def index(self, _visit: PageContext) -> Response:
        """Serve the list for agents."""
        return PlainTextResponse(self._library.index, headers=_PUBLIC)

    async def whole(self, _visit: PageContext) -> Response:
        """Serve all documents in one file."""
        return PlainTextResponse(self._library.whole, headers=_PUBLIC)

    async def feed(self, _visit: PageContext) -> Response:
        """Serve the changelog to readers of feeds."""
        headers = {**SECURITY_HEADERS, "Cache-Control": "public, max-age=3600"}
        return Response(self._library.feed, headers=headers, media_type=FEED_TYPE)

    async def _key_of(self, context: PageContext) -> KeyRecord | None:
        """Return the newest good key of whoever is signed in."""
        if context.account is None:
            return None
        services = self._area.services
        keys = await services.database.run(list_keys, context.account.email)
        held = [key for key in keys if not key.is_connection]
        good = [key for key in held if state_of(key, services.now_ms) == "active"]
        return good[-1] if good else None


def markdown(text: str, context: PageContext) -> Response:
    """Send a document as Markdown."""
    headers = {**SECURITY_HEADERS, **headers_for(context)}
    return PlainTextResponse(text, headers=headers, media_type="text/markdown")
