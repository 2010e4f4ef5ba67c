"""POST /validate and /hint: check a player's board and give its next single."""

from typing import Annotated, Literal

from pydantic import Field

from nonet import engine
from nonet.grid import CELLS, column_of, row_of
from nonet.i18n.catalogue import english
from nonet.i18n.message import Renderable
from nonet.puzzles import hints
from nonet.puzzles.explanations.guidance import explain_end, explain_mistakes, explain_single
from nonet.puzzles.hints import Hint, hint as next_single
from nonet.server.api.endpoints.endpoint import NOT_VERIFIED, AttributionObject, Endpoint, Services
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
    """A puzzle with exactly one solution and a player's board."""

    puzzle: InputGrid
    progress: InputGrid = Field(description="The player's board: givens and entries.")


class ValidateResponse(WireModel):
    """The player's board compared with the solution; all cell lists are in ascending order."""

    engine_version: EngineVersion
    puzzle: OutputGrid
    progress: OutputGrid
    valid: bool = Field(
        description="True if `changedGivens`, `incorrectCells` and `conflictCells` are empty."
    )
    complete: bool = Field(description="True if the board is valid and has no empty cell.")
    remaining_cells: int = Field(
        ge=0, le=len(CELLS), description="Number of empty cells on the board."
    )
    changed_givens: Cells = Field(
        description="Cells of givens where the board has a different digit or is empty."
    )
    incorrect_cells: Cells = Field(description="Cells of entries that differ from the solution.")
    conflict_cells: Cells = Field(
        description="Filled cells that have the same digit as another cell of their row, column or "
        "box."
    )
    attribution: AttributionObject


async def validate(body: ValidateRequest, services: Services) -> ValidateResponse:
    """Find the wrong cells of a player's board, and check whether it is complete."""
    board = await hints.validate(body.puzzle, body.progress, services.engine_context)
    return ValidateResponse.of(board, attribution=services.attribution)


def example_board() -> engine.Comparison:
    """Compare the example board with its puzzle."""
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
