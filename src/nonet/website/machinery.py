"""What browsers and crawlers fetch beside the pages."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet.door.encoding import takes_gzip
from nonet.website.assets import ENGINE_WORKER, PREFIX, Assets
from nonet.website.languages import Languages
from nonet.website.lessons import lesson_paths
from nonet.website.pages import SECURITY_HEADERS, WORKER_SECURITY_HEADERS
from nonet.website.services import WebsiteServices
from nonet.website.sitemap import write_sitemap

_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
_CHECK_EACH_TIME = {"Cache-Control": "no-cache"}


class Machinery:
    """Scripts and styles, the service worker, robots and the sitemap."""

    def __init__(self, services: WebsiteServices, assets: Assets, languages: Languages) -> None:
        self._assets = assets
        site = services.site
        self._worker = assets.worker(
            ("/icon.svg", *(f"{home}manifest.webmanifest" for home in languages.homes)),
            languages.homes,
        )
        self._robots = f"User-agent: *\nDisallow: /api/\n\nSitemap: {site.site_url}/sitemap.xml\n"
        developers = ("/developers", "/developers/docs/quick-start", "/developers/terms")
        pages_listed = ("/", "/play", "/daily", "/import", "/print", *lesson_paths(), *developers)
        self._sitemap = write_sitemap(site.site_url, pages_listed, languages)

    async def static(self, request: Request) -> Response:
        """Serve a file under the name that its content gave it."""
        asset = self._assets.find(PREFIX + request.path_params["name"])
        if asset is None:
            raise HTTPException(404)
        is_worker = asset.address == self._assets.address(ENGINE_WORKER)
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

    async def sitemap(self, _request: Request) -> Response:
        """Serve the pages that are worth a visit."""
        return send(self._sitemap, "application/xml")


def send(content: str | bytes, media_type: str) -> Response:
    """Send what browsers ask for again each time."""
    headers = {**_CHECK_EACH_TIME, **SECURITY_HEADERS}
    return Response(content, headers=headers, media_type=media_type)
