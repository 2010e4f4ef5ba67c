"""QR codes are read again from a grey raster of 200 dots an inch, as a scanner has it."""

import io
import itertools
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import zxingcpp
from PIL import Image

from nonet import engine
from nonet.engine import small
from nonet.i18n.catalogue import english
from nonet.printing.books.book import Book, Chapter
from nonet.printing.books.pages import plan_pages
from nonet.printing.books.printing import print_book, with_answers
from nonet.printing.class_set import ClassSet, render_class_set, sheets_of_versions, with_links
from nonet.printing.from_puzzles import with_link, worksheet_of, worksheet_of_all_sizes
from nonet.printing.layout import Layout, PerPage
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified

pytestmark = pytest.mark.slow

SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
SHEETS = 10


@pytest.fixture
def read_codes(run_tool: Callable[..., bytes], tmp_path: Path) -> Callable[..., list[list[str]]]:
    """Read the codes of pages, each from its own picture."""

    def read(pdf: bytes, last: int | None = None) -> list[list[str]]:
        for old in tmp_path.glob("scan-*.pgm"):
            old.unlink()
        pages = () if last is None else ("-l", str(last))
        run_tool(pdf, "pdftoppm", "-r", "200", "-gray", *pages, "{pdf}", "{dir}/scan")
        found = []
        for drawn in sorted(tmp_path.glob("scan-*.pgm")):
            image = Image.open(io.BytesIO(drawn.read_bytes()))
            found.append([code.text for code in zxingcpp.read_barcodes(image)])
        return found

    return read


def new_puzzles(count: int, seed: int) -> list[Verified]:
    made = engine.generate_many("easy", count, seed=seed)
    return [Verified(item.puzzle, item.solution) for item in made]


def laid_out(count: int, seed: int, **options: Any) -> Worksheet:
    layout = Layout(answers="none", **options)
    puzzles = new_puzzles(count, seed)
    return worksheet_of(puzzles, ["easy"] * count, SITE, paper="a4", layout=layout)


@pytest.mark.thorough
@pytest.mark.parametrize(("count", "per_page"), [(20, 4), (40, 9)])
def test_the_codes_of_ten_sheets_scan(
    read_codes: Callable[..., list[list[str]]], count: int, per_page: PerPage
) -> None:
    sheets = [with_link(laid_out(count, seed, per_page=per_page), SITE) for seed in range(SHEETS)]

    read = [read_codes(render(sheet), 1) for sheet in sheets]

    assert read == [[[sheet.link.url]] for sheet in sheets if sheet.link]
    assert len(read) == SHEETS


@pytest.mark.thorough
@pytest.mark.parametrize("size", small.SIZES)
def test_the_codes_of_ten_sheets_of_small_grids_scan(
    read_codes: Callable[..., list[list[str]]], size: small.Size
) -> None:
    sheets = [with_link(small_grids(size, seed, 9), SITE) for seed in range(SHEETS)]

    read = [read_codes(render(sheet), 1) for sheet in sheets]

    assert read == [[[sheet.link.url]] for sheet in sheets if sheet.link]
    assert len(read) == SHEETS


@pytest.mark.sample("2-[46]")
@pytest.mark.parametrize("size", small.SIZES)
@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_the_codes_of_small_grids_scan(
    read_codes: Callable[..., list[list[str]]], size: small.Size, per_page: PerPage
) -> None:
    sheet = small_grids(size, 1, per_page)

    read = read_codes(render(sheet))

    found = sorted(itertools.chain.from_iterable(read))
    assert found == sorted(each.playable_url for each in sheet.sheets)


def small_grids(size: small.Size, seed: int, per_page: PerPage) -> Worksheet:
    made = list(itertools.islice(small.generate_iter(size, "easy", seed=seed), per_page))
    layout = Layout(answers="none", per_page=per_page)
    return worksheet_of_all_sizes(made, SITE, "both", paper="a4", layout=layout)


@pytest.mark.parametrize("options", [{"per_page": 1}, {"per_page": 2}, {"per_page": 4}])
def test_the_codes_of_puzzles_scan_in_every_layout(
    read_codes: Callable[..., list[list[str]]], options: dict[str, Any]
) -> None:
    sheet = laid_out(4, 1, **options)

    read = read_codes(render(sheet))

    assert sorted(itertools.chain.from_iterable(read)) == sorted(
        each.playable_url for each in sheet.sheets
    )


@pytest.mark.sample("True-6x9")
@pytest.mark.parametrize("trim", ["5x8", "6x9", "8.25x11", "a4"])
@pytest.mark.parametrize("large_print", [False, True])
def test_the_codes_of_books_scan(
    read_codes: Callable[..., list[list[str]]], trim: str, *, large_print: bool
) -> None:
    if large_print and trim in ("5x8", "6x9"):
        trim = {"5x8": "7x10", "6x9": "8.5x11"}[trim]
    puzzles = laid_out(4, 2).sheets
    chapters = (Chapter(puzzles=puzzles, label="easy"),)
    book = Book(title="Scan", chapters=chapters, credit="Nonet", trim=trim, large_print=large_print)

    read = read_codes(print_book(book))

    pages = [page.number for page in plan_pages(with_answers(book)) if page.kind == "puzzles"]
    assert [read[page - 1] for page in pages] == [[each.playable_url] for each in puzzles]


@pytest.mark.parametrize("count", [1, 2])
def test_the_codes_of_class_sets_scan(
    read_codes: Callable[..., list[list[str]]], count: int
) -> None:
    base = laid_out(count, 3)
    sheets = sheets_of_versions(new_puzzles(count, 3), 3, Random(1), english())
    made = with_links(ClassSet(worksheet=base, sheets=sheets), SITE)

    read = read_codes(render_class_set(made))

    links = [sheet.link for sheet in made.sheets] + [made.worksheet.link]
    assert read == [[link.url] for link in links if link]
    assert len(read) == len(links)
