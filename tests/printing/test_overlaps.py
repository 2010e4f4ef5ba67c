"""The table of boxes that overlap, over all layouts, papers, trims and languages: it is empty.

A row is something that is printed. Content without room is refused and has no row. Normally only
some rows are printed, in changing languages. All of them take an hour, and are printed where
`NONET_ALL_LAYOUTS` is set.
"""

import itertools
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from functools import cache, partial
from typing import Any

import pytest
import typst

from nonet import engine
from nonet.engine import Label, small
from nonet.errors import LayoutError
from nonet.i18n.catalogue import Catalogue, words_in
from nonet.i18n.words import Words
from nonet.printing.books.book import MODES, TRIMS, Book, PuzzlesPerPage
from nonet.printing.books.chapters import BookParts, chapter_of, with_parts
from nonet.printing.books.cover import Cover, print_cover
from nonet.printing.books.flow import read_matter
from nonet.printing.books.printing import print_book
from nonet.printing.class_set import (
    MOST_TO_A_SHEET,
    ClassSet,
    PupilSheet,
    render_class_set,
    sheets_of_sizes,
    with_links,
)
from nonet.printing.from_puzzles import small_sheets, with_link, worksheet_of
from nonet.printing.layout import ANSWERS, MARKS, PAPERS, PER_PAGE, Header, Layout, Mark
from nonet.printing.practice import drawn_step, make_practice_sheet, render_practice_sheet
from nonet.printing.rendering import render
from nonet.printing.sheet_explanations import explain_sheet
from nonet.printing.strip import Strip, draw_strip, read_size, strip_days
from nonet.printing.worksheet import Sheet, Worksheet
from nonet.puzzles.lessons.lesson import techniques
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified
from page_boxes import overlaps
from pseudo_language import write_pseudo_language

Rows = Iterator[tuple[str, Callable[[], bytes]]]

SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
CREDIT = "Created with Nonet \u00b7 nonet.example"
LONG_TITLE = "Practising together for the great school contest 26"
LONG_CLASS, LONG_DATE = "Class 5 b of the Upper Valley School", "Friday, 21 November 2026"
HEADERS = {
    "no title": Header(),
    "a class": Header(title="Monday", class_name="5 b", first_number=995, blanks=False),
    "all long": Header(title=LONG_TITLE, class_name=LONG_CLASS, date=LONG_DATE),
}
CODES = ("own", "none", "one")
ALL_TRIMS = (*TRIMS, "130x190mm")
STRIP_SIZES = ("286x130", "286x110", "95x286", "130x200", "210x148", "400x90")
PRINTED = (
    *("sheets", "large print", "words", "class sets", "small grids", "practice"),
    *("strips", "books", "covers"),
)


@pytest.fixture(scope="session")
def languages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Words]:
    """English, the languages that are published, and one that is a third longer than English."""
    folder = tmp_path_factory.mktemp("languages")
    write_pseudo_language(folder, "qps")
    spoken = {words.tag: words for words in Catalogue().all()}
    return {**spoken, "pseudo": words_in(folder / "qps")}


@pytest.mark.thorough
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("table", PRINTED)
def test_nothing_overlaps(languages: dict[str, Words], table: str) -> None:
    if "NONET_ALL_LAYOUTS" in os.environ:
        every = (rows_of(table, tag, words) for tag, words in languages.items())
        assert found_in(itertools.chain.from_iterable(every)) == {}
    else:
        assert found_in(some_rows(table, languages)) == {}


def some_rows(table: str, languages: dict[str, Words]) -> Rows:
    """Yield one row in 18, each in the next language, and at least one in every language."""
    step = 18 * len(languages)
    for turn, (tag, words) in enumerate(languages.items()):
        rows = list(rows_of(table, tag, words))
        yield from rows[18 * turn % len(rows) :: step]


def test_overlaps_are_found() -> None:
    placed = (
        ("50pt, dy: 30pt", "[First]"),
        ("65pt, dy: 32pt", "[Second]"),
        ("50pt, dy: 80pt", "[Struck]"),
        ("20pt, dy: 84pt", "line(length: 90pt)"),
        ("5pt, dy: 120pt", "[Out]"),
        ("99pt, dy: 150pt", "[Under]"),
        ("99pt, dy: 172pt", "line(length: 90pt)"),
    )
    page = "#set page(width: 300pt, height: 200pt, margin: 0pt)\n" + "\n".join(
        f"#place(top + left, dx: {at}, {what})" for at, what in placed
    )

    pdf = typst.compile(page.encode())

    found = overlaps(pdf)

    expected = ["'Out' reaches out", "'First' on 'Second'", "a line through 'Struck'"]
    assert found == [f"page 1: {each}" for each in expected]


def found_in(rows: Rows) -> dict[str, list[str]]:
    """Print rows, and return those with overlaps by their names."""
    found, printed = {}, 0
    for name, draw in rows:
        try:
            pdf = draw()
        except LayoutError:
            continue
        printed += 1
        # Chains and crosses pass through the candidates of a step, and a cover's grid is cut.
        is_drawn_over = name.startswith(("practice", "cover")) or "introductions" in name
        free = {"lines": not is_drawn_over, "digits": not name.startswith("cover")}
        # A strip has no margin.
        margin = 0 if name.startswith("strip") else 18
        if overlapping := overlaps(pdf, margin=margin, **free):
            found[name] = overlapping[:5]
    assert printed
    return found


def rows_of(table: str, tag: str, words: Words) -> Rows:
    makers = {
        "sheets": sheets,
        "large print": large_print,
        "words": pages_of_words,
        "class sets": class_sets,
        "small grids": small_grids,
        "practice": practice_sheets,
        "strips": strips,
        "books": books,
        "covers": covers,
    }
    for name, draw in makers[table](words):
        yield f"{name}, {tag}", draw


@cache
def puzzles(count: int) -> list[Verified]:
    """Return so many puzzles, of all levels in turn: the same for all rows."""
    made = [engine.generate(label, seed=7) for label in engine.LABELS]
    cycled = itertools.islice(itertools.cycle(made), count)
    return [Verified(item.puzzle, item.solution) for item in cycled]


def worksheet(count: int, words: Words, **options: Any) -> Worksheet:
    labels = [engine.LABELS[index % len(engine.LABELS)] for index in range(count)]
    paper, layout = options.pop("paper", "a4"), options.pop("layout", Layout())
    made = worksheet_of(puzzles(count), labels, SITE, paper=paper, layout=layout)
    hardest = words("name-locked-claiming")
    told = [replace(each, technique=hardest, rating="ER 10.5") for each in made.sheets]
    return replace(made, sheets=tuple(told), language=words.folder, **options)


def sheets(words: Words) -> Rows:
    turns = itertools.cycle(ANSWERS)
    looks: list[dict[str, Any]] = [{}, {"shown": "rating", "technique": True, "candidates": True}]
    for per_page, code, look in itertools.product(PER_PAGE, CODES, looks):
        for (head, header), paper in itertools.product(HEADERS.items(), PAPERS):
            answers = next(turns)
            wished = {"per_page": per_page, "answers": answers, **look}
            name = f"{per_page} a page, answers {answers}, code {code}, {head}, {paper}, {look}"
            yield name, partial(a_sheet, words, code, wished, header=header, paper=paper)


def a_sheet(words: Words, code: str, wished: dict[str, Any], **options: Any) -> bytes:
    layout = Layout(codes=code != "none", **wished)
    return coded(worksheet(9, words, layout=layout, **options), code)


def coded(made: Worksheet, code: str) -> bytes:
    return render(with_link(made, SITE) if code == "one" else made)


def large_print(words: Words) -> Rows:
    for code, (head, header), paper in itertools.product(CODES, HEADERS.items(), PAPERS):
        layout = Layout(large_print=True, codes=code != "none", hints=True, path=True)
        draw = partial(a_told_sheet, words, code, 2, layout=layout, header=header, paper=paper)
        yield f"large print, code {code}, {head}, {paper}", draw


def pages_of_words(words: Words) -> Rows:
    layout = Layout(hints=True, path=True, technique=True)
    for count, (head, header), paper in itertools.product((1, 5), HEADERS.items(), PAPERS):
        draw = partial(a_told_sheet, words, "own", count, layout=layout, header=header, paper=paper)
        yield f"hints and paths of {count}, {head}, {paper}", draw


def a_told_sheet(words: Words, code: str, count: int, **options: Any) -> bytes:
    made = worksheet(count, words, **options)
    told = tuple(explain_sheet(each, made.layout, words) for each in made.sheets)
    return coded(replace(made, sheets=told), code)


def pupils(count: int, words: Words, kind: str) -> tuple[PupilSheet, ...]:
    tip = "Look at row 4, then at the box in the middle of the right, for a digit that is alone."
    made = tuple(replace(each, hints=(tip,)) for each in worksheet(count, words).sheets)
    if kind == "versions":
        return (PupilSheet(puzzles=made), PupilSheet(puzzles=made))
    if kind == "levels":
        return tuple(PupilSheet(puzzles=made, label=label) for label in engine.LABELS[:3])
    return sheets_of_sizes([*(grids_of(size, count) for size in small.SIZES), made], words)


def grids_of(size: small.Size, count: int) -> tuple[Sheet, ...]:
    made = list(itertools.islice(small.generate_iter(size, small.LEVELS[0], seed=3), count))
    return small_sheets(made, SITE, "both")


def blank(words: Words, header: Header, paper: Any) -> Worksheet:
    return Worksheet(
        service_name="Nonet",
        credit=CREDIT,
        sheets=(),
        paper=paper,
        header=header,
        language=words.folder,
    )


def class_sets(words: Words) -> Rows:
    counts = range(1, MOST_TO_A_SHEET + 1)
    for kind, count, mark in itertools.product(("levels", "versions", "sizes"), counts, MARKS):
        for (head, header), paper, code in itertools.product(HEADERS.items(), PAPERS, CODES[:2]):
            base = blank(words, replace(header, first_number=1), paper)
            letters = partial(pupils, count, words, kind)
            name = f"class set of {kind}, {count} a sheet, {mark}, {head}, {paper}, code {code}"
            yield name, partial(a_class_set, base, letters, code, mark)


def a_class_set(
    base: Worksheet, letters: Callable[[], tuple[PupilSheet, ...]], code: str, mark: Mark
) -> bytes:
    made = ClassSet(worksheet=base, sheets=letters(), mark=mark)
    return render_class_set(with_links(made, SITE) if code == "own" else made)


def small_grids(words: Words) -> Rows:
    for size, per_page, code in itertools.product(small.SIZES, PER_PAGE, CODES):
        for (head, header), paper in itertools.product(HEADERS.items(), PAPERS):
            layout = Layout(per_page=per_page, answers="12", codes=code != "none")
            base = replace(blank(words, header, paper), layout=layout)
            name = f"{size} rows, {per_page} a page, code {code}, {head}, {paper}"
            yield name, partial(a_small_sheet, base, size, code)


def a_small_sheet(base: Worksheet, size: small.Size, code: str) -> bytes:
    return coded(replace(base, sheets=grids_of(size, 9)), code)


def practice_sheets(words: Words) -> Rows:
    for (place, slug), head in itertools.product(enumerate(techniques()), ("a class", "all long")):
        base = blank(words, replace(HEADERS[head], title=""), PAPERS[place % 2])
        yield f"practice of {slug}, {head}", partial(a_practice_sheet, words, base, slug)


def a_practice_sheet(words: Words, base: Worksheet, slug: str) -> bytes:
    return render_practice_sheet(make_practice_sheet(slug, base, words, seed=5))


def strips(words: Words) -> Rows:
    for size, count, title in itertools.product(STRIP_SIZES, (2, 3), ("", LONG_TITLE)):
        name = f"strip of {count} on {size}, {title or 'no title'}"
        yield name, partial(a_strip, words, size, count, title)


def a_strip(words: Words, size: str, count: int, title: str) -> bytes:
    labels = engine.LABELS[:count]
    (day,) = strip_days(labels, date(2027, 1, 1), 1, seed=5, budget=10_000_000)
    made = Strip(
        day=day.day,
        puzzles=tuple(each.sheet for each in day.puzzles),
        yesterday=tuple(each.sheet for each in day.yesterday),
        credit=CREDIT,
        size=read_size(size),
        title=title,
        language=words.folder,
    )
    return draw_strip(made)


def book_of(words: Words, parts: BookParts, count: int = 12, **options: Any) -> Book:
    met: set[str] = set()
    labels: tuple[Label, ...] = ("easy", "expert")
    first, second = (
        with_parts(chapter_of(label, puzzles(count), SITE), parts, words, met) for label in labels
    )
    second = replace(second, title=f"{LONG_TITLE} and all that comes after it, to the end")
    said: dict[str, Any] = {"title": LONG_TITLE, "subtitle": LONG_CLASS, "author": "Ada Example"}
    front = (read_matter("# Before you begin\n\nEach puzzle has **one** solution.\n\n- So it is."),)
    whole = {"credit": CREDIT, "language": words.folder, "front": front, **said, **options}
    return Book(chapters=(first, second), **whole)


def books(words: Words) -> Rows:
    told = BookParts(ramp=True, hints=True, index=True)
    introduced = replace(told, introductions=True)
    kinds: dict[str, tuple[partial[Book], tuple[PuzzlesPerPage, ...]]] = {
        "introductions and all parts": (partial(book_of, words, introduced), (1,)),
        "hints and an index": (partial(book_of, words, told), PER_PAGE),
        "large print": (partial(book_of, words, told, large_print=True), (1, 2)),
    }
    for (kind, (make, numbers)), trim in itertools.product(kinds.items(), ALL_TRIMS):
        for per_page, mode in itertools.product(numbers, MODES):
            draw = partial(a_book, make, trim=trim, per_page=per_page, mode=mode)
            yield f"book of {trim}, {kind}, {per_page} a page, for {mode}", draw


def a_book(make: Callable[[], Book], **options: Any) -> bytes:
    return print_book(replace(make(), **options))


def covers(words: Words) -> Rows:
    for trim, count, title in itertools.product(ALL_TRIMS, (20, 400), ("Two", LONG_TITLE)):
        draw = partial(a_cover, words, count, trim=trim, title=title)
        yield f"cover of {trim}, {2 * count} puzzles, {title}", draw


def a_cover(words: Words, count: int, **options: Any) -> bytes:
    step = drawn_step("skyscraper", words, seed=1)
    book = book_of(words, BookParts(), count=count, **options)
    return print_cover(Cover(book=book, step=step, blurb="One.\n" + "Many words of a blurb. " * 12))
