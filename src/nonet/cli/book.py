"""`nonet book`: print a book of puzzles for a print shop or a screen."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.book_cover import announce_credit, report_preflight, write_cover
from nonet.cli.book_file import (
    BookOrder,
    ChapterOrder,
    read_book_order,
    read_texts,
)
from nonet.cli.generate import generate_puzzles
from nonet.cli.grids import read_batches
from nonet.cli.options import Seed, labels_named, takes_options, words_of
from nonet.cli.printing import Output, warn_of_address, write_pdf
from nonet.cli.progress import ProgressBar, with_progress
from nonet.cli.terminal import AsJson, print_error
from nonet.cli.verified import read_verified
from nonet.errors import LayoutError
from nonet.printing.books.book import Book, Chapter, Mode
from nonet.printing.books.chapters import BookParts, from_easy_to_hard, with_parts
from nonet.printing.books.cover import Stock
from nonet.printing.books.pages import plan_pages
from nonet.printing.books.preflight import preflight
from nonet.printing.books.printing import print_book, with_answers
from nonet.printing.from_puzzles import sheet_of
from nonet.printing.layout import same_named
from nonet.printing.typesetting import check_glyphs
from nonet.printing.worksheet import Sheet
from nonet.puzzles.links.site import Site, attribution_of
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

# The limit of Kindle Direct Publishing.
_MOST_BOUND = 828
_DEFAULT = BookOrder(title="Sudoku", chapters=[])


@dataclass(frozen=True, slots=True, kw_only=True)
class SimpleBook:
    """A book described by options instead of a file."""

    title: Annotated[str, typer.Option(help="Title of the book; required without FILE.")] = ""
    author: Annotated[str, typer.Option(help="Author of the book.")] = ""
    difficulty: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Difficulty of a chapter: {', '.join(engine.LABELS)}; repeat for more chapters."
        ),
    ] = None
    count: Annotated[int, typer.Option(min=1, help="Number of puzzles per chapter.")] = 20
    trim: Annotated[
        str, typer.Option(help="Page size: 6x9, 8.5x11, a5, or in millimetres as 130x190mm.")
    ] = _DEFAULT.trim
    bleed: Annotated[float, typer.Option(help="Bleed around the pages in millimetres.")] = 0
    mode: Annotated[
        Mode, typer.Option(help="Make a PDF for a print shop, or for a screen with links.")
    ] = _DEFAULT.mode
    large_print: Annotated[
        bool,
        typer.Option("--large-print", help="Text of at least 16 points; needs at least 7x10."),
    ] = False
    stock: Annotated[Stock, typer.Option(help="Paper stock, for the width of the spine.")] = (
        _DEFAULT.stock
    )
    parts: Annotated[
        bool,
        typer.Option(
            "--parts",
            help="Order puzzles by difficulty, and add technique introductions, hints and an "
            "index.",
        ),
    ] = False
    seed: Seed = None

    def order(self) -> BookOrder:
        """Return the book as a file would describe it.

        Raises:
            typer.BadParameter: there is no title.
        """
        if not self.title:
            raise typer.BadParameter("required if there is no FILE", param_hint="--title")
        labels = labels_named(self.difficulty or [engine.DEFAULT_LABEL])
        return BookOrder(
            title=self.title,
            author=self.author,
            trim=self.trim,
            bleed=self.bleed,
            mode=self.mode,
            large_print=self.large_print,
            stock=self.stock,
            ramp=self.parts,
            introductions=self.parts and not self.large_print,
            hints=self.parts,
            index=self.parts,
            seed=None if self.seed is None else engine.seed_of(self.seed),
            chapters=[ChapterOrder(difficulty=label, count=self.count) for label in labels],
        )


@takes_options("simple", SimpleBook)
def book(  # noqa: PLR0913 - one parameter per option
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="TOML file that describes the book.")
    ] = None,
    *,
    output: Output,
    avoid: Annotated[
        list[Path] | None,
        typer.Option(help="Exclude puzzles equivalent to any in this file; can be repeated."),
    ] = None,
    puzzles: Annotated[
        Path | None, typer.Option(help="Also write the puzzles to this file, for later volumes.")
    ] = None,
    cover: Annotated[
        Path | None,
        typer.Option(help="Also write the cover to this file, as PDF/X-1a with spine and bleed."),
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--preflight",
            help="Check page boxes, fonts, inks, line widths and text sizes for a print shop.",
        ),
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(help="Language tag such as `de`; overrides the language in FILE."),
    ] = None,
    as_json: AsJson = False,
    simple: SimpleBook,
) -> None:
    """Print a book with contents, instructions, chapters of puzzles and answers.

    Describe the book in FILE, or with the options from --title on. No two puzzles of the book are
    equivalent.
    """
    settings = Settings()
    order, folder = simple.order() if file is None else read_book_order(file), Path()
    if file is not None:
        folder = file.parent
    order = order.model_copy(update={"language": language} if language else {})
    volumes = [*(avoid or []), *(folder / name for name in order.avoid)]
    announce_credit(settings.public_site, with_cover=cover is not None)
    made = _make(order, folder, _forms_of(volumes), settings)
    pages = len(plan_pages(with_answers(made)))
    if made.mode == "print" and pages > _MOST_BOUND:
        message = f"nonet: the book has {pages} pages; many print shops bind at most {_MOST_BOUND}"
        print_error(message)
    pdf = _print(made)
    if puzzles is not None:
        puzzles.write_text("".join(f"{sheet.puzzle}\n" for sheet in made.puzzles), "ascii")
    write_pdf(pdf, output, count=len(made.puzzles), as_json=as_json)
    found = [("pages", preflight(pdf))] if check else []
    if cover is not None:
        drawn = write_cover(order, made, cover, as_json=as_json)
        found += [("cover", preflight(drawn))] if check else []
    for what, each in found:
        report_preflight(each, in_colour=what == "cover")


def _make(order: BookOrder, folder: Path, known: set[str], settings: Settings) -> Book:
    site = settings.public_site
    words = words_of(order.language, settings)
    texts = [order.title, order.subtitle, order.author, *order.imprint.splitlines()]
    texts += [line for each in order.chapters for line in (each.title, *each.text.splitlines())]
    for text in filter(None, texts):
        check_glyphs(text)
    warn_of_address(settings, codes=order.codes)
    chance = Random(engine.draw_seed() if order.seed is None else order.seed)  # noqa: S311
    chapters = tuple(
        _chapter(each, _puzzles(each, folder, chance, settings), known, site)
        for each in order.chapters
    )
    parts, met = BookParts(**same_named(BookParts, order)), set[str]()
    chapters = tuple(with_parts(chapter, parts, words, met) for chapter in chapters)
    others = {
        "made": _today(),
        "chapters": chapters,
        "credit": attribution_of(site).offline_text,
        "language": words.folder,
        "front": read_texts(folder, order.front, "front"),
        "back": read_texts(folder, order.back, "back"),
    }
    return Book(**same_named(Book, order) | others)


def _today() -> date:
    """Return the creation date: the date of SOURCE_DATE_EPOCH for reproducible builds, or today."""
    named = os.environ.get("SOURCE_DATE_EPOCH")
    return (datetime.fromtimestamp(int(named), UTC) if named else datetime.now(UTC)).date()


def _chapter(
    order: ChapterOrder, puzzles: Iterable[Verified], known: set[str], site: Site
) -> Chapter:
    """Fill a chapter with puzzles that aren't known, and add them to `known`.

    New puzzles are ordered by difficulty; those of a file keep their order.

    Raises:
        LayoutError: a puzzle of a file is known, or there are too few new ones.
    """
    sheets: list[Sheet] = []
    wanted = None if order.file else order.count
    for number, item in enumerate(puzzles, 1):
        form = engine.canonical(item.puzzle)
        if form not in known:
            known.add(form)
            sheets.append(sheet_of(item, site))
        elif order.file:
            reason = f"puzzle {number} of {order.file} is already in this book or in an avoided one"
            raise LayoutError(reason)
        if len(sheets) == wanted:
            break
    if wanted is not None and len(sheets) < wanted:
        reason = (
            f"found only {len(sheets)} of {wanted} new puzzles of difficulty {order.difficulty}"
        )
        raise LayoutError(reason)
    if not order.file:
        sheets = from_easy_to_hard(sheets)
    return Chapter(
        puzzles=tuple(sheets), title=order.title, label=order.difficulty, text=order.text
    )


def _puzzles(
    order: ChapterOrder, folder: Path, chance: Random, settings: Settings
) -> Iterator[Verified]:
    if order.file:
        yield from read_verified([str(folder / order.file)], settings)
        return
    label = order.difficulty or engine.DEFAULT_LABEL
    # Twice as many as needed, since some may be in other volumes.
    made = generate_puzzles(
        engine.PuzzleSpec(label), 2 * order.count, chance.getrandbits(engine.SEED_BITS), settings
    )
    for item in with_progress(made, doing=f"Generating {label}", total=order.count, prints=False):
        yield Verified(item.puzzle, item.solution)


def _forms_of(volumes: Iterable[Path]) -> set[str]:
    """Return the canonical forms of all puzzles in some files.

    Raises:
        typer.BadParameter: a file doesn't exist.
    """
    forms: set[str] = set()
    for volume in volumes:
        if not volume.is_file():
            raise typer.BadParameter(f"file not found: {volume}", param_hint="--avoid")
        for batch in read_batches([str(volume)]):
            forms.update(engine.canonical_many(batch))
    return forms


def _print(made: Book) -> bytes:
    bar = ProgressBar(doing="Printing", total=None, prints=False)
    try:
        return print_book(made, report=lambda done, total: bar.note(f"{done:,} of {total:,} pages"))
    finally:
        bar.end()
