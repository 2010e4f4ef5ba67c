"""Practice: finding the steps of a technique in positions, and judging the marked candidates."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, cast

from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.grid import CELLS, DIGITS, SIDE, column_of, row_of
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, guide
from nonet.puzzles.lessons import lesson as lessons
from nonet.server.http.model import WireModel
from nonet.server.http.strings import number_in
from nonet.server.site.assistance import Answer, Pair, answers_script, read_question
from nonet.server.site.pages import pages_of
from nonet.server.site.techniques import slug_of, techniques_of_course

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
        "course": techniques_of_course(pages.words),
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
