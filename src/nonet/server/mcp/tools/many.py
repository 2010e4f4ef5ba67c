"""Tools for many puzzles at once: judge them, and make a sheet of them."""

from typing import Any, Literal, cast

from pydantic import Field
from pydantic.alias_generators import to_camel

from nonet.printing.layout import DEFAULT_PAPER, Answers, Paper, PerPage
from nonet.server.api.endpoints import sheets
from nonet.server.api.endpoints.batch import BATCHES, BatchRequest, BatchResponse
from nonet.server.api.endpoints.endpoint import AttributionObject, Endpoint, Services
from nonet.server.http.error_responses import ErrorObject
from nonet.server.http.model import EXAMPLE_PUZZLE, EngineVersion, WireModel
from nonet.server.mcp.tool import Detail, Summary, Tool

_ROWS: dict[str, Endpoint] = {row.path.split("/")[1]: row for row in BATCHES}
# A line shows those of these fields that a result has.
_SHOWN = ("status", "label", "score", "rating", "remaining_cells", "er", "at_least", "hardest_step")


# A short result has the ER, and the first of these fields that the full result has.
_VERDICTS = ("status", "label", "rating")


class JudgeRequest(BatchRequest):
    """Grids to judge, and the kind and detail of the results."""

    by: Literal["check", "analyze", "grade", "rate"] = Field(
        "check", description="The kind of result, as from the tool of that name."
    )
    detail: Detail = "summary"


async def judge(body: JudgeRequest, services: Services) -> BatchResponse[Any]:
    """Judge many grids; a rejected one has an error in its place."""
    row = _ROWS[body.by]
    request = row.request.model_validate({"puzzles": body.puzzles})
    return cast("BatchResponse[Any]", await row.ask(request, services, None))


def _describe_judged(answer: BatchResponse[Any]) -> list[str]:
    return ["\n".join(f"{number}. {_line(one)}" for number, one in enumerate(answer.results, 1))]


def _describe_briefly(answer: BatchResponse[Any]) -> list[str]:
    """List the numbers of the grids with each verdict, from 1."""
    numbers = dict[str, list[int]]()
    for number, result in enumerate(answer.results, 1):
        _, verdict = _verdict(result)
        numbers.setdefault(str(verdict), []).append(number)
    return ["\n".join(f"{verdict}: {_ranges(found)}" for verdict, found in numbers.items())]


def _ranges(numbers: list[int]) -> str:
    """Format ascending numbers as ranges: `1-3, 7`."""
    runs = list[list[int]]()
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ", ".join("-".join(map(str, run)) for run in runs)


def _shorten(answer: BatchResponse[Any]) -> dict[str, Any]:
    results = [{"index": index, **_short(result)} for index, result in enumerate(answer.results)]
    return {
        **answer.model_dump(mode="json", by_alias=True, exclude={"results"}),
        "results": results,
    }


def _short(result: WireModel) -> dict[str, Any]:
    name, verdict = _verdict(result)
    if isinstance(result, ErrorObject):
        return {name: {"code": verdict}}
    # The rating of a grade has three figures: ER, EP and ED.
    er = getattr(result, "er", getattr(getattr(result, "rating", None), "er", None))
    return {name: verdict} if er is None else {name: verdict, "er": er}


def _verdict(result: WireModel) -> tuple[str, str | None]:
    """Return the name of a result's verdict (error, status, label or rating), and its value."""
    if isinstance(result, ErrorObject):
        return "error", result.error.code
    name = next(name for name in _VERDICTS if name in type(result).model_fields)
    return name, getattr(result, name)


def _line(result: WireModel) -> str:
    if isinstance(result, ErrorObject):
        return f"{result.error.code}: {result.error.message}"
    shown = result.model_dump(mode="json", include=set(_SHOWN))
    # The rating of a grade has three figures: ER, EP and ED.
    return ", ".join(
        f"{to_camel(name)} {shown[name]}"
        for name in _SHOWN
        if isinstance(shown.get(name), str | int | float)
    )


class SheetRequest(WireModel):
    """Puzzles to print, and their layout."""

    puzzles: sheets.PrintedPuzzles
    layout: PerPage = Field(1, description="Number of puzzles on a page.")
    answers: Answers = "full"
    hints: bool = False
    title: sheets.PrintedText = ""
    paper: Paper = DEFAULT_PAPER


class SheetResponse(WireModel):
    """The link of a sheet."""

    engine_version: EngineVersion
    sheet_url: str
    attribution: AttributionObject


async def make_sheet(body: SheetRequest, services: Services) -> SheetResponse:
    """Verify puzzles, and return the link of their sheet."""
    link = await sheets.link_sheet(sheets.SheetsRequest(**body.model_dump()), services)
    return SheetResponse.of(sheet_url=link.url, attribution=services.attribution)


MANY = (
    Tool(
        use=Endpoint(
            "/judge",
            judge,
            "Judge many grids",
            "judging",
            JudgeRequest(puzzles=[EXAMPLE_PUZZLE]),
            scope="read",
        ),
        name="judge_puzzles",
        title="Judge many Sudoku puzzles",
        description="Check, analyze, grade or rate up to 190 grids; every 20 or part of 20 count "
        "as one call. `results` has one result or error for each grid, in order. Unless `detail` "
        "is `full`, each has only its index and verdict (and ER).",
        text_of=_describe_judged,
        summary=Summary(_describe_briefly, _shorten),
    ),
    Tool(
        use=Endpoint(
            "/sheet",
            make_sheet,
            "Make a sheet",
            "publishing",
            SheetRequest(puzzles=[EXAMPLE_PUZZLE]),
            scope="publish",
            refusals=sheets.SHEETS.refusals,
        ),
        name="make_sheet",
        title="Make a sheet of Sudoku puzzles",
        description="Lay out existing puzzles, up to nine a page. `sheetUrl` needs no key: pupils "
        "play the puzzles there, and teachers print the sheet, its answers and similar sheets.",
        text_of=lambda answer: [f"The sheet: {answer.sheet_url}"],
    ),
)
