"""`nonet class-set` and `nonet practice`: print sheets for pupils, with a key for the teacher."""

from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated, Literal

import typer

from nonet import engine
from nonet.cli import printing
from nonet.cli.generate import generate_small, generate_verified
from nonet.cli.options import (
    DEFAULT_LANGUAGE,
    Language,
    Seed,
    language_folder,
    require_techniques,
    seed_number,
    words_of,
)
from nonet.cli.terminal import AsJson
from nonet.engine import small
from nonet.printing.class_set import (
    MOST_TO_A_SHEET,
    ClassSet,
    render_class_set,
    sheets_of_levels,
    sheets_of_sizes,
    sheets_of_versions,
    with_links,
)
from nonet.printing.from_puzzles import PrintedMarks, blank_worksheet, sheet_of, small_sheets
from nonet.printing.layout import Header, Layout, Mark, Part
from nonet.printing.practice import make_practice_sheet, render_practice_sheet
from nonet.printing.typesetting import check_credit
from nonet.printing.worksheet import Sheet, Worksheet
from nonet.puzzles.class_sets import MOST_VERSIONS, Level, draw_levels
from nonet.server.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class PupilOptions(printing.HeaderOptions):
    """Paper, header and language of pupils' sheets."""

    language: Language = DEFAULT_LANGUAGE

    def worksheet(self, settings: Settings) -> Worksheet:
        """Return the worksheet for the sheets, without puzzles.

        Raises:
            LayoutError, UnprintableCharacterError: a text can't be printed.
        """
        self.require_glyphs()
        printing.warn_of_address(settings, codes=False)
        worksheet = blank_worksheet(
            settings.public_site,
            paper=self.paper,
            layout=Layout.of(self),
            header=Header.of(self),
            language=words_of(self.language, settings).folder,
        )
        check_credit(worksheet.credit)
        return worksheet


def class_set(  # noqa: PLR0913 - one parameter per option
    *,
    output: printing.Output,
    key: Annotated[
        Path | None, typer.Option(help="Write the answer key to this file instead of the PDF.")
    ] = None,
    difficulty: Annotated[
        engine.Label, typer.Option(help="Difficulty of the hardest level.")
    ] = "medium",
    versions: Annotated[
        int,
        typer.Option(
            min=0,
            max=MOST_VERSIONS,
            help="Instead of levels, print this many equally hard versions that look different.",
        ),
    ] = 0,
    count: Annotated[
        int, typer.Option(min=1, max=MOST_TO_A_SHEET, help="Number of puzzles per sheet.")
    ] = 2,
    size: Annotated[
        Literal["9", "all"],
        typer.Option(help="Use `all` for 4x4, 6x6 and 9x9 grids as the three levels."),
    ] = "9",
    marks: printing.Marks = "digits",
    mark: Annotated[
        Mark,
        typer.Option(help="Mark levels with dots, or with symbols that don't show their order."),
    ] = "dots",
    qr: Annotated[
        bool,
        typer.Option(
            "--qr/--no-qr", help="Print QR codes to play a sheet and to print the set again."
        ),
    ] = True,
    hint_limit: printing.HintLimit = None,
    seed: Seed = None,
    as_json: AsJson = False,
    options: PupilOptions,
) -> None:
    """Print a class set: worksheets at three levels, or in several versions, and one answer key.

    By default there are three sheets with the same puzzles, and easier sheets have more givens.
    Levels are one point of ER apart; if singles solve every level, they differ in the number of
    steps with only one possible cell. The key shows the answers by the letter and the mark of each
    sheet.
    """
    if versions and size == "all":
        message = "`all` can't be combined with --versions"
        raise typer.BadParameter(message, param_hint="--size")
    settings = Settings()
    worksheet = options.worksheet(settings)
    number = seed_number(seed)
    random = Random(number)  # noqa: S311 - the same seed, the same set
    words = words_of(options.language, settings)
    if versions:
        puzzles = generate_verified(difficulty, count, number, settings)
        sheets = sheets_of_versions(puzzles, versions, random, words)
    elif size == "all":
        sheets_by_size = _sheets_by_size(difficulty, count, number, marks, settings)
        sheets = sheets_of_sizes(sheets_by_size, words)
    else:
        sheets = sheets_of_levels(_levels(difficulty, count, number, settings), words)
    if mark == "symbols" and not versions:
        sheets = tuple(random.sample(sheets, len(sheets)))
    made = ClassSet(worksheet=worksheet, sheets=sheets, mark=mark)
    if qr:
        folder = language_folder(options.language)
        made = with_links(made, settings.public_site, folder=folder, hint_limit=hint_limit)
    files: dict[Part, Path] = {"puzzles": output, "answers": key} if key else {"all": output}
    for part, path in files.items():
        pdf = render_class_set(made, part)
        printing.write_pdf(pdf, path, count=len(sheets) * count, as_json=as_json)


def _levels(label: engine.Label, count: int, seed: int, settings: Settings) -> list[list[Level]]:
    budget = settings.engine.generation_budget or engine.DEFAULT_SPEC_BUDGET
    return list(islice(draw_levels(label, seed=seed, budget=budget), count))


def _sheets_by_size(
    label: engine.Label, count: int, seed: int, marks: PrintedMarks, settings: Settings
) -> list[tuple[Sheet, ...]]:
    """Return new puzzles of each size; small grids use their hardest level if they lack `label`."""
    site, level = settings.public_site, label if label in small.LEVELS else small.LEVELS[-1]
    small_ones = [
        small_sheets(generate_small(size, level, count, seed), site, marks) for size in small.SIZES
    ]
    standard = generate_verified(label, count, seed, settings)
    return [*small_ones, tuple(sheet_of(item, site) for item in standard)]


def practice(
    technique: Annotated[
        str,
        typer.Argument(
            metavar="TECHNIQUE",
            help="Technique to practise, such as x-wing.",
            callback=require_techniques,
        ),
    ],
    *,
    output: printing.Output,
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
    worksheet = options.worksheet(settings)
    sheet = make_practice_sheet(slug, worksheet, words, seed=seed_number(seed))
    printing.write_pdf(render_practice_sheet(sheet), output, count=sheet.count, as_json=as_json)
