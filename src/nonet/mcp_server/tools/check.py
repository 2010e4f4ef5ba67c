"""check_puzzle: how many solutions a grid has."""

from nonet import puzzles
from nonet.contract.check import CheckRequest, CheckResponse, present_check
from nonet.mcp_server.text import credit, paragraphs, show_grid
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop

_MEANINGS = {
    "unique": "The puzzle has exactly one solution.",
    "multiple": "The puzzle has more than one solution, so it is not a proper Sudoku.",
    "unsolvable": "The puzzle has no solution.",
    "invalid": "The puzzle breaks the rules: equal givens share a row, column or box.",
    "unknown": "The search ended at its budget before the number of solutions was known.",
}


def check_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: CheckRequest, _caller: object) -> Result:
        verdict = await puzzles.check(request.puzzle, workshop.workbench)
        answer = present_check(verdict, workshop.attribution)
        return Result(answer, _tell(answer))

    return Tool(
        name="check_puzzle",
        title="Check a Sudoku for uniqueness",
        description=(
            "Tell whether a 9x9 Sudoku grid has no solution, exactly one, or more, and give the "
            "solution if there is exactly one. Use it to solve a puzzle too. A grid with several "
            "solutions or none is a result, not an error: read `status`."
        ),
        request=CheckRequest,
        response=CheckResponse,
        run=run,
    )


def _tell(answer: CheckResponse) -> str:
    parts = [f"{answer.status}: {_MEANINGS[answer.status]}", show_grid("puzzle", answer.puzzle)]
    if answer.solution is not None:
        parts.append(show_grid("solution", answer.solution))
    return paragraphs(*parts, credit(answer.attribution))
