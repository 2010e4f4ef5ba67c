"""Files for programs: assets, service worker, manifest, sitemap, robots.txt, security.txt."""

from datetime import UTC, datetime, timedelta

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from nonet.server.http.headers import takes_gzip
from nonet.server.site import languages, new_puzzles, techniques, variant_play
from nonet.server.site.assets import PREFIX, WORKERS
from nonet.server.site.pages import SECURITY_HEADERS, WORKER_SECURITY_HEADERS, pages_of

ICON_SIZES = (192, 512)


async def show_manifest(request: Request) -> Response:
    """Serve `/manifest.webmanifest`."""
    pages = pages_of(request)
    words, home, name = pages.words, pages.at("/"), pages.site.service_name
    manifest = {
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
    return send(orjson.dumps(manifest), "application/manifest+json")


async def show_sitemap(request: Request) -> Response:
    """Serve `/sitemap.xml`: the main pages of a language, with links to the other languages."""
    developers = ("/developers", "/developers/docs/quick-start", "/developers/terms")
    levels = (f"/play/{level}" for level in (*new_puzzles.LEVELS, *variant_play.KINDS))
    sheets = ("/import", "/print", "/booklets")
    paths = ("/", "/play", *levels, "/daily", *sheets, *techniques.lesson_paths(), *developers)
    sitemap = pages_of(request).rendered.of("sitemap.xml", request.url.path, {"paths": paths})
    return send(sitemap.plain, "application/xml")


def _icon(size: int) -> dict[str, str]:
    return {
        "src": f"/icon-{size}.png",
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": "any maskable",
    }


SECURITY_TXT = "/.well-known/security.txt"
# RFC 9116 recommends less than a year.
GOOD_FOR = timedelta(days=180)


async def show_security_contact(request: Request) -> Response:
    """Serve `security.txt` with the contacts of the settings; without contacts, return a 404."""
    services = pages_of(request).services
    if not services.settings.site.security_contacts:
        raise HTTPException(404)
    today = datetime.fromtimestamp(services.clock(), UTC).date()
    lines = [
        *(f"Contact: {contact}" for contact in services.settings.site.security_contacts),
        f"Expires: {today + GOOD_FOR}T00:00:00Z",
        "Preferred-Languages: en",  # operators may know only English
        f"Canonical: {services.site.site_url}{SECURITY_TXT}",
    ]
    headers = {"Cache-Control": "no-cache", **SECURITY_HEADERS}
    return PlainTextResponse("".join(f"{line}\n" for line in lines), headers=headers)


# A board in a sandbox has an opaque origin, so its scripts need CORS.
_FOR_EVER = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Vary": "Accept-Encoding",
    "Access-Control-Allow-Origin": "*",
}
_CHECK_EACH_TIME = {"Cache-Control": "no-cache"}


async def show_static(request: Request) -> Response:
    """Serve a file by its hashed name."""
    assets = pages_of(request).website.assets
    asset = assets.find(PREFIX + request.path_params["name"])
    if asset is None:
        raise HTTPException(404)
    is_worker = asset.address in map(assets.address, WORKERS)
    headers = {**_FOR_EVER, **(WORKER_SECURITY_HEADERS if is_worker else SECURITY_HEADERS)}
    if asset.compressed is not None and takes_gzip(request.scope):
        headers["Content-Encoding"] = "gzip"
        return Response(asset.compressed, 200, headers, asset.media_type)
    return Response(asset.content, 200, headers, asset.media_type)


async def show_service_worker(request: Request) -> Response:
    """Serve the service worker; only at the root does it control every page."""
    return send(pages_of(request).website.service_worker, "text/javascript")


async def show_robots(request: Request) -> Response:
    """Serve `/robots.txt`."""
    website = pages_of(request).website
    maps = "".join(
        f"Sitemap: {website.services.site.site_url}{languages.address_in(tag, '/sitemap.xml')}\n"
        for tag in website.languages.all
    )
    return send(f"User-agent: *\nDisallow: /api/\n\n{maps}", "text/plain")


def send(content: str | bytes, media_type: str) -> Response:
    """Send content that browsers revalidate each time."""
    headers = {**_CHECK_EACH_TIME, **SECURITY_HEADERS}
    return Response(content, headers=headers, media_type=media_type)
