"""`nonet class-set`: a puzzle at three levels, or versions that look different, with one key."""

from dataclasses import dataclass
from itertools import count as endless
from pathlib import Path
from random import Random
from typing import Annotated, Literal

import typer

from nonet import engine
from nonet.app import Settings, site_of
from nonet.cli.generate import generate_puzzles, generate_verified
from nonet.cli.options import DEFAULT_LANGUAGE, Language, Seed, number_of, taking, words_of
from nonet.cli.printing import Blanks, ClassName, Date, Lines, Title, warn_of_address, write_pdf
from nonet.cli.terminal import AsJson
from nonet.content.links import attribution_of
from nonet.content.puzzles import LEVELS, MOST_VERSIONS, Level, Verified, Wish, nest, version_of
from nonet.content.worksheets import (
    MOST_TO_A_SHEET,
    ClassSet,
    Header,
    Layout,
    Part,
    PupilSheet,
    Sheet,
    Worksheet,
    check_credit,
    check_glyphs,
    render_class_set,
)
from nonet.foundation.paper import DEFAULT_PAPER, Paper

# Levels need two labels below.
_Hardest = Literal["medium", "hard", "expert"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PupilOptions:
    """What stands on pupils' sheets beside the puzzles."""

    paper: Annotated[Paper, typer.Option(help="The paper to print on.")] = DEFAULT_PAPER
    weight: Lines = "normal"
    title: Title = ""
    class_name: ClassName = ""
    date: Date = ""
    blanks: Blanks = True
    language: Language = DEFAULT_LANGUAGE

    def worksheet(self, settings: Settings) -> Worksheet:
        """Return the worksheet that the sheets are of, still without a puzzle.

        Raises:
            LayoutError, UnprintableCharacterError: a text cannot be printed.
        """
        for text in (self.title, self.class_name, self.date):
            check_glyphs(text)
        warn_of_address(settings, codes=False)
        site = site_of(settings)
        credit = attribution_of(site).offline_text
        check_credit(credit)
        return Worksheet(
            service_name=site.service_name,
            credit=credit,
            sheets=(),
            paper=self.paper,
            layout=Layout(weight=self.weight),
            header=Header(
                title=self.title, class_name=self.class_name, date=self.date, blanks=self.blanks
            ),
            language=words_of(self.language, settings).folder,
        )


@taking("options", PupilOptions)
def class_set(  # noqa: PLR0913 - the options of a command are its parameters
    *,
    output: Annotated[Path, typer.Option("--output", "-o", help="The PDF; `-` for a pipe.")],
    key: Annotated[Path | None, typer.Option(help="Write the key to this file, apart.")] = None,
    difficulty: Annotated[_Hardest, typer.Option(help="The hardest of the levels.")] = "medium",
    versions: Annotated[
        int,
        typer.Option(
            min=0,
            max=MOST_VERSIONS,
            help="In place of levels, so many versions that look different and are equally hard.",
        ),
    ] = 0,
    count: Annotated[int, typer.Option(min=1, max=MOST_TO_A_SHEET, help="Puzzles a sheet.")] = 2,
    seed: Seed = None,
    as_json: AsJson = False,
    options: PupilOptions,
) -> None:
    """Print a class set: sheets that are told apart by letter and dots, and one key.

    The sheets are one puzzle at three levels, whose givens are nested, or --versions of it.
    """
    settings = Settings()
    worksheet = options.worksheet(settings)
    make = _versions if versions else _levels
    sheets = make(difficulty, count, versions, number_of(seed), settings)
    made = ClassSet(worksheet=worksheet, sheets=sheets)
    files: dict[Part, Path] = {"puzzles": output} if key else {"all": output}
    if key:
        files["answers"] = key
    for part, path in files.items():
        pdf = render_class_set(made, part)
        write_pdf(pdf, path, count=len(sheets) * count, as_json=as_json)


def _levels(
    label: engine.Label, count: int, _versions: int, seed: int, settings: Settings
) -> tuple[PupilSheet, ...]:
    """Return a sheet to each level, the easiest first."""
    chance, nested = Random(seed), list[list[Level]]()  # noqa: S311 - the same seed, the same set
    for further in endless(seed):
        (puzzle,) = generate_puzzles(Wish(label), 1, further % 2**engine.SEED_BITS, settings)
        levels = nest(Verified(puzzle.puzzle, puzzle.solution), label, chance)
        nested += [] if levels is None else [levels]
        if len(nested) == count:
            break
    return tuple(
        PupilSheet(tuple(_sheet(levels[level].puzzle) for levels in nested), nested[0][level].label)
        for level in range(LEVELS)
    )


def _versions(
    label: engine.Label, count: int, versions: int, seed: int, settings: Settings
) -> tuple[PupilSheet, ...]:
    """Return a sheet to each version."""
    chance = Random(seed)  # noqa: S311 - the same seed, the same set
    puzzles = generate_verified(label, count, seed, settings)
    return tuple(
        PupilSheet(tuple(_sheet(version_of(puzzle, chance)) for puzzle in puzzles))
        for _ in range(versions)
    )


def _sheet(puzzle: Verified) -> Sheet:
    return Sheet(puzzle=puzzle.puzzle, solution=puzzle.solution, playable_url="")
