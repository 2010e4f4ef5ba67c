"""generate_custom: puzzles by technique, rating, givens and symmetry."""

from nonet import puzzles
from nonet.contract.custom import CustomPuzzle, CustomRequest, CustomResponse, present_custom
from nonet.mcp_server.text import credit, paragraphs, show_grid
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop


def custom_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: CustomRequest, _caller: object) -> Result:
        made = await puzzles.generate_custom(
            request.wish(), request.count, workshop.workbench, seed=request.seed
        )
        answer = present_custom(made, request, workshop.attribution)
        return Result(answer, _tell(answer))

    return Tool(
        name="generate_custom",
        title="Generate Sudoku puzzles as wished",
        description=(
            "Make new puzzles by hardest technique, rating (ER), number of givens, symmetry or "
            "seed, all optional. A rare wish may end in GENERATION_LIMIT: wish for less or fewer."
        ),
        request=CustomRequest,
        response=CustomResponse,
        run=run,
        repeatable=False,
    )


def _tell(answer: CustomResponse) -> str:
    parts = [_tell_puzzle(number, item) for number, item in enumerate(answer.puzzles, 1)]
    return paragraphs(f"seed: {answer.seed}", *parts, credit(answer.attribution))


def _tell_puzzle(number: int, item: CustomPuzzle) -> str:
    return (
        f"Puzzle {number}: {item.difficulty}, ER {item.rating.er or 'unknown'}, hardest technique "
        f"{item.hardest_technique or 'none'}, {item.analysis.clue_count} givens\n"
        f"{show_grid('puzzle', item.puzzle)}\nsolution: {item.solution}\n"
        f"reference: {item.reference}"
    )
