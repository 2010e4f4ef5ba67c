"""A sheet's own code: it holds the sheet, scans as it is printed, and stands in words beside it."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from nonet import engine
from nonet.engine import small
from nonet.errors import IdentifierError
from nonet.printing.from_puzzles import with_link, worksheet_of
from nonet.printing.layout import Header, Layout
from nonet.printing.rendering import render
from nonet.printing.sheet_code import SheetRecord, code_of, read_code
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.links.identifiers import Packer, Unpacker
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified

SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
Collisions = Callable[[bytes, int], list[str]]


@pytest.fixture(scope="session")
def linked() -> Callable[..., Worksheet]:
    """Make a worksheet of so many new puzzles that has one code for all of them."""

    def make(count: int, **options: Any) -> Worksheet:
        made = engine.generate_many("easy", count, seed=7)
        verified = [Verified(item.puzzle, item.solution) for item in made]
        layout = options.pop("layout", Layout())
        worksheet = worksheet_of(verified, ["easy"] * count, SITE, paper="a4", layout=layout)
        return with_link(replace(worksheet, **options), SITE)

    return make


def test_codes_round_trip_with_19_bytes_for_each_puzzle() -> None:
    puzzles = [engine.generate(label, seed=9).puzzle for label in engine.LABELS]
    small = ["1-----2--3-----4", "12--34" + "-" * 30, "-" * 81, engine.solve(puzzles[0]) or ""]

    for grid in [*puzzles, *small]:
        packer = Packer()
        packer.grid(grid)
        reader = Unpacker(packer.letters.upper())
        assert reader.grid() == grid
        reader.end()
        assert len(packer.letters) <= 19 * 8 / 5.17 + 4


@pytest.mark.parametrize("kind", ["sheet", "levels", "versions"])
def test_codes_contain_the_layout_and_texts_of_a_sheet(kind: Any) -> None:
    grids = tuple(item.puzzle for item in engine.generate_many("hard", 6, seed=1))
    record = SheetRecord(
        grids=grids,
        kind=kind,
        letters=1 if kind == "sheet" else 3,
        mark="symbols" if kind == "levels" else "dots",
        paper="letter",
        layout=Layout(per_page=4, answers="below", shown="rating", weight="bold", hints=True),
        header=Header(title="Übung für 5b", class_name="5 b", date="1.9.", first_number=12),
    )

    code = code_of(record)

    assert read_code(code) == record
    assert read_code(f"{code[:7]}-{code[7:]}".upper()) == record


def test_codes_contain_the_marks_of_small_puzzles() -> None:
    grids = tuple(small.generate(size, "easy", seed=1).puzzle for size in (4, 6, 4, 6))
    usual = engine.generate("easy", seed=1).puzzle
    plain = SheetRecord(grids=grids, paper="a4", layout=Layout(), header=Header())
    marked = replace(plain, grids=(usual, *grids), shapes=frozenset({1, 4}))

    assert read_code(code_of(marked)) == marked
    assert read_code(code_of(plain)) == plain
    # Sheets with only digits are encoded as they were before there were shapes.
    assert Unpacker(code_of(plain)).choice(8) == 0


@pytest.mark.parametrize("limit", [None, 0, 3, 10])
@pytest.mark.parametrize("letter", ["", "A", "J"])
def test_codes_contain_the_purpose_of_a_sheet(limit: int | None, letter: str) -> None:
    grids = (small.generate(4, "easy", seed=1).puzzle, engine.generate("easy", seed=1).puzzle)
    plain = SheetRecord(grids=grids, paper="a4", layout=Layout(), header=Header())
    pupils = replace(plain, for_pupils=True, hint_limit=limit, letter=letter)
    marked = replace(plain, hint_limit=limit, code_each=True, shapes=frozenset({0}))

    for record in (pupils, marked):
        assert read_code(code_of(record)) == record


def test_damaged_codes_are_rejected() -> None:
    code = code_of(
        SheetRecord(
            grids=(engine.generate("easy", seed=1).puzzle,),
            paper="a4",
            layout=Layout(),
            header=Header(),
        )
    )
    chance = random.Random(1)
    others = [code[:-1], code[1:], code + "0", "", "ü", code.replace(code[5], "%")]
    for _ in range(200):
        at = chance.randrange(len(code))
        other = chance.choice("0123456789abcdefghijklmnopqrstuvwxyz")
        others += [code[:at] + other + code[at + 1 :]] if other != code[at] else []

    for wrong in others:
        with pytest.raises(IdentifierError):
            read_code(wrong)


@pytest.mark.thorough
@pytest.mark.parametrize(("sheet", "width_mm"), [((20, 4), 25.1), ((40, 9), 35.1)])
def test_the_code_of_many_puzzles_scans_at_200_dots_an_inch_in_grey(
    linked: Callable[..., Worksheet],
    run_tool: Callable[..., bytes],
    sheet: tuple[int, Any],
    width_mm: float,
) -> None:
    count, per_page = sheet
    layout = Layout(per_page=per_page, answers="none")
    worksheet = linked(count, layout=layout)
    pdf = render(worksheet)
    assert worksheet.link is not None

    read = []
    for page in range(1, layout.puzzle_pages(count) + 1):
        options = ("-r", "200", "-gray", "-f", str(page), "-l", str(page), "-singlefile", "-png")
        run_tool(pdf, "pdftoppm", *options, "{pdf}", "{dir}/scan")
        read.append(run_tool(pdf, "zbarimg", "-q", "--raw", "{dir}/scan.png").decode().strip())
    images = run_tool(pdf, "pdfimages", "-list", "{pdf}").decode().splitlines()[2:]
    pixels, ppi = int(images[0].split()[3]), int(images[0].split()[12])

    assert read == [worksheet.link.url] * len(read)
    assert pixels / ppi * 25.4 <= width_mm


LAYOUTS: list[Any] = [
    *({"per_page": number, "answers": "12"} for number in (1, 2, 4, 6, 9)),
    *({"per_page": number, "answers": "below"} for number in (1, 2, 4)),
]


@pytest.mark.sample("layout[16]-20$")
@pytest.mark.parametrize("count", [2, 9, 20])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_address_is_printed_as_text_and_overlaps_nothing(
    linked: Callable[..., Worksheet],
    collisions: Collisions,
    page_text: Callable[[bytes, int], str],
    count: int,
    layout: Any,
) -> None:
    worksheet = linked(count, layout=Layout(**layout))
    assert worksheet.link is not None

    pdf = render(worksheet)

    assert collisions(pdf, 1) == []
    text = page_text(pdf, 1).replace(" ", "")
    assert worksheet.link.words in text.replace("\u200b", "")


def test_links_replace_codes_that_are_too_fine_to_scan(
    linked: Callable[..., Worksheet], run_tool: Callable[..., bytes]
) -> None:
    worksheet = linked(60, layout=Layout(per_page=9, answers="none"))

    pdf = render(worksheet)

    assert run_tool(pdf, "pdfimages", "-list", "{pdf}").decode().count("\n") == 2
    assert worksheet.link is not None
    assert worksheet.link.url.encode() in pdf
