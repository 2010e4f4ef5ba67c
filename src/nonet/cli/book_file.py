"""The TOML file that describes a book."""

import tomllib
from pathlib import Path
from typing import Annotated

import typer
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from nonet import engine
from nonet.errors import LayoutError
from nonet.printing.books.book import TWO_PER_PAGE, AnswersPerPage, Mode, PuzzlesPerPage
from nonet.printing.books.cover import CoverColour, Stock
from nonet.printing.books.flow import Flow, read_matter
from nonet.printing.layout import Weight
from nonet.printing.typesetting import check_glyphs

MOST_PER_CHAPTER = 10_000


class _Model(BaseModel):
    model_config = ConfigDict(
        alias_generator=lambda name: name.replace("_", "-"),
        populate_by_name=True,
        extra="forbid",
        strict=True,
        frozen=True,
    )


class ChapterSpec(_Model):
    """A chapter: a number of new puzzles of a label, or the puzzles of a file."""

    title: str = ""
    text: str = ""
    difficulty: engine.Label | None = None
    count: int = Field(0, ge=0, le=MOST_PER_CHAPTER)
    file: str = ""


class BookSpec(_Model):
    """The description of a book in its file, where names have hyphens."""

    title: str = Field(min_length=1)
    subtitle: str = ""
    author: str = ""
    imprint: str = ""
    trim: str = "6x9"
    bleed: float = 0
    mode: Mode = "print"
    per_page: PuzzlesPerPage | None = None
    answers_per_page: AnswersPerPage | None = None
    weight: Weight = "normal"
    large_print: bool = False
    how_to: bool = True
    qr: bool | None = None
    first_number: int = Field(1, ge=1, le=99_999)
    language: str = "en"
    seed: int | None = Field(None, ge=0, lt=2**64)
    isbn: str = ""
    stock: Stock = "white"
    cover_colour: CoverColour = "blue"
    blurb: str = ""
    ramp: bool = False
    introductions: bool = False
    hints: bool = False
    index: bool = False
    front: list[str] = []
    back: list[str] = []
    avoid: Annotated[list[str], Field(max_length=100)] = []
    chapters: list[ChapterSpec]

    @property
    def puzzles_per_page(self) -> PuzzlesPerPage:
        """The number of puzzles on a page; by default two of 6x9, unless they need more room."""
        if self.per_page is None:
            return 2 if self.trim == TWO_PER_PAGE and not (self.large_print or self.qr) else 1
        return self.per_page

    @property
    def codes(self) -> bool:
        """Whether puzzles have QR codes: by default if each puzzle has its own page.

        Raises:
            LayoutError: QR codes are requested, but don't fit.
        """
        if self.qr and self.puzzles_per_page > 1:
            reason = f"{self.per_page} puzzles on a page have no QR codes: set qr = false"
            raise LayoutError(reason, option="qr")
        return self.qr is not False and self.puzzles_per_page == 1


def read_book_spec(file: Path) -> BookSpec:
    """Read the file that describes a book.

    Raises:
        typer.BadParameter: the file can't be read, isn't TOML, or has an invalid value.
    """
    try:
        return BookSpec.model_validate(tomllib.loads(file.read_text("utf-8")))
    except OSError as error:
        raise _error(file, str(error.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise _error(file, f"invalid TOML: {error}") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise _error(file, f"{place}: {first['msg']}") from None


def read_texts(folder: Path, names: list[str], option: str) -> tuple[Flow, ...]:
    """Read front or back matter in Markdown.

    Raises:
        typer.BadParameter: a file can't be read.
        UnprintableCharacterError: a character can't be printed.
    """
    flows = []
    for name in names:
        try:
            flow = read_matter((folder / name).read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise typer.BadParameter(f"{name}: {error}", param_hint=option) from None
        for text in filter(None, flow.texts):
            check_glyphs(text)
        flows.append(flow)
    return tuple(flows)


def _error(file: Path, reason: str) -> typer.BadParameter:
    return typer.BadParameter(f"{file}: {reason}", param_hint="FILE")
