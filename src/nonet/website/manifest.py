"""What makes the site installable, in each language."""

import orjson
from starlette.requests import Request
from starlette.responses import Response

from nonet.website.machinery import send
from nonet.website.pages import Pages

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


def _icon(size: int) -> dict[str, str]:
    return {
        "src": f"/icon-{size}.png",
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": "any maskable",
    }
