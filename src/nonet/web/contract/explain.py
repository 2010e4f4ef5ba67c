"""POST /explain."""

from typing import Annotated, Any, Literal, cast

from pydantic import ConfigDict, Field
from pydantic.json_schema import SkipJsonSchema

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
from nonet.content.puzzles import (
    Ended,
    NextStep,
    NextStepStatus,
    Plan,
    Position,
    Stage,
    Walk,
)
from nonet.foundation.catalogue import Renderable, english
from nonet.web.contract.attribution import AttributionObject
from nonet.web.contract.board import (
    ValidateRequest,
    ValidateResponse,
    example_board,
)
from nonet.web.contract.endpoint import NOT_VERIFIED, Endpoint, Services
from nonet.web.contract.steps import (
    CandidateObject,
    EvidenceObject,
    Method,
    TechniqueObject,
    TechniqueSlug,
    Tier,
    Uniqueness,
    present_candidates,
    present_evidence,
    present_technique,
    require_technique,
)
from nonet.web.wire import (
    EXAMPLE_BOARD,
    EXAMPLE_PUZZLE,
    CellIndex,
    Cells,
    Digit,
    Expected,
    Fault,
    InvalidRequestError,
    OutputGrid,
    WeighedAnswer,
    WireModel,
    without_default,
)

# Every digit in every empty cell of a puzzle of 17 givens; more would not fit a body either.
MOST_ELIMINATED = 576
LAST: Depth = 3
STEPS_PER_REQUEST = 20
# More than any path has.
MOST_STEPS = 1000


class EliminatedObject(WireModel):
    """A candidate that is ruled out."""

    index: CellIndex
    value: Digit = Field(description="The digit.")


class UntilObject(WireModel):
    """After which step: one of the three."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    steps: Annotated[int, Field(ge=1)] | SkipJsonSchema[None] = Field(
        None, description="After so many.", examples=[5]
    )
    technique: TechniqueSlug | SkipJsonSchema[None] = Field(
        None, description="After the first of a technique."
    )
    tier: Tier | SkipJsonSchema[None] = Field(
        None, description="After the first of a tier, or of a harder one."
    )

    def fields(self) -> dict[str, Any]:
        """Return the one that was given.

        Raises:
            InvalidRequestError: none of the three, several, or an unknown technique.
        """
        given = {name: getattr(self, name) for name in self.model_fields_set}
        if len(given) != 1 or None in given.values():
            choices = Expected("choice", choices="one of steps, technique or tier")
            raise InvalidRequestError([Fault("until", choices, found=f"{len(given)} of them")])
        slug = require_technique(self.technique, "until.technique")
        return {"technique": slug} if slug else given


class ExplainRequest(ValidateRequest):
    """A puzzle, a player's board, what the player has ruled out, and how much to tell."""

    eliminated: list[EliminatedObject] = Field(
        default=[],
        max_length=MOST_ELIMINATED,
        description="Candidates that steps or the player took out.",
    )
    # A literal would take true for 1.
    level: Annotated[int, Field(ge=1, le=3)] = Field(
        default=3, description="1: where to look; 2: and which technique; 3: the full deduction."
    )
    uniqueness: Uniqueness = True
    until: Literal["end"] | UntilObject | None = Field(
        None,
        description="Steps until then. Every 20 or part of 20 count as one request.",
    )
    candidates: bool = Field(default=False, description="Whether `next` tells all candidates.")


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
        description="A chain as sentences, each with its reason; at level 3.",
        examples=[["..."]],
    )
    notation: str | None = Field(
        description="The chain in Eureka notation, at level 3, where the step is a chain.",
        examples=["(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4"],
    )


class TakenStep(WireModel):
    """A step of several, and the board that it was taken on."""

    explanation: str = Field(description="The step in words.", examples=["..."])
    step: StepObject
    progress: str = Field(description="As in `next`.", examples=[EXAMPLE_BOARD])


class NextObject(WireModel):
    """A board on which a step was taken, as the next request has it."""

    progress: OutputGrid = Field(description="The board with its digits.")
    eliminated: list[CandidateObject] = Field(
        description="What is ruled out in its empty cells: all from before, and by the step."
    )
    candidates: list[list[Digit]] | SkipJsonSchema[None] = Field(
        None,
        exclude_if=lambda candidates: candidates is None,
        json_schema_extra=without_default,
        description="What each of the 81 cells can hold; only when asked for.",
    )


class ExplainResponse(ValidateResponse, WeighedAnswer):
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
        "at level 3. Of several steps, after all."
    )
    steps: list[TakenStep] | SkipJsonSchema[None] = Field(
        None,
        exclude_if=lambda steps: steps is None,
        json_schema_extra=without_default,
        description="All steps, with `until`; `step` is the first.",
    )
    ended: Ended | SkipJsonSchema[None] = Field(
        None,
        exclude_if=lambda ended: ended is None,
        json_schema_extra=without_default,
        description="Why there are no more, with `until`. `budget`: go on from `next`.",
    )

    @property
    def weight(self) -> int:
        """As how many requests it counts."""
        return max(1, -(-len(self.steps or ()) // STEPS_PER_REQUEST))


def present_explain(
    found: NextStep,
    level: Depth,
    attribution: AttributionObject,
    *,
    with_candidates: bool = False,
    **further: Any,
) -> ExplainResponse:
    """Put the next step into wire form, as far as `level` tells it."""
    here, step = Position(found.board.progress, found.eliminated), found.step
    if step is None:
        explanation, shown, after = _explain_standing(found), None, None
    else:
        explanation, shown = _explain(Stage(step, here), level)
        after = None if level < LAST else _present_next(here.after(step), with_candidates)
    return ExplainResponse.of(
        found.board,
        found,
        **{"next": after, **further},
        attribution=attribution,
        level=level,
        explanation=english().render(explanation),
        step=shown,
    )


def present_walk(
    walked: Walk, level: Depth, attribution: AttributionObject, *, with_candidates: bool = False
) -> ExplainResponse:
    """Put a walk into wire form, each step as far as `level` tells it."""
    stages = walked.stages
    goes_on = walked.ended is not None and level == LAST
    found = NextStep(
        walked.board,
        _standing(walked),
        stages[0].position.eliminated if stages else walked.position.eliminated,
        walked.wrong_eliminations,
        stages[0].step if stages else None,
    )
    return present_explain(
        found,
        level,
        attribution,
        steps=[_present_taken(stage, level) for stage in stages],
        ended=walked.ended,
        next=_present_next(walked.position, with_candidates) if goes_on else None,
    )


def _standing(walked: Walk) -> NextStepStatus:
    if walked.ended is None:
        return "invalid-progress"
    if not walked.stages and walked.ended in ("complete", "unsupported"):
        return walked.ended
    return "step"


def _present_taken(stage: Stage, level: Depth) -> TakenStep:
    sentence, step = _explain(stage, level)
    explanation = english().render(sentence)
    return TakenStep(explanation=explanation, step=step, progress=stage.position.progress)


def _present_next(position: Position, with_candidates: bool) -> NextObject:  # noqa: FBT001
    return NextObject(
        progress=position.progress,
        eliminated=present_candidates(sorted(position.eliminated)),
        candidates=position.candidates if with_candidates else None,
    )


def _explain(stage: Stage, level: Depth) -> tuple[Renderable, StepObject]:
    taken, here = stage.step, stage.position
    shown = guide(taken, here.progress, depth=level, removed=here.eliminated)
    step = StepObject.of(
        shown,
        technique=present_technique(taken.technique) if level > 1 else None,
        implications=list(english().render_all(shown.implications)),
        **_conclusions(taken, level),
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


async def explain(body: ExplainRequest, services: Services, caller: Any) -> ExplainResponse:
    """Give the easiest next step of a board, as far as the level tells it, or steps until one.

    Send `next` back to go on from there.
    """
    eliminated = frozenset((candidate.index, candidate.value) for candidate in body.eliminated)
    level = cast("Depth", body.level)
    if body.until is not None:
        plan = Plan(
            **({} if body.until == "end" else body.until.fields()),
            most=STEPS_PER_REQUEST * (1 + caller.window.remaining) if caller else MOST_STEPS,
            uniqueness=body.uniqueness,
        )
        walked = await puzzles.walk(
            body.puzzle, body.progress, eliminated, plan, services.workbench
        )
        return present_walk(walked, level, services.attribution, with_candidates=body.candidates)
    found = await puzzles.next_step(
        body.puzzle,
        body.progress,
        eliminated,
        services.workbench,
        uniqueness=body.uniqueness,
    )
    return present_explain(found, level, services.attribution, with_candidates=body.candidates)


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
    refusals=NOT_VERIFIED,
)
