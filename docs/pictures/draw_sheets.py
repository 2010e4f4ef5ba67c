"""Draw a page of every layout as `sheet-*.png` beside this file.

Run it with `.venv/bin/python docs/pictures/draw_sheets.py`; it needs pdftoppm, of poppler-utils,
and the fonts of fonts-noto-core and fonts-noto-cjk. What belongs together stands side by side.
"""
# ruff: noqa: INP001, RUF001, S603, S607 - a script in no package, which runs an outside tool; Greek

import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from io import BytesIO
from itertools import islice
from pathlib import Path
from random import Random

from PIL import Image
from zopfli.png import optimize

from nonet import engine
from nonet.engine import small
from nonet.i18n.catalogue import english
from nonet.printing.books.book import Book, Chapter
from nonet.printing.books.chapters import BookParts, with_parts
from nonet.printing.books.cover import Cover, print_cover
from nonet.printing.books.flow import read_matter
from nonet.printing.books.pages import plan_pages
from nonet.printing.books.preflight import preflight
from nonet.printing.books.printing import print_book, with_answers
from nonet.printing.class_set import (
    ClassSet,
    render_class_set,
    sheets_of_levels,
    sheets_of_sizes,
    sheets_of_versions,
)
from nonet.printing.from_puzzles import small_sheets
from nonet.printing.layout import Header, Layout
from nonet.printing.practice import drawn_step, make_practice_sheet, render_practice_sheet
from nonet.printing.rendering import render
from nonet.printing.sheet_explanations import explain_sheet
from nonet.printing.strip import Strip, draw_strip, read_size, strip_days
from nonet.printing.svg import read_logo
from nonet.printing.worksheet import Sheet, Worksheet
from nonet.puzzles.class_sets import draw_levels
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified

HERE = Path(__file__).parent
# Between pages.
GROUND = 0xDD
RESOLUTION = "60"
LABELS = ("easy", "medium", "hard", "expert")
TITLES = {
    "german": Header(title="Übung für Größe 5", class_name="Klasse 5 b", date="21. November"),
    "greek": Header(title="Σουντόκου για την Παρασκευή", class_name="Τάξη Ε΄", date="21 Νοεμβρίου"),
    "japanese": Header(title="金曜日の数独パズル", class_name="五年二組", date="11月21日"),
    "arabic": Header(title="سودوكو ليوم الجمعة", class_name="الصف الخامس", date="٢١ نوفمبر"),
}
FRIDAY = Header(title="Sudoku for Friday", class_name="5 b")
LOGO = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
WITH_LOGO = Header(
    title="Sudoku for Friday", logo=read_logo(LOGO), date="21 November", first_number=41
)


def made(label: engine.Label, index: int) -> Sheet:
    """Make a puzzle of a label; the same index gives the same."""
    puzzle = engine.generate(label, seed=7, index=index)
    address = f"https://nonet.example/puzzles/v1-{puzzle.puzzle.replace('-', '0')}"
    return Sheet(
        puzzle=puzzle.puzzle, solution=puzzle.solution, playable_url=address, label=puzzle.label
    )


def worksheet(count: int, layout: Layout, header: Header = FRIDAY) -> Worksheet:
    """Lay out puzzles of several labels."""
    return Worksheet(
        service_name="Nonet",
        credit="Created with Nonet · nonet.example",
        sheets=tuple(made(LABELS[index % 4], index) for index in range(count)),
        layout=layout,
        header=header,
    )


def with_words(sheets: Worksheet) -> Worksheet:
    """Give every sheet what its layout asks for, in English."""
    shown = tuple(explain_sheet(sheet, sheets.layout, english()) for sheet in sheets.sheets)
    return replace(sheets, sheets=shown)


def class_set() -> ClassSet:
    """Make a class set of three levels."""
    nested = list(islice(draw_levels("medium", seed=7), 2))
    sheets = sheets_of_levels(nested, english())
    return ClassSet(worksheet=replace(worksheet(1, Layout()), sheets=()), sheets=sheets)


def sizes() -> ClassSet:
    """Make a class set of three sizes, with digits and shapes."""
    site = Site("https://nonet.example", "https://nonet.example", "Nonet")
    letters = [
        small_sheets(list(islice(small.generate_iter(size, "easy", seed=7), 2)), site, "both")
        for size in small.SIZES
    ]
    sheets = sheets_of_sizes([*letters, (made("easy", 0), made("easy", 4))], english())
    return ClassSet(worksheet=replace(worksheet(1, Layout()), sheets=()), sheets=sheets)


def versions() -> ClassSet:
    """Make a class set of four versions that are equally hard."""
    puzzle = made("medium", 1)
    images = [Verified(puzzle.puzzle, puzzle.solution)]
    sheets = sheets_of_versions(images, 4, Random(1), english())  # noqa: S311 - always the same
    return ClassSet(worksheet=replace(worksheet(1, Layout()), sheets=()), sheets=sheets)


def book() -> Book:
    """Make a short book."""
    return Book(
        title="Exactly One Solution",
        subtitle="From the first single to the X-wing",
        chapters=(Chapter(puzzles=tuple(made("hard", i) for i in range(12)), label="hard"),),
        credit="Created with Nonet · nonet.example",
    )


FIVE = ("naked-pair", "x-wing", "skyscraper", "xy-wing", "xy-chain")
CREDIT = "Created with Nonet · nonet.example"


def full_book() -> Book:
    """Make a book of 200 with every part, of pages with bleed."""
    parts, met = BookParts(ramp=True, introductions=True, hints=True, index=True), set[str]()
    chapters = []
    for label in LABELS:
        sheets = tuple(made(label, index) for index in range(50))
        new = Chapter(puzzles=sheets, label=label)
        chapters.append(with_parts(new, parts, english(), met))
    return Book(
        title="200 Sudoku",
        subtitle="with a reason for every step",
        author="Ada Example",
        chapters=tuple(chapters),
        credit=CREDIT,
        bleed=3.2,
        front=(read_matter("# Before you begin\n\nNothing has to be **guessed**."),),
    )


def draw_full_books() -> None:
    """Draw the cover and pages of a book with every part, in two sizes, and check its pages."""
    for name, trim in (("6x9", "6x9"), ("8x11", "8.25x11")):
        book = replace(full_book(), trim=trim)
        printed, pages = print_book(book), plan_pages(with_answers(book))
        if faults := preflight(printed).faults():
            raise SystemExit(f"{trim}: {faults}")
        kinds = [each.kind for each in pages]
        chapter = kinds.index("chapter", kinds.index("answers") // 2)
        texts = [each.number for each in pages if each.kind == "flow"]
        draw(printed, [chapter + 1, chapter + 2, texts[2], texts[-1]], f"book-parts-{name}")
        cover = print_cover(Cover(book=book, step=drawn_step("skyscraper", english(), seed=1)))
        if name == "6x9":
            draw(cover, [1], "book-cover")


def draw_practice() -> None:
    """Draw the fronts of five practice sheets, and the back of one."""
    blank = Worksheet(service_name="Nonet", credit=CREDIT, sheets=())
    each = [
        render_practice_sheet(make_practice_sheet(slug, blank, english(), seed=7)) for slug in FIVE
    ]
    beside([*((pdf, 1) for pdf in each), (each[1], 2)], "practice")


def draw_strips() -> None:
    """Make a year of strips, and draw its first day."""
    size, labels = read_size("286x110"), ("easy", "hard")
    first = date(2027, 1, 1)
    for day in strip_days(labels, first, 365, seed=5, budget=engine.DEFAULT_SPEC_BUDGET):
        strip = Strip(
            day=day.day,
            puzzles=tuple(one.sheet for one in day.puzzles),
            yesterday=tuple(one.sheet for one in day.yesterday),
            credit=CREDIT,
            size=size,
        )
        drawn = draw_strip(strip)
        if day.day == first:
            draw(drawn, [1], "strip")


def draw(pdf: bytes, pages: Sequence[int], name: str) -> None:
    """Draw pages of a PDF side by side, in grey."""
    beside([(pdf, page) for page in pages], name)


def beside(pages: Sequence[tuple[bytes, int]], name: str) -> None:
    """Draw pages of several PDFs side by side, in grey."""
    drawn = list(pictures(pages))
    gap = 8
    width = sum(each.width for each in drawn) + gap * (len(drawn) - 1)
    whole = Image.new("L", (width, max(each.height for each in drawn)), GROUND)
    left = 0
    for each in drawn:
        whole.paste(each, (left, 0))
        left += each.width + gap
    save(whole, HERE / f"sheet-{name}.png")


def save(picture: Image.Image, file: Path) -> None:
    """Save a picture in few greys, as small as it gets: the package has it."""
    few = picture.point(lambda grey: grey if grey == GROUND else round(grey / 85) * 85)
    packed = BytesIO()
    few.quantize(5).save(packed, "PNG", optimize=True)
    file.write_bytes(optimize(packed.getvalue()))


def pictures(pages: Sequence[tuple[bytes, int]]) -> Iterator[Image.Image]:
    """Yield a picture of each page."""
    with tempfile.TemporaryDirectory() as folder:
        for pdf, page in pages:
            file = Path(folder, "sheet.pdf")
            file.write_bytes(pdf)
            wanted = ("-f", str(page), "-l", str(page), "-singlefile")
            target = str(Path(folder, "page"))
            subprocess.run(
                ["pdftoppm", "-png", "-gray", "-r", RESOLUTION, *wanted, str(file), target],
                check=True,
            )
            with Image.open(f"{target}.png") as picture:
                yield picture.convert("L")


def main() -> None:
    """Draw all."""
    draw_layouts()
    draw_answers()
    draw_words()
    draw_practice()
    draw_strips()
    draw_full_books()
    for name, header in TITLES.items():
        sheets = replace(worksheet(4, Layout(per_page=4), header), paper="letter")
        draw(render(sheets), [1], name)
    levels, four = render_class_set(class_set()), render_class_set(versions())
    draw(levels, [1], "class")
    draw(levels, [4], "class-key")
    beside([(four, 1), (four, 2), (four, 5)], "versions")
    draw(render_class_set(sizes()), [1, 2, 3, 4], "sizes")
    printed = print_book(book())
    draw(printed, [1, 3, 4], "book-front")
    draw(printed, [5, 6, 7], "book-chapter")
    draw(printed, [2, len(plan_pages(with_answers(book()))) - 1], "book-end")


def draw_layouts() -> None:
    """Draw puzzles in every layout."""
    one = render(worksheet(1, Layout(), WITH_LOGO))
    letter = render(replace(worksheet(1, Layout(answers="below")), paper="letter"))
    beside([(one, 1), (one, 2), (letter, 1)], "1")
    draw(render(worksheet(2, Layout(per_page=2, answers="below"))), [1], "2")
    draw(render(worksheet(4, Layout(per_page=4), WITH_LOGO)), [1], "4")
    draw(render(worksheet(4, Layout(per_page=4, candidates=True, codes=False))), [1], "candidates")
    draw(render(worksheet(6, Layout(per_page=6))), [1], "6")
    draw(render(worksheet(9, Layout(per_page=9))), [1], "9")
    draw(render(worksheet(1, Layout(large_print=True))), [1], "large")
    weights = [render(worksheet(6, Layout(per_page=6, weight=each))) for each in ("light", "bold")]
    beside([(each, 1) for each in weights], "weights")


def draw_answers() -> None:
    """Draw answers in every layout."""
    each = [render(worksheet(12, Layout(per_page=9, answers=count))) for count in ("4", "6", "9")]
    beside([(pdf, 3) for pdf in each], "answers-4-6-9")
    draw(render(worksheet(12, Layout(per_page=4, answers="12"))), [4], "answers")


def draw_words() -> None:
    """Draw what is told in words."""
    wordy = Layout(per_page=4, answers="none", technique=True, hints=True, path=True, codes=False)
    shown = render(with_words(worksheet(4, wordy)))
    draw(shown, [1], "techniques")
    draw(shown, [2], "hints")
    draw(shown, [3], "path")


if __name__ == "__main__":
    main()
