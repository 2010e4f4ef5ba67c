"""Options, input and output that the printing commands share."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Annotated, Literal

import typer

from nonet import engine
from nonet.cli.batches import AnyVerdict, check_batch, node_budget, solution_of
from nonet.cli.grids import read_batches
from nonet.cli.progress import with_progress
from nonet.cli.terminal import print_error, print_result, standard_output, write_file
from nonet.engine import small
from nonet.i18n.words import Words
from nonet.printing.from_puzzles import PrintedMarks, blank_worksheet, sheet_of
from nonet.printing.layout import DEFAULT_PAPER, Header, Layout, Paper, Shown, Weight
from nonet.printing.rendering import render
from nonet.printing.sheet_code import MOST_HINTS
from nonet.printing.sheet_explanations import explain_sheet
from nonet.printing.svg import read_logo
from nonet.printing.typesetting import check_glyphs
from nonet.puzzles.verification import KnownSmall, Verified, require_all_unique
from nonet.server.settings import Settings

STANDARD_OUTPUT = Path("-")

Output = Annotated[
    Path, typer.Option("--output", "-o", help="PDF file to write; `-` for standard output.")
]
Marks = Annotated[
    PrintedMarks,
    typer.Option(
        help="Digits or shapes in 4x4 and 6x6 grids; with `both`, every second puzzle has shapes."
    ),
]
HintLimit = Annotated[
    int | None,
    typer.Option(
        min=0, max=MOST_HINTS, help="Most hints for each puzzle on the pages behind the QR codes."
    ),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeaderOptions:
    """The paper, the lines and the header of a sheet."""

    paper: Annotated[Paper, typer.Option(help="Paper size.")] = DEFAULT_PAPER
    weight: Annotated[Weight, typer.Option(help="Line weight of the grids.")] = "normal"
    title: Annotated[str, typer.Option(help="Title of the sheet.")] = ""
    class_name: Annotated[
        str, typer.Option("--class", help="Class, printed next to the title.")
    ] = ""
    date: Annotated[str, typer.Option(help="Date, printed exactly as given.")] = ""
    blanks: Annotated[bool, typer.Option(help="Print blank lines for name, date and time.")] = True

    def require_glyphs(self) -> None:
        """Check that the texts of the header can be printed.

        Raises:
            UnprintableCharacterError.
        """
        for text in (self.title, self.class_name, self.date):
            check_glyphs(text)


def _require_file(file: Path | None) -> Path | None:
    if file is None or file.is_file():
        return file
    raise typer.BadParameter(f"file not found: {file}")


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetOptions(HeaderOptions):
    """The layout of a sheet."""

    answers: Annotated[bool, typer.Option(help="Print the answers.")] = True
    answer_layout: Annotated[
        Literal["full", "4", "6", "9", "12", "below"] | None,
        typer.Option(
            help="Answers per page at the end (`full` is one), or `below` each puzzle upside down.",
            show_default="full with one puzzle per page, otherwise 12",
        ),
    ] = None
    answers_file: Annotated[
        Path | None, typer.Option(help="Write the answers to this file instead of the PDF.")
    ] = None
    per_page: Annotated[
        Literal["1", "2", "4", "6", "9"],
        typer.Option("--per-page", help="Number of puzzles per page."),
    ] = "1"
    candidates: Annotated[
        bool, typer.Option("--candidates", help="Print all candidates in empty cells.")
    ] = False
    large_print: Annotated[
        bool,
        typer.Option("--large-print", help="Print 17 cm grids and text of at least 16 points."),
    ] = False
    shown: Annotated[
        Shown, typer.Option("--level", help="How to show the difficulty of each puzzle.")
    ] = "label"
    technique: Annotated[
        bool,
        typer.Option("--technique", help="Print the name of the hardest technique of each puzzle."),
    ] = False
    hints: Annotated[
        bool,
        typer.Option("--hints", help="Print hints for each puzzle, on separate pages."),
    ] = False
    path: Annotated[
        bool,
        typer.Option("--path", help="Print the explained solving path of each puzzle."),
    ] = False
    codes: Annotated[
        bool,
        typer.Option(
            "--qr/--no-qr",
            help="Print a QR code to play each puzzle, with up to 4 puzzles per page.",
        ),
    ] = True
    one_qr: Annotated[
        bool, typer.Option("--one-qr", help="Print one QR code for the whole sheet instead.")
    ] = False
    hint_limit: HintLimit = None
    logo: Annotated[
        Path | None,
        typer.Option(help="SVG or PNG file of a logo for the header.", callback=_require_file),
    ] = None
    first_number: Annotated[
        int, typer.Option(min=1, max=99_999, help="Number of the first puzzle.")
    ] = 1

    def layout(self) -> Layout:
        """Return the layout.

        Raises:
            LayoutError: the options contradict each other.
        """
        if self.one_qr and not self.codes:
            raise typer.BadParameter("can't be combined with --no-qr", param_hint="--one-qr")
        answers = self.answer_layout or ("full" if self.per_page == "1" else "12")
        return Layout.of(
            self, per_page=int(self.per_page), answers=answers if self.answers else "none"
        )

    def header(self) -> Header:
        """Return the header.

        Raises:
            LayoutError, UnprintableCharacterError: a text or the logo can't be printed.
        """
        self.require_glyphs()
        logo = None if self.logo is None else read_logo(self.logo.read_bytes())
        return Header.of(self, logo=logo)


def warn_of_address(settings: Settings, *, codes: bool) -> None:
    """Warn before printing if the site's address works only on this machine."""
    if not settings.is_for_this_machine_only:
        return
    links = "QR codes and the credit link" if codes else "the credit links"
    remedy = ", or omit the codes with --no-qr" if codes else ""
    print_error(
        f"nonet: {links} to {settings.public_site_url}, which only this machine can reach. "
        f"Set NONET_SITE_URL to the public address{remedy}."
    )


def write_pdf(pdf: bytes, output: Path, *, count: int, as_json: bool) -> None:
    """Write a PDF of `count` puzzles to a file and report it, or to standard output."""
    if output == STANDARD_OUTPUT:
        stream = standard_output().buffer
        stream.write(pdf)
        stream.flush()
        return
    write_file(output, pdf, "--output")
    fields = {"file": str(output), "puzzles": count, "bytes": len(pdf)}
    text = f"{output}: {count} puzzle{'' if count == 1 else 's'}, {len(pdf):,} bytes"
    print_result(fields, text, as_json=as_json)


def render_path(puzzle: str, words: Words) -> bytes:
    """Render a puzzle as a PDF, followed by pages that explain its solving path."""
    site, layout = Settings().public_site, Layout(path=True)
    sheet = sheet_of(Verified(puzzle, solution_of(puzzle)), site)
    worksheet = blank_worksheet(site, paper=DEFAULT_PAPER, layout=layout, language=words.folder)
    return render(replace(worksheet, sheets=(explain_sheet(sheet, layout, words),)))


def read_verified(sources: Sequence[str] | None) -> list[Verified]:
    """Return the puzzles of files or of standard input with their solutions, in order.

    Raises:
        NotUniqueError, SearchLimitError: with each puzzle that wasn't verified.
        TextFormError: a line isn't in a known format.
    """
    return _require_unique(verdict for _, verdict in _check(sources))


def read_verified_of_all_sizes(sources: Sequence[str] | None) -> list[Verified | KnownSmall]:
    """Return puzzles like `read_verified`, including puzzles of 4x4 and 6x6.

    Raises:
        NotUniqueError, SearchLimitError, TextFormError: as in `read_verified`.
    """
    verdicts = [
        small.check(grid) if verdict is None and small.is_grid(grid) else verdict
        for grid, verdict in _check(sources)
    ]
    return [
        KnownSmall(item.puzzle, item.solution, small.level_of(item.puzzle))
        if small.is_grid(item.puzzle)
        else item
        for item in _require_unique(verdicts)
    ]


def _check(sources: Sequence[str] | None) -> list[tuple[str, engine.Verdict | None]]:
    budget = node_budget()
    batches = with_progress(read_batches(sources), doing="Checking", total=None, prints=False)
    checked = [item for batch in batches for item in check_batch(batch, budget)]
    if not checked:
        raise typer.BadParameter("the input has no puzzle", param_hint="FILE")
    return checked


def _require_unique(verdicts: Iterable[AnyVerdict | None]) -> list[Verified]:
    return require_all_unique(verdicts, names=(f"puzzle {at}" for at in count(1)))
