"""`nonet strip`: print a newspaper's daily puzzles, with yesterday's answers and a manifest."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.options import DEFAULT_LANGUAGE, Language, Seed, labels_named, seed_number, words_of
from nonet.cli.printing import warn_of_address
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_result
from nonet.printing.strip import (
    StripDay,
    StripFormat,
    draw_strip,
    place_grids,
    read_size,
    strip_days,
)
from nonet.printing.typesetting import check_glyphs
from nonet.puzzles.links.site import attribution_of
from nonet.server.settings import Settings

_MANIFEST = "manifest.csv"
_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_COLUMNS = ("date", "file", "number", "level", "er", "reference")


@dataclass(frozen=True, slots=True, kw_only=True)
class StripOptions:
    """The appearance of strips."""

    size: Annotated[str, typer.Option(help="Width and height in millimetres.")] = "286x130"
    form: Annotated[
        StripFormat, typer.Option("--format", help="File format; PDFs are PDF/X-1a.")
    ] = "pdf"
    title: Annotated[str, typer.Option(help="Title of each strip.")] = ""
    dated: Annotated[bool, typer.Option("--date/--no-date", help="Print the date.")] = True
    language: Language = DEFAULT_LANGUAGE


def strip(  # noqa: PLR0913 - one parameter per option
    *,
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Folder to write the strips and manifest to.")
    ],
    difficulty: Annotated[
        list[str] | None,
        typer.Option(
            help="Difficulty of a puzzle in each strip; give two or three, by default easy and "
            "hard."
        ),
    ] = None,
    weekday: Annotated[
        list[str] | None,
        typer.Option(
            metavar="DAY=NAME,...",
            help="Difficulties on a weekday, such as sun=hard,expert; can be repeated.",
        ),
    ] = None,
    first_number: Annotated[
        int | None,
        typer.Option(
            min=1, max=99_999, help="Number of the first puzzle; without it, each day starts at 1."
        ),
    ] = None,
    first: Annotated[
        datetime | None, typer.Option(formats=["%Y-%m-%d"], help="First day; by default today.")
    ] = None,
    days: Annotated[int, typer.Option(min=1, max=3660, help="Number of days.")] = 1,
    seed: Seed = None,
    as_json: AsJson = False,
    options: StripOptions,
) -> None:
    """Print a strip of puzzles for each day of a newspaper, and a manifest of all strips.

    Each strip has the answers of the day before. No two puzzles are equivalent. With the same seed,
    a day always has the same strip, whatever the first day is.
    """
    settings = Settings()
    words, size = words_of(options.language, settings), read_size(options.size)
    check_glyphs(options.title)
    labels = labels_named(difficulty or ["easy", "hard"])
    weekdays = _weekdays(weekday or [], len(labels))
    start = (first or datetime.now(UTC)).date()
    place_grids(size, len(labels))
    warn_of_address(settings, codes=False)
    _make_folder(output)
    appearance = {
        "credit": attribution_of(settings.public_site).offline_text,
        "size": size,
        "form": options.form,
        "title": options.title,
        "dated": options.dated,
        "language": words.folder,
    }
    budget = settings.engine.generation_budget or engine.DEFAULT_SPEC_BUDGET
    number = seed_number(seed)
    made = strip_days(labels, start, days, seed=number, budget=budget, weekdays=weekdays)
    with (output / _MANIFEST).open("w", encoding="utf-8", newline="") as manifest:
        rows = csv.writer(manifest, lineterminator="\n")
        rows.writerow(_COLUMNS)
        for each in with_progress(made, doing="Printing", total=days, prints=False):
            name = f"strip-{each.day}.{options.form}"
            shown = each.strip(**appearance, number=first_number)
            (output / name).write_bytes(draw_strip(shown))
            rows.writerows(_rows(each, name, first_number or 1))
            if first_number is not None:
                first_number += len(each.puzzles)
    fields = {"folder": str(output), "strips": days, "manifest": _MANIFEST, "seed": number}
    strips = f"{days} strip{'' if days == 1 else 's'}"
    print_result(fields, f"{output}: {strips} and {_MANIFEST}, seed {number}", as_json=as_json)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise typer.BadParameter(f"{folder}: {error.strerror}", param_hint="--output") from None


def _weekdays(named: list[str], count: int) -> dict[int, list[engine.Label]]:
    """Return the labels of weekdays, which count from 0 for Monday.

    Raises:
        typer.BadParameter: it isn't a weekday with as many known labels as a strip has puzzles.
    """
    found: dict[int, list[engine.Label]] = {}
    for text in named:
        day, _, names = text.partition("=")
        if day not in _DAYS:
            message = f"found {text!r}; expected one of {', '.join(_DAYS)}, then = and difficulties"
            raise typer.BadParameter(message, param_hint="--weekday")
        labels = labels_named(names.split(","))
        if len(labels) != count:
            message = f"found {len(labels)} difficulties in {text!r}; expected {count}"
            raise typer.BadParameter(message, param_hint="--weekday")
        found[_DAYS.index(day)] = labels
    return found


def _rows(each: StripDay, name: str, first: int) -> Iterator[list[object]]:
    for number, made in enumerate(each.puzzles, first):
        er = engine.rate(made.sheet.puzzle).er
        yield [each.day, name, number, str(made.sheet.label), f"{er:.1f}", made.reference]
