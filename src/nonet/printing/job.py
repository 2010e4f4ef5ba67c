"""Print jobs: a model for each kind of document, with the fields of the print page's form."""

from dataclasses import asdict
from datetime import date
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
)

from nonet import engine
from nonet.engine import small
from nonet.printing.books.book import Trim
from nonet.printing.books.cover import CoverColour, Stock
from nonet.printing.class_set import MOST_TO_A_SHEET
from nonet.printing.from_puzzles import PrintedMarks
from nonet.printing.layout import (
    DEFAULT_PAPER,
    Answers,
    Header,
    Layout,
    Logo,
    Mark,
    Paper,
    PerPage,
    Shown,
    Weight,
)
from nonet.printing.sheet_code import MOST_HINTS, SheetRecord
from nonet.printing.strip import STRIP_SIDES_MM, StripFormat, StripSize
from nonet.puzzles.class_sets import LEVELS, MOST_VERSIONS
from nonet.puzzles.lessons.lesson import techniques

Count = Annotated[int, Field(ge=1, le=40)]
Text = Annotated[str, StringConstraints(strip_whitespace=True), Field(max_length=120)]
# With `all`, the levels of a class set are three sizes.
PrintSize = Literal["9", "6", "4", "all"]
_Side = Annotated[int, Field(ge=int(STRIP_SIDES_MM[0]), le=int(STRIP_SIDES_MM[1]))]


def _require_technique(slug: str) -> str:
    if slug not in techniques():
        raise ValueError
    return slug


class _Job(BaseModel):
    """The fields of all kinds of jobs; names in the form have hyphens.

    With a seed, new puzzles are the same every time; their labels go from `difficulty` to `up_to`.
    `page` is the previewed page.
    """

    model_config = ConfigDict(alias_generator=lambda name: name.replace("_", "-"), frozen=True)

    seed: Annotated[
        int | None, Field(ge=0, le=2**32), AfterValidator(lambda seed: seed or None)
    ] = None
    difficulty: engine.Label = "easy"
    up_to: engine.Label | None = None
    save: bool = False
    # No book with this many puzzles of every level has more pages.
    page: int = Field(1, ge=1, le=500)
    paper: Paper = DEFAULT_PAPER
    per_page: Annotated[PerPage, BeforeValidator(int)] = 1
    answers: Answers = "none"
    weight: Weight = "normal"
    shown: Shown = Field("label", alias="level")
    # A code for each puzzle, or one for the whole sheet.
    code: Literal["", "1", "sheet"] = Field("", alias="codes")
    title: Text = ""
    class_name: Text = Field("", alias="class")
    date: Text = ""
    first_number: int = Field(1, ge=1, le=99_999)
    candidates: bool = False
    large_print: bool = Field(default=False, alias="large")
    technique: bool = False
    hints: bool = False
    path: bool = False
    blanks: bool = False
    logo: Logo | None = None

    @property
    def codes(self) -> bool:
        """Whether codes are printed."""
        return bool(self.code)

    @property
    def layout(self) -> Layout:
        """The layout of pages.

        Raises:
            LayoutError: the options contradict each other.
        """
        return Layout.of(self)

    @property
    def header(self) -> Header:
        """The header of pages."""
        return Header.of(self)

    @property
    def labels(self) -> tuple[engine.Label, ...]:
        """The labels of new puzzles, the easiest first."""
        ends = (self.difficulty, self.up_to or self.difficulty)
        first, last = sorted(map(engine.LABELS.index, ends))
        return engine.LABELS[first : last + 1]


class GridsJob(_Job):
    """A job with puzzles: new ones, today's, the user's own, or those of a sheet's code."""

    source: Literal["new", "daily", "own", "sheet"] = "new"
    record: SheetRecord | None = Field(None, alias="sheet")
    count: Count = 4
    puzzles: str = ""
    size: PrintSize = "9"
    marks: PrintedMarks = "digits"
    # For each puzzle, on the pages behind the QR codes.
    hint_limit: int | None = Field(None, ge=0, le=MOST_HINTS)


class SheetJob(GridsJob):
    """A worksheet."""

    kind: Literal["sheet"]

    @property
    def small_size(self) -> small.Size | None:
        """The size of new small puzzles; None for 9x9."""
        sizes: dict[str, small.Size] = {"4": 4, "6": 6}
        return sizes.get(self.size)


class ClassSetJob(GridsJob):
    """A class set: puzzles at three levels, or in versions that look different."""

    kind: Literal["levels", "versions"]
    count: Annotated[Count, AfterValidator(lambda count: min(count, MOST_TO_A_SHEET))] = 4
    versions: int = Field(4, ge=2, le=MOST_VERSIONS)
    mark: Mark = "dots"

    @property
    def letters(self) -> int:
        """The number of sheets."""
        if self.record is not None:
            return self.record.letters
        return self.versions if self.kind == "versions" else LEVELS

    @property
    def has_all_sizes(self) -> bool:
        """Whether the levels of new puzzles are three sizes."""
        return self.kind == "levels" and self.size == "all"


class PracticeJob(_Job):
    """A practice sheet about a technique."""

    kind: Literal["practice"]
    about: Annotated[str, AfterValidator(_require_technique)] = "x-wing"


class BookJob(_Job):
    """The pages of a book for a print shop or a screen, or its cover."""

    kind: Literal["book"]
    count: Count = 4
    trim: Trim = "5x8"
    shop: bool = False
    parts: bool = False
    large_book: bool = False
    author: Text = ""
    book_part: Literal["pages", "cover"] = Field("pages", alias="part")
    stock: Stock = "white"
    colour: CoverColour = Field("blue", alias="cover")
    blurb: Annotated[str, StringConstraints(strip_whitespace=True), Field(max_length=600)] = ""
    isbn: Annotated[str, StringConstraints(strip_whitespace=True), Field(max_length=20)] = ""
    # Not the field of sheets, so that a choice for one kind doesn't change the other.
    code: Literal["", "1"] = Field("", alias="book-codes")


WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


class StripJob(_Job):
    """A strip for a newspaper; the default day is today."""

    kind: Literal["strip"]
    width: _Side = 286
    height: _Side = 130
    form: StripFormat = "pdf"
    grids: Annotated[Literal[2, 3], BeforeValidator(int)] = 2
    day: Annotated[date | None, BeforeValidator(date.fromisoformat)] = None
    strip_number: int | None = Field(None, alias="strip-number", ge=1, le=99_999)
    # The label of all grids on a weekday, instead of the labels of other days.
    monday: engine.Label | None = None
    tuesday: engine.Label | None = None
    wednesday: engine.Label | None = None
    thursday: engine.Label | None = None
    friday: engine.Label | None = None
    saturday: engine.Label | None = None
    sunday: engine.Label | None = None

    @property
    def weekdays(self) -> dict[int, tuple[engine.Label, ...]]:
        """The labels of weekdays with their own, which count from 0 for Monday."""
        own = (getattr(self, name) for name in WEEKDAYS)
        return {day: (label,) * self.grids for day, label in enumerate(own) if label}

    @property
    def strip_size(self) -> StripSize:
        """The size of the strip."""
        return StripSize(self.width, self.height)

    @property
    def grid_labels(self) -> tuple[engine.Label, ...]:
        """A label for each grid, spread evenly over all labels."""
        last, strides = len(self.labels) - 1, self.grids - 1
        return tuple(self.labels[last * place // strides] for place in range(self.grids))


PrintJob = SheetJob | ClassSetJob | PracticeJob | BookJob | StripJob
PRINT_JOBS: TypeAdapter[PrintJob] = TypeAdapter(Annotated[PrintJob, Field(discriminator="kind")])

_FIELDS = [
    (field.alias or name, field)
    for model in get_args(PrintJob)
    for name, field in model.model_fields.items()
]
# The fields that a link to the form may fill in.
FORM_FIELDS = frozenset(name for name, _ in _FIELDS) - {"logo", "page", "save"}


@cache
def choices() -> dict[str, tuple[Any, ...]]:
    """Return the values of each field that has a closed list."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, field in _FIELDS:
        if get_origin(field.annotation) is Literal:
            known = (*found.get(name, ()), *get_args(field.annotation))
            found[name] = tuple(dict.fromkeys(known))
    return found


@cache
def bounds() -> dict[str, dict[str, int]]:
    """Return the `ge` and `le` of each number, and the `max_length` of each text."""
    return {
        name: {
            bound: value
            for limit in field.metadata
            for bound in ("ge", "le", "max_length")
            if (value := getattr(limit, bound, None)) is not None
        }
        for name, field in _FIELDS
    }


def fields_of(record: SheetRecord) -> dict[str, str]:
    """Return the form fields for the layout of a sheet, without its puzzles."""
    lengths, little = {len(grid) for grid in record.grids}, sum(map(small.is_grid, record.grids))
    values = {
        "kind": record.kind,
        "size": "all" if len(lengths) > 1 else {16: "4", 36: "6"}.get(lengths.pop(), "9"),
        "marks": "digits" if not record.shapes else "both",
        "mark": record.mark,
        "paper": record.paper,
        "code": ("1" if record.code_each else "sheet") if record.layout.codes else "",
        "hint_limit": None if record.hint_limit is None else str(record.hint_limit),
        **asdict(record.layout),
        **asdict(record.header),
    }
    if len(record.shapes) == little > 0:
        values["marks"] = "shapes"
    return {
        field.alias or name: "1" if values[name] is True else str(values[name])
        for name, field in ClassSetJob.model_fields.items()
        if values.get(name) not in (None, False)
    }
