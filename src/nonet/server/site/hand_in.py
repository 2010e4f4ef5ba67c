"""The page that collects pupils' results."""

from starlette.requests import Request
from starlette.responses import Response

from nonet.server.site.pages import SECURITY_HEADERS, pages_of

_PERMISSIONS = "Permissions-Policy"
# The camera reads the codes on the pupils' devices; no other page may use it.
_WITH_CAMERA = SECURITY_HEADERS[_PERMISSIONS].replace("camera=()", "camera=(self)")


async def show_hand_in(request: Request) -> Response:
    """Show the page that collects results; the fragments of links contain them."""
    response = pages_of(request).publish(request, "hand_in.html", {})
    response.headers[_PERMISSIONS] = _WITH_CAMERA
    return response
