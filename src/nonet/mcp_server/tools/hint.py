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
            "`progress` is the puzzle with the player's entries (the puzzle itself to begin "
            "with). `status` is `hint`; `complete`; `invalid-progress` when a mistake must be "
            "mended first; or `unsupported` when no single is left: call explain_step then. "
            "`index`, `row` and `column` count from 0; the explanation counts from 1."
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
