"""Requests from other sites: the CSRF check, and CORS headers for data that everyone may read."""

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from nonet.puzzles.links.site import Site

_DEFAULT_PORTS = {"http": 80, "https": 443}
_SAME_ORIGIN = ("same-origin", "none")  # "none": typed, or opened from a bookmark


def is_same_origin(request: Request) -> bool:
    """Whether a request comes from one of this site's pages or directly from the user.

    `Sec-Fetch-Site` decides, if it is sent. Browsers omit it without HTTPS, and old ones always:
    then `Origin` must equal the requested host. A request with neither header is rejected.
    """
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in _SAME_ORIGIN
    origin = request.headers.get("origin", "")
    scheme, separator, host = origin.partition("://")
    return bool(separator) and (scheme, host) == (request.url.scheme, request.headers.get("host"))


def split_origin(address: str) -> tuple[str, str]:
    """Return the origin of a URL, in the form that browsers compare, and its path."""
    parts = urlsplit(address)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    is_usual = parts.port in (None, _DEFAULT_PORTS.get(parts.scheme))
    return f"{parts.scheme}://{host}{'' if is_usual else f':{parts.port}'}", parts.path


def api_path(site: Site) -> str | None:
    """Return the path of the API if it has the site's origin, otherwise nothing.

    The API sends no CORS headers, so browsers hide its responses from scripts of other origins.
    """
    origin, path = split_origin(site.base_url)
    return path if origin == split_origin(site.site_url)[0] else None


OPEN = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag"}
_PREFLIGHT = {
    **OPEN,
    "Access-Control-Allow-Methods": "GET, HEAD",
    # Without credentials, the asterisk allows all headers except `Authorization`.
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": "86400",
}


def allow_reading() -> Response:
    """Answer a preflight: all origins may read, with any header except `Authorization`."""
    return Response(status_code=204, headers=_PREFLIGHT)
