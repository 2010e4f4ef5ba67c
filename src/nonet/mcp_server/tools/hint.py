"""get_hint: the next single on a board, explained."""

from nonet import puzzles
from nonet.contract.hint import HintRequest, HintResponse, present_hint
from nonet.mcp_server.text import credit, name_cells, paragraphs
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.tools.validate import tell_board
from nonet.mcp_server.workshop import Workshop


def hint_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: HintRequest, _caller: object) -> Result:
        found = await puzzles.hint(request.puzzle, request.progress, workshop.workbench)
        answer = present_hint(found, workshop.attribution)
        return Result(answer, _tell(answer))

    return Tool(
        name="get_hint",
        title="Explain the next step of a Sudoku",
        description=(
            "Give the next naked or hidden single on a player's board, with the reason in words. "
            "Pass `puzzle`, the grid as it was given, and `progress`, the same grid with the "
            "player's entries (the puzzle itself to begin with), each as one string of exactly 81 "
            "characters, row by row: 1-9, and . 0 or - for an empty cell. `status` is `hint` with "
            "a placement; `complete`; `invalid-progress` when the board has a mistake, which must "
            "be mended first; or `unsupported` when no single is left. `index`, `row` and "
            "`column` count from 0; the explanation counts from 1. A puzzle without exactly one "
            "solution is refused as NOT_UNIQUE."
        ),
        request=HintRequest,
        response=HintResponse,
        run=run,
    )


def _tell(answer: HintResponse) -> str:
    head = f"{answer.status}: {answer.explanation}"
    if answer.hint is not None:
        candidates = " ".join(map(str, answer.hint.candidates))
        cell = name_cells([answer.hint.index])
        head += f"\n{answer.hint.value} in {cell}; candidates there: {candidates}"
    return paragraphs(head, tell_board(answer), credit(answer.attribution))
