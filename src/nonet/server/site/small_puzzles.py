"""Puzzles of 4x4 and 6x6 on the site: their pages, what programs read, and help for children."""

from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property, partial
from typing import Annotated, Any

import orjson
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet.engine import VERSION, small
from nonet.errors import NotUniqueError
from nonet.grid import EMPTY
from nonet.printing.from_puzzles import worksheet_of_all_sizes
from nonet.printing.layout import Layout
from nonet.printing.rendering import edition
from nonet.printing.typesetting import rasterize
from nonet.puzzles.explanations.guidance import look_at_small
from nonet.puzzles.generation import generate_small
from nonet.puzzles.links.identifiers import parse_small_id, small_puzzle_id
from nonet.puzzles.verification import known_small
from nonet.server.http.errors import Fault, InvalidRequestError
from nonet.server.http.headers import client_address, entity_tag, not_modified
from nonet.server.http.model import WireModel
from nonet.server.site.assistance import Answer, allow_question, answers_script, read_question
from nonet.server.site.drawing import PUZZLE_SIZES, SHAPES, draw_small, draw_small_picture
from nonet.server.site.open_data import JSON, TEXT, Content, open_route
from nonet.server.site.pages import SECURITY_HEADERS, page, pages_of
from nonet.server.site.pictures import FOR_OTHERS, SVG, respond_png

_PATH = "/puzzles/s{size:number}-{digits}"
_NEW = "/play/{size:number}"


@dataclass(frozen=True)
class SmallBoard:
    """A small puzzle as the templates show it."""

    grid: str

    @property
    def id(self) -> str:
        """Its identifier."""
        return small_puzzle_id(self.grid)

    @property
    def size(self) -> small.Size:
        """How many rows it has."""
        return small.size_of(self.grid)

    @cached_property
    def level(self) -> small.Level | None:
        """Its level; None where singles do not solve it."""
        return small.level_of(self.grid)

    @property
    def to_go(self) -> int:
        """How many cells are empty."""
        return self.grid.count(EMPTY)

    @property
    def givens(self) -> int:
        """How many cells are given."""
        return len(self.grid) - self.to_go

    @property
    def rows(self) -> list[list[str]]:
        """The digits, row by row; nothing where a cell is empty."""
        cells = ["" if cell == EMPTY else cell for cell in self.grid]
        return [cells[start : start + self.size] for start in range(0, len(cells), self.size)]


def show_small(grid: str) -> SmallBoard:
    """Prepare a small puzzle for play.

    Raises:
        NotUniqueError.
    """
    verdict = small.check(grid)
    if not verdict.unique:
        raise NotUniqueError({"puzzle": verdict.status})
    return SmallBoard(grid)


def small_of_day(day: date) -> list[SmallBoard]:
    """Return the small puzzles of a day, one of each size and level; the date alone decides."""
    return [
        SmallBoard(small.generate(size, level, seed=day.toordinal()).puzzle)
        for size in small.SIZES
        for level in small.LEVELS
    ]


class SmallQuestion(WireModel):
    """A board of a small puzzle, and how much to tell; without a depth only what is wrong."""

    board: Annotated[str, Field(pattern=r"^([1-4.0\-]{16}|[1-6.0\-]{36})$")]
    depth: Annotated[int, Field(ge=1, le=3)] | None = None
    shapes: bool = False


async def _read_json(request: Request) -> Content:
    board, services = _board_of(request), pages_of(request).services
    shown = {
        "engineVersion": VERSION,
        "puzzleId": board.id,
        "puzzle": board.grid,
        "size": board.size,
        "difficulty": board.level,
        "playableUrl": services.site.playable_url(board.id),
        "attribution": orjson.loads(services.attribution.to_json()),
    }
    return orjson.dumps(shown), JSON


async def _read_text(request: Request) -> Content:
    board, services = _board_of(request), pages_of(request).services
    url = services.site.playable_url(board.id)
    return f"{board.grid}\n{url}\n{services.attribution.offline_text}\n", TEXT


async def _show(request: Request) -> Response:
    """Show the puzzle of the path."""
    board = _board_of(request)
    values = _values(board, f"/puzzles/{board.id}", is_new=False)
    return pages_of(request).publish(request, "small.html", values)


async def _show_new(request: Request) -> Response:
    """Show a new puzzle of the level that the query names, or of the easiest."""
    pages, size = pages_of(request), request.path_params["size"]
    if not small.is_size(size):
        raise HTTPException(404)
    asked = request.query_params.get("level")
    level = next((level for level in small.LEVELS if level == asked), small.LEVELS[0])
    (made,) = await generate_small(size, level, 1, pages.services.engine_context)
    values = _values(SmallBoard(made.puzzle), f"/play/{size}", is_new=True)
    return pages.respond("small.html", values)


def _values(board: SmallBoard, here: str, *, is_new: bool) -> dict[str, Any]:
    return {
        "board": board,
        "here": here,
        "is_new": is_new,
        "sizes": small.SIZES,
        "small_levels": small.LEVELS,
        "shapes": SHAPES,
    }


async def _draw_svg(request: Request) -> Response:
    """Draw the puzzle for other sites and for print, with either marks."""
    drawn = _drawn(request)
    headers = {**FOR_OTHERS, "ETag": entity_tag(drawn)}
    if unchanged := not_modified(request, headers):
        return unchanged
    return Response(drawn, headers={**headers, **SECURITY_HEADERS}, media_type=SVG)


async def _draw_png(request: Request) -> Response:
    """Draw the same as pixels."""
    drawn = _drawn(request)
    return await respond_png(request, partial(rasterize, drawn), drawn, headers=FOR_OTHERS)


def _drawn(request: Request) -> str:
    """Draw the puzzle in the size and with the marks that the query asks for."""
    given = dict(request.query_params)
    size, marks = given.pop("size", str(PUZZLE_SIZES[0])), _marks_in(given)
    if given or size not in map(str, PUZZLE_SIZES):
        raise HTTPException(400)
    credit = pages_of(request).services.attribution.offline_text
    grid = _board_of(request).grid
    return draw_small(grid, credit, size=int(size), has_shapes=marks == "shapes")


async def _draw_preview(request: Request) -> Response:
    """Draw the puzzle for previews of links."""
    drawn = draw_small_picture(_board_of(request).grid)
    return await respond_png(request, partial(rasterize, drawn), drawn)


async def _print(request: Request) -> Response:
    """Print the puzzle on a page, without its answer, with either marks."""
    given = dict(request.query_params)
    marks = _marks_in(given)
    if given:
        raise HTTPException(400)
    pages, board = pages_of(request), _board_of(request)
    services, folder = pages.services, pages.words.folder
    tag = entity_tag(edition(), VERSION, services.site, folder, board.grid, marks)
    headers = {**FOR_OTHERS, "ETag": tag}
    if unchanged := not_modified(request, headers):
        return unchanged
    services.limits.prints.count(client_address(request.scope))
    worksheet = worksheet_of_all_sizes(
        [known_small(board.grid)],
        services.site,
        marks,
        paper="a4",
        layout=Layout(answers="none"),
    )
    pdf = await services.press.print(replace(worksheet, language=folder))
    headers["Content-Disposition"] = 'inline; filename="sudoku.pdf"'
    return Response(pdf, headers=headers, media_type="application/pdf")


@answers_script
async def _look(request: Request) -> Answer:
    """Tell what is wrong on a board, or where to look."""
    grid = _grid_of(request)
    asked = await read_question(request, SmallQuestion)
    if len(asked.board) != len(grid):
        fault = Fault.of("board", f"expected {len(grid)} cells, found {len(asked.board)}")
        raise InvalidRequestError([fault])
    marks: small.Marks = "shapes" if asked.shapes else "digits"
    seen, said = look_at_small(grid, asked.board, depth=asked.depth, marks=marks)
    return {
        "status": seen.status,
        "sentence": pages_of(request).words.render(said),
        "wrong": seen.wrong,
        "area": seen.area,
        "placement": seen.placement,
    }


def _marks_in(given: dict[str, str]) -> small.Marks:
    """Take the marks out of a query."""
    marks = given.pop("marks", "digits")
    if marks not in ("digits", "shapes"):
        raise HTTPException(400)
    return "shapes" if marks == "shapes" else "digits"


def _grid_of(request: Request) -> str:
    named = request.path_params
    return parse_small_id(f"s{named['size']}-{named['digits']}")


def _board_of(request: Request) -> SmallBoard:
    return show_small(_grid_of(request))


# Both come before the routes of usual puzzles, of which these identifiers would be faulty ones.
SMALL_OPEN_ROUTES = [
    open_route(f"{_PATH}.json", _read_json),
    open_route(f"{_PATH}.txt", _read_text),
]
SMALL_ROUTES = [
    page(f"{_PATH}.svg", _draw_svg),
    page(f"{_PATH}.png", _draw_png),
    page(f"{_PATH}.pdf", _print),
    page(f"{_PATH}/picture.png", _draw_preview),
    Route(f"{_PATH}/look", _look, methods=["POST"]),
    Route(f"{_PATH}/look", allow_question, methods=["OPTIONS"]),
    page(_PATH, _show),
    page(_NEW, _show_new),
]
