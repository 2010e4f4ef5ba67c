"""import_puzzles: grids out of any text, each with its verdict."""

from typing import Annotated

from pydantic import Field

from nonet import puzzles
from nonet.contract.batch import CheckBatchResponse, present_check_batch
from nonet.contract.error import ErrorObject
from nonet.contract.fault import Expected, Fault, InvalidRequestError
from nonet.contract.weight import GRIDS_PER_REQUEST
from nonet.contract.wire import WireModel
from nonet.errors import TextFormError
from nonet.forms import read_grids
from nonet.mcp_server.text import credit, name_cells, paragraphs, show_grid
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop

LONGEST_TEXT = 12_000


class ImportRequest(WireModel):
    """A text that holds puzzles."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


def import_tool(workshop: Workshop) -> Tool[object]:
    """Build the tool."""

    async def run(request: ImportRequest, _caller: object) -> Result:
        found = await puzzles.check_batch(_read(request.text), workshop.workbench, why=True)
        answer = present_check_batch(found, workshop.attribution)
        return Result(answer, _tell(answer))

    return Tool(
        name="import_puzzles",
        title="Read Sudoku puzzles from a text",
        description=(
            f"Read up to {GRIDS_PER_REQUEST} puzzles out of `text` in any common form (81 "
            "characters a line, nine rows with or without borders, CSV, JSON, .sdk, OpenSudoku, "
            "HoDoKu, links) and check each: `status`, the solution if there is exactly one, and "
            "`why` there is not."
        ),
        request=ImportRequest,
        response=CheckBatchResponse,
        run=run,
    )


def _read(text: str) -> list[str]:
    try:
        grids = read_grids(text)
    except TextFormError as fault:
        raise InvalidRequestError([Fault.told("text", fault)]) from None
    if len(grids) > GRIDS_PER_REQUEST:
        most = Expected("most", bound=GRIDS_PER_REQUEST)
        raise InvalidRequestError([Fault("text", most, found=f"{len(grids)} puzzles")])
    return grids


def _tell(answer: CheckBatchResponse) -> str:
    parts = []
    for number, result in enumerate(answer.results, 1):
        if isinstance(result, ErrorObject):
            parts.append(f"Puzzle {number}: {result.error.message}")
            continue
        head = f"Puzzle {number}: {result.status}"
        if result.why is not None and result.why.kind == "undecided":
            digits = " or ".join(map(str, result.why.values))
            head += f"; {name_cells([result.why.index])} can hold {digits}"
        elif result.why is not None:
            head += f"; the givens in {name_cells(result.why.indexes)} contradict each other"
        parts.append(f"{head}\n{show_grid('puzzle', result.puzzle)}")
    return paragraphs(*parts, credit(answer.attribution))
