"""POST /hint."""

from typing import Annotated, Literal

from pydantic import Field

from nonet import engine
from nonet.catalogue import Told, english
from nonet.contract.attribution import AttributionObject
from nonet.contract.validate import ValidateRequest, ValidateResponse, board_fields
from nonet.contract.wire import CellIndex, WireModel
from nonet.explanations import explain_end, explain_mistakes, explain_single
from nonet.grid import column_of, row_of
from nonet.puzzles import Hint

Digit = Annotated[int, Field(ge=1, le=9)]
LineIndex = Annotated[int, Field(ge=0, le=8)]


class HintRequest(ValidateRequest):
    """A puzzle, which must have exactly one solution, and a player's board."""


class UnitObject(WireModel):
    """A row, column or box."""

    type: Literal["row", "column", "box"] = Field(description="Which kind of house.")
    index: LineIndex = Field(description="Which of the nine; boxes count row by row.")


class HintObject(WireModel):
    """One placement and its reason."""

    index: CellIndex
    row: LineIndex = Field(description="The cell's row, from 0.")
    column: LineIndex = Field(description="The cell's column, from 0.")
    value: Digit = Field(description="The digit to write.")
    technique: Literal["naked-single", "hidden-single"] = Field(description="Why it must be so.")
    candidates: list[Digit] = Field(
        description="The digits that the cell's row, column and box leave open, ascending."
    )
    unit: UnitObject | None = Field(description="The house of a hidden single, else null.")


class HintResponse(ValidateResponse):
    """The compared board and its next single, if there is one."""

    status: Literal["hint", "complete", "invalid-progress", "unsupported"] = Field(
        description="`hint`: there is a single; `unsupported`: none is left; "
        "`invalid-progress`: the board has to be put right before."
    )
    explanation: str = Field(description="The reason in words; rows and columns count from 1.")
    hint: HintObject | None = Field(description="Null unless the status is `hint`.")


def present_hint(hint: Hint, attribution: AttributionObject) -> HintResponse:
    """Put a hint into wire form."""
    return HintResponse(
        **board_fields(hint.board),
        attribution=attribution,
        status=hint.status,
        explanation=english().tell(_explain(hint)),
        hint=None if hint.step is None else _present_step(hint.step),
    )


def _present_step(single: engine.Single) -> HintObject:
    hidden = single.technique == "hidden-single"
    return HintObject(
        index=single.cell,
        row=row_of(single.cell),
        column=column_of(single.cell),
        value=single.digit,
        # The last empty cell of a house has one candidate: on the wire it is a naked single.
        technique="hidden-single" if hidden else "naked-single",
        candidates=list(single.candidates),
        unit=UnitObject(type=single.house.kind, index=single.house.index)
        if hidden and single.house is not None
        else None,
    )


def _explain(hint: Hint) -> Told:
    if hint.step is not None:
        return explain_single(hint.step, hint.board.progress)
    board = hint.board
    if hint.status == "invalid-progress":
        return explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)
    return explain_end("complete" if hint.status == "complete" else "unsupported")
