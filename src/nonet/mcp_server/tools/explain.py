"""explain_step: the easiest next step of any technique on a board."""

from nonet import puzzles
from nonet.contract.explain import (
    ExplainRequest,
    ExplainResponse,
    asked_level,
    eliminated_pairs,
    present_explain,
)
from nonet.contract.steps import CandidateObject
from nonet.grid import name_of
from nonet.mcp_server.text import credit, paragraphs
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.tools.validate import tell_board
from nonet.mcp_server.workshop import Workshop


def explain_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: ExplainRequest, _caller: object) -> Result:
        found = await puzzles.next_step(
            request.puzzle,
            request.progress,
            eliminated_pairs(request),
            workshop.workbench,
            uniqueness=request.uniqueness,
        )
        answer = present_explain(found, asked_level(request), workshop.attribution)
        return Result(answer, _tell(answer))

    return Tool(
        name="explain_step",
        title="Explain the next step of any technique",
        description=(
            "Give the easiest next step on a player's board, of any technique, with the full "
            "deduction; get_hint knows singles alone. `level` 1 says where to look, 2 also which "
            "technique, 3 (default) everything. Steps that only take candidates out change no "
            "cell: pass all that were taken out so far as `eliminated` to go on from there."
        ),
        request=ExplainRequest,
        response=ExplainResponse,
        run=run,
    )


def _tell(answer: ExplainResponse) -> str:
    parts = [f"{answer.status}: {answer.explanation}"]
    if answer.step is not None:
        parts += answer.step.implications
        parts += [answer.step.notation] if answer.step.notation else []
        parts += _tell_candidates("write", answer.step.placements)
        parts += _tell_candidates("take out", answer.step.eliminations)
    return paragraphs("\n".join(parts), tell_board(answer), credit(answer.attribution))


def _tell_candidates(what: str, candidates: list[CandidateObject]) -> list[str]:
    told = ", ".join(f"{one.value} in {name_of(one.index)}" for one in candidates)
    return [f"{what}: {told}"] if told else []
