"""Pictures and worksheets of puzzles, link previews and icons, as SVG, PNG and PDF."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.engine import small
from nonet.engine.variants import VariantPuzzle
from nonet.i18n.words import Words
from nonet.printing.from_puzzles import lay_out_any, worksheet_of_all_sizes
from nonet.printing.layout import DEFAULT_PAPER, PAPERS, PER_PAGE, Layout, pdf_name
from nonet.printing.picture import Colours, Picture, draw
from nonet.printing.rendering import edition
from nonet.printing.typesetting import rasterize
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.hints import next_step
from nonet.puzzles.lessons.drawing import STYLE
from nonet.puzzles.lessons.lesson import lesson_on
from nonet.puzzles.lessons.pictures import walk_of
from nonet.puzzles.links.identifiers import (
    parse_any_collection_id,
    parse_id_of_any_size,
    parse_variant_id,
)
from nonet.puzzles.links.qr import draw_code
from nonet.puzzles.variant_picture import draw_variant
from nonet.puzzles.variants import AnyPuzzle, VerifiedVariant, verify_any
from nonet.puzzles.verification import (
    KnownSmall,
    Verified,
    known_small,
    require_unique_of_any_size,
    verify_all,
)
from nonet.server.api.endpoints.steps import draw_first
from nonet.server.http.headers import client_address, entity_tag, not_modified
from nonet.server.site import drawing
from nonet.server.site.daily_puzzles import read_day
from nonet.server.site.home import SHOWN
from nonet.server.site.pages import SECURITY_HEADERS, pages_of
from nonet.server.site.techniques import slug_of

FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}


async def respond_png(
    request: Request,
    render: Callable[[], bytes],
    *inputs: object,
    headers: Mapping[str, str] = FOR_A_DAY,
) -> Response:
    """Send a PNG unless the client has it; its bytes must depend only on `inputs`.

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
QUIET_MODULES = 4  # the quiet zone that the standard requires around a QR code
_ON_PAPER = Colours(paper="#ffffff")
FOR_OTHERS = {
    "Cache-Control": "public, max-age=3600, must-revalidate",
    "Access-Control-Allow-Origin": "*",
}
_WITH_STYLE = {
    **SECURITY_HEADERS,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}


Options = Mapping[str, Sequence[str]]
"""The values of each query parameter; the first is the default, and may be an empty text."""
_SIZES: Options = {"size": [str(size) for size in drawing.PUZZLE_SIZES]}
_MARKS: Options = {"marks": ["digits", "shapes"]}
# More than the first step would give the solution away.
_STEP: Options = {"step": ["", "1"]}
_SHEET: Options = {
    "paper": [DEFAULT_PAPER, *PAPERS],
    "layout": [str(number) for number in PER_PAGE],
}


async def draw_puzzle_svg(request: Request) -> Response:
    """Draw a puzzle for other sites and for print, with its first step for `step=1`."""
    grid, options = _puzzle_with_options(request, {**_SIZES, **_STEP}, {**_SIZES, **_MARKS})
    services = pages_of(request).services
    await require_unique_of_any_size(grid, services.engine_context)
    credit = services.attribution.offline_text
    tag = entity_tag(grid, credit, engine.VERSION, "svg", options)
    headers = {**FOR_OTHERS, "ETag": tag}
    if unchanged := not_modified(request, headers):
        return unchanged
    if options.get("step"):
        found = await next_step(grid, grid, (), services.engine_context)
        drawn = draw_first(grid, found.step, size=int(options["size"]), credit=credit)
        return Response(drawn, headers={**headers, **_WITH_STYLE}, media_type=SVG)
    drawn = _draw_puzzle(grid, options, credit)
    return Response(drawn, headers={**headers, **SECURITY_HEADERS}, media_type=SVG)


async def draw_puzzle_png(request: Request) -> Response:
    """Draw a puzzle as pixels."""
    grid, options = _puzzle_with_options(request, _SIZES, {**_SIZES, **_MARKS})
    services = pages_of(request).services
    await require_unique_of_any_size(grid, services.engine_context)
    credit = services.attribution.offline_text
    if small.is_grid(grid):
        render = partial(rasterize, _draw_puzzle(grid, options, credit))
    else:
        picture = Picture(puzzle=grid, colours=_ON_PAPER, credit=credit)
        render = partial(draw, picture, "png", pixels=int(options["size"]))
    return await respond_png(request, render, "puzzle", grid, options, headers=FOR_OTHERS)


def _draw_puzzle(grid: str, options: Mapping[str, str], credit: str) -> str:
    has_shapes = _marks_in(options) == "shapes"
    return drawing.draw_puzzle(
        grid, size=int(options["size"]), credit=credit, has_shapes=has_shapes
    )


async def print_puzzle(request: Request) -> Response:
    """Print a puzzle without its solution, on either paper and in any layout."""
    grid, options = _puzzle_with_options(request, _SHEET, _MARKS)
    if small.is_grid(grid):
        return await _print(request, [known_small(grid)], options)
    return await _print(request, await verify_all([grid], _engine_context(request)), options)


async def print_collection(request: Request) -> Response:
    """Print the puzzles of a collection in their order, without solutions."""
    options = read_options(request, _SHEET)
    puzzles = parse_any_collection_id(request.path_params["id"])
    return await _print(request, await verify_any(puzzles, _engine_context(request)), options)


async def print_variant(request: Request) -> Response:
    """Print a variant without its solution."""
    options = read_options(request, _SHEET)
    puzzle = parse_variant_id(request.path_params["variant"])
    return await _print(request, await verify_any([puzzle], _engine_context(request)), options)


async def _print(
    request: Request,
    puzzles: Sequence[Verified | KnownSmall | VerifiedVariant],
    options: Mapping[str, str],
) -> Response:
    pages = pages_of(request)
    services, folder = pages.services, pages.words.folder
    tag = entity_tag(edition(), engine.VERSION, services.site, folder, puzzles, options)
    headers = {**FOR_OTHERS, "ETag": tag}
    if unchanged := not_modified(request, headers):
        return unchanged
    services.limits.prints.count(client_address(request.scope))
    paper = PAPERS[PAPERS.index(options.get("paper", DEFAULT_PAPER))]
    per_page = PER_PAGE[_SHEET["layout"].index(options.get("layout", _SHEET["layout"][0]))]
    layout = Layout(per_page=per_page, answers="none")
    if little := [item for item in puzzles if isinstance(item, KnownSmall)]:
        worksheet = worksheet_of_all_sizes(
            little, services.site, _marks_in(options), paper=paper, layout=layout
        )
    else:
        others = [item for item in puzzles if not isinstance(item, KnownSmall)]
        context = services.engine_context
        worksheet = await lay_out_any(others, context, services.site, paper=paper, layout=layout)
    pdf = await services.press.print(replace(worksheet, language=folder))
    name = pdf_name(len(puzzles), answers=False, paper=paper)
    headers["Content-Disposition"] = f'inline; filename="{name}.pdf"'
    return Response(pdf, headers=headers, media_type="application/pdf")


def _marks_in(options: Mapping[str, str]) -> small.Marks:
    return "shapes" if options.get("marks") == "shapes" else "digits"


def _puzzle_with_options(
    request: Request, usual: Options, little: Options
) -> tuple[str, dict[str, str]]:
    """Return the path's puzzle, not yet verified, and the query's options for its size.

    Raises:
        HTTPException: 400.
        IdentifierError.
    """
    grid = parse_id_of_any_size(request.path_params["id"])
    return grid, read_options(request, little if small.is_grid(grid) else usual)


def read_options(request: Request, known: Options) -> dict[str, str]:
    """Read the query, in which each option comes at most once.

    Raises:
        HTTPException: 400.
    """
    query = request.query_params
    chosen = {name: query.getlist(name) or values[:1] for name, values in known.items()}
    are_known = all(len(given) == 1 and given[0] in known[name] for name, given in chosen.items())
    if not are_known or "" in query.values() or set(query) - set(known):
        raise HTTPException(400)
    return {name: given[0] for name, given in chosen.items()}


async def draw_preview_svg(request: Request) -> Response:
    """Draw the puzzle on the wide background of link previews."""
    return image_response(drawing.draw_picture(await _puzzle_of(request)), SVG)


async def draw_preview_png(request: Request) -> Response:
    """Draw the puzzle as PNG, since link previews don't show SVG."""
    grid = await _puzzle_of(request)
    return await respond_png(
        request, partial(rasterize, drawing.draw_picture(grid)), "picture", grid
    )


async def draw_qr(request: Request) -> Response:
    """Draw the QR code of the puzzle's address; the query may name its day."""
    await _puzzle_of(request)
    path = f"/puzzles/{request.path_params['id']}"
    if day := read_day(request.query_params.get("daily", "")):
        path = f"{path}?daily={day}"
    return image_response(draw_code(pages_of(request).url(path), quiet_modules=QUIET_MODULES), SVG)


async def _puzzle_of(request: Request) -> str:
    grid = parse_id_of_any_size(request.path_params["id"])
    await require_unique_of_any_size(grid, _engine_context(request))
    return grid


def _engine_context(request: Request) -> EngineContext:
    return pages_of(request).services.engine_context


async def icon_svg(_request: Request) -> Response:
    """Serve the icon as SVG."""
    return image_response(drawing.draw_icon(size=64), SVG)


async def icon_png(request: Request) -> Response:
    """Serve the icon in one of its sizes."""
    size = request.path_params["size"]
    if size not in ICON_SIZES:
        raise HTTPException(404)
    return image_response(_icon_png(size), PNG)


async def favicon(_request: Request) -> Response:
    """Serve the icon for browsers that request `/favicon.ico` by default."""
    return image_response(_icon_png(FAVICON_SIZE), PNG)


@lru_cache(len(ICON_SIZES) + 1)
def _icon_png(size: int) -> bytes:
    return rasterize(drawing.draw_icon(size=size))


def image_response(
    content: str | bytes, media_type: str, headers: Mapping[str, str] = FOR_A_DAY
) -> Response:
    """Return the response with a picture; `headers` are those for caches and other origins."""
    return Response(content, headers={**headers, **SECURITY_HEADERS}, media_type=media_type)


PATH = "/preview.png"
BOLD = f'font-weight="600" fill="{drawing.INK}"'
QUIET = 'fill="#55626f"'
_CAPTION = f'text-anchor="middle" fill="{drawing.INK}"'
_SIDE = 540  # of the picture on the left
_ON_A_SHEET = 6
# The renderer doesn't support `light-dark()`; each rule also has a plain colour.
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
    puzzles = parse_any_collection_id(request.path_params["id"])
    return await _respond_preview(
        request, "sheet", _draw_sheet, len(puzzles), puzzles[:_ON_A_SHEET]
    )


Preview = tuple[str, str, str]
"""A picture, a title and a detail."""


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
        drawn += _small(grid, x, y, 168) + drawing.text_at(x + 84, y + 196, 20, level, _CAPTION)
    return drawn, day, words("daily-lead")


def _draw_sheet(words: Words, count: int, grids: tuple[AnyPuzzle, ...]) -> Preview:
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
    """Draw a picture of 540 by 540 pixels on the left, and words beside it."""
    x, y = 668, 104.0
    size, lines = next(
        (
            (size, found)
            for size, width, most in _TITLES
            if len(found := drawing.wrap(title, width)) <= most
        ),
        (_TITLES[-1][0], drawing.wrap(title, _TITLES[-1][1])),
    )
    parts = [
        drawing.text_at(x, y + size * 1.12 * at, size, line, BOLD) for at, line in enumerate(lines)
    ]
    y += size * 1.12 * (len(lines) - 1) + 60
    small, width, most = _DETAIL
    shown = drawing.wrap(detail, width, most=most)
    parts += [
        drawing.text_at(x, y + small * 1.35 * at, small, line, QUIET)
        for at, line in enumerate(shown)
    ]
    icon = drawing.draw_icon(size=52).replace("<svg ", f'<svg x="{x}" y="516" ', 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{drawing.PICTURE_WIDTH}" '
        f'height="{drawing.PICTURE_HEIGHT}">'
        f'<rect width="100%" height="100%" fill="{drawing.GROUND}"/>'
        f'<g transform="translate(56 45)">{picture}</g>{"".join(parts)}{icon}'
        f"{drawing.text_at(x + 70, 553, 34, name, BOLD)}</svg>"
    )


def _embedded(picture: str) -> str:
    """Embed the picture of a step, with the style that a page would have."""
    style = _BY_NIGHT.sub("", STYLE.read_text("utf-8"))
    paper = f'<rect width="{_SIDE}" height="{_SIDE}" rx="10" fill="#fff"/>'
    whole = picture.replace("<svg ", f'<svg width="{_SIDE}" height="{_SIDE}" ', 1)
    # The paper would hide the parts of a chain that are drawn below the board.
    bare = f"<style>{style} .picture .paper {{ fill: none; }}</style>"
    return paper + whole.replace("<title", f"{bare}<title", 1)


def _small(grid: AnyPuzzle, x: float, y: float, side: float) -> str:
    if isinstance(grid, VariantPuzzle):
        drawn = draw_variant(grid, width=round(side), title="")
        return drawn.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" ', 1)
    place = f'transform="translate({x} {y}) scale({side / drawing.GRID_WIDTH:.4f})"'
    return f"<g {place}>{''.join(drawing.grid_parts(grid))}</g>"
