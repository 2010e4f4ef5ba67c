"""Puzzles of 4x4 and 6x6 on the site: their pages, their JSON, and help for children."""

from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Annotated, Any

import orjson
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet.engine import VERSION, small
from nonet.errors import NotUniqueError
from nonet.grid import EMPTY
from nonet.puzzles.explanations.guidance import look_at_small
from nonet.puzzles.generation import generate_small
from nonet.puzzles.links.identifiers import parse_small_id, small_puzzle_id
from nonet.server.http.error_responses import Fault, InvalidRequestError
from nonet.server.http.model import WireModel
from nonet.server.site.assistance import Answer, answers_script, read_question
from nonet.server.site.daily_puzzles import read_day
from nonet.server.site.drawing import SHAPES
from nonet.server.site.pages import pages_of
from nonet.server.state import AppState


@dataclass(frozen=True)
class SmallBoard:
    """A small puzzle as the templates show it."""

    grid: str

    @property
    def id(self) -> str:
        """The identifier of the puzzle."""
        return small_puzzle_id(self.grid)

    @property
    def size(self) -> small.Size:
        """The number of rows."""
        return small.size_of(self.grid)

    @cached_property
    def level(self) -> small.Level | None:
        """The level; None if singles don't solve it."""
        return small.level_of(self.grid)

    @property
    def to_go(self) -> int:
        """The number of empty cells."""
        return self.grid.count(EMPTY)

    @property
    def givens(self) -> int:
        """The number of givens."""
        return len(self.grid) - self.to_go

    @property
    def rows(self) -> list[list[str]]:
        """The digits, row by row; an empty text for an empty cell."""
        cells = ["" if cell == EMPTY else cell for cell in self.grid]
        return [cells[start : start + self.size] for start in range(0, len(cells), self.size)]

    def to_json(self, services: AppState) -> bytes:
        """Return the puzzle for programs, without its solution."""
        shown = {
            "engineVersion": VERSION,
            "puzzleId": self.id,
            "puzzle": self.grid,
            "size": self.size,
            "difficulty": self.level,
            "playableUrl": services.site.playable_url(self.id),
            "attribution": orjson.loads(services.attribution.to_json()),
        }
        return orjson.dumps(shown)


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
    """Generate the small puzzles of a day, one of each size and level, from the date only."""
    return [
        SmallBoard(small.generate(size, level, seed=day.toordinal()).puzzle)
        for size in small.SIZES
        for level in small.LEVELS
    ]


class SmallQuestion(WireModel):
    """A board of a small puzzle, and the depth of the hint; without it, only mistakes are named."""

    board: Annotated[str, Field(pattern=r"^([1-4.0\-]{16}|[1-6.0\-]{36})$")]
    depth: Annotated[int, Field(ge=1, le=3)] | None = None
    shapes: bool = False


def publish_small(request: Request, grid: str, *, following: str | None) -> Response:
    """Show the page of a normalized grid, which leads to a path or to the next of the query's day.

    Raises:
        NotUniqueError.
    """
    board = show_small(grid)
    values = _values(board, f"/puzzles/{board.id}", is_new=False)
    values["for_pupils"] = "hints" in request.query_params
    day = read_day(request.query_params.get("daily", ""))
    values["next"] = following or _next_of_day(board, day)
    return pages_of(request).publish(request, "small.html", values)


async def show_new(request: Request) -> Response:
    """Show a new puzzle of the query's level, or of the easiest one."""
    pages, size = pages_of(request), request.path_params["size"]
    if not small.is_size(size):
        raise HTTPException(404)
    asked = request.query_params.get("level")
    level = next((level for level in small.LEVELS if level == asked), small.LEVELS[0])
    (made,) = await generate_small(size, level, 1, pages.services.engine_context)
    values = _values(SmallBoard(made.puzzle), f"/play/{size}", is_new=True)
    return pages.respond("small.html", values)


def _next_of_day(board: SmallBoard, day: date | None) -> str | None:
    """Return the path of the puzzle after a board among those of a day."""
    ids = [other.id for other in small_of_day(day)] if day else []
    following = ids[ids.index(board.id) + 1 :] if board.id in ids else []
    return f"/puzzles/{following[0]}?daily={day}" if following else None


def _values(board: SmallBoard, here: str, *, is_new: bool) -> dict[str, Any]:
    return {
        "board": board,
        "here": here,
        "is_new": is_new,
        "for_pupils": False,
        "next": None,
        "sizes": small.SIZES,
        "small_levels": small.LEVELS,
        "shapes": SHAPES,
    }


@answers_script
async def look(request: Request) -> Answer:
    """Name the mistakes on a board, or give a hint."""
    grid = parse_small_id("s{size}-{digits}".format(**request.path_params))
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
