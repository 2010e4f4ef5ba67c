"""Tools that import puzzles, check uniqueness and analyze singles."""

from dataclasses import replace
from typing import Annotated

from pydantic import Field

from nonet.engine import read_boards
from nonet.errors import TextFormError
from nonet.puzzles.batch import check_batch
from nonet.server.api.endpoints import analyze, batch, check
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.http.error_responses import ErrorObject, Fault, InvalidRequestError
from nonet.server.http.model import EXAMPLE_PUZZLE, GRIDS_PER_REQUEST, WireModel
from nonet.server.mcp.text import name_cells, show_grid
from nonet.server.mcp.tool import Tool

LONGEST_TEXT = 12_000
_MEANINGS = {
    "unique": "The puzzle has exactly one solution.",
    "multiple": "The puzzle has more than one solution, so it is not a proper Sudoku.",
    "unsolvable": "The puzzle has no solution.",
    "invalid": "The puzzle breaks the rules: equal givens share a row, column or box.",
    "unknown": "The search ended at its budget before the number of solutions was known.",
}


class ImportRequest(WireModel):
    """A text that contains puzzles."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class ImportResponse(batch.CheckBatchResponse):
    """The result of the check of each grid in a text."""

    skipped_lines: list[int] = Field(description="Numbers of the lines without a grid, from 1.")


async def import_puzzles(body: ImportRequest, services: Services) -> ImportResponse:
    """Read grids from a text, and check each."""
    try:
        boards, skipped = await services.engine_context.pool.run(read_boards, body.text)
    except TextFormError as fault:
        raise InvalidRequestError([Fault.of("text", fault)]) from None
    grids = [board.grid for board in boards]
    if len(grids) > GRIDS_PER_REQUEST:
        most = f"at most {GRIDS_PER_REQUEST}"
        raise InvalidRequestError([Fault("text", most, found=f"{len(grids)} puzzles")])
    found = await check_batch(grids, services.engine_context, why=True)
    checked = batch.present_check_batch(found, services.attribution)
    return ImportResponse(**dict(checked), skipped_lines=skipped)


def _describe_imported(answer: ImportResponse) -> list[str]:
    skipped = ", ".join(map(str, answer.skipped_lines))
    parts = [f"Skipped lines, without a grid: {skipped}"] if skipped else []
    for number, result in enumerate(answer.results, 1):
        if isinstance(result, ErrorObject):
            parts.append(f"Puzzle {number}: {result.error.message}")
            continue
        head, why = f"Puzzle {number}: {result.status}", result.why
        if why is not None and why.index is not None and why.values is not None:
            digits = " or ".join(map(str, why.values))
            head += f"; {name_cells([why.index])} can hold {digits}"
        elif why is not None and why.indexes is not None:
            head += f"; the givens in {name_cells(why.indexes)} contradict each other"
        parts.append(f"{head}\n{show_grid('puzzle', result.puzzle)}")
    return parts


def _describe_checked(answer: check.CheckResponse) -> list[str]:
    parts = [f"{answer.status}: {_MEANINGS[answer.status]}", show_grid("puzzle", answer.puzzle)]
    if answer.solution is not None:
        parts.append(show_grid("solution", answer.solution))
    return parts


def _describe_analyzed(answer: analyze.AnalyzeResponse) -> list[str]:
    singles = answer.techniques
    found = f"naked singles: {singles.naked_singles}, hidden singles: {singles.hidden_singles}"
    return [
        f"{answer.rating}: {answer.explanation}",
        f"givens: {answer.clue_count}, {found}, cells left: {answer.remaining_cells}",
        show_grid("puzzle", answer.puzzle),
    ]


CHECKING = (
    Tool(
        # Importing requires the same scope as checking.
        use=replace(check.CHECK, answer=import_puzzles, example=ImportRequest(text=EXAMPLE_PUZZLE)),
        name="import_puzzles",
        title="Read puzzles from a text",
        description=f"Read up to {GRIDS_PER_REQUEST} puzzles from `text` in any common format (81 "
        "characters a line, nine rows with or without borders, CSV, JSON, .sdk, OpenSudoku, "
        "HoDoKu, links) and check each: its `status`, the solution if there is exactly one, or "
        "the reason (`why`). `skippedLines` contain no grid.",
        text_of=_describe_imported,
    ),
    Tool(
        use=check.CHECK,
        name="check_puzzle",
        title="Check a Sudoku for uniqueness",
        description="Check whether a 9x9 Sudoku has no solution, exactly one, or several "
        "(`status`), and return the solution if there is exactly one. Also use it to solve a "
        "puzzle.",
        text_of=_describe_checked,
    ),
    Tool(
        use=analyze.ANALYZE,
        name="analyze_puzzle",
        title="Analyze a Sudoku",
        description="Analyze how far singles solve a Sudoku: the number of each kind and of the "
        "remaining empty cells. For all techniques call grade_puzzle. A puzzle without exactly "
        "one solution is rejected; import_puzzles explains why.",
        text_of=_describe_analyzed,
    ),
)
