"""POST /validate."""

from typing import Any

from pydantic import Field

from nonet import engine
from nonet.contract.attribution import AttributionObject
from nonet.contract.wire import CellIndex, EngineVersion, InputGrid, OutputGrid, WireModel
from nonet.grid import CELLS
from nonet.puzzles import Board


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
    changed_givens: list[CellIndex] = Field(
        description="Cells with a given where the board holds another digit or nothing."
    )
    incorrect_cells: list[CellIndex] = Field(
        description="Entries whose digit is not the solution's."
    )
    conflict_cells: list[CellIndex] = Field(
        description="Filled cells that share a row, column or box with an equal digit."
    )
    attribution: AttributionObject


def present_validate(board: Board, attribution: AttributionObject) -> ValidateResponse:
    """Put a compared board into wire form."""
    return ValidateResponse(**board_fields(board), attribution=attribution)


def board_fields(board: Board) -> dict[str, Any]:
    """Return a board as the fields that /validate and /hint share."""
    return {
        "engine_version": engine.VERSION,
        "puzzle": board.puzzle,
        "progress": board.progress,
        "valid": board.valid,
        "complete": board.complete,
        "remaining_cells": board.remaining_cells,
        "changed_givens": list(board.changed_givens),
        "incorrect_cells": list(board.incorrect_cells),
        "conflict_cells": list(board.conflict_cells),
    }
