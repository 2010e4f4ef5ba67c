"""`nonet worksheet`: print given or new puzzles to a PDF."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import typer

from nonet import engine
from nonet.cli import generate, grids, printing, progress, terminal
from nonet.cli.options import (
    DEFAULT_LANGUAGE,
    DEFAULT_SIZE,
    Difficulty,
    Language,
    Seed,
    language_folder,
    seed_number,
    small_size,
    words_of,
)
from nonet.engine import variants
from nonet.i18n.words import Words
from nonet.printing import from_puzzles, rendering, sheet_explanations, typesetting
from nonet.printing.layout import Part
from nonet.printing.worksheet import Sheet, Worksheet
from nonet.puzzles.links.site import Site, attribution_of
from nonet.puzzles.variants import VerifiedVariant
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

_GENERATION_OPTIONS = ("count", "difficulty", "size", "seed", "variant")
# Options for classic grids only.
_USUAL_OPTIONS = ("candidates", "technique", "hints", "path", "one_qr", "hint_limit", "marks")
_WAITING = "nonet: waiting for puzzles on standard input; use --count to generate new ones"


def worksheet(  # noqa: PLR0913 - one parameter per option
    context: typer.Context,
    sources: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GRID|FILE]...",
            help="Puzzles in any format, or files of puzzles; by default piped or new ones.",
            callback=grids.require_sources,
        ),
    ] = None,
    *,
    output: printing.Output,
    count: Annotated[int, typer.Option(min=1, help="Number of new puzzles.")] = 1,
    difficulty: Difficulty = engine.DEFAULT_LABEL,
    size: Annotated[
        Literal["4", "6", "8", "9", "12", "16"],
        typer.Option(
            help="Number of rows; 4 and 6 are for children, in three levels. The other sizes need "
            "--variant."
        ),
    ] = DEFAULT_SIZE,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND",
            help="Print new variants such as killer; several kinds are combined. "
            "`nonet variant generate --help` lists them.",
        ),
    ] = None,
    marks: printing.Marks = "digits",
    seed: Seed = None,
    language: Language = DEFAULT_LANGUAGE,
    as_json: terminal.AsJson = False,
    options: printing.SheetOptions,
) -> None:
    """Print given or new puzzles to a PDF.

    With --variant, new variants are printed, with their rules in words.

    Without arguments, puzzles are read from standard input if it is a pipe or a file, and
    generated otherwise. With --count, --difficulty, --size or --seed, they are always generated.
    """
    generation = [f"--{name}" for name in _GENERATION_OPTIONS if terminal.was_given(context, name)]
    if generation and sources:
        raise typer.BadParameter("can't be combined with given puzzles", param_hint=generation)
    settings = Settings()
    words = words_of(language, settings)
    layout, header = options.layout(), options.header()
    printing.warn_of_address(settings, codes=options.codes)
    site = settings.public_site
    typesetting.check_credit(attribution_of(site).offline_text)
    if not (generation or sources) and terminal.has_piped_input(_WAITING):
        sources = [grids.STANDARD_INPUT]
    if variant:
        _require_variant_options(context)
        made = _variant_sheets(variant, int(size), difficulty, count, seed_number(seed), site)
        blank = from_puzzles.blank_worksheet(site, paper=options.paper, layout=layout)
        sheet = replace(blank, sheets=made)
    else:
        puzzles = _usual_puzzles(sources, size, difficulty, count, seed_number(seed), settings)
        sheet = from_puzzles.worksheet_of_all_sizes(
            puzzles, site, marks, paper=options.paper, layout=layout
        )
    sheet = replace(sheet, header=header, language=words.folder)
    sheet = from_puzzles.with_hint_limit(sheet, options.hint_limit)
    if options.one_qr:
        folder = language_folder(language)
        sheet = from_puzzles.with_link(sheet, site, folder=folder, hint_limit=options.hint_limit)
    sheet = _explained(sheet, words)
    files: dict[Part, Path] = {"all": output}
    if options.answers_file is not None:
        files = {"puzzles": output, "answers": options.answers_file}
    for part, path in files.items():
        with terminal.errors().status("Printing"):
            pdf = rendering.render(replace(sheet, layout=replace(layout, part=part)))
        printing.write_pdf(pdf, path, count=len(sheet.sheets), as_json=as_json)


def _usual_puzzles(  # noqa: PLR0913, PLR0917 - the options of new puzzles
    sources: list[str] | None,
    size: str,
    difficulty: engine.Label,
    count: int,
    seed: int,
    settings: Settings,
) -> Sequence[Verified | from_puzzles.AnySmall]:
    """Return given or new puzzles.

    Raises:
        typer.BadParameter: only variants have this size, or the size has no such level.
        GenerationLimitError, NotUniqueError, TextFormError.
    """
    if size not in ("4", "6", "9"):
        raise typer.BadParameter(f"{size} needs --variant", param_hint="--size")
    if (few_rows := small_size(size)) is not None:
        return generate.generate_small(few_rows, difficulty, count, seed)
    if sources:
        return printing.read_verified_of_all_sizes(sources)
    return generate.generate_verified(difficulty, count, seed, settings)


def _require_variant_options(context: typer.Context) -> None:
    """Reject options that only classic grids have."""
    given = [name for name in _USUAL_OPTIONS if terminal.was_given(context, name)]
    if given:
        hint = [f"--{name.replace('_', '-')}" for name in given]
        raise typer.BadParameter("can't be combined with --variant", param_hint=hint)


def _variant_sheets(  # noqa: PLR0913, PLR0917 - the options of new puzzles
    kinds: Sequence[str], size: int, difficulty: engine.Label, count: int, seed: int, site: Site
) -> tuple[Sheet, ...]:
    """Generate variants of one kind, or of several combined, from consecutive seeds.

    Raises:
        VariantFormatError: a kind is unknown or doesn't fit the size.
        GenerationLimitError.
    """
    made = (
        variants.generate(kinds, size, difficulty, seed=(seed + place) % 2**64)
        for place in range(count)
    )
    shown = progress.with_progress(made, doing="Generating", total=count, prints=False)
    return tuple(
        from_puzzles.variant_sheet(VerifiedVariant(one.puzzle, one.solution), site) for one in shown
    )


def _explained(sheet: Worksheet, words: Words) -> Worksheet:
    if not sheet_explanations.explains(sheet.layout):
        return sheet
    sheets = (sheet_explanations.explain_sheet(one, sheet.layout, words) for one in sheet.sheets)
    shown = progress.with_progress(sheets, doing="Solving", total=len(sheet.sheets), prints=False)
    return replace(sheet, sheets=tuple(shown))
