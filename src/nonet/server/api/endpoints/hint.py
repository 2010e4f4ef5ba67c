"""POST /hint: the next single of a player's board, with its reason."""

from typing import Annotated, Literal

from pydantic import Field

from nonet import engine
from nonet.grid import column_of, row_of
from nonet.i18n.catalogue import english
from nonet.i18n.message import Renderable
from nonet.puzzles.explanations.guidance import explain_end, explain_mistakes, explain_single
from nonet.puzzles.hints import Hint, hint as next_single
from nonet.server.api.endpoints.endpoint import NOT_VERIFIED, AttributionObject, Endpoint, Services
from nonet.server.api.endpoints.validate import ValidateRequest, ValidateResponse, example_board
from nonet.server.http.model import EXAMPLE_BOARD, EXAMPLE_PUZZLE, CellIndex, Digit, WireModel

LineIndex = Annotated[int, Field(ge=0, le=8)]


class HintRequest(ValidateRequest):
    """A puzzle with exactly one solution and a player's board."""


class UnitObject(WireModel):
    """A row, column or box."""

    type: Literal["row", "column", "box"] = Field(description="The type of the house.")
    index: LineIndex = Field(
        description="Zero-based index of the house; boxes are numbered row by row."
    )


class HintObject(WireModel):
    """A single: the digit to place, its cell and the reason."""

    index: CellIndex
    row: LineIndex = Field(description="Zero-based row of the cell.")
    column: LineIndex = Field(description="Zero-based column of the cell.")
    value: Digit = Field(description="The digit to place.")
    technique: Literal["naked-single", "hidden-single"] = Field(
        description="The technique that proves the placement."
    )
    candidates: list[Digit] = Field(
        description="The cell's candidates, considering its row, column and box, in ascending "
        "order."
    )
    unit: UnitObject | None = Field(
        description="The house of a hidden single; null for a naked single."
    )


class HintResponse(ValidateResponse):
    """The compared board and its next single, if any."""

    status: Literal["hint", "complete", "invalid-progress", "unsupported"] = Field(
        description="`hint`: a single was found; `unsupported`: no single is left; "
        "`invalid-progress`: the board has mistakes to correct first."
    )
    explanation: str = Field(
        description="The reason as a sentence; rows and columns are numbered from 1."
    )
    hint: HintObject | None = Field(description="The single; null unless `status` is `hint`.")


def present_hint(hint: Hint, attribution: AttributionObject) -> HintResponse:
    """Convert a hint to its wire model."""
    return HintResponse.of(
        hint.board,
        attribution=attribution,
        status=hint.status,
        explanation=english().render(_explain(hint)),
        hint=None if hint.step is None else _present_step(hint.step),
    )


def _present_step(single: engine.Single) -> HintObject:
    hidden = single.technique == "hidden-single"
    return HintObject.of(
        single,
        index=single.cell,
        row=row_of(single.cell),
        column=column_of(single.cell),
        value=single.digit,
        # The last empty cell of a house has one candidate: on the wire it is a naked single.
        technique="hidden-single" if hidden else "naked-single",
        unit=UnitObject(type=single.house.kind, index=single.house.index)
        if hidden and single.house is not None
        else None,
    )


def _explain(hint: Hint) -> Renderable:
    if hint.step is not None:
        return explain_single(hint.step, hint.board.progress)
    board = hint.board
    if hint.status == "invalid-progress":
        return explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)
    return explain_end("complete" if hint.status == "complete" else "unsupported")


async def hint(body: HintRequest, services: Services) -> HintResponse:
    """Find the next naked or hidden single of a player's board, and explain it."""
    found = await next_single(body.puzzle, body.progress, services.engine_context)
    return present_hint(found, services.attribution)


HINT = Endpoint(
    "/hint",
    hint,
    "Explained singles hint",
    "playing",
    HintRequest(puzzle=EXAMPLE_PUZZLE, progress=EXAMPLE_BOARD),
    lambda services: present_hint(
        Hint(example_board(), "hint", engine.next_single(EXAMPLE_BOARD)), services.attribution
    ),
    scope="read",
    refusals=NOT_VERIFIED,
)
