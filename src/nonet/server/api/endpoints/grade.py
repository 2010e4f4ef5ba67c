"""POST /grade and /rate: the difficulty of a puzzle."""

from functools import lru_cache
from typing import Annotated, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType

from nonet import engine
from nonet.grid import CELLS, givens_of
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.puzzles import grading
from nonet.puzzles.explanations.guidance import explain_grade, explain_stopped_grade, hardest_step
from nonet.puzzles.grading import Graded, Rated
from nonet.puzzles.walk import hardest_stage
from nonet.server.api.endpoints import endpoint, steps
from nonet.server.http import model

Er = Annotated[
    float | None,
    Field(description="Explainer rating: the rating of the hardest step.", examples=[7.2]),
]
Ep = Annotated[
    float | None,
    Field(
        description="Pearl rating: the rating of the hardest step up to the first placement.",
        examples=[1.5],
    ),
]
Ed = Annotated[
    float | None, Field(description="Diamond rating: the rating of the first step.", examples=[1.2])
]
AtLeast = Annotated[
    float,
    Field(description="ER, or the lower bound that was proved before the work budget ran out."),
]


Profile = Annotated[
    engine.Profile,
    Field(
        description="Variant of the scale; `exchange` follows the puzzle lists of the Sudoku "
        "Exchange."
    ),
]


WORK_PER_REQUEST = engine.DEFAULT_RATING_BUDGET
"""About a third of a second."""
# A quarter of a minute, in which the hardest puzzles known are rated.
MOST_WORK = 50 * WORK_PER_REQUEST


class RateRequest(model.WeighedRequest):
    """A grid to rate; it must have exactly one solution."""

    puzzle: model.InputGrid
    profile: Profile = "explainer"
    trace: bool = Field(default=False, description="Whether to return every step.")
    work: Annotated[int, Field(ge=1, le=MOST_WORK)] | None = Field(
        None,
        description="Work budget in the engine's units, for puzzles that are `unknown` by default; "
        f"every {WORK_PER_REQUEST:,} or part of it count as one request.",
    )

    @property
    def grids(self) -> int:
        """The number of grids."""
        return 1

    @property
    def weight(self) -> int:
        """The number of requests that it counts as, by its work."""
        return max(1, -(-(self.work or 0) // WORK_PER_REQUEST))


class RatedStepObject(model.WireModel):
    """One step of a rating's trace."""

    er: float = Field(description="The rating of the step.", examples=[3.2])
    name: str = Field(
        description="The Sudoku Explainer's name of the technique.", examples=["X-Wing"]
    )
    placements: list[steps.CandidateObject] = Field(description="The digits that the step places.")
    eliminations: list[steps.CandidateObject] = Field(
        description="The candidates that the step eliminates."
    )


class RatingObject(model.WireModel):
    """ER, EP and ED on the Sudoku Explainer scale; null if the work budget was too small."""

    er: Er
    ep: Ep
    ed: Ed
    at_least: AtLeast


class RateResult(model.WireModel):
    """The difficulty of a puzzle's steps on the Sudoku Explainer scale."""

    puzzle: model.OutputGrid
    engine_version: model.EngineVersion
    status: Literal["rated", "unknown"] = Field(
        description="`unknown` if the work budget for one grid was too small."
    )
    er: Er
    ep: Ep
    ed: Ed
    at_least: AtLeast
    hardest_step: str | None = Field(
        description="The Sudoku Explainer's name of the hardest step's technique; null if unknown.",
        examples=["Forcing Chain"],
    )


class RateResponse(RateResult):
    """A rating with its attribution."""

    trace: list[RatedStepObject] | SkipJsonSchema[None] = model.omitted_if_none(
        description="All steps, only if requested, because they reveal the solution."
    )
    attribution: endpoint.AttributionObject


def present_rate_result(rated: Rated) -> RateResult:
    """Convert a rating to its wire model, without the attribution."""
    status = "unknown" if rated.rating.er is None else "rated"
    return RateResult.of(rated.rating, puzzle=rated.puzzle, status=status)


async def rate(body: RateRequest, services: endpoint.Services) -> RateResponse:
    """Rate a puzzle by ER, EP and ED, like the Sukaku Explainer."""
    rated = await grading.rate(
        body.puzzle, services.engine_context, profile=body.profile, trace=body.trace, work=body.work
    )
    return RateResponse.of(
        present_rate_result(rated),
        trace=_present_trace(rated.rating.trace),
        attribution=services.attribution,
    )


def _present_trace(trace: tuple[engine.RatedStep, ...] | None) -> list[RatedStepObject] | None:
    if trace is None:
        return None
    return [RatedStepObject.of(step, **steps.present_conclusions(step)) for step in trace]


def example_rating() -> Rated:
    """Return the rating of the examples' puzzle."""
    return Rated(model.EXAMPLE_PUZZLE, engine.rate(model.EXAMPLE_PUZZLE))


RATE = endpoint.Endpoint(
    "/rate",
    rate,
    "Rate on the Sudoku Explainer scale",
    "judging",
    RateRequest(puzzle=model.EXAMPLE_PUZZLE),
    lambda services: RateResponse.of(
        present_rate_result(example_rating()), attribution=services.attribution
    ),
    scope="read",
    refusals=endpoint.NOT_VERIFIED,
)


class GradeRequest(model.WireModel):
    """A grid to grade; it must have exactly one solution."""

    puzzle: model.InputGrid
    path: steps.WhichPath = "full"
    uniqueness: steps.Uniqueness = True
    picture: steps.RequestedPicture = None
    language: endpoint.Language = endpoint.DEFAULT_LANGUAGE


class PathStep(model.WireModel):
    """One step: a placement, or all eliminations of one application of a technique."""

    technique: str = Field(description="The technique's slug.", examples=["x-wing"])
    placements: list[steps.CandidateObject] = Field(description="The digits that the step places.")
    eliminations: list[steps.CandidateObject] = Field(
        description="The candidates that the step eliminates."
    )


# Named, so that generators make one class for both responses.
StepCounts = TypeAliasType("StepCounts", dict[str, model.Count])


class GradeResult(model.WireModel):
    """The difficulty of a puzzle for people, by the hardest technique that it needs."""

    puzzle: model.OutputGrid
    engine_version: model.EngineVersion
    unique: Literal[True] = Field(
        default=True, description="Always true: other grids are rejected."
    )
    clue_count: int = Field(ge=0, le=len(CELLS), description="The number of givens.")
    method: steps.Method = Field(default="ladder-v1", description="The grading method.")
    label: engine.AnyLabel | None = Field(
        description="The difficulty label of the tier; null for a full grid."
    )
    tier: steps.Tier = Field(description="The tier of the hardest technique.")
    score: model.Count | None = Field(
        description="The sum of the scores of all steps; null if the puzzle isn't solved."
    )
    hardest: steps.TechniqueObject | None = Field(
        description="The hardest technique that the puzzle needs; null if the grid is full or "
        "isn't solved."
    )
    hardest_step: str | None = Field(
        description="Slug of the technique of the path's hardest step, if any."
    )
    counts: StepCounts = Field(description="Number of steps of each technique, easiest first.")
    solved: bool = Field(
        description="False if the techniques get stuck or the grading stops early; the tier is "
        "then `extreme`."
    )
    path: list[PathStep] = Field(description="The steps of the solving path, in order.")
    rating: RatingObject
    explanation: str = Field(description="The grade as a sentence.")


class GradeResponse(GradeResult):
    """A grade with its attribution."""

    picture: steps.DrawnStep = None
    attribution: endpoint.AttributionObject


def present_grade_result(graded: Graded, words: Words | None = None) -> GradeResult:
    """Convert a grade to its wire model, without the attribution; in English by default."""
    grade = graded.grade
    meaning = explain_stopped_grade() if graded.stopped else explain_grade(grade)
    return GradeResult.of(
        grade,
        puzzle=graded.puzzle,
        clue_count=givens_of(graded.puzzle),
        hardest=None if grade.hardest is None else steps.present_technique(grade.hardest),
        hardest_step=hardest_step(grade),
        path=[_present_step(step) for step in graded.steps],
        rating=RatingObject.of(graded.rating),
        explanation=(words or english()).render(meaning),
    )


def _present_step(step: engine.Counted | engine.Step) -> PathStep:
    if step.eliminations:
        return PathStep(technique=step.technique, **steps.present_conclusions(step))
    return _present_placements(step.technique, step.placements)


# Most steps place one digit by one of a few techniques.
@lru_cache(4096)
def _present_placements(technique: str, placements: tuple[tuple[int, int], ...]) -> PathStep:
    return PathStep(
        technique=technique, placements=steps.present_candidates(placements), eliminations=[]
    )


async def grade(body: GradeRequest, services: endpoint.Services) -> GradeResponse:
    """Grade a puzzle: the hardest technique that it needs, its label, score and solving path."""
    words = services.words(body.language)
    graded = await grading.grade(
        body.puzzle, services.engine_context, uniqueness=body.uniqueness, path=body.path
    )
    stage = await hardest_stage(graded, services.engine_context) if body.picture else None
    picture = None if stage is None else steps.draw_stage(stage, words)
    result = present_grade_result(graded, words)
    return GradeResponse.of(result, attribution=services.attribution, picture=picture)


def example_grade() -> Graded:
    """Return a grade with a short path."""
    graded, rating = (
        engine.grade_with_steps(model.EXAMPLE_ENDGAME),
        engine.rate(model.EXAMPLE_ENDGAME),
    )
    return Graded(model.EXAMPLE_ENDGAME, *graded, rating)


GRADE = endpoint.Endpoint(
    "/grade",
    grade,
    "Grade by human techniques",
    "judging",
    GradeRequest(puzzle=model.EXAMPLE_ENDGAME),
    lambda services: GradeResponse.of(
        present_grade_result(example_grade()), attribution=services.attribution
    ),
    scope="read",
    refusals=endpoint.NOT_VERIFIED,
)
