"""The site of the documents at `/docs`, where `make docs` built it into the package."""

import json
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from nonet.web.site.pages import SECURITY_HEADERS, Pages

PATH = "/docs"
FOLDER = Path(__file__).with_name("documents")
POLICY = "policy.json"


def document_routes(pages: Pages) -> list[BaseRoute]:
    """Return the routes of the built site, or of one page that says how to build it."""
    if (FOLDER / POLICY).exists():
        return [Route(PATH, _enter), Mount(PATH, app=DocumentSite(FOLDER))]

    async def missing(request: Request) -> Response:
        return pages.publish(request, "documents.html", {})

    return [Route(PATH, missing), Route(f"{PATH}/{{path:path}}", missing)]


class DocumentSite(StaticFiles):
    """The built files; a page may run the scripts that the build found in it, and no others."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        hashes = " ".join(json.loads((folder / POLICY).read_text("utf-8")))
        policy = SECURITY_HEADERS["Content-Security-Policy"]
        self._headers = {
            **SECURITY_HEADERS,
            "Cache-Control": "public, max-age=0, must-revalidate",
            # The theme's signs are images within its style sheet.
            "Content-Security-Policy": policy.replace(
                "script-src 'self'", f"script-src 'self' {hashes}"
            ).replace("img-src 'self'", "img-src 'self' data:"),
        }

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the site's own page for what is not there."""
        if path == POLICY:
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        response.headers.update(self._headers)
        return response


async def _enter(_request: Request) -> Response:
    return RedirectResponse(f"{PATH}/", 308)
