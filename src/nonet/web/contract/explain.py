"""POST /explain."""

from typing import Annotated, Any, Literal, cast

from pydantic import Field

from nonet import engine
from nonet.content import puzzles
from nonet.content.explanations import (
    Depth,
    explain_end,
    explain_missing_notes,
    explain_mistakes,
    explain_stuck,
    guide,
)
from nonet.content.puzzles import NextStep
from nonet.foundation.catalogue import Renderable, english
from nonet.foundation.grid import EMPTY
from nonet.web.contract.attribution import AttributionObject
from nonet.web.contract.board import (
    ValidateRequest,
    ValidateResponse,
    example_board,
)
from nonet.web.contract.endpoint import Endpoint, Services
from nonet.web.contract.steps import (
    CandidateObject,
    Cells,
    EvidenceObject,
    Method,
    TechniqueObject,
    Uniqueness,
    present_candidates,
    present_evidence,
    present_technique,
)
from nonet.web.wire import EXAMPLE_BOARD, EXAMPLE_PUZZLE, CellIndex, Digit, OutputGrid, WireModel

# Every digit in every empty cell of a puzzle of 17 givens; more would not fit a body either.
MOST_ELIMINATED = 576
LAST: Depth = 3


class EliminatedObject(WireModel):
    """A candidate that is ruled out: a digit, and the cell that does not hold it."""

    index: CellIndex
    value: Digit = Field(description="The digit.")


class ExplainRequest(ValidateRequest):
    """A puzzle, a player's board, what the player has ruled out, and how much to tell."""

    eliminated: list[EliminatedObject] = Field(
        default=[],
        max_length=MOST_ELIMINATED,
        description="Candidates that earlier steps, or the player, took out.",
    )
    # A literal would take true for 1.
    level: Annotated[int, Field(ge=1, le=3)] = Field(
        default=3, description="1: where to look; 2: and which technique; 3: the full deduction."
    )
    uniqueness: Uniqueness = True


class StepObject(WireModel):
    """A step as far as its level tells it: at level 1 the area alone, at 2 also the technique."""

    area: Cells = Field(description="Where to look, ascending.")
    technique: TechniqueObject | None = Field(description="Null at level 1.")
    placements: list[CandidateObject] = Field(description="Digits to write; empty below level 3.")
    eliminations: list[CandidateObject] = Field(
        description="Candidates to take out; empty below level 3."
    )
    reasons: Cells = Field(description="The cells that the deduction rests on; at level 3.")
    evidence: EvidenceObject | None = Field(description="The pattern to highlight, at level 3.")
    implications: list[str] = Field(
        description="A chain as sentences, in order, each with its reason; at level 3."
    )
    notation: str | None = Field(
        description="The chain in Eureka notation, at level 3, where the step is a chain.",
        examples=["(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4"],
    )


class NextObject(WireModel):
    """A board on which a step was taken, as the next request has it."""

    progress: OutputGrid = Field(description="The board with the digits of the step.")
    eliminated: list[CandidateObject] = Field(
        description="What is ruled out in its empty cells: all from before, and by the step."
    )


class ExplainResponse(ValidateResponse):
    """The compared board and its next step, if there is one."""

    method: Method = Field(default="ladder-v1", description="What found the step.")
    level: Depth = Field(description="How much is told, as it was asked for.")
    wrong_eliminations: Cells = Field(
        description="Cells where the solution's digit was eliminated, ascending."
    )
    status: Literal["step", "complete", "invalid-progress", "unsupported"] = Field(
        description="`step`: there is one; `unsupported`: no technique leads on; "
        "`invalid-progress`: the board has to be put right before."
    )
    explanation: str = Field(description="The step in words, as far as its level tells it.")
    step: StepObject | None = Field(description="Null unless the status is `step`.")
    next: NextObject | None = Field(
        description="The board after the step, to go on from there; null where no step is told "
        "at level 3."
    )


def present_explain(
    found: NextStep, level: Depth, attribution: AttributionObject
) -> ExplainResponse:
    """Put the next step into wire form, as far as `level` tells it."""
    explanation, step = _explain(found, level)
    return ExplainResponse.of(
        found.board,
        found,
        attribution=attribution,
        level=level,
        explanation=english().render(explanation),
        step=step,
        next=None if found.step is None or level < LAST else _after(found, found.step),
    )


def _after(found: NextStep, step: engine.Step) -> NextObject:
    cells = list(found.board.progress)
    for cell, digit in step.placements:
        cells[cell] = str(digit)
    eliminated = sorted(found.eliminated.union(step.eliminations))
    return NextObject(
        progress="".join(cells),
        eliminated=present_candidates(one for one in eliminated if cells[one[0]] == EMPTY),
    )


def _explain(found: NextStep, level: Depth) -> tuple[Renderable, StepObject | None]:
    if found.step is None:
        return _explain_standing(found), None
    shown = guide(found.step, found.board.progress, depth=level, removed=found.eliminated)
    step = StepObject.of(
        shown,
        technique=present_technique(found.step.technique) if level > 1 else None,
        implications=list(english().render_all(shown.implications)),
        **_conclusions(found.step, level),
    )
    return shown.sentence, step


def _conclusions(step: engine.Step, level: Depth) -> dict[str, Any]:
    if level < LAST:
        return {"placements": [], "eliminations": [], "evidence": None}
    return {
        "placements": present_candidates(step.placements),
        "eliminations": present_candidates(step.eliminations),
        "evidence": present_evidence(step.pattern),
    }


def _explain_standing(found: NextStep) -> Renderable:
    board = found.board
    if found.status == "complete":
        return explain_end("complete")
    if found.status == "unsupported":
        return explain_stuck()
    if board.valid:
        return explain_missing_notes(found.wrong_eliminations)
    return explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)


async def explain(body: ExplainRequest, services: Services) -> ExplainResponse:
    """Give the easiest next step of a board, as far as the level tells it.

    An addition to the interface: it may grow fields without a new version.
    """
    eliminated = frozenset((candidate.index, candidate.value) for candidate in body.eliminated)
    found = await puzzles.next_step(
        body.puzzle,
        body.progress,
        eliminated,
        services.workbench,
        uniqueness=body.uniqueness,
    )
    return present_explain(found, cast("Depth", body.level), services.attribution)


EXPLAIN = Endpoint(
    "/explain",
    explain,
    "Explained step of any technique",
    "playing",
    ExplainRequest(puzzle=EXAMPLE_PUZZLE, progress=EXAMPLE_BOARD, level=LAST),
    lambda services: present_explain(
        NextStep(example_board(), "step", step=engine.next_step(EXAMPLE_BOARD)),
        LAST,
        services.attribution,
    ),
    scope="read",
)
