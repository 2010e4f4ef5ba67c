"""Lessons on techniques, practice, and the games' review, course and results."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Literal, cast

from markupsafe import Markup
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.grid import CELLS, DIGITS, SIDE, column_of, row_of
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, guide
from nonet.puzzles.lessons import lesson as lessons
from nonet.puzzles.lessons.course import learn_first, learn_next, neighbours, read_terms
from nonet.puzzles.lessons.pictures import draw_thumbnail
from nonet.server.http.model import WireModel
from nonet.server.http.strings import number_in
from nonet.server.site.assistance import Answer, Pair, answers_script, read_question
from nonet.server.site.pages import SECURITY_HEADERS, pages_of

PATH = "/techniques"
TERMS_PATH = f"{PATH}/terms"


def lesson_paths() -> list[str]:
    """Return the path of every page about techniques."""
    return [PATH, TERMS_PATH, *(f"{PATH}/{slug}" for slug in lessons.techniques())]


def slug_of(request: Request) -> str:
    """Return the slug of the path's technique.

    Raises:
        HTTPException: 404.
    """
    slug: str = request.path_params["slug"]
    if slug not in lessons.techniques():
        raise HTTPException(404)
    return slug


async def lesson_of(request: Request) -> lessons.Lesson:
    """Return the lesson on the path's technique; composing it can take seconds.

    Raises:
        HTTPException: 404.
        OverloadedError.
    """
    pages = pages_of(request)
    return await pages.website.compute_once(lessons.lesson_on, slug_of(request), pages.words)


async def list_techniques(request: Request) -> Response:
    """List the techniques of each tier, the easiest first."""
    pages = pages_of(request)
    values = {
        "tiers": lessons.by_tier(),
        "labels_of": {tier: _labels_of(tier) for tier in lessons.by_tier()},
        "count": len(engine.TECHNIQUES),
        "thumbnails": await pages.website.compute_once(_draw_thumbnails),
        "course": _course(pages.words),
    }
    return pages.publish(request, "techniques.html", values)


def _draw_thumbnails() -> dict[str, Markup]:
    return {slug: Markup(draw_thumbnail(slug)) for slug in lessons.techniques()}  # noqa: S704 - our own drawing


async def show_lesson(request: Request) -> Response:
    """Show a lesson."""
    lesson = await lesson_of(request)
    easier, harder = neighbours(request.path_params["slug"])
    values = {
        "lesson": lesson,
        # `lesson_on` escapes its words.
        "picture": Markup(lesson.picture),  # noqa: S704
        "easier": easier,
        "harder": harder,
        "first": learn_first(request.path_params["slug"]),
        "next": learn_next(request.path_params["slug"]),
    }
    return pages_of(request).publish(request, "technique.html", values)


async def show_terms(request: Request) -> Response:
    """Define the terms of hints and lessons."""
    return pages_of(request).publish(request, "terms_of_techniques.html", {"terms": read_terms()})


def _labels_of(tier: str) -> list[str]:
    """Return the labels whose puzzles need the techniques of a tier, and no harder ones."""
    named = lessons.by_tier()
    return [
        label
        for label in engine.LABELS
        if label == tier or (tier == "singles" and label not in named)
    ]


MOST_POSITIONS = 10_000
# The lesson explains position 0.
FIRST = 1
_MOST_DIGITS = len(str(MOST_POSITIONS - 1))
# Finding a position's steps takes milliseconds, for the largest fish nearly a second.
_REMEMBERED = 512
LAST: Depth = 3

Candidates = frozenset[tuple[int, int]]


class PracticeQuestion(WireModel):
    """The number of a position, and the marked candidates or the depth of the hint."""

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
        """The candidates to mark for each step: its placements, or else its eliminations."""
        return tuple(frozenset(step.placements or step.eliminations) for step in self.steps)


@lru_cache(_REMEMBERED)
def exercise(slug: str, number: int) -> Exercise:
    """Return a position of a technique, the lesson's own for 0.

    Raises:
        KeyError: no technique has this slug.
    """
    position = lessons.image_of(lessons.read_examples()[slug].position, number)
    return Exercise(position, engine.find_steps(position, technique=slug))


def judge(
    conclusions: tuple[Candidates, ...], marked: Candidates
) -> Literal["none", "found", "part", "wrong"]:
    """Compare the marked candidates with the conclusions of the steps."""
    if not marked:
        return "none"
    if marked - frozenset().union(*conclusions):
        return "wrong"
    return "found" if any(one <= marked for one in conclusions) else "part"


async def show_practice(request: Request) -> Response:
    """Show a position of a technique; `?position=<n>` names it."""
    pages, slug = pages_of(request), slug_of(request)
    named = request.query_params.get("position", "")
    number = number_in(named, digits=_MOST_DIGITS) or FIRST
    shown = await pages.services.engine_context.pool.run(exercise, slug, number)
    values = {
        "technique": lessons.techniques()[slug],
        "name": pages.words(f"name-{slug}"),
        "number": number,
        "places": bool(shown.steps[0].placements),
        "rows": _rows_of(shown.position, pages.words),
        "course": _course(pages.words),
    }
    return pages.publish(request, "practice.html", values)


@answers_script
async def judge_practice(request: Request) -> Answer:
    """Judge the marked candidates, or give a hint."""
    pages, slug = pages_of(request), slug_of(request)
    asked = await read_question(request, PracticeQuestion)
    shown = await pages.services.engine_context.pool.run(exercise, slug, asked.position)
    if not asked.depth:
        verdict = judge(shown.conclusions, frozenset(asked.marked))
        return {"status": verdict, "sentence": pages.words(f"practice-{verdict}")}
    step, position = shown.steps[0], shown.position
    said = guide(step, position, depth=cast("Depth", asked.depth))
    answer: Answer = {
        "status": "hint",
        "sentence": pages.words.render(said.sentence),
        "area": said.area,
    }
    if asked.depth == LAST:
        answer["implications"] = pages.words.render_all(said.implications)
        answer["marked"] = sorted(shown.conclusions[0])
    return answer


@dataclass(frozen=True, slots=True)
class PracticeCell:
    """A cell: its digit or its candidates, and its name for screen readers."""

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


_PERMISSIONS = "Permissions-Policy"
# The camera reads the codes on the pupils' devices; no other page may use it.
_WITH_CAMERA = SECURITY_HEADERS[_PERMISSIONS].replace("camera=()", "camera=(self)")
_BEYOND = "extreme"
# The first level at which a tier's techniques are needed, if it has another name.
_LEVELS = {"singles": "beginner"}


async def show_hand_in(request: Request) -> Response:
    """Show the page that collects results; the fragments of links contain them."""
    response = pages_of(request).publish(request, "hand_in.html", {})
    response.headers[_PERMISSIONS] = _WITH_CAMERA
    return response


async def show_review(request: Request) -> Response:
    """Show the page that compares a game with the simplest path."""
    return pages_of(request).publish(request, "review.html", _technique_lists())


async def show_course(request: Request) -> Response:
    """Show the page of a course, which the browser composes from many games."""
    pages = pages_of(request)
    return pages.publish(request, "course.html", {"course": _course(pages.words)})


@cache
def _technique_lists() -> dict[str, str]:
    return {
        "ladder": " ".join(lessons.techniques()),
        "singles": " ".join(technique.slug for technique in lessons.by_tier()["singles"]),
    }


@cache
def _course(words: Words) -> list[dict[str, object]]:
    """Return the techniques from which scripts choose the next one, the easiest first.

    `level` is None for techniques that the course leaves out.
    """
    return [
        {
            "slug": technique.slug,
            "name": words(f"name-{technique.slug}"),
            "needs": [needed.slug for needed in learn_first(technique.slug)],
            "level": _level_of(technique),
        }
        for technique in lessons.techniques().values()
    ]


def _level_of(technique: engine.Technique) -> str | None:
    if technique.hints_only or technique.tier == _BEYOND:
        return None
    return _LEVELS.get(technique.tier, technique.tier)
