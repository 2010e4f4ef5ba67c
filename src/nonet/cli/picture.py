"""`nonet picture`: draw puzzles and answers as pictures for use in other documents."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from nonet.cli.grids import GridSources
from nonet.cli.printing import read_verified
from nonet.cli.terminal import AsJson, print_result, write_file
from nonet.printing.layout import Weight
from nonet.printing.picture import (
    LEAST_PIXELS,
    MOST_PIXELS,
    PICTURE_FORMATS,
    Colours,
    Grids,
    Picture,
    PictureFormat,
    draw,
    draw_with_text,
)
from nonet.puzzles.links.site import attribution_of
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

_DEFAULT = Colours()


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureOptions:
    """The appearance of pictures."""

    show: Annotated[Grids, typer.Option(help="Draw the puzzle, its answer, or both.")] = "puzzle"
    weight: Annotated[Weight, typer.Option(help="Line weight of the grid.")] = "normal"
    ink: Annotated[str, typer.Option(help="Colour of the digits, such as #1a2b3c.")] = _DEFAULT.ink
    line: Annotated[str, typer.Option(help="Colour of the lines, such as #1a2b3c.")] = _DEFAULT.line
    paper: Annotated[str, typer.Option(help="Background colour; by default transparent.")] = ""

    def picture(self, item: Verified, credit: str) -> Picture:
        """Return the picture of a puzzle.

        Raises:
            LayoutError: a colour is invalid.
        """
        return Picture(
            puzzle=item.puzzle,
            solution=item.solution,
            grids=self.show,
            colours=Colours(ink=self.ink, line=self.line, paper=self.paper or None),
            weight=self.weight,
            credit=credit,
        )


def picture(  # noqa: PLR0913 - one parameter per option
    grids: GridSources = None,
    *,
    output: Annotated[
        Path,
        typer.Option(
            "--output", "-o", help="File to write, .svg, .png or .pdf; numbered if several."
        ),
    ],
    pixels: Annotated[
        int, typer.Option(min=LEAST_PIXELS, max=MOST_PIXELS, help="Width of a PNG in pixels.")
    ] = 1024,
    text: Annotated[
        bool, typer.Option("--text", help="Draw the digits of an SVG as text, not as outlines.")
    ] = False,
    as_json: AsJson = False,
    options: PictureOptions,
) -> None:
    """Draw each puzzle as an SVG, PNG or PDF that is cropped to the grid."""
    form = _format_of(output, text=text)
    puzzles = read_verified(grids)
    credit = attribution_of(Settings().public_site).offline_text
    digits = len(str(len(puzzles)))
    for number, item in enumerate(puzzles, 1):
        drawing = options.picture(item, credit)
        content = draw_with_text(drawing).encode() if text else draw(drawing, form, pixels=pixels)
        numbered = output.with_stem(f"{output.stem}-{number:0{digits}}")
        path = output if len(puzzles) == 1 else numbered
        write_file(path, content, "--output")
        fields = {"file": str(path), "puzzle": item.puzzle, "bytes": len(content)}
        print_result(fields, f"{path}: {len(content):,} bytes", as_json=as_json)


def _format_of(output: Path, *, text: bool) -> PictureFormat:
    form = output.suffix.removeprefix(".").lower()
    if form not in PICTURE_FORMATS:
        message = f"{output}: expected a file name that ends in .svg, .png or .pdf"
        raise typer.BadParameter(message, param_hint="--output")
    if text and form != "svg":
        raise typer.BadParameter("requires an .svg file", param_hint="--text")
    return form
