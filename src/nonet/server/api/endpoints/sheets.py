"""POST /sheets: puzzles to a PDF, laid out as wished."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated, Any

from pydantic import BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticKnownError

from nonet import engine
from nonet.errors import (
    GenerationLimitError,
    LayoutError,
    PrintLimitError,
    UnprintableCharacterError,
)
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
)
from nonet.printing.limits import budget_of
from nonet.printing.sheet_code import SheetRecord
from nonet.printing.sheet_explanations import with_explanations
from nonet.printing.typesetting import check_glyphs
from nonet.printing.worksheet import SheetLink
from nonet.puzzles.generation import Generated, generate
from nonet.puzzles.verification import Verified, verify_all
from nonet.server.api.endpoints.endpoint import NONE_VERIFIED, PRIVATE, Answer, Endpoint, Services
from nonet.server.api.endpoints.generate import MAX_BATCH, BatchCount
from nonet.server.api.endpoints.language import DEFAULT_LANGUAGE, Language, words_in
from nonet.server.http.fault import Expected, Fault, InvalidRequestError
from nonet.server.http.model import EXAMPLE_PUZZLE, InputGrid, WeighedRequest, WireModel, excludes

# So many grids fit into a body of 16 KiB.
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
_WIRE_NAMES = {
    "candidates": "candidates",
    "answers": "answers",
    "large_print": "largePrint",
    "part": "part",
    "codes": "codes",
    "hints": "hints",
    "path": "path",
}


def _no_boolean(value: Any) -> Any:
    """Refuse `true`, which Python takes for a 1 of the list."""
    if isinstance(value, bool):
        raise PydanticKnownError("literal_error", {"expected": "1, 2, 4, 6 or 9"})
    return value


class SheetHeader(WireModel):
    """What stands beside the title, and the number of the first puzzle."""

    class_name: PrintedText = Field("", description="The class, beside the title.")
    date: PrintedText = Field("", description="The date, as it is to be printed.")
    blanks: bool = Field(default=True, description="Print lines for name, date and time.")
    first_number: int = Field(1, ge=1, le=99_999, description="The number of the first puzzle.")


class SheetsRequest(WeighedRequest):
    """Grids to print, each with exactly one solution, and how they stand on the pages."""

    model_config = ConfigDict(json_schema_extra=excludes("puzzles", "levels"))

    puzzles: PrintedPuzzles | None = None
    levels: dict[engine.Label, BatchCount] | None = Field(
        default=None,
        description="Instead of `puzzles`: so many new ones of each label.",
        examples=[{"easy": 2, "hard": 1}],
    )
    layout: Annotated[PerPage, BeforeValidator(_no_boolean)] = Field(
        1, description="Puzzles on a page."
    )
    answers: Answers = Field(
        "full",
        description="Answers on a page at the end (`full` is one), `below` each puzzle upside down "
        "(up to 4 puzzles a page), or `none`.",
    )
    paper: Paper = Field(DEFAULT_PAPER, description="The size of the paper.")
    title: PrintedText = Field("", description="The title of the sheet.")
    header: SheetHeader = Field(default_factory=SheetHeader, description="Beside the title.")
    candidates: bool = Field(
        default=False, description="Print all candidates; up to 6 puzzles a page."
    )
    large_print: bool = Field(
        default=False, description="A grid of 17 cm and no text below 16 pt; one puzzle a page."
    )
    level: Shown = Field(
        "label", description="What tells how hard a puzzle is; `rating` is the Explainer's ER."
    )
    technique: bool = Field(
        default=False, description="Name the hardest technique of each puzzle, and those of hints."
    )
    hints: bool = Field(default=False, description="Print hints on pages of their own.")
    path: bool = Field(
        default=False, description="Print each solving path in words, from a page of its own."
    )
    lines: Weight = Field("normal", description="How heavy the lines of grids are.")
    codes: bool = Field(default=True, description="Print QR codes where there is room for them.")
    part: Part = Field(
        "all", description="Leave out puzzles or answers: these can be a file apart."
    )
    language: Language = DEFAULT_LANGUAGE

    @property
    def grids(self) -> int:
        """How many puzzles are printed."""
        return max(1, len(self.puzzles or ()) + sum((self.levels or {}).values()))

    def require_one_source(self) -> None:
        """Refuse what names no puzzles, or both old and new ones.

        Raises:
            InvalidRequestError.
        """
        if bool(self.puzzles) == bool(self.levels):
            found = "both" if self.puzzles else "none"
            choices = Expected("choice", choices="puzzles or levels")
            raise InvalidRequestError([Fault("", choices, found=found)])
        if self.levels and self.grids > MAX_BATCH:
            most = Expected("most", bound=MAX_BATCH)
            raise InvalidRequestError([Fault("levels", most, found=f"{self.grids} puzzles")])

    def to_layout(self) -> Layout:
        """Return the layout.

        Raises:
            InvalidRequestError: the fields contradict each other.
        """
        with naming_fields():
            return Layout.of(self, per_page=self.layout, shown=self.level, weight=self.lines)

    def to_header(self) -> Header:
        """Return what stands above the puzzles."""
        return Header.of(self.header, title=self.title)

    def texts(self) -> dict[str, str]:
        """Return the texts that are printed as they came, by their fields."""
        return {
            "title": self.title,
            "header.className": self.header.class_name,
            "header.date": self.header.date,
        }


@contextmanager
def naming_fields() -> Iterator[None]:
    """Refuse what a layout refuses as a request does: by the field of the option."""
    try:
        yield
    except LayoutError as error:
        field = _WIRE_NAMES.get(error.option, "")
        raise InvalidRequestError([Fault.of(field, error)]) from None


async def sheets(body: SheetsRequest, services: Services) -> Answer:
    """Verify puzzles, or make new ones of several levels, and answer with their PDF."""
    body.require_one_source()
    layout, words = body.to_layout(), words_in(body.language, services)
    await _check_texts(body, services)
    verified = await _puzzles_of(body, services)
    worksheet = await lay_out(
        verified, services.engine_context, services.site, paper=body.paper, layout=layout
    )
    worksheet = replace(worksheet, header=body.to_header(), language=words.folder)
    with naming_fields():
        worksheet = await with_explanations(worksheet, words, services.engine_context)
        pdf = await services.print_worksheet(worksheet)
    return Answer(pdf, _HEADERS)


async def _puzzles_of(body: SheetsRequest, services: Services) -> list[Verified]:
    if body.puzzles:
        return await verify_all(body.puzzles, services.engine_context)
    made, levels = list[Generated](), body.levels or {}
    for label in (one for one in engine.LABELS if one in levels):
        made += await generate(label, levels[label], services.engine_context)
    return [Verified(one.puzzle.puzzle, one.puzzle.solution) for one in made]


async def link_sheet(body: SheetsRequest, services: Services) -> SheetLink:
    """Verify puzzles, and give the address at which their sheet is found, whoever asks.

    Raises:
        InvalidRequestError, NotUniqueError, SearchLimitError, OverloadedError.
    """
    layout = body.to_layout()
    await _check_texts(body, services)
    verified = await _puzzles_of(body, services)
    record = SheetRecord(
        grids=tuple(one.puzzle for one in verified),
        paper=body.paper,
        layout=layout,
        header=body.to_header(),
    )
    return link_of(record, services.site)


_HEADERS = (
    (b"content-type", b"application/pdf"),
    (b"content-disposition", b'attachment; filename="sudoku.pdf"'),
    PRIVATE,
)


async def _check_texts(body: SheetsRequest, services: Services) -> None:
    """Refuse a text that no font here has; setting one takes milliseconds, so on the pool."""
    for path, text in body.texts().items():
        if text:
            try:
                await services.engine_context.pool.run(check_glyphs, text)
            except UnprintableCharacterError as error:
                points = ", ".join(f"U+{ord(each):04X}" for each in error.characters)
                wrong = Fault(path, Expected("printable"), found=points)
                raise InvalidRequestError([wrong]) from None


SHEETS = Endpoint(
    "/sheets",
    sheets,
    "Print puzzles, laid out as wished",
    "publishing",
    SheetsRequest(puzzles=[EXAMPLE_PUZZLE], layout=4, answers="12", title="Sudoku"),
    scope="publish",
    refusals=(
        *NONE_VERIFIED,
        GenerationLimitError(0),
        PrintLimitError("time", budget_of(4, is_preview=False).cpu_s),
    ),
)
