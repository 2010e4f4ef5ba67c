"""POST /sheets: a PDF of puzzles in a configurable layout."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated, Any

from pydantic import BeforeValidator, ConfigDict, Field
from pydantic.alias_generators import to_camel
from pydantic_core import PydanticKnownError
from starlette.responses import Response

from nonet import engine, errors
from nonet.printing.from_puzzles import lay_out, link_of
from nonet.printing.layout import (
    DEFAULT_PAPER,
    Answers,
    Header,
    Layout,
    Paper,
    Part,
    PerPage,
    Shown,
    Weight,
    pdf_name,
)
from nonet.printing.limits import budget_of
from nonet.printing.sheet_code import SheetRecord
from nonet.printing.sheet_explanations import with_explanations
from nonet.printing.typesetting import check_glyphs
from nonet.printing.worksheet import SheetLink
from nonet.puzzles.generation import Generated, generate
from nonet.puzzles.verification import Verified, verify_all
from nonet.server.api.endpoints import endpoint
from nonet.server.api.endpoints.generate import MAX_BATCH, BatchCount
from nonet.server.http.error_responses import Fault, InvalidRequestError
from nonet.server.http.model import EXAMPLE_PUZZLE, InputGrid, WeighedRequest, WireModel, excludes

# The most grids that fit into a body of 16 KiB.
MOST_PUZZLES = 190
LONGEST_TEXT = 80

PrintedText = Annotated[str, Field(max_length=LONGEST_TEXT)]
PrintedPuzzles = Annotated[
    list[InputGrid],
    Field(
        min_length=1,
        max_length=MOST_PUZZLES,
        description="Grids with exactly one solution each; order and duplicates are kept.",
        examples=[[EXAMPLE_PUZZLE]],
    ),
]


def _no_boolean(value: Any) -> Any:
    """Reject `true`, which Python takes for the 1 of the list."""
    if isinstance(value, bool):
        raise PydanticKnownError("literal_error", {"expected": "1, 2, 4, 6 or 9"})
    return value


class SheetHeader(WireModel):
    """The header next to the title, and the number of the first puzzle."""

    class_name: PrintedText = Field("", description="Name of the class, printed next to the title.")
    date: PrintedText = Field("", description="Date, printed unchanged.")
    blanks: bool = Field(
        default=True, description="Whether to print lines for name, date and time."
    )
    first_number: int = Field(1, ge=1, le=99_999, description="Number of the first puzzle.")


class SheetsRequest(WeighedRequest):
    """Grids to print, each with exactly one solution, and their layout."""

    model_config = ConfigDict(json_schema_extra=excludes("puzzles", "levels"))

    puzzles: PrintedPuzzles | None = None
    levels: dict[engine.Label, BatchCount] | None = Field(
        default=None,
        description="Instead of `puzzles`: the number of new puzzles of each difficulty.",
        examples=[{"easy": 2, "hard": 1}],
    )
    layout: Annotated[PerPage, BeforeValidator(_no_boolean)] = Field(
        1, description="Number of puzzles on a page."
    )
    answers: Answers = Field(
        "full",
        description="Number of answers on each page at the end (`full` is one); `below` prints "
        "each answer upside down by its puzzle (up to 4 puzzles a page); `none` prints no "
        "answers.",
    )
    paper: Paper = Field(DEFAULT_PAPER, description="Paper size.")
    title: PrintedText = Field("", description="Title of the sheet.")
    header: SheetHeader = Field(
        default_factory=SheetHeader, description="Header next to the title."
    )
    candidates: bool = Field(
        default=False, description="Whether to print all candidates; up to 6 puzzles a page."
    )
    large_print: bool = Field(
        default=False,
        description="Whether to print grids of 17 cm and no text below 16 pt; one puzzle a page.",
    )
    level: Shown = Field(
        "label", description="The difficulty shown with each puzzle; `rating` is the ER."
    )
    technique: bool = Field(
        default=False,
        description="Whether to name the hardest technique of each puzzle and the techniques of "
        "hints.",
    )
    hints: bool = Field(default=False, description="Whether to print hints on separate pages.")
    path: bool = Field(
        default=False,
        description="Whether to print the explained solving path of each puzzle, on its own pages.",
    )
    lines: Weight = Field("normal", description="Weight of the grid lines.")
    codes: bool = Field(default=True, description="Whether to print QR codes where they fit.")
    part: Part = Field(
        "all", description="The part to print, so that puzzles and answers can be separate files."
    )
    language: endpoint.Language = endpoint.DEFAULT_LANGUAGE

    @property
    def grids(self) -> int:
        """The number of puzzles to print."""
        return max(1, len(self.puzzles or ()) + sum((self.levels or {}).values()))

    def require_one_source(self) -> None:
        """Require either `puzzles` or `levels`, and not too many new puzzles.

        Raises:
            InvalidRequestError.
        """
        if bool(self.puzzles) == bool(self.levels):
            found = "both" if self.puzzles else "none"
            raise InvalidRequestError([Fault("", "puzzles or levels", found=found)])
        if self.levels and self.grids > MAX_BATCH:
            most = f"at most {MAX_BATCH}"
            raise InvalidRequestError([Fault("levels", most, found=f"{self.grids} puzzles")])

    def to_layout(self) -> Layout:
        """Return the layout.

        Raises:
            InvalidRequestError: the fields contradict each other.
        """
        with naming_fields():
            return Layout.of(self, per_page=self.layout, shown=self.level, weight=self.lines)

    def to_header(self) -> Header:
        """Return the header of the pages."""
        return Header.of(self.header, title=self.title)

    def texts(self) -> dict[str, str]:
        """Return the texts to print unchanged, by their field paths."""
        return {
            "title": self.title,
            "header.className": self.header.class_name,
            "header.date": self.header.date,
        }


@contextmanager
def naming_fields() -> Iterator[None]:
    """Report a layout error as an invalid field of the request."""
    try:
        yield
    except errors.LayoutError as error:
        field = to_camel(error.option) if error.option in SheetsRequest.model_fields else ""
        raise InvalidRequestError([Fault.of(field, error)]) from None


async def sheets(body: SheetsRequest, services: endpoint.Services) -> Response:
    """Verify puzzles, or generate new ones, and return their PDF in the requested layout."""
    body.require_one_source()
    layout, words = body.to_layout(), services.words(body.language)
    await check_texts(body.texts(), services)
    verified = await _puzzles_of(body, services)
    worksheet = await lay_out(
        verified, services.engine_context, services.site, paper=body.paper, layout=layout
    )
    worksheet = replace(worksheet, header=body.to_header(), language=words.folder)
    with naming_fields():
        worksheet = await with_explanations(worksheet, words, services.engine_context)
        pdf = await services.print_worksheet(worksheet)
    has_answers = body.answers != "none"
    name = pdf_name(len(verified), answers=has_answers, paper=body.paper, part=body.part)
    disposition = {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
    return Response(pdf, headers={**disposition, **endpoint.PRIVATE}, media_type="application/pdf")


async def _puzzles_of(body: SheetsRequest, services: endpoint.Services) -> list[Verified]:
    if body.puzzles:
        return await verify_all(body.puzzles, services.engine_context)
    made, levels = list[Generated](), body.levels or {}
    for label in (one for one in engine.LABELS if one in levels):
        made += await generate(label, levels[label], services.engine_context)
    return [Verified(one.puzzle.puzzle, one.puzzle.solution) for one in made]


async def link_sheet(body: SheetsRequest, services: endpoint.Services) -> SheetLink:
    """Verify puzzles, and return the public link of their sheet.

    Raises:
        InvalidRequestError, NotUniqueError, SearchLimitError, OverloadedError.
    """
    layout = body.to_layout()
    await check_texts(body.texts(), services)
    verified = await _puzzles_of(body, services)
    record = SheetRecord(
        grids=tuple(one.puzzle for one in verified),
        paper=body.paper,
        layout=layout,
        header=body.to_header(),
    )
    return link_of(record, services.site)


async def check_texts(texts: Mapping[str, str], services: endpoint.Services) -> None:
    """Reject texts, by their field paths, that no font here can print.

    It runs on the pool because it takes milliseconds.

    Raises:
        InvalidRequestError.
    """
    for path, text in texts.items():
        if text:
            try:
                await services.engine_context.pool.run(check_glyphs, text)
            except errors.UnprintableCharacterError as error:
                points = ", ".join(f"U+{ord(each):04X}" for each in error.characters)
                wrong = Fault(path, "characters that can be printed", found=points)
                raise InvalidRequestError([wrong]) from None


SHEETS = endpoint.Endpoint(
    "/sheets",
    sheets,
    "Print puzzles in a chosen layout",
    "publishing",
    SheetsRequest(puzzles=[EXAMPLE_PUZZLE], layout=4, answers="12", title="Sudoku"),
    scope="publish",
    refusals=(
        *endpoint.NONE_VERIFIED,
        errors.GenerationLimitError(0),
        errors.PrintLimitError("time", budget_of(4, is_preview=False).cpu_s),
    ),
)
