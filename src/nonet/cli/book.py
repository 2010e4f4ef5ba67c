"""`nonet book`: print a book of puzzles for a print shop or a screen."""

import os
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.book_file import MOST_PER_CHAPTER, BookSpec, ChapterSpec, read_book_spec, read_texts
from nonet.cli.generate import generate_puzzles
from nonet.cli.grids import read_batches
from nonet.cli.options import Seed, labels_named, words_of
from nonet.cli.printing import Output, read_verified, warn_of_address, write_pdf
from nonet.cli.progress import ProgressBar, with_progress
from nonet.cli.terminal import FAILED, AsJson, print_error, print_result, write_file
from nonet.errors import LayoutError
from nonet.i18n.catalogue import words_in
from nonet.printing.books.barcode import read_isbn
from nonet.printing.books.book import Book, Chapter, Mode
from nonet.printing.books.chapters import BookParts, from_easy_to_hard, with_parts
from nonet.printing.books.cover import Cover, Stock, print_cover
from nonet.printing.books.pages import plan_pages
from nonet.printing.books.preflight import Preflight, preflight
from nonet.printing.books.printing import print_book, with_answers
from nonet.printing.from_puzzles import sheet_of
from nonet.printing.layout import same_named
from nonet.printing.practice import COVER_TECHNIQUE, drawn_step
from nonet.printing.typesetting import check_glyphs
from nonet.printing.worksheet import Sheet
from nonet.puzzles.links.site import Site, attribution_of
from nonet.puzzles.verification import Verified
from nonet.server.settings import Settings

# The limit of Kindle Direct Publishing.
_MOST_BOUND = 828
_DEFAULT_BLEED_MM = 3.2
_DEFAULT = BookSpec(title="Sudoku", chapters=[])
_SHARED = ("title", "author", "trim", "bleed", "mode", "large_print", "stock")


@dataclass(frozen=True, slots=True, kw_only=True)
class BookOptions:
    """A book described by options instead of a file."""

    title: Annotated[str, typer.Option(help="Title of the book; required without FILE.")] = ""
    author: Annotated[str, typer.Option(help="Author of the book.")] = ""
    difficulty: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Difficulty of a chapter: {', '.join(engine.LABELS)}; repeat for more chapters."
        ),
    ] = None
    count: Annotated[
        int, typer.Option(min=1, max=MOST_PER_CHAPTER, help="Number of puzzles per chapter.")
    ] = 20
    trim: Annotated[
        str, typer.Option(help="Page size: 6x9, 8.5x11, a5, or in millimetres as 130x190mm.")
    ] = _DEFAULT.trim
    bleed: Annotated[float, typer.Option(help="Bleed around the pages in millimetres.")] = 0
    mode: Annotated[
        Mode, typer.Option(help="Make a PDF for a print shop, or for a screen with links.")
    ] = _DEFAULT.mode
    large_print: Annotated[
        bool, typer.Option("--large-print", help="Text of at least 16 points; needs at least 7x10.")
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

    def spec(self) -> BookSpec:
        """Return the book as a file would describe it.

        Raises:
            typer.BadParameter: there is no title.
        """
        if not self.title:
            raise typer.BadParameter("required if there is no FILE", param_hint="--title")
        labels = labels_named(self.difficulty or [engine.DEFAULT_LABEL])
        return BookSpec(
            **{name: getattr(self, name) for name in _SHARED},
            ramp=self.parts,
            introductions=self.parts and not self.large_print,
            hints=self.parts,
            index=self.parts,
            seed=None if self.seed is None else engine.seed_of(self.seed),
            chapters=[ChapterSpec(difficulty=label, count=self.count) for label in labels],
        )


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
        str | None, typer.Option(help="Language tag such as `de`; overrides the language in FILE.")
    ] = None,
    isbn: Annotated[
        str | None,
        typer.Option(help="ISBN for the barcode on the cover; overrides the one in FILE."),
    ] = None,
    as_json: AsJson = False,
    options: BookOptions,
) -> None:
    """Print a book with contents, instructions, chapters of puzzles and answers.

    Describe the book in FILE, or with the options from --title on. No two puzzles of the book are
    equivalent.
    """
    settings = Settings()
    spec = options.spec() if file is None else read_book_spec(file)
    folder = Path() if file is None else file.parent
    over = {"language": language, "isbn": isbn}
    spec = spec.model_copy(update={name: value for name, value in over.items() if value})
    if isbn and cover is None:
        raise typer.BadParameter("is printed on the cover: add --cover", param_hint="--isbn")
    if spec.isbn:
        read_isbn(spec.isbn)
    volumes = [*(avoid or []), *(folder / name for name in spec.avoid)]
    _announce_credit(settings.public_site, with_cover=cover is not None)
    made = _make(spec, folder, _forms_of(volumes), settings)
    pages = len(plan_pages(with_answers(made)))
    if made.mode == "print" and pages > _MOST_BOUND:
        message = f"nonet: the book has {pages} pages; many print shops bind at most {_MOST_BOUND}"
        print_error(message)
    pdf = _print(made)
    if puzzles is not None:
        puzzles.write_text("".join(f"{sheet.puzzle}\n" for sheet in made.puzzles), "ascii")
    write_pdf(pdf, output, count=len(made.puzzles), as_json=as_json)
    pdf_of_cover = None if cover is None else _write_cover(spec, made, cover, as_json=as_json)
    if check:
        _report_preflight(preflight(pdf), in_colour=False)
        if pdf_of_cover is not None:
            _report_preflight(preflight(pdf_of_cover), in_colour=True)


def _make(spec: BookSpec, folder: Path, known: set[str], settings: Settings) -> Book:
    site = settings.public_site
    words = words_of(spec.language, settings)
    texts = [spec.title, spec.subtitle, spec.author, *spec.imprint.splitlines()]
    texts += [line for each in spec.chapters for line in (each.title, *each.text.splitlines())]
    for text in filter(None, texts):
        check_glyphs(text)
    warn_of_address(settings, codes=spec.codes)
    random = Random(engine.draw_seed() if spec.seed is None else spec.seed)  # noqa: S311
    chapters = tuple(
        _chapter(each, _puzzles(each, folder, random, settings), known, site)
        for each in spec.chapters
    )
    parts, introduced = BookParts(**same_named(BookParts, spec)), set[str]()
    others = {
        "made": _today(),
        "per_page": spec.puzzles_per_page,
        "chapters": tuple(with_parts(one, parts, words, introduced) for one in chapters),
        "credit": attribution_of(site).offline_text,
        "language": words.folder,
        "front": read_texts(folder, spec.front, "front"),
        "back": read_texts(folder, spec.back, "back"),
    }
    return Book(**same_named(Book, spec) | others)


def _today() -> date:
    """Return the creation date: the date of SOURCE_DATE_EPOCH for reproducible builds, or today."""
    named = os.environ.get("SOURCE_DATE_EPOCH")
    return (datetime.fromtimestamp(int(named), UTC) if named else datetime.now(UTC)).date()


def _chapter(
    spec: ChapterSpec, puzzles: Iterable[Verified], known: set[str], site: Site
) -> Chapter:
    """Fill a chapter with puzzles that aren't known, and add them to `known`.

    New puzzles are ordered by difficulty; those of a file keep their order.

    Raises:
        LayoutError: a puzzle of a file is known, or there are too few new ones.
    """
    sheets: list[Sheet] = []
    for number, item in enumerate(puzzles, 1):
        form = engine.canonical(item.puzzle)
        if form not in known:
            known.add(form)
            sheets.append(sheet_of(item, site))
        elif spec.file:
            reason = f"puzzle {number} of {spec.file} is already in this book or in an avoided one"
            raise LayoutError(reason)
        if not spec.file and len(sheets) == spec.count:
            break
    if not spec.file:
        if len(sheets) < spec.count:
            found = f"found only {len(sheets)} of {spec.count} new puzzles"
            raise LayoutError(f"{found} of difficulty {spec.difficulty}")
        sheets = from_easy_to_hard(sheets)
    return Chapter(puzzles=tuple(sheets), title=spec.title, label=spec.difficulty, text=spec.text)


def _puzzles(
    spec: ChapterSpec, folder: Path, random: Random, settings: Settings
) -> Iterator[Verified]:
    if spec.file:
        yield from read_verified([str(folder / spec.file)])
        return
    label = spec.difficulty or engine.DEFAULT_LABEL
    # Twice as many as needed, since some may be in other volumes.
    made = generate_puzzles(
        engine.PuzzleSpec(label), 2 * spec.count, random.getrandbits(engine.SEED_BITS), settings
    )
    for item in with_progress(made, doing=f"Generating {label}", total=spec.count, prints=False):
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
    with closing(ProgressBar(doing="Printing", total=None, prints=False)) as bar:
        return print_book(made, report=lambda done, total: bar.note(f"{done:,} of {total:,} pages"))


def _write_cover(spec: BookSpec, book: Book, file: Path, *, as_json: bool) -> bytes:
    """Write the cover of a book to a file, report the width of its spine, and return it.

    Raises:
        typer.BadParameter: the file can't be written.
    """
    step = drawn_step(COVER_TECHNIQUE, words_in(book.language), seed=spec.seed or 1)
    cover = Cover(
        book=book,
        step=step,
        blurb=spec.blurb,
        isbn=spec.isbn,
        stock=spec.stock,
        colour=spec.cover_colour,
        bleed=spec.bleed or _DEFAULT_BLEED_MM,
    )
    pdf = print_cover(cover)
    write_file(file, pdf, "--cover")
    fields = {"file": str(file), "pages": cover.pages, "spineMm": cover.spine_mm}
    spine = f"a spine of {cover.spine_mm} mm ({cover.spine:.3f} in)"
    text = f"{file}: {spine} for {cover.pages} pages on {cover.stock} paper"
    print_result(fields, text, as_json=as_json)
    return pdf


def _announce_credit(site: Site, *, with_cover: bool) -> None:
    """Report on standard error which pages will show the credit, and why."""
    credit = attribution_of(site)
    where = "the title page, the imprint, each page footer" + ", the back cover" * with_cover
    print_error(f"nonet: the credit {credit.offline_text!r} will be printed on {where}")
    print_error(f"nonet: the terms of use ask for this credit: {credit.terms_url}")


def _report_preflight(found: Preflight, *, in_colour: bool) -> None:
    """Print the preflight report on standard error.

    Raises:
        typer.Exit: with 1, if the file isn't fit for print.
    """
    sizes = [
        f"{box} {width:g} x {height:g} mm"
        for box, boxes in (("trim", found.trims), ("bleed", found.bleeds))
        for width, height in sorted(boxes)
    ]
    least = [
        f"{part} {size:.2f} {unit}" if size is not None else f"no {part}"
        for part, size, unit in (
            ("line", found.least_line, "pt"),
            ("text", found.least_text, "pt"),
            ("picture", found.least_ppi, "ppi"),
        )
    ]
    for name, parts in (
        ("file", [f"PDF {found.version}", found.intent or "no output intent"]),
        ("boxes", sizes),
        ("fonts", sorted(found.fonts)),
        ("inks", sorted(found.inks)),
        ("least", least),
    ):
        print_error(f"{name:6} {', '.join(parts)}")
    faults = found.faults(in_colour=in_colour)
    for fault in faults:
        print_error(f"nonet: {fault}")
    if faults:
        raise typer.Exit(FAILED)
