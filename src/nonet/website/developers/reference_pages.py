"""A page for each endpoint, and the one to try any of them."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet.website.developers.area import Area, PageVisit
from nonet.website.developers.documentation import MARKDOWN, markdown
from nonet.website.developers.library import HOME, REFERENCE, Library
from nonet.website.developers.origin import api_path, split_origin
from nonet.website.developers.shelf import TRY, Shelf
from nonet.website.pages import SECURITY_HEADERS

POLICY = SECURITY_HEADERS["Content-Security-Policy"]


class ReferencePages:
    """`/developers/docs/reference/...` and `/developers/try`."""

    def __init__(self, area: Area, library: Library, shelf: Shelf) -> None:
        self._area = area
        self._library = library
        self._shelf = shelf

    async def show(self, visit: PageVisit) -> Response:
        """Show one endpoint: its fields, its samples, and a form to try it."""
        name: str = visit.request.path_params["name"]
        endpoint = self._library.endpoints.get(name.removesuffix(MARKDOWN))
        if endpoint is None:
            raise HTTPException(404)
        if name.endswith(MARKDOWN):
            return markdown(self._library.endpoint_markdown(endpoint.name), visit)
        values = {
            "endpoint": endpoint,
            "samples": self._library.samples(endpoint),
            "inline": self._library.inline,
            "shelf": self._shelf.at(f"{HOME}/{REFERENCE}/{name}"),
        }
        return self._trying(visit, "endpoint", values)

    async def try_it(self, visit: PageVisit) -> Response:
        """Show the form to try requests with."""
        values = {"endpoints": self._library.endpoints.values(), "shelf": self._shelf.at(TRY)}
        return self._trying(visit, "try", values)

    def _trying(self, visit: PageVisit, page: str, values: dict[str, Any]) -> Response:
        """Show a page that asks the API, where a browser lets it."""
        site = self._area.website.site
        origin, _ = split_origin(site.base_url)
        api = api_path(site)
        known = {
            "api": api,
            "origin": origin,
            "has_own_key": visit.account is not None and visit.account.suspended_at_ms is None,
        }
        response = self._area.show(visit, page, {**known, **values})
        # A sheet that was made is shown as the page that it is.
        frames = "frame-src 'self'; "
        sources = "connect-src 'self'" if api is not None else f"connect-src 'self' {origin}"
        policy = POLICY.replace("connect-src 'self'", frames + sources)
        response.headers["Content-Security-Policy"] = policy
        return response
