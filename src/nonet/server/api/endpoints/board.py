"""POST /validate and /hint: what is to be said of a board that somebody plays on."""

from typing import Annotated, Literal

from pydantic import Field

from nonet import engine
from nonet.grid import CELLS, column_of, row_of
from nonet.i18n.catalogue import english
from nonet.i18n.message import Renderable
from nonet.puzzles import hints
from nonet.puzzles.explanations.guidance import explain_end, explain_mistakes, explain_single
from nonet.puzzles.hints import Hint, hint as next_single
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.api.endpoints.endpoint import NOT_VERIFIED, Endpoint, Services
from nonet.server.http.model import (
    EXAMPLE_BOARD,
    EXAMPLE_PUZZLE,
    EXAMPLE_SOLUTION,
    CellIndex,
    Cells,
    Digit,
    EngineVersion,
    InputGrid,
    OutputGrid,
    WireModel,
)


class ValidateRequest(WireModel):
    """A puzzle, which must have exactly one solution, and a player's board."""

    puzzle: InputGrid
    progress: InputGrid = Field(description="The board: the puzzle's givens and the entries.")


class ValidateResponse(WireModel):
    """What is right and wrong on the board; cells ascend."""

    engine_version: EngineVersion
    puzzle: OutputGrid
    progress: OutputGrid
    valid: bool = Field(description="True when the three arrays are empty.")
    complete: bool = Field(description="True when the board is valid and full.")
    remaining_cells: int = Field(ge=0, le=len(CELLS), description="Empty cells of the board.")
    changed_givens: Cells = Field(
        description="Cells with a given where the board holds another digit or nothing."
    )
    incorrect_cells: Cells = Field(description="Entries whose digit is not the solution's.")
    conflict_cells: Cells = Field(
        description="Filled cells that share a row, column or box with an equal digit."
    )
    attribution: AttributionObject


async def validate(body: ValidateRequest, services: Services) -> ValidateResponse:
    """Tell which cells of a board are wrong, and whether it is complete."""
    board = await hints.validate(body.puzzle, body.progress, services.engine_context)
    return ValidateResponse.of(board, attribution=services.attribution)


def example_board() -> engine.Comparison:
    """Return the board of the examples, compared with its puzzle."""
    return engine.Position(EXAMPLE_PUZZLE, EXAMPLE_BOARD).compare(EXAMPLE_SOLUTION)


VALIDATE = Endpoint(
    "/validate",
    validate,
    "Validate a player board",
    "playing",
    ValidateRequest(puzzle=EXAMPLE_PUZZLE, progress=EXAMPLE_BOARD),
    lambda services: ValidateResponse.of(example_board(), attribution=services.attribution),
    scope="read",
    refusals=NOT_VERIFIED,
)


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
    """Give the next naked or hidden single of a board, with its reason."""
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
