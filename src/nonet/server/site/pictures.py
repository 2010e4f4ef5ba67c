"""Pictures of a puzzle: its preview as SVG and PNG, its link as a QR code, and the icons."""

from functools import lru_cache, partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.printing.picture import Colours, Picture, draw
from nonet.printing.typesetting import rasterize
from nonet.puzzles.explanation import next_step
from nonet.puzzles.links.identifiers import parse_puzzle_id, puzzle_id
from nonet.puzzles.links.qr import draw_code
from nonet.puzzles.verification import require_unique
from nonet.server.api.endpoints.picture import draw_first
from nonet.server.http.headers import client_address, entity_tag, matches_entity_tag
from nonet.server.site.daily.page import read_day
from nonet.server.site.drawing import (
    PUZZLE_SIZES,
    draw_icon,
    draw_picture,
    draw_puzzle,
)
from nonet.server.site.pages import SECURITY_HEADERS, Pages
from nonet.server.site.rendered_png import FOR_A_DAY, respond_png
from nonet.server.site.services import WebsiteServices

SVG, PNG = "image/svg+xml", "image/png"
ICON_SIZES = (180, 192, 512)
FAVICON_SIZE = 48
QUIET_MODULES = 4  # what a camera needs around a code
_ON_PAPER = Colours(paper="#ffffff")
_FOR_OTHERS = {
    "Cache-Control": "public, max-age=3600, must-revalidate",
    "Access-Control-Allow-Origin": "*",
}
_WITH_STYLE = {
    **SECURITY_HEADERS,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}


class Pictures:
    """`/puzzles/<id>.svg` and `.png`; `picture.svg`, `picture.png`, `qr.svg` below the puzzle."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages

    async def svg(self, request: Request) -> Response:
        """Draw the puzzle."""
        return _image(draw_picture(await self._grid(request)), SVG)

    async def puzzle(self, request: Request) -> Response:
        """Draw the puzzle for other sites and for print, in one of the sizes.

        With `step=1` its first step is drawn too. More would tell the solution.
        """
        steps = request.query_params.getlist("step")
        if steps not in ([], ["1"]):
            raise HTTPException(400)
        grid, size = await self._asked(request)
        tag = entity_tag(grid, size, self._credit, engine.VERSION, "svg", steps)
        headers = {**_FOR_OTHERS, "ETag": tag}
        if matches_entity_tag(tag, request.scope):
            return Response(status_code=304, headers=headers)
        if steps:
            found = await next_step(grid, grid, (), self._services.engine_context)
            drawn = draw_first(grid, found.step, size=size, credit=self._credit)
            return Response(drawn, headers={**headers, **_WITH_STYLE}, media_type=SVG)
        drawn = draw_puzzle(grid, size=size, credit=self._credit)
        return Response(drawn, headers={**headers, **SECURITY_HEADERS}, media_type=SVG)

    async def puzzle_png(self, request: Request) -> Response:
        """Draw the puzzle as pixels, in one of the sizes."""
        if "step" in request.query_params:
            raise HTTPException(400)
        grid, size = await self._asked(request)
        picture = Picture(puzzle=grid, colours=_ON_PAPER, credit=self._credit)
        render = partial(draw, picture, "png", pixels=size)
        return await respond_png(
            request, self._services, render, "puzzle", grid, size, headers=_FOR_OTHERS
        )

    async def _asked(self, request: Request) -> tuple[str, int]:
        """Return the grid, and the size that the query names."""
        sizes = request.query_params.getlist("size") or [str(PUZZLE_SIZES[0])]
        known = {str(size): size for size in PUZZLE_SIZES}
        if len(sizes) != 1 or sizes[0] not in known or set(request.query_params) - {"size", "step"}:
            raise HTTPException(400)
        return await self._grid(request), known[sizes[0]]

    @property
    def _credit(self) -> str:
        return self._services.attribution.offline_text

    async def png(self, request: Request) -> Response:
        """Draw the puzzle for previews of links, which show no SVG."""
        grid = await self._grid(request)
        render = partial(rasterize, draw_picture(grid))
        return await respond_png(request, self._services, render, "picture", grid)

    async def qr(self, request: Request) -> Response:
        """Draw the puzzle's address for a camera; the query may name its day."""
        path = f"/puzzles/{puzzle_id(await self._grid(request))}"
        if day := read_day(request.query_params.get("daily", "")):
            path = f"{path}?daily={day}"
        address = self._pages.url(path)
        return _image(draw_code(address, quiet_modules=QUIET_MODULES), SVG)

    async def _grid(self, request: Request) -> str:
        self._services.throttle.count(client_address(request.scope))
        grid = parse_puzzle_id(request.path_params["id"])
        await require_unique(grid, self._services.engine_context)
        return grid


async def icon_svg(_request: Request) -> Response:
    """Serve the icon for those who scale it themselves."""
    return _image(draw_icon(size=64), SVG)


async def icon_png(request: Request) -> Response:
    """Serve the icon in one of its sizes."""
    size = request.path_params["size"]
    if size not in ICON_SIZES:
        raise HTTPException(404)
    return _image(_icon_png(size), PNG)


async def favicon(_request: Request) -> Response:
    """Serve the icon under the name that is asked for unseen."""
    return _image(_icon_png(FAVICON_SIZE), PNG)


@lru_cache(len(ICON_SIZES) + 1)
def _icon_png(size: int) -> bytes:
    return rasterize(draw_icon(size=size))


def _image(content: str | bytes, media_type: str) -> Response:
    return Response(content, headers={**FOR_A_DAY, **SECURITY_HEADERS}, media_type=media_type)
