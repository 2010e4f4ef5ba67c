"""`nonet practice`: a sheet on which a technique is to be found, with the answers on the back."""

from pathlib import Path
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.class_set import PupilOptions
from nonet.cli.options import Seed, number_of, require_known, takes_options, words_of
from nonet.cli.printing import write_pdf
from nonet.cli.terminal import AsJson
from nonet.printing.practice import make_practice_sheet, render_practice_sheet
from nonet.server.settings import Settings


@takes_options("options", PupilOptions)
def practice(
    technique: Annotated[
        str, typer.Argument(help="A technique, such as x-wing.", callback=require_known)
    ],
    *,
    output: Annotated[Path, typer.Option("--output", "-o", help="The PDF; `-` for a pipe.")],
    seed: Seed = None,
    as_json: AsJson = False,
    options: PupilOptions,
) -> None:
    """Print a practice sheet: four positions in which to find a technique.

    The back shows each step with its reason; print it on both sides.
    """
    settings = Settings()
    words = words_of(options.language, settings)
    (slug,) = engine.slugs_of([technique])
    sheet = make_practice_sheet(slug, options.worksheet(settings), words, seed=number_of(seed))
    pdf = render_practice_sheet(sheet)
    write_pdf(pdf, output, count=sheet.count, as_json=as_json)
