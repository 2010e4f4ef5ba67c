"""What programs ask of a site: its files, worker, manifest, sitemap, robots.txt, security.txt."""

from datetime import UTC, datetime, timedelta
from functools import cache, partial

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from nonet.server.http.headers import takes_gzip
from nonet.server.site.assets import ENGINE_WORKER, PREFIX, STUDY_WORKER, Assets
from nonet.server.site.device import files_of
from nonet.server.site.languages import Languages, address_in, style_files_of
from nonet.server.site.learn import lesson_paths
from nonet.server.site.pages import SECURITY_HEADERS, WORKER_SECURITY_HEADERS, Pages
from nonet.server.site.services import WebsiteServices

ICON_SIZES = (192, 512)


class Manifest:
    """`/manifest.webmanifest`."""

    def __init__(self, pages: Pages) -> None:
        words, home = pages.words, pages.at("/")
        name = pages.site.service_name
        self._manifest = orjson.dumps(
            {
                "id": home,
                "lang": words.tag,
                "dir": words.direction,
                "name": words("manifest-name", name=name),
                "short_name": name,
                "start_url": home,
                "scope": "/",
                "display": "standalone",
                "background_color": "#f7f8fa",
                "theme_color": "#f7f8fa",
                "icons": [
                    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
                    *map(_icon, ICON_SIZES),
                ],
            }
        )

    async def show(self, _request: Request) -> Response:
        """Serve the manifest."""
        return send(self._manifest, "application/manifest+json")


class Sitemap:
    """`/sitemap.xml`: the pages of a language that are worth a visit, with those of others."""

    def __init__(self, pages: Pages) -> None:
        developers = ("/developers", "/developers/docs/quick-start", "/developers/terms")
        paths = ("/", "/play", "/daily", "/import", "/print", *lesson_paths(), *developers)
        self._sitemap = cache(partial(pages.render, "sitemap.xml", {"paths": paths}))

    async def show(self, _request: Request) -> Response:
        """Serve the sitemap."""
        return send(self._sitemap(), "application/xml")


def _icon(size: int) -> dict[str, str]:
    return {
        "src": f"/icon-{size}.png",
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": "any maskable",
    }


PATH = "/.well-known/security.txt"
# Whoever runs the service answers for it today; the standard wants less than a year.
GOOD_FOR = timedelta(days=180)


class SecurityContact:
    """The contacts of the settings; without any there is no such file, and nobody waits for one."""

    def __init__(self, services: WebsiteServices) -> None:
        self._services = services

    async def show(self, _request: Request) -> Response:
        """Serve the file."""
        if not self._services.security_contacts:
            raise HTTPException(404)
        headers = {"Cache-Control": "no-cache", **SECURITY_HEADERS}
        return PlainTextResponse("".join(f"{line}\n" for line in self._lines()), headers=headers)

    def _lines(self) -> list[str]:
        today = datetime.fromtimestamp(self._services.clock(), UTC).date()
        return [
            *(f"Contact: {contact}" for contact in self._services.security_contacts),
            f"Expires: {today + GOOD_FOR}T00:00:00Z",
            "Preferred-Languages: en",  # pages speak more of them than who runs the service
            f"Canonical: {self._services.site.site_url}{PATH}",
        ]


# A board in a sandbox has no origin, and fetches its scripts as a foreigner.
_FOR_EVER = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Vary": "Accept-Encoding",
    "Access-Control-Allow-Origin": "*",
}
_CHECK_EACH_TIME = {"Cache-Control": "no-cache"}


class SiteFiles:
    """Scripts and styles, the service worker, robots and the sitemap."""

    def __init__(self, services: WebsiteServices, assets: Assets, languages: Languages) -> None:
        self._assets = assets
        site = services.site
        spoken = {
            address_in(tag, "/"): [
                *(assets.address(name) for name in (*files_of(words), *style_files_of(words))),
                address_in(tag, "/manifest.webmanifest"),
            ]
            for tag, words in languages.all.items()
        }
        self._worker = assets.worker(("/icon.svg",), spoken)
        maps = "".join(
            f"Sitemap: {site.site_url}{address_in(tag, '/sitemap.xml')}\n" for tag in languages.all
        )
        self._robots = f"User-agent: *\nDisallow: /api/\n\n{maps}"

    async def static(self, request: Request) -> Response:
        """Serve a file under the name that its content gave it."""
        asset = self._assets.find(PREFIX + request.path_params["name"])
        if asset is None:
            raise HTTPException(404)
        is_worker = asset.address in map(self._assets.address, (ENGINE_WORKER, STUDY_WORKER))
        headers = {**_FOR_EVER, **(WORKER_SECURITY_HEADERS if is_worker else SECURITY_HEADERS)}
        if asset.compressed is not None and takes_gzip(request.scope):
            headers["Content-Encoding"] = "gzip"
            return Response(asset.compressed, 200, headers, asset.media_type)
        return Response(asset.content, 200, headers, asset.media_type)

    async def worker(self, _request: Request) -> Response:
        """Serve the service worker, which must stand at the root to see every page."""
        return send(self._worker, "text/javascript")

    async def robots(self, _request: Request) -> Response:
        """Serve what crawlers may visit."""
        return send(self._robots, "text/plain")


def send(content: str | bytes, media_type: str) -> Response:
    """Send what browsers ask for again each time."""
    headers = {**_CHECK_EACH_TIME, **SECURITY_HEADERS}
    return Response(content, headers=headers, media_type=media_type)
