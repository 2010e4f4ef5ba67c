"""The page of a variant puzzle such as a killer: its board, its rules in words, its pictures."""

from dataclasses import dataclass
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from nonet.engine.variants import VariantPuzzle
from nonet.i18n.words import Words
from nonet.printing.typesetting import rasterize
from nonet.puzzles.links.identifiers import parse_variant_id
from nonet.puzzles.links.qr import draw_code
from nonet.puzzles.variant_picture import draw_variant
from nonet.puzzles.variant_words import (
    givens_in_words,
    marks_in_words,
    rules_in_words,
    title_of,
)
from nonet.puzzles.variants import require_unique
from nonet.server.site.drawing import GROUND, PICTURE_HEIGHT, PICTURE_WIDTH, PUZZLE_SIZES
from nonet.server.site.pages import pages_of
from nonet.server.site.pictures import (
    FOR_OTHERS,
    QUIET_MODULES,
    SVG,
    Options,
    image_response,
    read_options,
    respond_png,
)

PATH = "/variants/{variant}"
_BOARD_WIDTH, _THUMBNAIL_WIDTH = 560, 240
_PREVIEW_MARGIN = 45
_SIZES: Options = {"size": [str(size) for size in PUZZLE_SIZES]}


async def _puzzle_of(request: Request) -> VariantPuzzle:
    """Return the path's puzzle.

    Raises:
        IdentifierError, NotUniqueError, SearchLimitError, OverloadedError.
    """
    puzzle = parse_variant_id(request.path_params["variant"])
    await require_unique(puzzle, pages_of(request).services.engine_context)
    return puzzle


async def show_variant(request: Request) -> Response:
    """Show the board of a puzzle, and its rules in words."""
    pages = pages_of(request)
    puzzle, words = await _puzzle_of(request), pages.words
    title = title_of(puzzle, words)
    values = {
        "here": f"/variants/{request.path_params['variant']}",
        "title": title,
        "picture": draw_variant(puzzle, width=_BOARD_WIDTH, title=title),
        "rules": rules_in_words(puzzle, words),
        "marks": marks_in_words(puzzle, words),
        "givens": givens_in_words(puzzle, words),
    }
    return pages.publish(request, "variant.html", values)


@dataclass(frozen=True, slots=True)
class VariantThumbnail:
    """A variant in a collection, as templates show it: its picture and the names of its kinds."""

    id: str
    picture: str
    rating: str


def show_thumbnail(puzzle: VariantPuzzle, words: Words) -> VariantThumbnail:
    """Prepare a verified variant for the page of a collection."""
    title = title_of(puzzle, words)
    picture = draw_variant(puzzle, width=_THUMBNAIL_WIDTH, title=title)
    return VariantThumbnail(puzzle.id, picture, title)


async def draw_puzzle_svg(request: Request) -> Response:
    """Draw only the puzzle, for other sites."""
    options = read_options(request, _SIZES)
    drawn = _draw(request, await _puzzle_of(request), int(options["size"]))
    return image_response(drawn, SVG, FOR_OTHERS)


async def draw_puzzle_png(request: Request) -> Response:
    """Draw only the puzzle as pixels."""
    options = read_options(request, _SIZES)
    puzzle = await _puzzle_of(request)
    render = partial(rasterize, _draw(request, puzzle, int(options["size"])))
    return await respond_png(request, render, "variant", puzzle.json, options, headers=FOR_OTHERS)


async def draw_preview_svg(request: Request) -> Response:
    """Draw the puzzle on the wide background of link previews."""
    return image_response(_preview_of(request, await _puzzle_of(request)), SVG)


async def draw_preview_png(request: Request) -> Response:
    """Draw the puzzle as PNG, since link previews don't show SVG."""
    puzzle = await _puzzle_of(request)
    render = partial(rasterize, _preview_of(request, puzzle))
    return await respond_png(request, render, "variant-picture", puzzle.json)


async def draw_qr(request: Request) -> Response:
    """Draw the QR code of the puzzle's address."""
    puzzle = await _puzzle_of(request)
    address = pages_of(request).site.variant_url(puzzle.id)
    return image_response(draw_code(address, quiet_modules=QUIET_MODULES), SVG)


def _draw(request: Request, puzzle: VariantPuzzle, width: int) -> str:
    pages = pages_of(request)
    credit = pages.services.attribution.offline_text
    return draw_variant(
        puzzle, width=width, title=title_of(puzzle, pages.words), description=credit
    )


def _preview_of(request: Request, puzzle: VariantPuzzle) -> str:
    side = PICTURE_HEIGHT - 2 * _PREVIEW_MARGIN
    drawn = _draw(request, puzzle, side)
    place = f'<svg x="{(PICTURE_WIDTH - side) / 2:g}" y="{_PREVIEW_MARGIN}" '
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PICTURE_WIDTH}" '
        f'height="{PICTURE_HEIGHT}" viewBox="0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}">'
        f'<rect width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}" fill="{GROUND}"/>'
        f"{drawn.replace('<svg ', place, 1)}</svg>"
    )
