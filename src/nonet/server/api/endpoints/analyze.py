"""POST /analyze, and the analysis inside every generated puzzle."""

from typing import Literal

from pydantic import Field

from nonet import engine
from nonet.grid import CELLS
from nonet.i18n.catalogue import english
from nonet.puzzles import grading
from nonet.puzzles.explanations.guidance import explain_analysis
from nonet.server.api.endpoints.endpoint import NOT_VERIFIED, AttributionObject, Endpoint, Services
from nonet.server.http import model


class AnalyzeRequest(model.WireModel):
    """A grid to analyze; it must have exactly one solution."""

    puzzle: model.InputGrid


class TechniqueCounts(model.WireModel):
    """The number of steps of each technique."""

    naked_singles: model.Count = Field(description="Number of full houses and naked singles.")
    hidden_singles: model.Count = Field(
        description="Number of hidden singles in a row, column or box."
    )


class AnalysisObject(model.WireModel):
    """The extent to which naked and hidden singles solve a puzzle."""

    puzzle: model.OutputGrid
    engine_version: model.EngineVersion
    unique: Literal[True] = Field(
        default=True, description="Always true: other grids are rejected."
    )
    clue_count: int = Field(ge=0, le=len(CELLS), description="The number of givens.")
    rating: Literal["beginner", "beyond-singles", "complete"] = Field(
        description="Progress of `singles-v1` on the puzzle; independent of the requested "
        "difficulty."
    )
    method: Literal["singles-v1"] = Field(default="singles-v1", description="The analysis method.")
    techniques: TechniqueCounts
    solved_with_supported_techniques: bool = Field(
        description="Whether singles solve the whole puzzle."
    )
    remaining_cells: int = Field(
        ge=0, le=len(CELLS), description="Number of empty cells after the last single."
    )
    explanation: str = Field(description="The analysis as a sentence.")


class AnalyzeResponse(AnalysisObject):
    """An analysis with its attribution."""

    attribution: AttributionObject


def present_analysis(analysis: engine.Analysis) -> AnalysisObject:
    """Convert an analysis to its wire model."""
    return AnalysisObject.of(
        analysis,
        techniques=TechniqueCounts.of(analysis),
        solved_with_supported_techniques=analysis.remaining_cells == 0,
        explanation=english().render(explain_analysis(analysis)),
    )


async def analyze(body: AnalyzeRequest, services: Services) -> AnalyzeResponse:
    """Analyze how far naked and hidden singles solve a puzzle with exactly one solution."""
    analysis = await grading.analyze(body.puzzle, services.engine_context)
    return AnalyzeResponse.of(present_analysis(analysis), attribution=services.attribution)


ANALYZE = Endpoint(
    "/analyze",
    analyze,
    "Analyze solving techniques",
    "judging",
    AnalyzeRequest(puzzle=model.EXAMPLE_PUZZLE),
    lambda services: AnalyzeResponse.of(
        present_analysis(engine.analyze(model.EXAMPLE_PUZZLE)), attribution=services.attribution
    ),
    scope="read",
    refusals=NOT_VERIFIED,
)
