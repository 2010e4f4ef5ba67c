"""Lessons on techniques, and practice: positions in which a technique is to be found."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, cast

from markupsafe import Markup
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet import engine
from nonet.grid import CELLS, DIGITS, SIDE, column_of, row_of
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, guide
from nonet.puzzles.lessons.examples import read_examples
from nonet.puzzles.lessons.lesson import (
    Lesson,
    by_tier,
    image_of,
    lesson_on,
    neighbours,
    techniques,
)
from nonet.puzzles.lessons.thumbnail import draw_thumbnail
from nonet.runtime.workpool import WorkPool
from nonet.server.http.body import read_json
from nonet.server.http.headers import GateHeaders, client_address
from nonet.server.http.model import WireModel
from nonet.server.http.reading import read_request
from nonet.server.http.strings import number_in
from nonet.server.site.assistance import Answer, Pair, answer_question
from nonet.server.site.pages import Pages
from nonet.server.site.services import WebsiteServices


class ComposedLessons:
    """Lessons in one language. The first time takes a thread and up to seconds, later ones none.

    Belongs to the event loop.
    """

    def __init__(self, pool: WorkPool, words: Words) -> None:
        self._pool = pool
        self._words = words
        self._lessons: dict[str, Lesson] = {}
        self._thumbnails: dict[str, Markup] = {}

    async def on(self, slug: str) -> Lesson:
        """Return the lesson on a technique.

        Raises:
            KeyError: no technique has this slug.
            OverloadedError.
        """
        if slug not in self._lessons:
            self._lessons[slug] = await self._pool.run(lesson_on, slug, self._words)
        return self._lessons[slug]

    async def thumbnails(self) -> dict[str, Markup]:
        """Return a small picture of each technique.

        Raises:
            OverloadedError.
        """
        if not self._thumbnails:
            self._thumbnails = await self._pool.run(_draw_all)
        return self._thumbnails


def _draw_all() -> dict[str, Markup]:
    return {slug: Markup(draw_thumbnail(slug)) for slug in techniques()}  # noqa: S704 - our own drawing


PATH = "/techniques"


def lesson_routes(
    services: WebsiteServices, pages: Pages, composed: ComposedLessons
) -> list[Route]:
    """Return the routes of the lessons."""
    lessons, practice = LessonPages(services, pages, composed), PracticePages(services, pages)
    return [
        Route(PATH, lessons.index),
        Route(f"{PATH}/{{slug}}", lessons.show),
        Route(f"{PATH}/{{slug}}/practice", practice.show),
        Route(f"{PATH}/{{slug}}/practice", practice.answer, methods=["POST"]),
    ]


def lesson_paths() -> list[str]:
    """Return the path of every page about techniques."""
    return [PATH, *(f"{PATH}/{slug}" for slug in techniques())]


class LessonPages:
    """`/techniques` and `/techniques/<slug>`."""

    def __init__(self, services: WebsiteServices, pages: Pages, composed: ComposedLessons) -> None:
        self._services = services
        self._pages = pages
        self._composed = composed

    async def index(self, request: Request) -> Response:
        """List the techniques of each tier, the easiest first."""
        self._services.throttle.count(client_address(request.scope))
        values = {
            "tiers": by_tier(),
            "labels_of": {tier: _labels_of(tier) for tier in by_tier()},
            "count": len(engine.TECHNIQUES),
            "thumbnails": await self._composed.thumbnails(),
        }
        return self._pages.publish(request, "techniques.html", values)

    async def show(self, request: Request) -> Response:
        """Show a lesson."""
        self._services.throttle.count(client_address(request.scope))
        slug = request.path_params["slug"]
        if slug not in techniques():
            raise HTTPException(404)
        lesson = await self._composed.on(slug)
        easier, harder = neighbours(slug)
        values = {
            "lesson": lesson,
            # Drawn by our own code, which escapes its words.
            "picture": Markup(lesson.picture),  # noqa: S704
            "easier": easier,
            "harder": harder,
        }
        return self._pages.publish(request, "technique.html", values)


def _labels_of(tier: str) -> list[str]:
    """Return the labels whose puzzles need the techniques of a tier, and no harder ones."""
    named = by_tier()
    return [
        label
        for label in engine.LABELS
        if label == tier or (tier == "singles" and label not in named)
    ]


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

    position: engine.Position
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
    return Exercise(position, engine.find_steps(position, technique=slug))


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
        said = guide(step, position, depth=cast("Depth", asked.depth))
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


def _rows_of(position: engine.Position, words: Words) -> list[list[PracticeCell]]:
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
