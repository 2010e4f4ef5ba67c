"""POST /validate: compare a player's board with the solution."""

from pydantic import Field

from nonet import engine
from nonet.grid import CELLS
from nonet.puzzles import hints
from nonet.server.api.endpoints.endpoint import NOT_VERIFIED, AttributionObject, Endpoint, Services
from nonet.server.http import model


class ValidateRequest(model.WireModel):
    """A puzzle with exactly one solution and a player's board."""

    puzzle: model.InputGrid
    progress: model.InputGrid = Field(description="The player's board: givens and entries.")


class ValidateResponse(model.WireModel):
    """The player's board compared with the solution; all cell lists are in ascending order."""

    engine_version: model.EngineVersion
    puzzle: model.OutputGrid
    progress: model.OutputGrid
    valid: bool = Field(
        description="True if `changedGivens`, `incorrectCells` and `conflictCells` are all empty."
    )
    complete: bool = Field(description="True if the board is valid and has no empty cell.")
    remaining_cells: int = Field(
        ge=0, le=len(CELLS), description="Number of empty cells on the board."
    )
    changed_givens: model.Cells = Field(
        description="Cells of givens where the board has a different digit or is empty."
    )
    incorrect_cells: model.Cells = Field(
        description="Cells of entries that differ from the solution."
    )
    conflict_cells: model.Cells = Field(
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
    return engine.Position(model.EXAMPLE_PUZZLE, model.EXAMPLE_BOARD).compare(
        model.EXAMPLE_SOLUTION
    )


VALIDATE = Endpoint(
    "/validate",
    validate,
    "Validate a player board",
    "playing",
    ValidateRequest(puzzle=model.EXAMPLE_PUZZLE, progress=model.EXAMPLE_BOARD),
    lambda services: ValidateResponse.of(example_board(), attribution=services.attribution),
    scope="read",
    refusals=NOT_VERIFIED,
)
