"""Requests that change something come from this site's own pages alone."""

from starlette.requests import Request

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
