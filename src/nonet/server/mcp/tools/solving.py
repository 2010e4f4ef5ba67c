"""Tools that check a player's board, explain and prove steps, and grade and rate puzzles."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from nonet.grid import name_of
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.api.endpoints.explain import EXPLAIN, ExplainRequest
from nonet.server.api.endpoints.explanation import ExplainResponse, TakenStep
from nonet.server.api.endpoints.grade import GRADE, RATE, GradeResponse, RateResponse
from nonet.server.api.endpoints.hint import HINT, HintResponse
from nonet.server.api.endpoints.prove import PROVE, ProveResponse
from nonet.server.api.endpoints.steps import CandidateObject
from nonet.server.api.endpoints.validate import VALIDATE, ValidateResponse
from nonet.server.mcp.text import name_cells, show_grid
from nonet.server.mcp.tool import Detail, Summary, Tool, member_schema


def _describe_board(answer: ValidateResponse, wrongly_out: Sequence[int] = ()) -> list[str]:
    """Describe the state of a board; cells are named by rows and columns from 1.

    In the cells `wrongly_out` the correct digit was eliminated.
    """
    left = answer.remaining_cells
    if answer.complete:
        verdict = "The board is complete and correct."
    elif answer.valid and wrongly_out:
        verdict = f"The entries are correct, but the eliminations are not; {left} cells are empty."
    elif answer.valid:
        verdict = f"The board has no mistake; {left} cells are empty."
    else:
        verdict = f"The board has mistakes; {left} cells are empty."
    lists = (
        ("changed givens", answer.changed_givens),
        ("wrong entries", answer.incorrect_cells),
        ("conflicting cells", answer.conflict_cells),
        ("cells whose correct digit was eliminated", wrongly_out),
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
    if answer.steps is not None:
        parts = [f"{answer.status}, {len(answer.steps)} steps, ended: {answer.ended}"]
        parts += [_describe_taken(number, taken) for number, taken in enumerate(answer.steps, 1)]
        return ["\n".join(parts), *_describe_board(answer, answer.wrong_eliminations)]
    if answer.step is not None:
        parts += answer.step.implications
        parts += [answer.step.notation] if answer.step.notation else []
        parts += _describe_candidates("place", answer.step.placements)
        parts += _describe_candidates("eliminate", answer.step.eliminations)
    return ["\n".join(parts), *_describe_board(answer, answer.wrong_eliminations)]


def _describe_taken(number: int, taken: TakenStep) -> str:
    # The slug is the same in all languages of an explanation.
    technique = f"{taken.step.technique.slug}: " if taken.step.technique else ""
    return f"{number}. {technique}{taken.explanation}"


def _describe_candidates(what: str, candidates: list[CandidateObject]) -> list[str]:
    shown = ", ".join(f"{one.value} in {name_of(one.index)}" for one in candidates)
    return [f"{what}: {shown}"] if shown else []


def _describe_proof(answer: ProveResponse) -> list[str]:
    name = f"{answer.technique.name}: " if answer.technique else ""
    head = f"{'holds' if answer.valid else 'does not hold'}: {name}{answer.explanation}"
    head = f"{head}\n{answer.eureka}" if answer.eureka else head
    return [head, show_grid("puzzle", answer.puzzle)]


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


class ExplainStepRequest(ExplainRequest):
    """The request of /explain, with the detail of several steps."""

    detail: Detail = "summary"


async def explain_step(
    body: ExplainStepRequest, services: Services, caller: Any
) -> ExplainResponse:
    """Explain the next step of a board, or all steps up to a given one."""
    return cast("ExplainResponse", await EXPLAIN.ask(body, services, caller))


def _describe_briefly(answer: ExplainResponse) -> list[str]:
    if answer.steps is None:
        return _describe_step(answer)
    head = f"{answer.status}, {len(answer.steps)} steps, ended: {answer.ended}"
    shown = [_shorten_step(taken) for taken in answer.steps[:_MOST_LINES]]
    lines = [f"{number}. {' => '.join(one.values())}" for number, one in enumerate(shown, 1)]
    left = len(answer.steps) - len(lines)
    more = [f"{left} more steps are in `steps`."] if left else []
    return ["\n".join([head, *lines, *more]), *_describe_board(answer, answer.wrong_eliminations)]


def _shorten(answer: ExplainResponse) -> dict[str, Any]:
    """Leave out the evidence and the boards of several steps."""
    exclude = _PICTURES if answer.steps is None else {**_PICTURES, "steps": True}
    data = answer.model_dump(mode="json", by_alias=True, exclude=exclude)
    if answer.steps is None:
        return data
    return {**data, "steps": [_shorten_step(taken) for taken in answer.steps]}


def _shorten_step(taken: TakenStep) -> dict[str, str]:
    """Return a step's technique and conclusions, or its explanation if its level hides them."""
    step = taken.step
    if step.technique is None:
        return {"explanation": taken.explanation}
    follows = [f"{name_of(one.index)}={one.value}" for one in step.placements]
    follows += [f"{name_of(one.index)}<>{one.value}" for one in step.eliminations]
    if len(follows) > _MOST_CONCLUSIONS:
        follows = [*follows[:_MOST_CONCLUSIONS], f"{len(follows) - _MOST_CONCLUSIONS} more"]
    named = {"technique": step.technique.slug}
    return {**named, "follows": ", ".join(follows)} if follows else named


def _pictures(answer: ExplainResponse) -> list[str]:
    steps = [taken.step for taken in answer.steps or ()]
    if answer.steps is None and answer.step is not None:
        steps = [answer.step]
    return [step.picture for step in steps if step.picture is not None]


_PICTURES: Any = {"step": {"picture"}, "steps": {"__all__": {"step": {"picture"}}}}
_MOST_LINES, _MOST_CONCLUSIONS = 60, 4
_UNTIL = {
    "anyOf": [
        {"type": "string", "enum": ["end"]},
        {
            "type": "object",
            "properties": {
                "steps": {"type": "integer", "minimum": 1},
                "technique": {"type": "string"},
                "tier": {"type": "string"},
            },
        },
    ],
    "description": "Return all steps up to this point: `end`, or an object with one of the three "
    "fields.",
}
_CHAIN = '{"notation": "(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4"}'
_PATTERN = (
    '{"technique": "x-wing", "premises": [[1, 4], [7, 4], [37, 4], [43, 4]], '
    '"conclusions": {"eliminations": [[10, 4]]}}'
)
_DEDUCTION = {
    **member_schema(PROVE.request, "deduction"),
    "description": f"The claim. Examples: {_CHAIN}; {_PATTERN}.",
}

_ELIMINATED = {
    "type": "array",
    "items": {
        "type": "object",
        "properties": {"index": {"type": "integer"}, "value": {"type": "integer"}},
    },
    "description": "Eliminated candidates, by cell 0-80 and digit.",
}

SOLVING = (
    Tool(
        use=VALIDATE,
        name="validate_progress",
        title="Validate a board",
        description="Compare a player's board with the puzzle's solution: wrong entries, changed "
        "givens, conflicting cells, and whether it is complete. It never reveals correct digits. "
        "Cells are indexes 0-80, row by row.",
        text_of=_describe_board,
    ),
    Tool(
        use=HINT,
        name="get_hint",
        title="Give the next single",
        description="Find the next naked or hidden single on a player's board (or the puzzle "
        "itself), and explain it. `status` is `hint`, `complete`, `invalid-progress` (correct the "
        "mistakes first) or `unsupported` (no single is left: call explain_step). Indexes start "
        "at 0; rows and columns in the explanation start at 1.",
        text_of=_describe_hint,
    ),
    Tool(
        use=replace(
            EXPLAIN, answer=explain_step, example=ExplainStepRequest(**dict(EXPLAIN.example or ()))
        ),
        name="explain_step",
        title="Explain the next step",
        description="Explain the easiest next step on a player's board, by any technique; get_hint "
        "knows only singles. At level 3 (default), `next` has the board and the eliminated "
        "candidates for the next call. One call with `until` returns many steps, `end` all; "
        "unless `detail` is `full`, each has only its technique and conclusions. `picture` adds "
        "images.",
        shortened={"eliminated": _ELIMINATED, "until": _UNTIL},
        text_of=_describe_step,
        pictures=_pictures,
        picture_fields=_PICTURES,
        summary=Summary(_describe_briefly, _shorten),
    ),
    Tool(
        use=PROVE,
        name="prove_step",
        title="Prove a claimed step",
        description="Prove a claimed step on a board: return its conclusions and technique, or the "
        "part that fails and the reason.",
        shortened={"eliminated": _ELIMINATED, "deduction": _DEDUCTION},
        text_of=_describe_proof,
    ),
    Tool(
        use=GRADE,
        name="grade_puzzle",
        title="Grade a Sudoku",
        description="Grade a puzzle's difficulty for people: label, hardest technique, score, "
        "steps of each technique, solving path and ER. `hardest` is the hardest technique if each "
        "round takes all steps of one technique; `hardestStep` is the hardest on the path. "
        "`picture` adds an image of that step.",
        text_of=_describe_grade,
        pictures=lambda answer: [answer.picture] if answer.picture else [],
        picture_fields={"picture"},
    ),
    Tool(
        use=RATE,
        name="rate_puzzle",
        title="Rate a Sudoku",
        description="Rate a puzzle by ER, EP and ED on the Sudoku Explainer scale: the ratings of "
        "the hardest step, of the hardest up to the first placement, and of the first step. If "
        "`status` is `unknown`, `atLeast` is a lower bound of ER.",
        text_of=_describe_rating,
    ),
)
