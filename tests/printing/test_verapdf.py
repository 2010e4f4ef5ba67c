"""veraPDF, the judge that others go by, on a document of every kind."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from jvm import judge_of
from nonet import engine
from nonet.engine import Label, small
from nonet.i18n.catalogue import Catalogue, english
from nonet.i18n.words import Words
from nonet.printing.books.book import Book, Chapter
from nonet.printing.books.chapters import BookParts, chapter_of, with_parts
from nonet.printing.books.flow import read_matter
from nonet.printing.books.printing import print_book
from nonet.printing.class_set import ClassSet, PupilSheet, render_class_set, sheets_of_sizes
from nonet.printing.fonts import fallbacks_for, is_installed
from nonet.printing.from_puzzles import small_sheets
from nonet.printing.layout import Header, Layout
from nonet.printing.picture import Picture, draw
from nonet.printing.practice import make_practice_sheet, render_practice_sheet
from nonet.printing.rendering import render
from nonet.printing.svg import read_logo
from nonet.printing.worksheet import PrintedStep, Worksheet
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified

pytestmark = [pytest.mark.slow, pytest.mark.thorough, pytest.mark.timeout(300)]

LAYOUTS = {
    "one": Layout(),
    "two": Layout(per_page=2, answers="below"),
    "four": Layout(per_page=4, answers="4", candidates=True),
    "six": Layout(per_page=6, answers="12"),
    "nine": Layout(per_page=9, answers="9", weight="bold"),
    "large": Layout(large_print=True),
    "six answers": Layout(per_page=6, answers="6", shown="rating", weight="light"),
    "answers alone": Layout(per_page=4, answers="12", part="answers"),
    "one below": Layout(answers="below", codes=False),
}
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
LOGO = Header(title="Friday", logo=read_logo(SVG), first_number=41)
SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
LONG = f"https://{'valley.' * 12}example"
LEVELS: tuple[Label, ...] = ("easy", "medium", "hard")


@pytest.fixture
def judge(tmp_path: Path) -> Callable[[dict[str, bytes]], list[str]]:
    """Judge files by their names, in one run: `pass`, or the rules that are broken."""
    return judge_of("verapdf", "Validate.java", tmp_path)


def _title() -> str:
    """Return a title in all scripts of Noto whose fonts are here."""
    titles = ("数独", "سودوكو", "סודוקו")
    return " ".join(
        ["Sudoku", *(each for each in titles if all(map(is_installed, fallbacks_for(each))))]
    )


def with_words(worksheet: Worksheet) -> Worksheet:
    """Give every sheet hints and a path, and ask for them."""
    step = PrintedStep(technique="Chain", explanation="So it is.", conclusions=("If a, b.",) * 2)
    sheets = tuple(
        replace(sheet, hints=("Look at row 1.",), path=(step,) * 90) for sheet in worksheet.sheets
    )
    return replace(worksheet, sheets=sheets, layout=Layout(hints=True, path=True))


def further(base: Worksheet, words: Words) -> dict[str, bytes]:
    """Print practice sheets, three sizes of a class set, and a book with every part."""
    grids = [
        small_sheets(list(islice(small.generate_iter(size, "easy", seed=3), 2)), SITE, "both")
        for size in small.SIZES
    ]
    sizes = sheets_of_sizes([*grids, base.sheets[:2]], words)
    made = engine.generate_many("medium", 4, seed=2)
    chapter = chapter_of("medium", [Verified(one.puzzle, one.solution) for one in made], SITE)
    parts = BookParts(ramp=True, introductions=True, hints=True, index=True)
    chapters = (with_parts(chapter, parts, words, set()),)
    matter = (read_matter("# Before\n\n**Words** for readers."),)
    book = Book(
        title="All",
        chapters=chapters,
        credit="Nonet",
        mode="screen",
        front=matter,
        language=words.folder,
    )
    practised = {
        slug: render_practice_sheet(make_practice_sheet(slug, base, words, seed=5))
        for slug in ("x-wing", "naked-triple", "death-blossom")
    }
    class_set = ClassSet(worksheet=base, sheets=sizes)
    return practised | {"sizes": render_class_set(class_set), "every part": print_book(book)}


def english_files(make_worksheet: Callable[..., Worksheet]) -> dict[str, bytes]:
    """Print every layout, and every other kind of document."""
    sheets = make_worksheet(12)
    chapters = (Chapter(puzzles=make_worksheet(70).sheets, title="All"),)
    few = (Chapter(puzzles=sheets.sheets, title="All"),)
    book = Book(title="All", chapters=chapters, credit=sheets.credit, mode="screen")
    pupils = tuple(
        PupilSheet(puzzles=(sheet, sheets.sheets[3]), label=label)
        for sheet, label in zip(sheets.sheets, LEVELS, strict=False)
    )
    versions = tuple(PupilSheet(puzzles=(sheet,)) for sheet in sheets.sheets[:10])
    first = sheets.sheets[0]
    return {
        **{name: render(make_worksheet(12, layout=layout)) for name, layout in LAYOUTS.items()},
        "scripts": render(make_worksheet(2, header=Header(title=_title()))),
        "letter": render(make_worksheet(2, paper="letter")),
        "long": render(make_worksheet(75, layout=Layout(per_page=4, answers="12"))),
        "class set": render_class_set(ClassSet(worksheet=sheets, sheets=pupils)),
        "picture": draw(Picture(puzzle=first.puzzle, solution=first.solution, grids="both"), "pdf"),
        "logo": render(make_worksheet(4, layout=Layout(per_page=4), header=LOGO)),
        "long link": render(make_worksheet(4, layout=Layout(per_page=4), site=LONG)),
        "versions": render_class_set(ClassSet(worksheet=sheets, sheets=versions)),
        "words": render(with_words(make_worksheet(2))),
        "book": print_book(book),
        "large book": print_book(
            replace(book, chapters=few, large_print=True, trim="8.5x11"),
        ),
        **further(sheets, english()),
    }


def translated_files(
    make_worksheet: Callable[..., Worksheet], words: Words, layouts: list[str]
) -> dict[str, bytes]:
    """Print some layouts and all texts in another language."""
    make = partial(make_worksheet, language=words.folder)
    files = {
        **{name: render(make(12, layout=LAYOUTS[name])) for name in layouts},
        "words": render(with_words(make(2))),
        **further(make(12), words),
    }
    return {f"{name}, {words.tag}": file for name, file in files.items()}


def test_every_kind_of_document_is_pdf_ua(
    judge: Callable[[dict[str, bytes]], list[str]],
    make_worksheet: Callable[..., Worksheet],
) -> None:
    files = english_files(make_worksheet)
    languages = [words for words in Catalogue().all() if words.tag in ("de", "ja", "ar")]
    for place, words in enumerate(languages):
        files |= translated_files(make_worksheet, words, list(LAYOUTS)[place :: len(languages)])

    judged = dict(zip(files, judge(files), strict=True))

    assert judged == dict.fromkeys(files, "pass")
