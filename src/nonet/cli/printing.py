"""What commands that print share: how puzzles stand on a sheet, and where it goes."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Literal

import typer

from nonet import engine
from nonet.cli.terminal import print_error, print_json, print_line, standard_output
from nonet.cli.verified import solution_of
from nonet.i18n.words import Words
from nonet.printing.from_puzzles import worksheet_of
from nonet.printing.layout import DEFAULT_PAPER, Header, Layout, Paper, Shown, Weight
from nonet.printing.rendering import render
from nonet.printing.sheet_explanations import explain_sheet
from nonet.printing.svg import read_logo
from nonet.printing.typesetting import check_glyphs
from nonet.puzzles.grading import served_label
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

Lines = Annotated[Weight, typer.Option(help="How heavy the lines of grids are.")]
Title = Annotated[str, typer.Option(help="The title of the sheet.")]
ClassName = Annotated[str, typer.Option("--class", help="The class, beside the title.")]
Date = Annotated[str, typer.Option(help="The date, as it is to be printed.")]
Blanks = Annotated[bool, typer.Option(help="Print lines for name, date and time.")]


def _read(file: Path | None) -> Path | None:
    if file is None or file.is_file():
        return file
    raise typer.BadParameter(f"there is no file {str(file)!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetOptions:
    """How puzzles stand on a sheet, as the command line says it."""

    paper: Annotated[Paper, typer.Option(help="The paper to print on.")] = DEFAULT_PAPER
    answers: Annotated[bool, typer.Option(help="Print the answers too.")] = True
    answer_layout: Annotated[
        Literal["full", "4", "6", "9", "12", "below"],
        typer.Option(help="Answers on a page at the end, or `below` each puzzle, upside down."),
    ] = "full"
    answers_file: Annotated[
        Path | None, typer.Option(help="Write the answers to this file, apart from the puzzles.")
    ] = None
    per_page: Annotated[
        Literal["1", "2", "4", "6", "9"], typer.Option("--per-page", help="Puzzles on a page.")
    ] = "1"
    candidates: Annotated[bool, typer.Option("--candidates", help="Print all candidates.")] = False
    large_print: Annotated[
        bool, typer.Option("--large-print", help="A grid of 17 cm, no text below 16 points.")
    ] = False
    shown: Annotated[Shown, typer.Option("--level", help="What tells how hard a puzzle is.")] = (
        "label"
    )
    technique: Annotated[
        bool, typer.Option("--technique", help="Name the hardest technique of each puzzle.")
    ] = False
    hints: Annotated[
        bool,
        typer.Option("--hints", help="Print a few hints to each puzzle, on pages of their own."),
    ] = False
    path: Annotated[
        bool, typer.Option("--path", help="Print each solving path in words, on pages of its own.")
    ] = False
    weight: Lines = "normal"
    codes: Annotated[
        bool, typer.Option("--qr/--no-qr", help="Print QR codes to play, up to 4 puzzles a page.")
    ] = True
    one_qr: Annotated[
        bool, typer.Option("--one-qr", help="In place of these, one QR code for the whole sheet.")
    ] = False
    title: Title = ""
    class_name: ClassName = ""
    date: Date = ""
    logo: Annotated[
        Path | None,
        typer.Option("--logo", help="A small SVG or PNG for the header.", callback=_read),
    ] = None
    blanks: Blanks = True
    first_number: Annotated[
        int, typer.Option(min=1, max=99_999, help="The number of the first puzzle.")
    ] = 1

    def layout(self) -> Layout:
        """Return the layout.

        Raises:
            LayoutError: the options contradict each other.
        """
        answers = self.answer_layout if self.answers else "none"
        return Layout.of(self, per_page=int(self.per_page), answers=answers)

    def header(self) -> Header:
        """Return what stands above the puzzles.

        Raises:
            LayoutError, UnprintableCharacterError: a text cannot be printed, or the logo is none.
        """
        for text in (self.title, self.class_name, self.date):
            check_glyphs(text)
        logo = None if self.logo is None else read_logo(self.logo.read_bytes())
        return Header.of(self, logo=logo)


def warn_of_address(settings: Settings, *, codes: bool) -> None:
    """Say so before anything is printed where the address is this machine's own."""
    if not settings.is_for_this_machine_only:
        return
    what, remedy = (
        ("QR codes and the credit lead", "; --no-qr leaves the codes out")
        if codes
        else ("the credit leads", "")
    )
    print_error(
        f"nonet: {what} to {settings.public_site_url}, which others cannot reach: "
        f"set NONET_SITE_URL{remedy}"
    )


STANDARD_OUTPUT = Path("-")


def write_pdf(pdf: bytes, output: Path, *, count: int, as_json: bool) -> None:
    """Write a PDF of so many puzzles to a file, and say so, or to a pipe."""
    if output == STANDARD_OUTPUT:
        stream = standard_output().buffer
        stream.write(pdf)
        stream.flush()
        return
    try:
        output.write_bytes(pdf)
    except OSError as fault:
        raise typer.BadParameter(f"{output}: {fault.strerror}", param_hint="--output") from None
    if as_json:
        print_json({"file": str(output), "puzzles": count, "bytes": len(pdf)})
    else:
        print_line(f"{output}: {count} puzzle{'' if count == 1 else 's'}, {len(pdf):,} bytes")


def print_path(puzzle: str, words: Words) -> bytes:
    """Print a puzzle with its path in words, on pages of its own."""
    settings = Settings()
    site = Site(settings.public_site_url, settings.public_base_url, settings.service_name)
    layout = Layout(path=True)
    label = served_label(engine.label_of(puzzle))
    item = Verified(puzzle, solution_of(puzzle))
    sheet = worksheet_of([item], [label], site, paper=DEFAULT_PAPER, layout=layout)
    said = tuple(explain_sheet(one, layout, words) for one in sheet.sheets)
    return render(replace(sheet, sheets=said, language=words.folder))
