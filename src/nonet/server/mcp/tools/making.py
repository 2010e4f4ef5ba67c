"""Tools that make puzzles: of a label, or as wished, and which techniques there are to wish for."""

from dataclasses import replace

from nonet import engine
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.api.endpoints.generate import GENERATE, GeneratedPuzzle, GenerateResponse
from nonet.server.api.endpoints.generate_custom import GENERATE_CUSTOM, CustomPuzzle, CustomResponse
from nonet.server.http.model import EngineVersion, WireModel
from nonet.server.mcp.text import show_grid
from nonet.server.mcp.tool import Tool


class TechniquesRequest(WireModel):
    """Nothing is asked."""


class TechniqueObject(WireModel):
    """A technique: its stable name, its English name and tier, and if puzzles are made by it."""

    slug: str
    name: str
    tier: str
    wishable: bool


class TechniquesResponse(WireModel):
    """Every technique, the easiest first."""

    engine_version: EngineVersion
    techniques: list[TechniqueObject]
    attribution: AttributionObject


async def list_techniques(
    body: TechniquesRequest,  # noqa: ARG001 - the row reads the model from it
    services: Services,
) -> TechniquesResponse:
    """List the techniques that steps are explained by."""
    techniques = [
        TechniqueObject(
            slug=one.slug,
            name=one.name,
            tier=one.tier,
            wishable=one.slug in engine.REQUESTABLE_TECHNIQUES,
        )
        for one in engine.TECHNIQUES
    ]
    return TechniquesResponse(
        engine_version=engine.VERSION, techniques=techniques, attribution=services.attribution
    )


def _describe_techniques(answer: TechniquesResponse) -> list[str]:
    lines = [
        f"{one.slug} ({one.tier}): {one.name}{'' if one.wishable else ', in hints alone'}"
        for one in answer.techniques
    ]
    return ["\n".join(lines)]


def describe_puzzle(number: int, item: GeneratedPuzzle) -> str:
    """Show a new puzzle with its label and its solution."""
    return (
        f"Puzzle {number}, asked for as {item.requested_difficulty}, "
        f"{item.analysis.clue_count} givens, rating {item.analysis.rating}\n"
        f"{show_grid('puzzle', item.puzzle)}\nsolution: {item.solution}"
    )


def _describe_generated(answer: GenerateResponse) -> list[str]:
    return [describe_puzzle(number, item) for number, item in enumerate(answer.puzzles, 1)]


def _describe_custom(answer: CustomResponse) -> list[str]:
    parts = [_describe_custom_puzzle(number, item) for number, item in enumerate(answer.puzzles, 1)]
    return [f"seed: {answer.seed}", *parts]


def _describe_custom_puzzle(number: int, item: CustomPuzzle) -> str:
    return (
        f"Puzzle {number}: {item.difficulty}, ER {item.rating.er or 'unknown'}, hardest technique "
        f"{item.hardest_technique or 'none'}, {item.analysis.clue_count} givens\n"
        f"{show_grid('puzzle', item.puzzle)}\nsolution: {item.solution}\n"
        f"reference: {item.reference}"
    )


MAKING = (
    Tool(
        use=GENERATE,
        name="generate_puzzles",
        title="Generate Sudoku puzzles",
        description="Make new 9x9 Sudoku puzzles, each proved to have exactly one solution, with "
        "their solutions and analyses; create_pack prints new ones. Do not show a solution to "
        "somebody who wants to solve the puzzle.",
        text_of=_describe_generated,
        repeatable=False,
    ),
    Tool(
        use=GENERATE_CUSTOM,
        name="generate_custom",
        title="Generate Sudoku puzzles as wished",
        description="Make new puzzles by hardest technique, ER, givens, symmetry or seed, "
        "all optional. A rare wish may end in GENERATION_LIMIT.",
        text_of=_describe_custom,
        repeatable=False,
    ),
    Tool(
        # Whoever may make puzzles may know what of.
        use=replace(GENERATE_CUSTOM, answer=list_techniques, example=TechniquesRequest()),
        name="list_techniques",
        title="List solving techniques",
        description="List the techniques, the easiest first. generate_custom takes the `slug` of "
        "those that are `wishable`.",
        text_of=_describe_techniques,
    ),
)
