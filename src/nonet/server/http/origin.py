"""Origins: requests that change something come from this site's own pages alone."""

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from nonet.puzzles.links.site import Site

_DEFAULT_PORTS = {"http": 80, "https": 443}
_OWN = ("same-origin", "none")  # "none": typed, or opened from a bookmark


def is_own(request: Request) -> bool:
    """Tell whether a browser vouches that one of this site's pages, or its person, asks.

    `Sec-Fetch-Site` settles it where it is sent; browsers leave it out without https, and the old
    ones always: then `Origin` must be the host that was asked. Without either it is refused.
    """
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in _OWN
    origin = request.headers.get("origin", "")
    scheme, separator, host = origin.partition("://")
    return bool(separator) and (scheme, host) == (request.url.scheme, request.headers.get("host"))


def split_origin(address: str) -> tuple[str, str]:
    """Return the origin of an address as browsers compare it, and the path."""
    parts = urlsplit(address)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    is_usual = parts.port in (None, _DEFAULT_PORTS.get(parts.scheme))
    return f"{parts.scheme}://{host}{'' if is_usual else f':{parts.port}'}", parts.path


def api_path(site: Site) -> str | None:
    """Return the path of the API, where a script of the site may read its answers.

    The API sends no CORS headers, so a browser would keep an answer of another origin from it.
    """
    origin, path = split_origin(site.base_url)
    return path if origin == split_origin(site.site_url)[0] else None


OPEN = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag"}
_PREFLIGHT = {
    **OPEN,
    "Access-Control-Allow-Methods": "GET, HEAD",
    # Without credentials, the asterisk stands for all but `Authorization`.
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": "86400",
}


def allow_reading() -> Response:
    """Answer a preflight: pages of all origins may read, with any header but `Authorization`."""
    return Response(status_code=204, headers=_PREFLIGHT)
