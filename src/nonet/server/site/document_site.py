"""Documentation at `/docs/<version>/`, which `make docs` builds into the package.

Each version is one archive, a quarter of the size of its files. The operator's folder may have
archives of other versions, which the theme's menu offers.
"""

import json
from collections.abc import Mapping
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Self
from zipfile import ZipFile

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from nonet.server.http.headers import entity_tag, not_modified
from nonet.server.site.pages import SECURITY_HEADERS, pages_of

PATH = "/docs"
VERSIONS = f"{PATH}/versions.json"
ARCHIVE = Path(__file__).with_name("documents.zip")
INDEX, MISSING = "index.html", "404.html"
# Written by the build: the version, and the hashes of inline scripts.
NATURE = "nature.json"
_CHECKED = {"Cache-Control": "public, max-age=0, must-revalidate"}


def document_routes(folder: Path | None) -> list[BaseRoute]:
    """Return the routes of the built sites, or of a page that explains how to build them."""
    own = DocumentSite.of(ARCHIVE)
    if own is not None:
        documents = Documents(own, folder)
        return [
            Route(VERSIONS, documents.versions),
            *(_route_of(site) for site in documents.sites.values()),
            Route(PATH, documents.enter),
            Route(f"{PATH}/{{path:path}}", documents.enter),
        ]

    async def missing(request: Request) -> Response:
        return pages_of(request).publish(request, "documents.html", {})

    return [Route(PATH, missing), Route(f"{PATH}/{{path:path}}", missing)]


class Documents:
    """The sites of all available versions, the newest first."""

    def __init__(self, own: "DocumentSite", folder: Path | None) -> None:
        others = map(DocumentSite.of, sorted(folder.glob("*.zip")) if folder else [])
        self._own = own
        sites = {site.version: site for site in [*others, own] if site is not None}
        self.sites = dict(sorted(sites.items(), key=lambda item: _order(item[0]), reverse=True))

    async def versions(self, _request: Request) -> Response:
        """List the versions in the format of the theme's menu."""
        listed = [{"version": version, "title": version, "aliases": []} for version in self.sites]
        return JSONResponse(listed, headers={**SECURITY_HEADERS, **_CHECKED})

    async def enter(self, request: Request) -> Response:
        """Redirect from an address without a version to the service's own version."""
        path = request.path_params.get("path", "")
        if path and not self._own.has(path):
            return self._own.missing()
        return RedirectResponse(f"{PATH}/{self._own.version}/{path}", 307)


class DocumentSite:
    """The built files of one version; pages may run only the inline scripts of the build."""

    @classmethod
    def of(cls, archive: Path) -> Self | None:
        """Open an archive; None if it is missing or of an old format."""
        if not archive.exists():
            return None
        with ZipFile(archive) as files:
            names = frozenset(files.namelist())
            nature = json.loads(files.read(NATURE)) if NATURE in names else None
        return None if nature is None else cls(archive, names - {NATURE}, nature)

    def __init__(self, archive: Path, names: frozenset[str], nature: Mapping[str, Any]) -> None:
        self._archive = archive
        self._names = names
        self.version = str(nature["version"])
        policy = SECURITY_HEADERS["Content-Security-Policy"]
        self._headers = {
            **SECURITY_HEADERS,
            **_CHECKED,
            # The theme's icons are images in its style sheet.
            "Content-Security-Policy": policy.replace(
                "script-src 'self'", f"script-src 'self' {' '.join(nature['scripts'])}"
            ).replace("img-src 'self'", "img-src 'self' data:"),
        }

    def has(self, path: str) -> bool:
        """Return whether a path is a file or a folder with an index."""
        return _file_at(path) in self._names

    async def show(self, request: Request) -> Response:
        """Serve a file, or the site's 404 page."""
        path = request.path_params["path"]
        if not self.has(path):
            return self.missing()
        name = _file_at(path)
        content = self._read(name)
        headers = {**self._headers, "ETag": entity_tag(content)}
        if unchanged := not_modified(request, headers):
            return unchanged
        return Response(content, 200, headers, media_type=guess_type(name)[0])

    def missing(self) -> Response:
        """Return the site's 404 page."""
        return Response(self._read(MISSING), 404, self._headers, media_type=guess_type(MISSING)[0])

    def _read(self, name: str) -> bytes:
        with ZipFile(self._archive) as files:
            return files.read(name)


def _route_of(site: DocumentSite) -> Route:
    return Route(f"{PATH}/{site.version}/{{path:path}}", site.show)


def _file_at(path: str) -> str:
    return f"{path}{INDEX}" if not path or path.endswith("/") else path


def _order(version: str) -> list[int]:
    return [int(part) if part.isdecimal() else 0 for part in version.split(".")]
