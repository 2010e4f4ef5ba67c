"""The pages of the documentation, the same as Markdown, and the place to try requests."""

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from nonet.accounts import KeyRecord, list_keys
from nonet.website.developers.area import Area, PageVisit, headers_for
from nonet.website.developers.keys import state_of
from nonet.website.developers.library import HOME, NAMES, Library
from nonet.website.developers.origin import split_origin
from nonet.website.pages import SECURITY_HEADERS

MARKDOWN = ".md"
_PUBLIC = {**SECURITY_HEADERS, "Cache-Control": "no-cache"}
POLICY = SECURITY_HEADERS["Content-Security-Policy"]


class Documentation:
    """`/developers/docs`, the documents below it, `/llms.txt` and `/llms-full.txt`."""

    def __init__(self, area: Area, library: Library) -> None:
        self._area = area
        self._library = library

    async def first(self, _visit: PageVisit) -> Response:
        """Lead to the quick start."""
        return self._area.redirect(f"{HOME}/{NAMES[0]}")

    async def show(self, visit: PageVisit) -> Response:
        """Show a document, as Markdown where its name ends so."""
        name: str = visit.request.path_params["name"]
        if name.removesuffix(MARKDOWN) not in NAMES:
            raise HTTPException(404)
        key = await self._key_of(visit)
        if name.endswith(MARKDOWN):
            text = self._library.markdown(name.removesuffix(MARKDOWN), key)
            headers = {**SECURITY_HEADERS, **headers_for(visit)}
            return PlainTextResponse(text, headers=headers, media_type="text/markdown")
        values = {
            "name": name,
            "titles": self._library.titles,
            "document": self._library.page(name, key),
            "is_translated": self._library.is_translated(name),
        }
        return self._area.show(visit, "document", values)

    async def try_it(self, visit: PageVisit) -> Response:
        """Show the form to try requests with, where a browser lets this page ask the API.

        The API sends no CORS headers, so an answer of another origin would be kept from the page.
        """
        site = self._area.website.site
        origin, path = split_origin(site.base_url)
        is_here = origin == split_origin(site.site_url)[0]
        values = {
            "titles": self._library.titles,
            "name": "",
            "examples": self._library.examples,
            "api": path if is_here else None,
            "origin": origin,
        }
        response = self._area.show(visit, "try", values)
        if not is_here:
            response.headers["Content-Security-Policy"] = POLICY.replace(
                "connect-src 'self'", f"connect-src 'self' {origin}"
            )
        return response

    async def index(self, _visit: PageVisit) -> Response:
        """Serve the list for agents."""
        return PlainTextResponse(self._library.index, headers=_PUBLIC)

    async def whole(self, _visit: PageVisit) -> Response:
        """Serve all documents in one file."""
        return PlainTextResponse(self._library.whole, headers=_PUBLIC)

    async def _key_of(self, visit: PageVisit) -> KeyRecord | None:
        """Return the newest good key of whoever is signed in."""
        if visit.account is None:
            return None
        services = self._area.services
        keys = await services.database.run(list_keys, visit.account.email)
        held = [key for key in keys if not key.is_connection]
        good = [key for key in held if state_of(key, services.now_ms) == "active"]
        return good[-1] if good else None
