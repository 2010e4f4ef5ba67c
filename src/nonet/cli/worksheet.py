"""`nonet worksheet`: print given or new puzzles to a PDF."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, cast

import typer

from nonet import engine
from nonet.cli.generate import generate_verified
from nonet.cli.grids import STANDARD_INPUT, known_sources
from nonet.cli.options import (
    DEFAULT_LANGUAGE,
    Difficulty,
    Language,
    Seed,
    folder_of,
    number_of,
    takes_options,
    words_of,
)
from nonet.cli.printing import Output, SheetOptions, warn_of_address, write_pdf
from nonet.cli.progress import with_progress
from nonet.cli.small import USUAL, Marks, Size, new_small, small_size
from nonet.cli.terminal import AsJson, errors, is_given
from nonet.cli.verified import read_verified_of_all_sizes
from nonet.i18n.words import Words
from nonet.printing.from_puzzles import with_link, worksheet_of_all_sizes
from nonet.printing.layout import Part
from nonet.printing.rendering import render
from nonet.printing.sheet_explanations import explain_sheet, explains
from nonet.printing.small_sheets import AnySmall
from nonet.printing.typesetting import check_credit
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.links.site import attribution_of
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

GENERATION_OPTIONS = ("count", "difficulty", "size", "seed")
_WAITING = "nonet: waiting for puzzles on standard input; use --count to generate new ones"

PuzzleSources = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GRID|FILE]...",
        help="Puzzles in any format, or files of puzzles; by default piped or new ones.",
        callback=known_sources,
    ),
]


@takes_options("options", SheetOptions)
def worksheet(  # noqa: PLR0913 - one parameter per option
    context: typer.Context,
    puzzles_of: PuzzleSources = None,
    *,
    output: Output,
    count: Annotated[int, typer.Option(min=1, help="Number of new puzzles.")] = 1,
    difficulty: Difficulty = engine.DEFAULT_LABEL,
    size: Size = USUAL,
    marks: Marks = "digits",
    seed: Seed = None,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
    options: SheetOptions,
) -> None:
    """Print given or new puzzles to a PDF.

    Without arguments, puzzles are read from standard input if it is a pipe or a file, and
    generated otherwise. With --count, --difficulty, --size or --seed, they are always generated.
    """
    _require_no_generation(context)
    settings = Settings()
    words = words_of(language, settings)
    little = small_size(size)
    layout, header = options.layout(), options.header()
    warn_of_address(settings, codes=options.codes)
    site = settings.public_site
    check_credit(attribution_of(site).offline_text)
    sources = puzzles_of or _piped(context)
    puzzles: Sequence[Verified | AnySmall]
    if little is not None:
        puzzles = new_small(little, difficulty, count, number_of(seed))
    elif sources:
        puzzles = read_verified_of_all_sizes(sources, settings)
    else:
        puzzles = generate_verified(difficulty, count, number_of(seed), settings)
    sheet = worksheet_of_all_sizes(puzzles, site, marks, paper=options.paper, layout=layout)
    sheet = replace(sheet, header=header, language=words.folder)
    if options.one_qr:
        sheet = with_link(sheet, site, folder=folder_of(language))
    sheet = _shown(sheet, words)
    files = {"all": output}
    if options.answers_file is not None:
        files = {"puzzles": output, "answers": options.answers_file}
    for part, path in files.items():
        _print(sheet, cast("Part", part), path, as_json=as_json)


def _shown(sheet: Worksheet, words: Words) -> Worksheet:
    if not explains(sheet.layout):
        return sheet
    each = (explain_sheet(one, sheet.layout, words) for one in sheet.sheets)
    shown = with_progress(each, doing="Solving", total=len(sheet.sheets), prints=False)
    return replace(sheet, sheets=tuple(shown))


def _print(sheet: Worksheet, part: Part, path: Path, *, as_json: bool) -> None:
    layout = replace(sheet.layout, part=part)
    with errors().status("Printing"):
        pdf = render(replace(sheet, layout=layout))
    write_pdf(pdf, path, count=len(sheet.sheets), as_json=as_json)


def _require_no_generation(context: typer.Context) -> None:
    """Reject options for new puzzles if there are given puzzles, rather than ignore them."""
    given = _asked_of_new(context)
    if given and _is_given(context, "puzzles_of"):
        options = [f"--{name}" for name in given]
        raise typer.BadParameter("can't be combined with given puzzles", param_hint=options)


def _piped(context: typer.Context) -> list[str]:
    """Return standard input as a source if it has puzzles and no new ones are requested."""
    waits = not _asked_of_new(context) and is_given(_WAITING)
    return [STANDARD_INPUT] if waits else []


def _asked_of_new(context: typer.Context) -> list[str]:
    return [name for name in GENERATION_OPTIONS if _is_given(context, name)]


def _is_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"
