"""`nonet picture`: draw puzzles and answers as pictures for use in other documents."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from nonet.cli.grids import GridSources
from nonet.cli.options import takes_options
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.verified import read_verified
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
)
from nonet.printing.picture_text import draw_with_text
from nonet.puzzles.links.site import attribution_of
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

_PLAIN = Colours()


@dataclass(frozen=True, slots=True, kw_only=True)
class Looks:
    """The appearance of pictures."""

    show: Annotated[Grids, typer.Option(help="Draw the puzzle, its answer, or both.")] = "puzzle"
    weight: Annotated[Weight, typer.Option(help="Line weight of the grid.")] = "normal"
    ink: Annotated[str, typer.Option(help="Colour of the digits, such as #1a2b3c.")] = _PLAIN.ink
    line: Annotated[str, typer.Option(help="Colour of the lines, such as #1a2b3c.")] = _PLAIN.line
    paper: Annotated[str, typer.Option(help="Background colour; by default transparent.")] = ""

    def of(self, item: Verified, credit: str) -> Picture:
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


@takes_options("looks", Looks)
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
    looks: Looks,
) -> None:
    """Draw each puzzle as an SVG, PNG or PDF that is cropped to the grid."""
    form = _form_of(output, text=text)
    settings = Settings()
    puzzles = read_verified(grids, settings)
    credit = attribution_of(settings.public_site).offline_text
    digits = len(str(len(puzzles)))
    for number, item in enumerate(puzzles, 1):
        drawn = _draw(looks.of(item, credit), form, pixels=pixels, text=text)
        numbered = output.with_stem(f"{output.stem}-{number:0{digits}}")
        path = output if len(puzzles) == 1 else numbered
        _write(drawn, path, item, as_json=as_json)


def _form_of(output: Path, *, text: bool) -> PictureFormat:
    form = output.suffix.removeprefix(".").lower()
    if form not in PICTURE_FORMATS:
        raise typer.BadParameter(
            f"{output}: expected a file name that ends in .svg, .png or .pdf", param_hint="--output"
        )
    if text and form != "svg":
        raise typer.BadParameter("requires an .svg file", param_hint="--text")
    return form


def _draw(picture: Picture, form: PictureFormat, *, pixels: int, text: bool) -> bytes:
    return draw_with_text(picture).encode() if text else draw(picture, form, pixels=pixels)


def _write(drawn: bytes, path: Path, item: Verified, *, as_json: bool) -> None:
    try:
        path.write_bytes(drawn)
    except OSError as fault:
        raise typer.BadParameter(f"{path}: {fault.strerror}", param_hint="--output") from None
    if as_json:
        print_json({"file": str(path), "puzzle": item.puzzle, "bytes": len(drawn)})
    else:
        print_line(f"{path}: {len(drawn):,} bytes")
