"""Practice: a position in which a technique is to be found, with hints, and the answer at last."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, cast

from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.grid import CELLS, DIGITS, SIDE, column_of, row_of
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, guide
from nonet.puzzles.lessons.examples import Position, read_examples
from nonet.puzzles.lessons.lesson import image_of, techniques
from nonet.server.http.body import read_json
from nonet.server.http.headers import GateHeaders, client_address
from nonet.server.http.model import WireModel
from nonet.server.http.reading import read_request
from nonet.server.http.strings import number_in
from nonet.server.site.assistance import Answer, Pair, answer_question
from nonet.server.site.pages import Pages
from nonet.server.site.services import WebsiteServices

MOST_POSITIONS = 10_000
# What is to be found first: the lesson solves position 0.
FIRST = 1
_MOST_DIGITS = len(str(MOST_POSITIONS - 1))
# Positions are found again in milliseconds, those of the largest fish in most of a second.
_REMEMBERED = 512
LAST: Depth = 3

Candidates = frozenset[tuple[int, int]]


class PracticeQuestion(WireModel):
    """Which position it is, and either what was marked or how much help is wanted."""

    position: Annotated[int, Field(ge=0, lt=MOST_POSITIONS)]
    marked: list[Pair] = Field(default=[], max_length=len(CELLS) * len(DIGITS))
    depth: Annotated[int, Field(ge=0, le=LAST)] = 0


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position and every step of the technique in it."""

    position: Position
    steps: tuple[engine.Step, ...]

    @property
    def conclusions(self) -> tuple[Candidates, ...]:
        """What is to be marked for each step: what it places, or else what it rules out."""
        return tuple(frozenset(step.placements or step.eliminations) for step in self.steps)


@lru_cache(_REMEMBERED)
def exercise(slug: str, number: int) -> Exercise:
    """Return a position of a technique, the lesson's own for 0.

    Raises:
        KeyError: no technique has this slug.
    """
    position = image_of(read_examples()[slug].position, number)
    return Exercise(position, position.find_steps(slug))


def judge(
    conclusions: tuple[Candidates, ...], marked: Candidates
) -> Literal["none", "found", "part", "wrong"]:
    """Tell whether what is marked is what a step, or several, conclude."""
    if not marked:
        return "none"
    if marked - frozenset().union(*conclusions):
        return "wrong"
    return "found" if any(one <= marked for one in conclusions) else "part"


class PracticePages:
    """`/techniques/<slug>/practice`, with `?position=<n>`; `POST` judges and helps."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages
        self._words = pages.words

    async def show(self, request: Request) -> Response:
        """Show a position."""
        self._services.throttle.count(client_address(request.scope))
        slug = _slug_of(request)
        number = (
            number_in(request.query_params.get("position", ""), digits=len(str(MOST_POSITIONS)) - 1)
            or FIRST
        )
        shown = await self._services.engine_context.pool.run(exercise, slug, number)
        values = {
            "technique": techniques()[slug],
            "name": self._words(f"name-{slug}"),
            "number": number,
            "places": bool(shown.steps[0].placements),
            "rows": _rows_of(shown.position, self._words),
        }
        return self._pages.publish(request, "practice.html", values)

    async def answer(self, request: Request) -> Response:
        """Judge what is marked, or help."""
        return await answer_question(request, self._services, self._answer)

    async def _answer(self, request: Request) -> Answer:
        slug = _slug_of(request)
        sent = await read_json(GateHeaders.of(request.scope), request.receive)
        asked = read_request(PracticeQuestion, sent)
        shown = await self._services.engine_context.pool.run(exercise, slug, asked.position)
        if not asked.depth:
            verdict = judge(shown.conclusions, frozenset(asked.marked))
            return {"status": verdict, "sentence": self._words(f"practice-{verdict}")}
        step, position = shown.steps[0], shown.position
        said = guide(
            step, position.board, depth=cast("Depth", asked.depth), removed=position.removed
        )
        answer: Answer = {
            "status": "hint",
            "sentence": self._words.render(said.sentence),
            "area": said.area,
        }
        if asked.depth == LAST:
            answer["implications"] = self._words.render_all(said.implications)
            answer["marked"] = sorted(shown.conclusions[0])
        return answer


@dataclass(frozen=True, slots=True)
class PracticeCell:
    """A cell of the board: its digit or its candidates, and what it is called aloud."""

    index: int
    digit: str
    is_given: bool
    candidates: tuple[int, ...]
    name: str


def _rows_of(position: Position, words: Words) -> list[list[PracticeCell]]:
    placed = frozenset(position.placed)
    cells = [
        PracticeCell(
            index,
            "" if candidates else digit,
            index not in placed,
            candidates,
            words("practice-cell", row=str(row_of(index) + 1), column=str(column_of(index) + 1)),
        )
        for index, (digit, candidates) in enumerate(
            zip(position.board, position.candidates, strict=True)
        )
    ]
    return [cells[start : start + SIDE] for start in CELLS[::SIDE]]


def _slug_of(request: Request) -> str:
    slug: str = request.path_params["slug"]
    if slug not in techniques():
        raise HTTPException(404)
    return slug
