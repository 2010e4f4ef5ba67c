"""The page that collects what pupils hand in; all of it is in the fragments of links."""

from jinja2.utils import htmlsafe_json_dumps
from starlette.requests import Request
from starlette.responses import Response

from nonet.server.http.headers import client_address
from nonet.server.site.pages import SECURITY_HEADERS, Pages
from nonet.server.site.services import WebsiteServices

PATH = "/hand-in"
_PERMISSIONS = "Permissions-Policy"
# Codes are shown to the teacher's camera, which no other page may use.
_WITH_CAMERA = SECURITY_HEADERS[_PERMISSIONS].replace("camera=()", "camera=(self)")
FILES = ("hand-in.ftl",)


class HandInPage:
    """`/hand-in`: the same for everyone, for no server is sent what it shows."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages
        said = pages.words.for_scripts((*FILES, "techniques.ftl"))
        self._values = {"words": htmlsafe_json_dumps(said)}

    async def show(self, request: Request) -> Response:
        """Show the page."""
        self._services.throttle.count(client_address(request.scope))
        answer = self._pages.publish(request, "hand_in.html", self._values)
        answer.headers[_PERMISSIONS] = _WITH_CAMERA
        return answer
