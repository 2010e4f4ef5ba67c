"""generate_puzzles: new puzzles with one solution each."""

from nonet import puzzles
from nonet.contract.generate import (
    GeneratedPuzzle,
    GenerateRequest,
    GenerateResponse,
    present_generate,
)
from nonet.mcp_server.text import credit, paragraphs, show_grid
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop


def generate_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: GenerateRequest, _caller: object) -> Result:
        generated = await puzzles.generate(request.difficulty, request.count, workshop.workbench)
        answer = present_generate(generated, workshop.attribution)
        return Result(answer, _tell(answer))

    return Tool(
        name="generate_puzzles",
        title="Generate Sudoku puzzles",
        description=(
            "Make new 9x9 Sudoku puzzles, each proved to have exactly one solution, with their "
            "solutions and analyses. For a printable PDF of new puzzles call create_pack instead. "
            "Do not show a solution to somebody who wants to solve the puzzle."
        ),
        request=GenerateRequest,
        response=GenerateResponse,
        run=run,
        repeatable=False,
    )


def _tell(answer: GenerateResponse) -> str:
    parts = [tell_puzzle(number, item) for number, item in enumerate(answer.puzzles, 1)]
    return paragraphs(*parts, credit(answer.attribution))


def tell_puzzle(number: int, item: GeneratedPuzzle) -> str:
    """Show a new puzzle with its label and its solution."""
    return (
        f"Puzzle {number}, asked for as {item.requested_difficulty}, "
        f"{item.analysis.clue_count} givens, rating {item.analysis.rating}\n"
        f"{show_grid('puzzle', item.puzzle)}\nsolution: {item.solution}"
    )
