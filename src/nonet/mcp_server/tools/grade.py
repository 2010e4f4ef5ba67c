"""grade_puzzle and rate_puzzle: how hard a puzzle is, by techniques and by ER."""

from nonet import puzzles
from nonet.contract.grade import GradeRequest, GradeResponse, present_grade
from nonet.contract.rate import RateRequest, RateResponse, present_rate
from nonet.mcp_server.text import credit, paragraphs, show_grid
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop


def grade_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool of grades."""

    async def run(request: GradeRequest, _caller: object) -> Result:
        graded = await puzzles.grade(
            request.puzzle,
            workshop.workbench,
            uniqueness=request.uniqueness,
            path=request.path,
        )
        answer = present_grade(graded, workshop.attribution)
        return Result(answer, _tell_grade(answer))

    return Tool(
        name="grade_puzzle",
        title="Grade a Sudoku by human techniques",
        description=(
            "Tell how hard a puzzle is for a person: label, hardest technique, score, steps of "
            "each technique, the whole path, and ER by the Explainer's scale. Takes milliseconds."
        ),
        request=GradeRequest,
        response=GradeResponse,
        run=run,
    )


def rate_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool of ratings."""

    async def run(request: RateRequest, _caller: object) -> Result:
        rated = await puzzles.rate(request.puzzle, workshop.workbench)
        answer = present_rate(rated, workshop.attribution)
        return Result(answer, _tell_rating(answer))

    return Tool(
        name="rate_puzzle",
        title="Rate a Sudoku by the Explainer's scale",
        description=(
            "Tell ER, EP and ED: the ratings of the hardest step, of the hardest up to the first "
            "digit, and of the first step. `status` is `unknown` when the work did not suffice; "
            "`atLeast` is then a bound."
        ),
        request=RateRequest,
        response=RateResponse,
        run=run,
    )


def _tell_grade(answer: GradeResponse) -> str:
    counts = "\n".join(f"- {slug}: {count}" for slug, count in answer.counts.items())
    return paragraphs(
        f"label {answer.label or 'none'}, ER {answer.rating.er or 'unknown'}\n{answer.explanation}",
        f"Steps of each technique, the easiest first:\n{counts}" if counts else "No step.",
        show_grid("puzzle", answer.puzzle),
        credit(answer.attribution),
    )


def _tell_rating(answer: RateResponse) -> str:
    told = f"{answer.status}: ER {answer.er}, EP {answer.ep}, ED {answer.ed}"
    if answer.er is None:
        told = f"{answer.status}: ER is at least {answer.at_least}"
    if answer.hardest_step is not None:
        told += f"; the hardest step is {answer.hardest_step}"
    return paragraphs(told, show_grid("puzzle", answer.puzzle), credit(answer.attribution))
