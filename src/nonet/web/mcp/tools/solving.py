"""Tools that say how a puzzle is solved: a player's board, the next step, and how hard it is."""

from nonet.foundation.grid import name_of
from nonet.web.contract import (
    EXPLAIN,
    GRADE,
    HINT,
    RATE,
    VALIDATE,
    CandidateObject,
    ExplainResponse,
    GradeResponse,
    HintResponse,
    RateResponse,
    ValidateResponse,
)
from nonet.web.mcp.text import name_cells, show_grid
from nonet.web.mcp.tool import Tool


def _describe_board(answer: ValidateResponse) -> list[str]:
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
    return ["\n".join([verdict, *faults]), show_grid("progress", answer.progress)]


def _describe_hint(answer: HintResponse) -> list[str]:
    head = f"{answer.status}: {answer.explanation}"
    if answer.hint is not None:
        candidates = " ".join(map(str, answer.hint.candidates))
        cell = name_cells([answer.hint.index])
        head += f"\n{answer.hint.value} in {cell}; candidates there: {candidates}"
    return [head, *_describe_board(answer)]


def _describe_step(answer: ExplainResponse) -> list[str]:
    parts = [f"{answer.status}: {answer.explanation}"]
    if answer.step is not None:
        parts += answer.step.implications
        parts += [answer.step.notation] if answer.step.notation else []
        parts += _describe_candidates("write", answer.step.placements)
        parts += _describe_candidates("take out", answer.step.eliminations)
    return ["\n".join(parts), *_describe_board(answer)]


def _describe_candidates(what: str, candidates: list[CandidateObject]) -> list[str]:
    shown = ", ".join(f"{one.value} in {name_of(one.index)}" for one in candidates)
    return [f"{what}: {shown}"] if shown else []


def _describe_grade(answer: GradeResponse) -> list[str]:
    counts = "\n".join(f"- {slug}: {count}" for slug, count in answer.counts.items())
    return [
        f"label {answer.label or 'none'}, ER {answer.rating.er or 'unknown'}\n{answer.explanation}",
        f"Steps of each technique, the easiest first:\n{counts}" if counts else "No step.",
        show_grid("puzzle", answer.puzzle),
    ]


def _describe_rating(answer: RateResponse) -> list[str]:
    shown = f"{answer.status}: ER {answer.er}, EP {answer.ep}, ED {answer.ed}"
    if answer.er is None:
        shown = f"{answer.status}: ER is at least {answer.at_least}"
    if answer.hardest_step is not None:
        shown += f"; the hardest step is {answer.hardest_step}"
    return [shown, show_grid("puzzle", answer.puzzle)]


SOLVING = (
    Tool(
        use=VALIDATE,
        name="validate_progress",
        title="Validate a board",
        description="Compare a player's board with the solution of its puzzle: which entries are "
        "wrong, which givens were changed, which cells clash, and whether it is complete. It never "
        "tells the right digits. Cells are indexes 0-80, row by row.",
        text_of=_describe_board,
    ),
    Tool(
        use=HINT,
        name="get_hint",
        title="Give the next single",
        description="Give the next naked or hidden single on a player's board, with the reason in "
        "words. `progress` is the puzzle with the player's entries (the puzzle itself to begin "
        "with). `status` is `hint`; `complete`; `invalid-progress` when a mistake must be "
        "mended first; or `unsupported` when no single is left: call explain_step then. "
        "`index`, `row` and `column` count from 0; the explanation counts from 1.",
        text_of=_describe_hint,
    ),
    Tool(
        use=EXPLAIN,
        name="explain_step",
        title="Explain the next step",
        description="Give the easiest next step on a player's board, of any technique, with the "
        "full deduction; get_hint knows singles alone. `level` 1 says where to look, 2 also which "
        "technique, 3 (default) everything, and `next`: the board and what is ruled out on it. "
        "Pass both to go on from there.",
        text_of=_describe_step,
    ),
    Tool(
        use=GRADE,
        name="grade_puzzle",
        title="Grade a Sudoku",
        description="Tell how hard a puzzle is for a person: label, hardest technique, score, "
        "steps of each technique, the whole path, and ER by the Explainer's scale.",
        text_of=_describe_grade,
    ),
    Tool(
        use=RATE,
        name="rate_puzzle",
        title="Rate a Sudoku",
        description="Tell ER, EP and ED: the ratings of the hardest step, of the hardest up to the "
        "first digit, and of the first step. `status` is `unknown` when the work did not suffice; "
        "`atLeast` is then a bound.",
        text_of=_describe_rating,
    ),
)
