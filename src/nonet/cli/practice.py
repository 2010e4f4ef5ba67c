"""`nonet practice`: print a practice sheet for a technique, with the answers on the back."""

from typing import Annotated

import typer

from nonet import engine
from nonet.cli.class_set import PupilOptions
from nonet.cli.options import Seed, number_of, require_known, takes_options, words_of
from nonet.cli.printing import Output, write_pdf
from nonet.cli.terminal import AsJson
from nonet.printing.practice import make_practice_sheet, render_practice_sheet
from nonet.server.settings import Settings


@takes_options("options", PupilOptions)
def practice(
    technique: Annotated[
        str,
        typer.Argument(
            metavar="TECHNIQUE",
            help="Technique to practise, such as x-wing.",
            callback=require_known,
        ),
    ],
    *,
    output: Output,
    seed: Seed = None,
    as_json: AsJson = False,
    options: PupilOptions,
) -> None:
    """Print a practice sheet: four boards on which to find a technique.

    The second page shows each step with its reason; print it on the back.
    """
    settings = Settings()
    words = words_of(options.language, settings)
    (slug,) = engine.slugs_of([technique])
    sheet = make_practice_sheet(slug, options.worksheet(settings), words, seed=number_of(seed))
    pdf = render_practice_sheet(sheet)
    write_pdf(pdf, output, count=sheet.count, as_json=as_json)
