"""POST /grade."""

from functools import lru_cache
from typing import Any, Literal

from pydantic import Field

from nonet import engine
from nonet.catalogue import english
from nonet.contract.attribution import AttributionObject
from nonet.contract.rate import RatingObject, present_rating
from nonet.contract.steps import (
    CandidateObject,
    Method,
    TechniqueObject,
    Tier,
    Uniqueness,
    WhichPath,
    present_candidates,
    present_technique,
)
from nonet.contract.wire import Count, EngineVersion, InputGrid, OutputGrid, WireModel
from nonet.explanations import explain_grade
from nonet.grid import CELLS, givens_of
from nonet.puzzles import Graded


class GradeRequest(WireModel):
    """A grid to grade; it must have exactly one solution."""

    puzzle: InputGrid
    path: WhichPath = "full"
    uniqueness: Uniqueness = True


class PathStep(WireModel):
    """A digit placed, or all that a technique takes out at once."""

    technique: str = Field(description="The technique's stable name.", examples=["x-wing"])
    placements: list[CandidateObject] = Field(description="The digits that it writes.")
    eliminations: list[CandidateObject] = Field(description="The candidates that it takes out.")


class GradeResult(WireModel):
    """How hard a puzzle is for a person, by the hardest technique that it needs."""

    puzzle: OutputGrid
    engine_version: EngineVersion
    unique: Literal[True] = Field(default=True, description="Always: others are refused.")
    clue_count: int = Field(ge=0, le=len(CELLS), description="The number of givens.")
    method: Method = Field(default="ladder-v1", description="What the grade was made with.")
    label: engine.AnyLabel | None = Field(
        description="The label of the tier; null for a full grid."
    )
    tier: Tier = Field(description="The tier of the hardest technique.")
    score: Count | None = Field(
        description="The sum of the scores of all steps of the path; null when it ends early."
    )
    hardest: TechniqueObject | None = Field(
        description="Null when the grid is full, or when the path ends early."
    )
    counts: dict[str, Count] = Field(
        description="The steps of each technique by its stable name, the easiest first."
    )
    solved: bool = Field(description="False when the ladder gets stuck; the tier is then extreme.")
    path: list[PathStep] = Field(description="The steps, in order.")
    rating: RatingObject
    explanation: str = Field(description="The same in a sentence.")


class GradeResponse(GradeResult):
    """A grade with the credit."""

    attribution: AttributionObject


def present_grade(graded: Graded, attribution: AttributionObject) -> GradeResponse:
    """Put a grade into wire form, at the top level."""
    return GradeResponse(**_fields(graded), attribution=attribution)


def present_grade_result(graded: Graded) -> GradeResult:
    """Put a grade into wire form, as one of several."""
    return GradeResult(**_fields(graded))


def _fields(graded: Graded) -> dict[str, Any]:
    grade = graded.grade
    return {
        "puzzle": graded.puzzle,
        "engine_version": engine.VERSION,
        "clue_count": givens_of(graded.puzzle),
        "label": grade.label,
        "tier": grade.tier,
        "score": grade.score,
        "hardest": None if grade.hardest is None else present_technique(grade.hardest),
        "counts": grade.counts,
        "solved": grade.solved,
        "path": [_present_step(step) for step in graded.steps],
        "rating": present_rating(graded.rating),
        "explanation": english().tell(explain_grade(grade)),
    }


def _present_step(step: engine.Counted | engine.Step) -> PathStep:
    if step.eliminations:
        return PathStep(
            technique=step.technique,
            placements=present_candidates(step.placements),
            eliminations=present_candidates(step.eliminations),
        )
    return _present_placements(step.technique, step.placements)


# Most steps place one digit by one of a few techniques.
@lru_cache(4096)
def _present_placements(technique: str, placements: tuple[tuple[int, int], ...]) -> PathStep:
    return PathStep(technique=technique, placements=present_candidates(placements), eliminations=[])
