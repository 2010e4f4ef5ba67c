"""Help on a page: checks, hints and summaries, asked as JSON and bounded per client address."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, Literal, TypeVar, cast

import orjson
from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.errors import NonetError
from nonet.grid import CELLS, DIGITS
from nonet.i18n.message import Renderable
from nonet.puzzles.board import validate
from nonet.puzzles.explanation import next_step
from nonet.puzzles.explanations.board import explain_missing_notes, explain_mistakes
from nonet.puzzles.explanations.guidance import Depth, guide
from nonet.puzzles.grading import grade
from nonet.puzzles.lessons.marks import marks_of
from nonet.puzzles.links.identifiers import parse_puzzle_id
from nonet.server.http.body import read_json
from nonet.server.http.error_response import refuse
from nonet.server.http.headers import GateHeaders, client_address
from nonet.server.http.model import CellIndex, Digit, InputGrid, WireModel
from nonet.server.http.reading import read_request
from nonet.server.site.pages import SECURITY_HEADERS, Pages
from nonet.server.site.services import WebsiteServices


def present_deduction(
    step: engine.Step, implications: Sequence[str], notation: str | None
) -> dict[str, Any]:
    """Return what a step concludes and the pattern it rests on; candidates are pairs.

    Each candidate with a part in it has its role, by which the lessons' pictures shape it too.
    """
    shown = step.pattern
    # The cell and the digits around it say all about a single.
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
        "sets": _lettered(step),
    }


def _lettered(step: engine.Step) -> Sequence[Sequence[int]]:
    """Return the sets of cells that the text names by letters, in their order."""
    match step.evidence:
        case engine.AlsXz() | engine.AlsXyWing() | engine.AlsXyChain():
            return step.pattern.groups
        case engine.DeathBlossom():
            # The stem comes first, which has no letter.
            return step.pattern.groups[1:]
        case _:
            return ()


Candidate = tuple[int, int]


def _of_node(node: engine.Node) -> list[Candidate]:
    return [(cell, node.digit) for cell in node.cells]


Answer = dict[str, Any]


# A board in a frame of another site asks, too; nobody who asks is known, so everybody may.
OPEN = {"Access-Control-Allow-Origin": "*"}
_ALLOWED = {
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "86400",
}


async def allow_question(_request: Request) -> Response:
    """Tell a browser that pages of all origins may ask."""
    return Response(status_code=204, headers={**OPEN, **_ALLOWED})


async def answer_question(
    request: Request, services: WebsiteServices, answer: Callable[[Request], Awaitable[Answer]]
) -> Response:
    """Answer a script, or refuse as the API does."""
    try:
        services.throttle.count(client_address(request.scope))
        said = await answer(request)
    except NonetError as error:
        response = refuse(error)
        response.headers.update({**OPEN, **SECURITY_HEADERS})
        return response
    headers = {"Cache-Control": "no-store", **OPEN, **SECURITY_HEADERS}
    return Response(orjson.dumps(said), 200, headers, "application/json")


LAST: Depth = 3

# The config of a wire model wants a tuple, and JSON has arrays alone.
Pair = Annotated[tuple[CellIndex, Digit], Field(strict=False)]


class CheckQuestion(WireModel):
    """A board to look at, and what the player has ruled out."""

    board: InputGrid
    eliminated: list[Pair] = Field(default=[], max_length=len(CELLS) * len(DIGITS))


class HintQuestion(CheckQuestion):
    """A board, and how much to tell."""

    # A literal would take true for 1.
    depth: Annotated[int, Field(ge=1, le=LAST)]
    uniqueness: bool = True


Question = TypeVar("Question", bound=CheckQuestion)


class Assistance:
    """`POST /puzzles/<id>/check`, `/summary` and `/hint`, with `{"board": "...", "depth": 1}`.

    Both may also be told what the player has ruled out: `"eliminated": [[cell, digit], ...]`, and a
    hint to take no single solution for granted: `"uniqueness": false`.
    """

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages
        self._words = pages.words

    async def check(self, request: Request) -> Response:
        """Tell which entries are wrong, without the right digits."""
        return await self._answer(request, CheckQuestion, self._check)

    async def hint(self, request: Request) -> Response:
        """Tell the next step, as deeply as asked; a mistake is named first."""
        return await self._answer(request, HintQuestion, self._hint)

    async def summary(self, request: Request) -> Response:
        """Tell the hardest technique of a puzzle to whoever has solved it."""
        return await self._answer(request, CheckQuestion, self._summary)

    async def _answer(
        self,
        request: Request,
        model: type[Question],
        answer: Callable[[str, Question], Awaitable[Answer]],
    ) -> Response:
        async def said(request: Request) -> Answer:
            grid = parse_puzzle_id(request.path_params["id"])
            sent = await read_json(GateHeaders.of(request.scope), request.receive)
            return await answer(grid, read_request(model, sent))

        return await answer_question(request, self._services, said)

    async def _check(self, grid: str, asked: CheckQuestion) -> Answer:
        board = await validate(grid, asked.board, self._services.engine_context, asked.eliminated)
        if not board.valid or board.wrong_eliminations:
            return self._mistakes(board)
        if board.complete:
            return {"status": "complete", "sentence": self._words("check-complete")}
        left = board.remaining_cells
        return {"status": "right", "sentence": self._words("check-right", count=left)}

    async def _hint(self, grid: str, asked: HintQuestion) -> Answer:
        depth = cast("Depth", asked.depth)
        found = await next_step(
            grid,
            asked.board,
            asked.eliminated,
            self._services.engine_context,
            uniqueness=asked.uniqueness,
        )
        if found.status == "invalid-progress":
            return self._mistakes(found.board)
        if found.step is None:
            key: Literal["check-complete", "hint-unsupported"] = (
                "check-complete" if found.status == "complete" else "hint-unsupported"
            )
            return {"status": found.status, "sentence": self._words(key)}
        said = guide(found.step, found.board.position, depth=depth)
        answer: Answer = {
            "status": "hint",
            "sentence": self._words.render(said.sentence),
            "area": said.area,
            "reasons": said.reasons,
        }
        if depth > 1:
            answer["lesson"] = self._pages.at(f"/techniques/{found.step.technique}")
            answer["name"] = self._words(f"name-{found.step.technique}")
        if depth == LAST:
            answer["deduction"] = present_deduction(
                found.step, self._words.render_all(said.implications), said.notation
            )
        return answer

    async def _summary(self, grid: str, asked: CheckQuestion) -> Answer:
        engine_context = self._services.engine_context
        board = await validate(grid, asked.board, engine_context)
        if not board.complete:
            return await self._check(grid, asked)
        answer: Answer = {"status": "complete", "sentence": self._words("check-complete")}
        graded = await grade(grid, engine_context)
        if (hardest := graded.grade.hardest) is not None:
            answer["name"] = self._words(f"name-{hardest}")
            answer["lesson"] = self._pages.at(f"/techniques/{hardest}")
        return answer

    def _mistakes(self, board: engine.Comparison) -> Answer:
        """Name what is wrong on the board; what the notes lack only once nothing else is."""
        said: Renderable = explain_mistakes(
            board.changed_givens, board.incorrect_cells, board.conflict_cells
        )
        wrong = {*board.changed_givens, *board.incorrect_cells, *board.conflict_cells}
        if board.valid:
            said = explain_missing_notes(board.wrong_eliminations)
            wrong = set(board.wrong_eliminations)
        return {"status": "wrong", "sentence": self._words.render(said), "wrong": sorted(wrong)}
