"""What browsers and crawlers fetch beside the pages."""

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet.door.encoding import takes_gzip
from nonet.website.assets import PREFIX, Assets
from nonet.website.lessons import lesson_paths
from nonet.website.pages import SECURITY_HEADERS, Pages
from nonet.website.services import WebsiteServices

_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
_CHECK_EACH_TIME = {"Cache-Control": "no-cache"}


class Machinery:
    """Scripts and styles, the service worker, the manifest, robots and the sitemap."""

    def __init__(self, services: WebsiteServices, assets: Assets, pages: Pages) -> None:
        self._assets = assets
        site, words = services.site, pages.words
        self._worker = assets.worker(("/icon.svg", "/manifest.webmanifest"))
        self._manifest = orjson.dumps(
            {
                "id": "/",
                "name": words("manifest-name", name=site.service_name),
                "short_name": site.service_name,
                "start_url": "/",
                "scope": "/",
                "display": "standalone",
                "background_color": "#f7f8fa",
                "theme_color": "#f7f8fa",
                "icons": [
                    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
                    *(
                        {
                            "src": f"/icon-{size}.png",
                            "sizes": f"{size}x{size}",
                            "type": "image/png",
                            "purpose": "any maskable",
                        }
                        for size in (192, 512)
                    ),
                ],
            }
        )
        self._robots = f"User-agent: *\nDisallow: /api/\n\nSitemap: {site.site_url}/sitemap.xml\n"
        developers = ("/developers", "/developers/docs/quick-start", "/developers/terms")
        pages_listed = ("/", "/print", *lesson_paths(), *developers)
        self._sitemap = (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
            + "".join(f"<url><loc>{site.site_url}{page}</loc></url>" for page in pages_listed)
            + "</urlset>\n"
        )

    async def static(self, request: Request) -> Response:
        """Serve a file under the name that its content gave it."""
        asset = self._assets.find(PREFIX + request.path_params["name"])
        if asset is None:
            raise HTTPException(404)
        headers = {**_FOR_EVER, **SECURITY_HEADERS}
        if asset.compressed is not None and takes_gzip(request.scope):
            headers["Content-Encoding"] = "gzip"
            return Response(asset.compressed, 200, headers, asset.media_type)
        return Response(asset.content, 200, headers, asset.media_type)

    async def worker(self, _request: Request) -> Response:
        """Serve the service worker, which must stand at the root to see every page."""
        return _send(self._worker, "text/javascript")

    async def manifest(self, _request: Request) -> Response:
        """Serve what makes the site installable."""
        return _send(self._manifest, "application/manifest+json")

    async def robots(self, _request: Request) -> Response:
        """Serve what crawlers may visit."""
        return _send(self._robots, "text/plain")

    async def sitemap(self, _request: Request) -> Response:
        """Serve the pages that are worth a visit."""
        return _send(self._sitemap, "application/xml")


def _send(content: str | bytes, media_type: str) -> Response:
    headers = {**_CHECK_EACH_TIME, **SECURITY_HEADERS}
    return Response(content, headers=headers, media_type=media_type)
