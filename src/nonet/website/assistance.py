"""What the play page asks the server: is the board right so far, and what comes next.

The answers tell cells and sentences. No answer holds a digit of the solution but the last of the
three steps of a hint, and that one is asked for.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Literal, TypeVar, cast

from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response

from nonet import puzzles
from nonet.catalogue import Told
from nonet.contract.hint import Digit
from nonet.contract.reading import read_request
from nonet.contract.wire import CellIndex, InputGrid, WireModel
from nonet.door.body import read_json
from nonet.door.headers import GateHeaders
from nonet.explanations import Depth, explain_missing_notes, explain_mistakes, guide
from nonet.grid import CELLS, DIGITS
from nonet.links import parse_puzzle_id
from nonet.website.deduction import present_deduction
from nonet.website.pages import Pages
from nonet.website.questions import Answer, answer_question
from nonet.website.services import WebsiteServices

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
        async def told(request: Request) -> Answer:
            grid = parse_puzzle_id(request.path_params["id"])
            sent = await read_json(GateHeaders.of(request.scope), request.receive)
            return await answer(grid, read_request(model, sent))

        return await answer_question(request, self._services, told)

    async def _check(self, grid: str, asked: CheckQuestion) -> Answer:
        board, lacking = await puzzles.validate_notes(
            grid, asked.board, asked.eliminated, self._services.workbench
        )
        if not board.valid or lacking:
            return self._mistakes(board, lacking)
        if board.complete:
            return {"status": "complete", "sentence": self._words("check-complete")}
        left = board.remaining_cells
        return {"status": "right", "sentence": self._words("check-right", count=left)}

    async def _hint(self, grid: str, asked: HintQuestion) -> Answer:
        depth = cast("Depth", asked.depth)
        found = await puzzles.next_step(
            grid,
            asked.board,
            asked.eliminated,
            self._services.workbench,
            uniqueness=asked.uniqueness,
        )
        if found.status == "invalid-progress":
            return self._mistakes(found.board, found.wrong_eliminations)
        if found.step is None:
            key: Literal["check-complete", "hint-unsupported"] = (
                "check-complete" if found.status == "complete" else "hint-unsupported"
            )
            return {"status": found.status, "sentence": self._words(key)}
        told = guide(found.step, found.board.progress, depth=depth, removed=found.eliminated)
        answer: Answer = {
            "status": "hint",
            "sentence": self._words.tell(told.sentence),
            "area": told.area,
            "reasons": told.reasons,
        }
        if depth > 1:
            answer["lesson"] = self._pages.at(f"/techniques/{found.step.technique}")
            answer["name"] = self._words(f"name-{found.step.technique}")
        if depth == LAST:
            answer["deduction"] = present_deduction(
                found.step, self._words.tell_all(told.implications), told.notation
            )
        return answer

    async def _summary(self, grid: str, asked: CheckQuestion) -> Answer:
        workbench = self._services.workbench
        board = await puzzles.validate(grid, asked.board, workbench)
        if not board.complete:
            return await self._check(grid, asked)
        answer: Answer = {"status": "complete", "sentence": self._words("check-complete")}
        graded = await puzzles.grade(grid, workbench)
        if (hardest := graded.grade.hardest) is not None:
            answer["name"] = self._words(f"name-{hardest}")
            answer["lesson"] = self._pages.at(f"/techniques/{hardest}")
        return answer

    def _mistakes(self, board: puzzles.Board, lacking: Sequence[int] = ()) -> Answer:
        """Name what is wrong on the board; what the notes lack only once nothing else is."""
        told: Told = explain_mistakes(
            board.changed_givens, board.incorrect_cells, board.conflict_cells
        )
        wrong = {*board.changed_givens, *board.incorrect_cells, *board.conflict_cells}
        if board.valid:
            told, wrong = explain_missing_notes(lacking), set(lacking)
        return {"status": "wrong", "sentence": self._words.tell(told), "wrong": sorted(wrong)}
