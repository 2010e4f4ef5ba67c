"""POST /generate: new puzzles of a difficulty."""

from typing import Annotated

from pydantic import Field

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.puzzles import generation
from nonet.puzzles.generation import Generated
from nonet.server.api.endpoints.analyze import AnalysisObject, present_analysis
from nonet.server.api.endpoints.endpoint import AttributionObject, Endpoint, Services
from nonet.server.http.model import EXAMPLE_SEED, EngineVersion, OutputGrid, Solution, WireModel

MAX_BATCH = 20

BatchCount = Annotated[int, Field(ge=1, le=MAX_BATCH, description="Number of puzzles.")]


class GenerateRequest(WireModel):
    """The number and the difficulty of new puzzles."""

    count: BatchCount = 1
    difficulty: engine.Label = Field(
        engine.DEFAULT_LABEL,
        description="The difficulty of the puzzles; `beginner` guarantees that singles solve them.",
    )


class GeneratedPuzzle(WireModel):
    """A new puzzle with exactly one solution."""

    attribution: AttributionObject
    puzzle: OutputGrid
    solution: Solution
    requested_difficulty: engine.Label = Field(description="The requested difficulty.")
    analysis: AnalysisObject


class GenerateResponse(WireModel):
    """New puzzles, all different."""

    engine_version: EngineVersion
    puzzles: Annotated[list[GeneratedPuzzle], Field(min_length=1, max_length=MAX_BATCH)] = Field(
        description="The new puzzles, as many as requested."
    )
    attribution: AttributionObject


def present_generate(
    generated: list[Generated], attribution: AttributionObject
) -> GenerateResponse:
    """Convert new puzzles to their wire model."""
    return GenerateResponse.of(
        puzzles=[present_generated(item, attribution) for item in generated],
        attribution=attribution,
    )


def present_generated(item: Generated, attribution: AttributionObject) -> GeneratedPuzzle:
    """Convert a new puzzle to its wire model."""
    return GeneratedPuzzle.of(
        item.puzzle,
        attribution=attribution,
        requested_difficulty=item.puzzle.label,
        analysis=present_analysis(item.analysis),
    )


async def generate(body: GenerateRequest, services: Services) -> GenerateResponse:
    """Generate different puzzles, each with exactly one solution and symmetric givens."""
    generated = await generation.generate(body.difficulty, body.count, services.engine_context)
    return present_generate(generated, services.attribution)


def example_puzzle() -> Generated:
    """Return a new puzzle, the same each time."""
    fresh = engine.generate(engine.DEFAULT_LABEL, seed=EXAMPLE_SEED)
    return Generated(fresh, engine.analyze(fresh.puzzle))


GENERATE = Endpoint(
    "/generate",
    generate,
    "Generate verified puzzles",
    "making",
    GenerateRequest(count=1, difficulty=engine.DEFAULT_LABEL),
    lambda services: present_generate([example_puzzle()], services.attribution),
    scope="content",
    refusals=(GenerationLimitError(0),),
)
