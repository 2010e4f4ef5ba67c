"""analyze_puzzle: how far singles lead."""

from nonet import puzzles
from nonet.contract.analyze import AnalyzeRequest, AnalyzeResponse, present_analyze
from nonet.mcp_server.text import credit, paragraphs, show_grid
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop


def analyze_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: AnalyzeRequest, _caller: object) -> Result:
        analysis = await puzzles.analyze(request.puzzle, workshop.workbench)
        answer = present_analyze(analysis, workshop.attribution)
        return Result(answer, _tell(answer))

    return Tool(
        name="analyze_puzzle",
        title="Analyze how a Sudoku is solved",
        description=(
            "Tell how far naked and hidden singles solve a Sudoku: how many steps of each, and how "
            "many cells stay empty; grade_puzzle goes on from there. A puzzle without exactly one "
            "solution is refused as NOT_UNIQUE; import_puzzles says why."
        ),
        request=AnalyzeRequest,
        response=AnalyzeResponse,
        run=run,
    )


def _tell(answer: AnalyzeResponse) -> str:
    return paragraphs(
        f"{answer.rating}: {answer.explanation}",
        f"givens: {answer.clue_count}, naked singles: {answer.techniques.naked_singles}, "
        f"hidden singles: {answer.techniques.hidden_singles}, "
        f"cells left: {answer.remaining_cells}",
        show_grid("puzzle", answer.puzzle),
        credit(answer.attribution),
    )
