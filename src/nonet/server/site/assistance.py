"""Checks, hints and summaries for the scripts of pages, as JSON, limited per client address."""

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Annotated, Any, Literal, TypeVar, cast

import orjson
from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.grid import CELLS, DIGITS
from nonet.i18n.message import Renderable
from nonet.i18n.words import Words
from nonet.puzzles import grading, hints
from nonet.puzzles.explanations import guidance
from nonet.puzzles.lessons.marks import marks_of
from nonet.puzzles.links.identifiers import parse_puzzle_id
from nonet.server.http import body, reading
from nonet.server.http.model import CellIndex, Digit, InputGrid, WireModel
from nonet.server.site.pages import SECURITY_HEADERS, Pages, count_page, pages_of


def present_deduction(
    step: engine.Step, implications: Sequence[str], notation: str | None
) -> dict[str, Any]:
    """Return the conclusions and the pattern of a step; candidates are pairs of cell and digit.

    Candidates of the pattern have roles, which decide their shape, as in the lessons' pictures.
    """
    shown = step.pattern
    # A single needs no roles: its cell and the digits around it explain it.
    is_single = engine.technique_of(step.technique).tier == "singles"
    roles = {} if is_single else marks_of(step).roles
    return {
        "implications": implications,
        "notation": notation,
        "placements": step.placements,
        "eliminations": step.eliminations,
        "roles": [[*candidate, role] for candidate, role in roles.items()],
        "links": [
            {
                "from": _of_node(link.start),
                "to": _of_node(link.end),
                "strong": link.kind == "strong",
            }
            for link in shown.links
        ],
        "houses": _numbered(step),
        "groups": shown.groups[: _unlettered(step)],
        "sets": shown.groups[_unlettered(step) :],
    }


def _numbered(step: engine.Step) -> list[int]:
    """Return the numbers of the houses: boxes, rows, columns from 0; of cover sets from 27."""
    evidence, houses = step.evidence, step.pattern.houses
    bases = len(houses)
    if isinstance(evidence, engine.Fish | engine.KrakenFish | engine.SiameseFish):
        bases = len(evidence.base)
    return [
        9 * _KINDS.index(house.kind) + house.index + (27 if at >= bases else 0)
        for at, house in enumerate(houses)
    ]


def _unlettered(step: engine.Step) -> int:
    """Return the number of sets without a letter in the text; they come first."""
    match step.evidence:
        case engine.AlsXz() | engine.AlsXyWing() | engine.AlsXyChain():
            return 0
        case engine.DeathBlossom():
            # The stem.
            return 1
        case _:
            return len(step.pattern.groups)


_KINDS = ("box", "row", "column")
Candidate = tuple[int, int]


def _of_node(node: engine.Node) -> list[Candidate]:
    return [(cell, node.digit) for cell in node.cells]


Answer = dict[str, Any]
Model = TypeVar("Model", bound=WireModel)


# Boards in frames of other sites also ask, and no question carries credentials.
OPEN = {"Access-Control-Allow-Origin": "*"}
_ALLOWED = {
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "86400",
}


async def read_question(request: Request, model: type[Model]) -> Model:
    """Read a script's question.

    Raises:
        InvalidRequestError, BodyTooLargeError, UnsupportedMediaTypeError.
    """
    sent = await body.read_json(request)
    return reading.read_request(model, sent)


def answers_script(
    answer: Callable[[Request], Awaitable[Answer]],
) -> Callable[[Request], Awaitable[Response]]:
    """Make the handler of a script's question, which answers as JSON and reports errors as the API.

    Pages of all origins may ask. Each question counts against the limit of its client address.
    """

    @wraps(answer)
    async def handle(request: Request) -> Response:
        if request.method == "OPTIONS":
            return Response(status_code=204, headers={**OPEN, **_ALLOWED})
        request.state.json_error_headers = {**OPEN, **SECURITY_HEADERS}
        count_page(request)
        said = await answer(request)
        headers = {"Cache-Control": "no-store", **OPEN, **SECURITY_HEADERS}
        return Response(orjson.dumps(said), 200, headers, "application/json")

    return handle


LAST: guidance.Depth = 3

# Wire models are strict, and a JSON array isn't a tuple.
Pair = Annotated[tuple[CellIndex, Digit], Field(strict=False)]


class CheckQuestion(WireModel):
    """A board, and the candidates that the player eliminated."""

    board: InputGrid
    eliminated: list[Pair] = Field(default=[], max_length=len(CELLS) * len(DIGITS))


class HintQuestion(CheckQuestion):
    """A board, and the depth of the hint."""

    # A literal would accept `true` as 1.
    depth: Annotated[int, Field(ge=1, le=LAST)]
    uniqueness: bool = True


@answers_script
async def check_board(request: Request) -> Answer:
    """Name the wrong entries, without the right digits."""
    grid = parse_puzzle_id(request.path_params["id"])
    return await _check(pages_of(request), grid, await read_question(request, CheckQuestion))


async def _check(pages: Pages, grid: str, asked: CheckQuestion) -> Answer:
    board = await hints.validate(grid, asked.board, pages.services.engine_context, asked.eliminated)
    if not board.valid or board.wrong_eliminations:
        return _mistakes(pages.words, board)
    if board.complete:
        return {"status": "complete", "sentence": pages.words("check-complete")}
    left = board.remaining_cells
    return {"status": "right", "sentence": pages.words("check-right", count=left)}


@answers_script
async def give_hint(request: Request) -> Answer:
    """Explain the next step to a depth; mistakes are named first."""
    pages, grid = pages_of(request), parse_puzzle_id(request.path_params["id"])
    asked = await read_question(request, HintQuestion)
    words, depth = pages.words, cast("guidance.Depth", asked.depth)
    found = await hints.next_step(
        grid,
        asked.board,
        asked.eliminated,
        pages.services.engine_context,
        uniqueness=asked.uniqueness,
    )
    if found.status == "invalid-progress":
        return _mistakes(words, found.board)
    if found.step is None:
        key: Literal["check-complete", "hint-unsupported"] = (
            "check-complete" if found.status == "complete" else "hint-unsupported"
        )
        return {"status": found.status, "sentence": words(key)}
    said = guidance.guide(found.step, found.board.position, depth=depth)
    answer: Answer = {
        "status": "hint",
        "sentence": words.render(said.sentence),
        "area": said.area,
        "reasons": said.reasons,
    }
    if depth > 1:
        answer["lesson"] = pages.at(f"/techniques/{found.step.technique}")
        answer["name"] = words(f"name-{found.step.technique}")
    if depth == LAST:
        answer["deduction"] = present_deduction(
            found.step, words.render_all(said.implications), said.notation
        )
    return answer


@answers_script
async def summarize(request: Request) -> Answer:
    """Name the hardest technique of a solved puzzle."""
    pages, grid = pages_of(request), parse_puzzle_id(request.path_params["id"])
    asked = await read_question(request, CheckQuestion)
    board = await hints.validate(grid, asked.board, pages.services.engine_context)
    if not board.complete:
        return await _check(pages, grid, asked)
    answer: Answer = {"status": "complete", "sentence": pages.words("check-complete")}
    graded = await grading.grade(grid, pages.services.engine_context)
    if (hardest := graded.grade.hardest) is not None:
        answer["name"] = pages.words(f"name-{hardest}")
        answer["lesson"] = pages.at(f"/techniques/{hardest}")
    return answer


def _mistakes(words: Words, board: engine.Comparison) -> Answer:
    """Name the mistakes on a board; missing notes only if there are no other mistakes."""
    said: Renderable = guidance.explain_mistakes(
        board.changed_givens, board.incorrect_cells, board.conflict_cells
    )
    wrong = {*board.changed_givens, *board.incorrect_cells, *board.conflict_cells}
    if board.valid:
        said = guidance.explain_missing_notes(board.wrong_eliminations)
        wrong = set(board.wrong_eliminations)
    return {"status": "wrong", "sentence": words.render(said), "wrong": sorted(wrong)}
