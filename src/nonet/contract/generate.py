"""POST /generate."""

from typing import Annotated, Any

from pydantic import Field

from nonet import engine
from nonet.contract.analyze import AnalysisObject, present_analysis
from nonet.contract.attribution import AttributionObject
from nonet.contract.wire import EngineVersion, OutputGrid, Solution, WireModel
from nonet.puzzles import Generated

MAX_BATCH = 20

BatchCount = Annotated[int, Field(ge=1, le=MAX_BATCH, description="How many puzzles.")]


class GenerateRequest(WireModel):
    """How many puzzles, and of which label."""

    count: BatchCount = 1
    difficulty: engine.Label = Field(
        engine.DEFAULT_LABEL,
        description="Only `beginner` is verified as solvable by singles alone.",
    )


class GeneratedPuzzle(WireModel):
    """A new puzzle with exactly one solution."""

    attribution: AttributionObject
    puzzle: OutputGrid
    solution: Solution
    requested_difficulty: engine.Label = Field(description="The label that was asked for.")
    analysis: AnalysisObject


class GenerateResponse(WireModel):
    """New puzzles, all different."""

    engine_version: EngineVersion
    puzzles: Annotated[list[GeneratedPuzzle], Field(min_length=1, max_length=MAX_BATCH)] = Field(
        description="As many as were asked for."
    )
    attribution: AttributionObject


def present_generate(
    generated: list[Generated], attribution: AttributionObject
) -> GenerateResponse:
    """Put new puzzles into wire form."""
    return GenerateResponse(
        engine_version=engine.VERSION,
        puzzles=[GeneratedPuzzle(**generated_fields(item, attribution)) for item in generated],
        attribution=attribution,
    )


def generated_fields(item: Generated, attribution: AttributionObject) -> dict[str, Any]:
    """Return a new puzzle as the fields that /generate and /packs share."""
    return {
        "attribution": attribution,
        "puzzle": item.puzzle.puzzle,
        "solution": item.puzzle.solution,
        "requested_difficulty": item.puzzle.label,
        "analysis": present_analysis(item.analysis),
    }
