"""What /explain answers: a step as far as it is told, steps one after another, and how it ends."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.i18n.message import Renderable, Text
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import (
    Depth,
    Guidance,
    explain_end,
    explain_missing_notes,
    explain_mistakes,
    explain_stuck,
    guide,
)
from nonet.puzzles.hints import NextStep, NextStepStatus
from nonet.puzzles.slip import Slip, explain_slip
from nonet.puzzles.walk import Ended, Stage, Walk
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.board import ValidateResponse
from nonet.server.api.endpoints.picture import LAST, DrawnStep, draw_stage
from nonet.server.api.endpoints.steps import (
    CandidateObject,
    EvidenceObject,
    Method,
    TechniqueObject,
    present_candidates,
    present_evidence,
    present_technique,
)
from nonet.server.http.error_object import without_default
from nonet.server.http.model import (
    EXAMPLE_BOARD,
    Cells,
    Digit,
    OutputGrid,
    WeighedAnswer,
    WireModel,
)

STEPS_PER_REQUEST = 20


@dataclass(frozen=True, slots=True)
class Extent:
    """How much of a step is told; all candidates and a picture only when asked for."""

    level: Depth = LAST
    candidates: bool = False
    picture: bool = False
    words: Words = field(default_factory=english)


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
        description="The step in Eureka notation, at level 3, where it has one.",
        examples=["(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4"],
    )
    picture: DrawnStep = None


class TakenStep(WireModel):
    """A step of several, and the board that it was taken on."""

    explanation: str = Field(description="The step in words.", examples=["..."])
    step: StepObject
    progress: str = Field(description="As in `next`.", examples=[EXAMPLE_BOARD])


class NextObject(WireModel):
    """A board on which a step was taken, as the next request has it."""

    progress: OutputGrid = Field(description="The board with its digits.")
    eliminated: list[CandidateObject] = Field(
        description="What is ruled out in its empty cells, by the step too."
    )
    candidates: list[list[Digit]] | SkipJsonSchema[None] = Field(
        None,
        exclude_if=lambda candidates: candidates is None,
        json_schema_extra=without_default,
        description="What each cell can hold, when asked for.",
    )


class ExplainEnd(ValidateResponse):
    """The compared board, and how its steps end: the last line, where each step has one."""

    wrong_eliminations: Cells = Field(
        description="Cells where the solution's digit was eliminated, ascending."
    )
    status: Literal["step", "complete", "invalid-progress", "unsupported"] = Field(
        description="`step`: there is one; `unsupported`: no technique leads on; "
        "`invalid-progress`: put the board right first."
    )
    explanation: str = Field(description="The step in words, as far as its level tells it.")
    next: NextObject | None = Field(
        description="The board after the step, or after all; null where no step is told at level 3."
    )
    ended: Ended | SkipJsonSchema[None] = Field(
        None,
        exclude_if=lambda ended: ended is None,
        json_schema_extra=without_default,
        description="Why there are no more, with `until`. `budget`: go on from `next`.",
    )


class ExplainResponse(ExplainEnd, WeighedAnswer):
    """The compared board and its next step, if there is one."""

    method: Method = Field(default="ladder-v1", description="What found the step.")
    level: Depth = Field(description="How much is told, as it was asked for.")
    step: StepObject | None = Field(description="Null unless the status is `step`.")
    steps: list[TakenStep] | SkipJsonSchema[None] = Field(
        None,
        exclude_if=lambda steps: steps is None,
        json_schema_extra=without_default,
        description="All steps, with `until`; `step` is the first.",
    )

    @property
    def weight(self) -> int:
        """As how many requests it counts."""
        return max(1, -(-len(self.steps or ()) // STEPS_PER_REQUEST))


def present_explain(
    found: NextStep,
    extent: Extent,
    attribution: AttributionObject,
    slips: Sequence[Slip] = (),
    **further: Any,
) -> ExplainResponse:
    """Put the next step, or what is wrong, into wire form, as far as it is told."""
    here, step = found.board.position, found.step
    if step is None:
        explanation, shown, after = _explain_standing(found, slips), None, None
    else:
        explanation, shown = _explain(Stage(step, here), extent)
        after = None if extent.level < LAST else _present_next(here.after(step), extent)
    return ExplainResponse.of(
        found.board,
        found,
        **{"next": after, **further},
        attribution=attribution,
        level=extent.level,
        explanation=extent.words.render(explanation),
        step=shown,
    )


def present_walk(
    walked: Walk, extent: Extent, attribution: AttributionObject, slips: Sequence[Slip] = ()
) -> ExplainResponse:
    """Put a walk into wire form, each step as far as it is told."""
    stages = walked.stages
    found = NextStep(walked.board, _standing(walked), stages[0].step if stages else None)
    return present_explain(
        found,
        extent,
        attribution,
        slips,
        steps=[present_taken(stage, extent) for stage in stages],
        ended=walked.ended,
        next=_present_goal(walked, extent),
    )


def present_end(
    walked: Walk, extent: Extent, attribution: AttributionObject, slips: Sequence[Slip] = ()
) -> ExplainEnd:
    """Put the end of a walk into wire form, after its steps."""
    return ExplainEnd.of(
        walked.board,
        walked,
        attribution=attribution,
        status=_standing(walked),
        explanation=extent.words.render(_explain_end(walked, extent.level, slips)),
        next=_present_goal(walked, extent),
    )


def _explain_end(walked: Walk, level: Depth, slips: Sequence[Slip]) -> Renderable:
    if walked.ended is None:
        return _explain_mistakes(walked.board, slips)
    if walked.ended in ("until", "budget") and walked.stages:
        return _guide(walked.stages[-1], level).sentence
    return explain_end("complete") if walked.ended == "complete" else explain_stuck()


def _present_goal(walked: Walk, extent: Extent) -> NextObject | None:
    goes_on = walked.ended is not None and extent.level == LAST
    return _present_next(walked.position, extent) if goes_on else None


def _standing(walked: Walk) -> NextStepStatus:
    if walked.ended is None:
        return "invalid-progress"
    if not walked.stages and walked.ended in ("complete", "unsupported"):
        return walked.ended
    return "step"


def present_taken(stage: Stage, extent: Extent) -> TakenStep:
    """Put a step of a walk into wire form."""
    sentence, step = _explain(stage, extent)
    explanation = extent.words.render(sentence)
    return TakenStep(explanation=explanation, step=step, progress=stage.position.board)


def _present_next(position: engine.Position, extent: Extent) -> NextObject:
    return NextObject(
        progress=position.board,
        eliminated=present_candidates(position.eliminated),
        candidates=[*map(list, position.candidates)] if extent.candidates else None,
    )


def _guide(stage: Stage, level: Depth) -> Guidance:
    return guide(stage.step, stage.position, depth=level)


def _explain(stage: Stage, extent: Extent) -> tuple[Renderable, StepObject]:
    taken, level = stage.step, extent.level
    shown = _guide(stage, level)
    step = StepObject.of(
        shown,
        technique=present_technique(taken.technique) if level > 1 else None,
        implications=list(extent.words.render_all(shown.implications)),
        picture=draw_stage(stage, extent.words, level) if extent.picture else None,
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


def _explain_standing(found: NextStep, slips: Sequence[Slip]) -> Renderable:
    if found.status == "complete":
        return explain_end("complete")
    if found.status == "unsupported":
        return explain_stuck()
    return _explain_mistakes(found.board, slips)


def _explain_mistakes(board: engine.Comparison, slips: Sequence[Slip]) -> Renderable:
    mistakes = explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)
    shown = explain_missing_notes(board.wrong_eliminations) if board.valid else mistakes
    return Text.of((shown, *map(explain_slip, slips)))
