"""validate_progress: what is right and wrong on a player's board."""

from nonet import puzzles
from nonet.contract.validate import ValidateRequest, ValidateResponse, present_validate
from nonet.mcp_server.text import credit, name_cells, paragraphs, show_grid
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop


def validate_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: ValidateRequest, _caller: object) -> Result:
        board = await puzzles.validate(request.puzzle, request.progress, workshop.workbench)
        answer = present_validate(board, workshop.attribution)
        return Result(answer, paragraphs(tell_board(answer), credit(answer.attribution)))

    return Tool(
        name="validate_progress",
        title="Validate a player's Sudoku board",
        description=(
            "Compare a player's board with the solution of its puzzle: which entries are wrong, "
            "which givens were changed, which cells clash, and whether it is complete. It never "
            "tells the right digits. Cells are indexes 0-80, row by row."
        ),
        request=ValidateRequest,
        response=ValidateResponse,
        run=run,
    )


def tell_board(answer: ValidateResponse) -> str:
    """Say how a board stands; cells are named as people count, from row 1 and column 1."""
    if answer.complete:
        verdict = "The board is complete and right."
    elif answer.valid:
        verdict = f"The board has no mistake; {answer.remaining_cells} cells are empty."
    else:
        verdict = f"The board has mistakes; {answer.remaining_cells} cells are empty."
    lists = (
        ("changed givens", answer.changed_givens),
        ("wrong entries", answer.incorrect_cells),
        ("cells that clash", answer.conflict_cells),
    )
    faults = [f"- {name}: {name_cells(cells)}" for name, cells in lists if cells]
    return paragraphs("\n".join([verdict, *faults]), show_grid("progress", answer.progress))
