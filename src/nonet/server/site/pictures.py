"""Pictures of puzzles, previews of links and the icons, as SVG and PNG."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.i18n.words import Words
from nonet.printing.picture import Colours, Picture, draw
from nonet.printing.rendering import edition
from nonet.printing.typesetting import rasterize
from nonet.puzzles.hints import next_step
from nonet.puzzles.lessons.drawing import STYLE
from nonet.puzzles.lessons.lesson import lesson_on
from nonet.puzzles.lessons.pictures import walk_of
from nonet.puzzles.links.identifiers import parse_collection_id, parse_puzzle_id, puzzle_id
from nonet.puzzles.links.qr import draw_code
from nonet.puzzles.verification import require_unique
from nonet.server.api.endpoints.picture import draw_first
from nonet.server.http.headers import client_address, entity_tag, not_modified
from nonet.server.site.drawing import (
    GROUND,
    INK,
    PICTURE_HEIGHT,
    PICTURE_WIDTH,
    PUZZLE_SIZES,
    draw_icon,
    draw_picture,
    draw_puzzle,
    grid_parts,
    text_at,
    wrap,
)
from nonet.server.site.home import SHOWN
from nonet.server.site.learn import slug_of
from nonet.server.site.pages import SECURITY_HEADERS, pages_of
from nonet.server.site.puzzles import read_day

FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}


async def respond_png(
    request: Request,
    render: Callable[[], bytes],
    *inputs: object,
    headers: Mapping[str, str] = FOR_A_DAY,
) -> Response:
    """Send a PNG unless the client has it; `inputs` are all values that its bytes depend on.

    Raises:
        ThrottledError: the client's address had too many pictures rendered.
        OverloadedError: all threads are busy.
    """
    services = pages_of(request).services
    tag = entity_tag(engine.VERSION, edition(), services.site, *inputs)
    sent = {**headers, **SECURITY_HEADERS, "ETag": tag}
    if unchanged := not_modified(request, sent):
        return unchanged
    png: bytes | None = services.cache.get(tag)
    if png is None:
        services.limits.pictures.count(client_address(request.scope))
        png = await services.engine_context.pool.run(render)
        services.cache.put(tag, png, len(png))
    return Response(png, headers=sent, media_type="image/png")


SVG, PNG = "image/svg+xml", "image/png"
ICON_SIZES = (180, 192, 512)
FAVICON_SIZE = 48
QUIET_MODULES = 4  # what a camera needs around a code
_ON_PAPER = Colours(paper="#ffffff")
FOR_OTHERS = {
    "Cache-Control": "public, max-age=3600, must-revalidate",
    "Access-Control-Allow-Origin": "*",
}
_WITH_STYLE = {
    **SECURITY_HEADERS,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}


async def draw_puzzle_svg(request: Request) -> Response:
    """Draw the puzzle for other sites and for print, in one of the sizes.

    With `step=1` its first step is drawn too. More would tell the solution.
    """
    steps = request.query_params.getlist("step")
    if steps not in ([], ["1"]):
        raise HTTPException(400)
    grid, size = await _sized_puzzle(request)
    services = pages_of(request).services
    credit = services.attribution.offline_text
    tag = entity_tag(grid, size, credit, engine.VERSION, "svg", steps)
    headers = {**FOR_OTHERS, "ETag": tag}
    if unchanged := not_modified(request, headers):
        return unchanged
    if steps:
        found = await next_step(grid, grid, (), services.engine_context)
        drawn = draw_first(grid, found.step, size=size, credit=credit)
        return Response(drawn, headers={**headers, **_WITH_STYLE}, media_type=SVG)
    drawn = draw_puzzle(grid, size=size, credit=credit)
    return Response(drawn, headers={**headers, **SECURITY_HEADERS}, media_type=SVG)


async def draw_puzzle_png(request: Request) -> Response:
    """Draw the puzzle as pixels, in one of the sizes."""
    if "step" in request.query_params:
        raise HTTPException(400)
    grid, size = await _sized_puzzle(request)
    credit = pages_of(request).services.attribution.offline_text
    picture = Picture(puzzle=grid, colours=_ON_PAPER, credit=credit)
    render = partial(draw, picture, "png", pixels=size)
    return await respond_png(request, render, "puzzle", grid, size, headers=FOR_OTHERS)


async def _sized_puzzle(request: Request) -> tuple[str, int]:
    """Return the grid, and the size that the query names."""
    sizes = request.query_params.getlist("size") or [str(PUZZLE_SIZES[0])]
    known = {str(size): size for size in PUZZLE_SIZES}
    if len(sizes) != 1 or sizes[0] not in known or set(request.query_params) - {"size", "step"}:
        raise HTTPException(400)
    return await _puzzle_of(request), known[sizes[0]]


async def draw_preview_svg(request: Request) -> Response:
    """Draw the puzzle on the wide ground of previews."""
    return _image(draw_picture(await _puzzle_of(request)), SVG)


async def draw_preview_png(request: Request) -> Response:
    """Draw the puzzle for previews of links, which show no SVG."""
    grid = await _puzzle_of(request)
    return await respond_png(request, partial(rasterize, draw_picture(grid)), "picture", grid)


async def draw_qr(request: Request) -> Response:
    """Draw the puzzle's address for a camera; the query may name its day."""
    path = f"/puzzles/{puzzle_id(await _puzzle_of(request))}"
    if day := read_day(request.query_params.get("daily", "")):
        path = f"{path}?daily={day}"
    return _image(draw_code(pages_of(request).url(path), quiet_modules=QUIET_MODULES), SVG)


async def _puzzle_of(request: Request) -> str:
    grid = parse_puzzle_id(request.path_params["id"])
    await require_unique(grid, pages_of(request).services.engine_context)
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


PATH = "/preview.png"
BOLD = f'font-weight="600" fill="{INK}"'
QUIET = 'fill="#55626f"'
_CAPTION = f'text-anchor="middle" fill="{INK}"'
_SIDE = 540  # of what is drawn on the left
_GRID = 180  # the units of a grid
_ON_A_SHEET = 6
# The renderer knows one colour for each: that of the day.
_BY_NIGHT = re.compile(r"[a-z]+: light-dark\([^;]*;")
_TITLES = ((68, 13, 3), (54, 17, 4), (44, 21, 5))  # size, characters of a line, lines
_DETAIL = 30, 31, 4


async def preview_home(request: Request) -> Response:
    """Show the chain of the home page."""
    return await _respond_preview(request, "home", _draw_home)


async def preview_technique(request: Request) -> Response:
    """Show the example of a lesson."""
    return await _respond_preview(request, "technique", _draw_technique, slug_of(request))


async def preview_day(request: Request) -> Response:
    """Show the five puzzles of a day."""
    pages, day = pages_of(request), read_day(request.path_params["day"])
    drawn = day and await pages.website.daily.of(day)
    if not day or not drawn:
        raise HTTPException(404)
    grids = tuple(drawn[label] for label in engine.LABELS)
    return await _respond_preview(request, "day", _draw_day, pages.words.date(day), grids)


async def preview_collection(request: Request) -> Response:
    """Show the first puzzles of a collection on paper."""
    grids = parse_collection_id(request.path_params["id"])
    return await _respond_preview(request, "sheet", _draw_sheet, len(grids), grids[:_ON_A_SHEET])


Preview = tuple[str, str, str]
"""A picture, and the title and detail beside it."""


async def _respond_preview(
    request: Request, kind: str, draw_preview: Callable[..., Preview], *inputs: object
) -> Response:
    pages = pages_of(request)

    def render() -> bytes:
        return rasterize(_framed(*draw_preview(pages.words, *inputs), pages.site.service_name))

    return await respond_png(request, render, "preview", pages.words.tag, kind, *inputs)


def _draw_home(words: Words) -> Preview:
    return _embedded(walk_of(SHOWN, words).picture), words("home-heading"), words("home-preview")


def _draw_technique(words: Words, slug: str) -> Preview:
    lesson = lesson_on(slug, words)
    return _embedded(lesson.picture), lesson.name, lesson.idea


def _draw_day(words: Words, day: str, grids: tuple[str, ...]) -> Preview:
    places = [(0, 60), (186, 60), (372, 60), (93, 290), (279, 290)]
    drawn = ""
    for (x, y), grid, label in zip(places, grids, engine.LABELS, strict=True):
        level = words(f"level-{label}")
        drawn += _small(grid, x, y, 168) + text_at(x + 84, y + 196, 20, level, _CAPTION)
    return drawn, day, words("daily-lead")


def _draw_sheet(words: Words, count: int, grids: tuple[str, ...]) -> Preview:
    columns = 1 if len(grids) == 1 else 2
    side = 320 if columns == 1 else 146
    paper = '<rect x="74" y="-8" width="392" height="556" rx="4" fill="#fff" stroke="#c3cad5"/>'
    drawn = "".join(
        _small(
            grid,
            110 + (number % columns) * (side + 28),
            40 + number // columns * (side + 24),
            side,
        )
        for number, grid in enumerate(grids)
    )
    return (
        paper + drawn,
        words("collection-preview", count=count),
        words("collection-preview-more"),
    )


def _framed(picture: str, title: str, detail: str, name: str) -> str:
    """Put a picture of 540 by 540 on the left, and words beside it."""
    x, y = 668, 104.0
    size, lines = next(
        (
            (size, found)
            for size, width, most in _TITLES
            if len(found := wrap(title, width)) <= most
        ),
        (_TITLES[-1][0], wrap(title, _TITLES[-1][1])),
    )
    parts = [text_at(x, y + size * 1.12 * at, size, line, BOLD) for at, line in enumerate(lines)]
    y += size * 1.12 * (len(lines) - 1) + 60
    small, width, most = _DETAIL
    shown = wrap(detail, width, most=most)
    parts += [
        text_at(x, y + small * 1.35 * at, small, line, QUIET) for at, line in enumerate(shown)
    ]
    icon = draw_icon(size=52).replace("<svg ", f'<svg x="{x}" y="516" ', 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PICTURE_WIDTH}" '
        f'height="{PICTURE_HEIGHT}"><rect width="100%" height="100%" fill="{GROUND}"/>'
        f'<g transform="translate(56 45)">{picture}</g>{"".join(parts)}{icon}'
        f"{text_at(x + 70, 553, 34, name, BOLD)}</svg>"
    )


def _embedded(picture: str) -> str:
    """Fit the picture of a step, which is drawn for pages with a style."""
    style = _BY_NIGHT.sub("", STYLE.read_text("utf-8"))
    paper = f'<rect width="{_SIDE}" height="{_SIDE}" rx="10" fill="#fff"/>'
    whole = picture.replace("<svg ", f'<svg width="{_SIDE}" height="{_SIDE}" ', 1)
    # Some parts of a chain lie below its board.
    bare = f"<style>{style} .picture .paper {{ fill: none; }}</style>"
    return paper + whole.replace("<title", f"{bare}<title", 1)


def _small(grid: str, x: float, y: float, side: float) -> str:
    place = f'transform="translate({x} {y}) scale({side / _GRID:.4f})"'
    return f"<g {place}>{''.join(grid_parts(grid))}</g>"


_WIDTH, _HEIGHT, _MARGIN = 1920, 1080, 120
_CODE = 760
_QUIET_MODULES = 4
_BOX = re.compile(r"viewBox=")
# Nobody types more from a wall.
_LONGEST_TYPED = 120


def draw_slide(title: str, lead: str, url: str, words: str) -> bytes:
    """Draw a title, the code of a sheet and, where it is short, its address in words."""
    x, y = _MARGIN + _CODE + 100, 330.0
    lines = wrap(title, 18, most=4)
    parts = [text_at(x, y + 96 * at, 84, line, BOLD) for at, line in enumerate(lines)]
    y += 96 * len(lines) + 24
    parts += [
        text_at(x, y + 56 * at, 44, line, QUIET) for at, line in enumerate(wrap(lead, 36, most=3))
    ]
    if len(words) <= _LONGEST_TYPED:
        style = f'fill="{INK}"'
        parts += [
            text_at(x, y + 200 + 46 * at, 34, line, style)
            for at, line in enumerate(wrap(words, 42))
        ]
    code = _BOX.sub(
        f'x="{_MARGIN}" y="{(_HEIGHT - _CODE) // 2}" width="{_CODE}" height="{_CODE}" viewBox=',
        draw_code(url, quiet_modules=_QUIET_MODULES),
        count=1,
    )
    return rasterize(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}">'
        f'<rect width="100%" height="100%" fill="#fff"/>{code}{"".join(parts)}</svg>'
    )
