"""What the play page asks the server: is the board right so far, and what comes next.

The answers tell cells and sentences. No answer holds a digit of the solution but the last of the
three steps of a hint, and that one is asked for.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, cast

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import puzzles
from nonet.catalogue import Told
from nonet.errors import NonetError, OverloadedError, ThrottledError
from nonet.explanations import Depth, explain_missing_notes, explain_mistakes, guide
from nonet.links import parse_puzzle_id
from nonet.website.deduction import present_deduction
from nonet.website.pages import SECURITY_HEADERS, Pages
from nonet.website.play import client_address
from nonet.website.refusals import status_of
from nonet.website.services import Services

# Every candidate of a board that is empty, ruled out.
MOST_CANDIDATES = 729
LARGEST_BODY = 8192
LAST: Depth = 3
_DEPTHS = (1, 2, LAST)

Answer = dict[str, Any]
Use = Callable[[str, Answer], Awaitable[Answer]]


class Assistance:
    """`POST /puzzles/<id>/check` and `/hint`, with `{"board": "...", "depth": 1}`.

    A hint may also be told what the player has ruled out: `"eliminated": [[cell, digit], ...]`.
    """

    def __init__(self, services: Services, pages: Pages) -> None:
        self._services = services
        self._words = pages.words

    async def check(self, request: Request) -> Response:
        """Tell which entries are wrong, without the right digits."""
        return await self._answer(request, self._check)

    async def hint(self, request: Request) -> Response:
        """Tell the next step, as deeply as asked; a mistake is named first."""
        return await self._answer(request, self._hint)

    async def _answer(self, request: Request, use: Use) -> Response:
        try:
            self._services.throttle.count(client_address(request))
            grid = parse_puzzle_id(request.path_params["id"])
            return _json(await use(grid, await _read(request)))
        except NonetError as refusal:
            return self._refuse(refusal)

    async def _check(self, grid: str, asked: Answer) -> Answer:
        board = await puzzles.validate(grid, asked["board"], self._services.bench)
        if not board.valid:
            return self._mistakes(board)
        if board.complete:
            return {"status": "complete", "sentence": self._words("check-complete")}
        left = board.remaining_cells
        return {"status": "right", "sentence": self._words("check-right", count=left)}

    async def _hint(self, grid: str, asked: Answer) -> Answer:
        depth, eliminated = _depth(asked), _pairs(asked.get("eliminated", []))
        found = await puzzles.next_step(grid, asked["board"], eliminated, self._services.bench)
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
            answer["lesson"] = f"/techniques/{found.step.technique}"
        if depth == LAST:
            answer["deduction"] = present_deduction(
                found.step, self._words.tell_all(told.implications)
            )
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

    def _refuse(self, refusal: NonetError) -> Response:
        status = status_of(refusal)
        headers = {}
        if isinstance(refusal, ThrottledError | OverloadedError):
            headers["Retry-After"] = str(refusal.retry_after_s)
        return _json({"status": "refused"}, status, headers)


def _depth(asked: Answer) -> Depth:
    depth = asked.get("depth")
    if type(depth) is not int or depth not in _DEPTHS:
        raise HTTPException(400)
    return cast("Depth", depth)


def _pairs(sent: object) -> list[tuple[int, int]]:
    """Read pairs of cell and digit.

    Raises:
        HTTPException: 400 when they are none.
    """
    if not isinstance(sent, list) or len(sent) > MOST_CANDIDATES:
        raise HTTPException(400)
    for pair in sent:
        if not (
            isinstance(pair, list)
            and [type(number) for number in pair] == [int, int]
            and pair[0] in range(81)
            and pair[1] in range(1, 10)
        ):
            raise HTTPException(400)
    return [(cell, digit) for cell, digit in sent]


async def _read(request: Request) -> Answer:
    """Read the small JSON object of a request.

    Raises:
        HTTPException: 413 when it is not small, 400 when it is no object with a board.
    """
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise HTTPException(413)
    try:
        asked = orjson.loads(body)
    except orjson.JSONDecodeError:
        raise HTTPException(400) from None
    if not isinstance(asked, dict) or not isinstance(asked.get("board"), str):
        raise HTTPException(400)
    return asked


def _json(answer: Answer, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    sent = {"Cache-Control": "no-store", **SECURITY_HEADERS, **(headers or {})}
    return Response(orjson.dumps(answer), status, sent, "application/json")
