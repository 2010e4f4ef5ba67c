"""The response of /explain: the next step, or several steps and the reason for their end."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.i18n.message import Renderable, Text
from nonet.i18n.words import Words
from nonet.puzzles.explanations import guidance
from nonet.puzzles.hints import NextStep, NextStepStatus
from nonet.puzzles.slip import Slip, explain_slip
from nonet.puzzles.walk import Ended, Stage, Walk
from nonet.server.api.endpoints.endpoint import AttributionObject
from nonet.server.api.endpoints.steps import (
    LAST,
    CandidateObject,
    DrawnStep,
    EvidenceObject,
    Method,
    TechniqueObject,
    draw_stage,
    present_candidates,
    present_conclusions,
    present_evidence,
    present_technique,
)
from nonet.server.api.endpoints.validate import ValidateResponse
from nonet.server.http import model

STEPS_PER_REQUEST = 20


@dataclass(frozen=True, slots=True)
class Extent:
    """The level of detail of an explanation, its optional parts and its language."""

    level: guidance.Depth = LAST
    candidates: bool = False
    picture: bool = False
    words: Words = field(default_factory=english)


class StepObject(model.WireModel):
    """A step in the requested detail: at level 1 only its area, at level 2 also its technique."""

    area: model.Cells = Field(description="The cells to look at, in ascending order.")
    technique: TechniqueObject | None = Field(
        description="The technique of the step; null at level 1."
    )
    placements: list[CandidateObject] = Field(description="Digits to place; empty below level 3.")
    eliminations: list[CandidateObject] = Field(
        description="Candidates to eliminate; empty below level 3."
    )
    reasons: model.Cells = Field(
        description="The cells on which the deduction is based; empty below level 3."
    )
    evidence: EvidenceObject | None = Field(
        description="The pattern to highlight; null below level 3."
    )
    implications: list[str] = Field(
        description="The implications of a chain, net or almost locked set, one sentence each; "
        "empty below level 3.",
        examples=[["..."]],
    )
    notation: str | None = Field(
        description="The step in Eureka notation, at level 3; null if the notation can't express "
        "it.",
        examples=["(4)r1c2=(4-7)r1c8=(7)r3c9 => r3c2<>4"],
    )
    picture: DrawnStep = None


class TakenStep(model.WireModel):
    """One of several steps, and the board before it."""

    explanation: str = Field(description="The step in words.", examples=["..."])
    step: StepObject
    progress: str = Field(description="The board before the step.", examples=[model.EXAMPLE_BOARD])


class NextObject(model.WireModel):
    """The board after the step, ready to be sent in the next request."""

    progress: model.OutputGrid = Field(description="The board's givens and entries.")
    eliminated: list[CandidateObject] = Field(
        description="The candidates eliminated from empty cells, including those of the step."
    )
    candidates: list[list[model.Digit]] | SkipJsonSchema[None] = model.omitted_if_none(
        description="The candidates of each of the 81 cells, if requested."
    )


class ExplainEnd(ValidateResponse):
    """The compared board and the end of its steps; in a stream, the last line."""

    wrong_eliminations: model.Cells = Field(
        description="Cells whose correct digit was eliminated, in ascending order."
    )
    status: Literal["step", "complete", "invalid-progress", "unsupported"] = Field(
        description="`step`: a step was found; `unsupported`: no technique applies; "
        "`invalid-progress`: the board has mistakes to correct first."
    )
    explanation: str = Field(
        description="The step in words, in the requested detail; without a step, the reason."
    )
    next: NextObject | None = Field(
        description="The board after the last step; null below level 3 or if no step is shown."
    )
    ended: Ended | SkipJsonSchema[None] = model.omitted_if_none(
        description="The reason why the steps end, with `until`. After `budget`, continue from "
        "`next`."
    )


class ExplainResponse(ExplainEnd, model.WeighedAnswer):
    """The compared board and its next step, if any."""

    method: Method = Field(
        default="ladder-v1",
        description="The version of the method that chooses steps; always `ladder-v1`.",
    )
    level: guidance.Depth = Field(description="The requested level of detail.")
    step: StepObject | None = Field(description="The step; null unless `status` is `step`.")
    steps: list[TakenStep] | SkipJsonSchema[None] = model.omitted_if_none(
        description="All steps, with `until`; `step` is the first of them."
    )

    @property
    def weight(self) -> int:
        """The number of requests that it counts as."""
        return max(1, -(-len(self.steps or ()) // STEPS_PER_REQUEST))


def present_explain(
    found: NextStep,
    extent: Extent,
    attribution: AttributionObject,
    slips: Sequence[Slip] = (),
    **further: Any,
) -> ExplainResponse:
    """Convert the next step, or the mistakes, to the wire model in the requested detail."""
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
    """Convert a walk to its wire model, each step in the requested detail."""
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
    """Convert the end of a walk to its wire model."""
    return ExplainEnd.of(
        walked.board,
        walked,
        attribution=attribution,
        status=_standing(walked),
        explanation=extent.words.render(_explain_end(walked, extent.level, slips)),
        next=_present_goal(walked, extent),
    )


def _explain_end(walked: Walk, level: guidance.Depth, slips: Sequence[Slip]) -> Renderable:
    if walked.ended is None:
        return _explain_mistakes(walked.board, slips)
    if walked.ended in ("until", "budget") and walked.stages:
        return _guide(walked.stages[-1], level).sentence
    return (
        guidance.explain_end("complete") if walked.ended == "complete" else guidance.explain_stuck()
    )


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
    """Convert a step of a walk to its wire model."""
    sentence, step = _explain(stage, extent)
    explanation = extent.words.render(sentence)
    return TakenStep(explanation=explanation, step=step, progress=stage.position.board)


def _present_next(position: engine.Position, extent: Extent) -> NextObject:
    return NextObject(
        progress=position.board,
        eliminated=present_candidates(position.eliminated),
        candidates=[*map(list, position.candidates)] if extent.candidates else None,
    )


def _guide(stage: Stage, level: guidance.Depth) -> guidance.Guidance:
    return guidance.guide(stage.step, stage.position, depth=level)


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


def _conclusions(step: engine.Step, level: guidance.Depth) -> dict[str, Any]:
    if level < LAST:
        return {"placements": [], "eliminations": [], "evidence": None}
    return {**present_conclusions(step), "evidence": present_evidence(step.pattern)}


def _explain_standing(found: NextStep, slips: Sequence[Slip]) -> Renderable:
    if found.status == "complete":
        return guidance.explain_end("complete")
    if found.status == "unsupported":
        return guidance.explain_stuck()
    return _explain_mistakes(found.board, slips)


def _explain_mistakes(board: engine.Comparison, slips: Sequence[Slip]) -> Renderable:
    mistakes = guidance.explain_mistakes(
        board.changed_givens, board.incorrect_cells, board.conflict_cells
    )
    shown = guidance.explain_missing_notes(board.wrong_eliminations) if board.valid else mistakes
    return Text.of((shown, *map(explain_slip, slips)))
