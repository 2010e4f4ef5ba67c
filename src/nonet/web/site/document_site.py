"""The site of the documents at `/docs`, where `make docs` built it into the package.

It is one archive, a quarter of the size of its files.
"""

import json
from mimetypes import guess_type
from pathlib import Path
from zipfile import ZipFile

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from nonet.web.http import entity_tag, is_held
from nonet.web.site.pages import SECURITY_HEADERS, Pages

PATH = "/docs"
ARCHIVE = Path(__file__).with_name("documents.zip")
INDEX, MISSING, POLICY = "index.html", "404.html", "policy.json"


def document_routes(pages: Pages) -> list[BaseRoute]:
    """Return the routes of the built site, or of one page that says how to build it."""
    if ARCHIVE.exists():
        return [Route(PATH, _enter), Route(f"{PATH}/{{path:path}}", DocumentSite(ARCHIVE).show)]

    async def missing(request: Request) -> Response:
        return pages.publish(request, "documents.html", {})

    return [Route(PATH, missing), Route(f"{PATH}/{{path:path}}", missing)]


class DocumentSite:
    """The built files; a page may run the scripts that the build found in it, and no others."""

    def __init__(self, archive: Path) -> None:
        self._archive = ZipFile(archive)
        self._names = {*self._archive.namelist()} - {POLICY}
        hashes = " ".join(json.loads(self._archive.read(POLICY)))
        policy = SECURITY_HEADERS["Content-Security-Policy"]
        self._headers = {
            **SECURITY_HEADERS,
            "Cache-Control": "public, max-age=0, must-revalidate",
            # The theme's signs are images within its style sheet.
            "Content-Security-Policy": policy.replace(
                "script-src 'self'", f"script-src 'self' {hashes}"
            ).replace("img-src 'self'", "img-src 'self' data:"),
        }

    async def show(self, request: Request) -> Response:
        """Serve a file, or the site's own page for what is not there."""
        path = request.path_params["path"]
        name = f"{path}{INDEX}" if not path or path.endswith("/") else path
        is_there = name in self._names
        name = name if is_there else MISSING
        content = self._archive.read(name)
        headers = {**self._headers, "ETag": entity_tag(content)}
        if is_there and is_held(headers["ETag"], request.scope):
            return Response(status_code=304, headers=headers)
        status = 200 if is_there else 404
        return Response(content, status, headers, media_type=guess_type(name)[0])


async def _enter(_request: Request) -> Response:
    return RedirectResponse(f"{PATH}/", 308)
