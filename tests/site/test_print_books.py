"""The print page: practice sheets, books with their covers, and strips."""

from datetime import date
from urllib.parse import unquote

import pytest

from nonet import engine
from nonet.printing.books.preflight import preflight
from nonet.printing.strip import Strip, draw_strip, read_size, strip_days
from samples import page_count, pdf_text
from site_client import SiteClient


def test_a_practice_sheet_is_printed_and_named_by_its_technique(visitor: SiteClient) -> None:
    answer = visitor.post("/print", kind="practice", about="xy-wing", seed="3")

    assert page_count(answer.content) == 2
    assert b"Find it: XY-wing" in answer.content
    assert "XY-wing" in unquote(answer.headers["content-disposition"])


def test_a_book_has_a_chapter_to_each_level_and_its_answers(visitor: SiteClient) -> None:
    fields = {"kind": "book", "difficulty": "beginner", "up-to": "medium", "count": "3"}

    answer = visitor.post("/print", **fields, **{"per-page": "1", "seed": "5", "title": "Three"})

    # Title, imprint, contents, how to play; three chapters of four pages; answers on one of two.
    assert page_count(answer.content) == 4 + 3 * 4 + 2


def test_a_book_has_hints_and_an_index_if_requested(visitor: SiteClient) -> None:
    fields = {"kind": "book", "difficulty": "easy", "count": "3", "seed": "5", "title": "Sudoku"}

    plain = pdf_text(visitor.post("/print", **fields).content)
    full = pdf_text(visitor.post("/print", **fields, parts="1").content)

    for heading in ("First hints", "Second hints", "Techniques"):
        assert heading in full
        assert heading not in plain


def test_a_book_in_large_print_takes_a_page_that_has_room(visitor: SiteClient) -> None:
    fields = {"kind": "book", "count": "2", "per-page": "1", "parts": "1", "large-book": "1"}

    large = visitor.post("/print", **fields, trim="8x10")
    small = visitor.post("/print", **fields, trim="5x8")

    assert "First hints" in pdf_text(large.content)
    assert small.status_code == 400
    assert "choose a larger one" in small.text


def test_a_book_for_a_print_shop_is_pdf_x_with_bleed(visitor: SiteClient) -> None:
    answer = visitor.post("/print", kind="book", count="2", shop="1", trim="8.25x11", seed="5")

    found = preflight(answer.content)
    assert (found.faults(), found.trims) == ([], {(209.5, 279.4)})
    assert found.bleeds == {(215.9, 285.8)}


def test_a_page_of_a_book_can_be_looked_at(visitor: SiteClient) -> None:
    fields = {"kind": "book", "count": "2", "seed": "5", "page": "6", "per-page": "1"}

    answer = visitor.post("/print/preview", **fields)

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert (answer.headers["x-page"], answer.headers["x-pages"]) == ("6", "10")


BOOK = {"kind": "book", "difficulty": "easy", "up-to": "hard", "count": "3", "seed": "5"}


def test_a_books_cover_has_the_spine_of_its_pages_and_paper(visitor: SiteClient) -> None:
    fields = {**BOOK, "title": "Nine", "part": "cover", "trim": "6x9"}

    pages = page_count(visitor.post("/print", **BOOK, title="Nine", trim="6x9").content)
    covers = [visitor.post("/print", **fields, stock=stock) for stock in ("white", "cream")]

    for cover, inches_a_page in zip(covers, (0.002252, 0.0025), strict=True):
        found = preflight(cover.content)
        width = round((2 * 6 + pages * inches_a_page) * 25.4, 1)
        assert (found.faults(in_colour=True), found.trims) == ([], {(width, 228.6)})
        assert "Nine - Cover - " in unquote(cover.headers["content-disposition"])


@pytest.mark.english
def test_a_cover_is_looked_at_with_its_spine(visitor: SiteClient) -> None:
    answer = visitor.post("/print/preview", **BOOK, part="cover", cover="red", blurb="Sit. Think.")

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert unquote(answer.headers["x-spine"]) == "18 pages; the spine is 1.0 mm wide."


@pytest.mark.english
@pytest.mark.parametrize(
    ("isbn", "reason"), [("978316148410", "13 digits"), ("978-3-16-148410-7", "check digit")]
)
def test_a_wrong_isbn_is_explained_in_the_form(visitor: SiteClient, isbn: str, reason: str) -> None:
    good = visitor.post("/print", **BOOK, part="cover", isbn="978-3-16-148410-0")
    wrong = visitor.post("/print", **BOOK, part="cover", isbn=isbn)

    assert "ISBN 978-3-16-148410-0" in pdf_text(good.content)
    assert wrong.status_code == 400
    assert reason in wrong.text


@pytest.mark.english
def test_a_blurb_that_is_too_long_is_explained_in_the_form(visitor: SiteClient) -> None:
    answer = visitor.post("/print", **BOOK, part="cover", blurb="b" * 601)

    assert answer.status_code == 400
    assert "“Text on the back cover” can have at most 600 characters." in answer.text


STRIP = {"kind": "strip", "difficulty": "easy", "up-to": "hard", "seed": "7", "grids": "3"}


def test_a_strip_is_that_of_the_command_in_black_and_of_its_size(visitor: SiteClient) -> None:
    answer = visitor.post("/print", **STRIP, day="2027-01-01", title="Daily", save="1")

    labels: list[engine.Label] = ["easy", "medium", "hard"]
    (made,) = strip_days(labels, date(2027, 1, 1), 1, seed=7, budget=10_000_000)
    found = preflight(answer.content)
    assert (found.faults(), found.trims) == ([], {(286.0, 130.0)})
    assert answer.content == draw_strip(
        Strip(
            day=made.day,
            puzzles=tuple(each.sheet for each in made.puzzles),
            yesterday=tuple(each.sheet for each in made.yesterday),
            credit="Created with Nonet · nonet.example",
            size=read_size("286x130"),
            title="Daily",
        )
    )
    named = unquote(answer.headers["content-disposition"])
    assert "Daily - Strip - easy-hard - 2027-01-01.pdf" in named


def test_a_strip_has_the_level_of_its_weekday(visitor: SiteClient) -> None:
    answer = visitor.post(
        "/print", **STRIP, day="2027-01-01", friday="medium", saturday="expert", save="1"
    )

    labels: list[engine.Label] = ["easy", "medium", "hard"]
    friday: dict[int, list[engine.Label]] = {4: ["medium"] * 3}
    (made,) = strip_days(labels, date(2027, 1, 1), 1, seed=7, budget=10_000_000, weekdays=friday)
    assert answer.content == draw_strip(
        made.strip(credit="Created with Nonet · nonet.example", size=read_size("286x130"))
    )
    assert "Strip - medium - 2027-01-01.pdf" in unquote(answer.headers["content-disposition"])


def test_the_strip_of_the_next_day_has_the_answers_to_this_one(visitor: SiteClient) -> None:
    fields = {**STRIP, "grids": "2", "form": "svg", "width": "200", "height": "120"}

    first, again, other = (
        visitor.post("/print", **fields, day=day) for day in ("2027-01-01",) * 2 + ("2027-01-02",)
    )

    assert first.headers["content-type"].startswith("image/svg+xml")
    assert first.headers["content-disposition"].startswith(
        'attachment; filename="sudoku-strip.svg"'
    )
    assert b'width="200mm" height="120mm"' in first.content
    assert first.content == again.content
    assert first.content != other.content


def test_a_strip_has_its_date_and_number(visitor: SiteClient) -> None:
    answer = visitor.post("/print", **STRIP, day="2027-01-01", **{"strip-number": "801"})

    assert {"801", "803", "798", "800"} <= set(pdf_text(answer.content).split())
    assert "1 January 2027" in pdf_text(answer.content)


def test_a_strip_is_looked_at_and_without_a_day_todays(visitor: SiteClient) -> None:
    today = visitor.get("/print").text.split('name="day" type="date" value="')[1][:10]

    shown = visitor.post("/print/preview", **STRIP)

    assert (shown.status_code, shown.headers["x-pages"]) == (200, "1")
    assert shown.content == visitor.post("/print/preview", **STRIP, day=today).content


@pytest.mark.english
@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({"width": "90", "height": "60"}, "The puzzles would be too small to read"),
        ({"width": "39"}, "“Width (mm)” must be a number from 40 to 600."),
        ({"day": "2027-02-30"}, "cannot be read"),
        ({"grids": "4"}, "cannot be read"),
    ],
)
def test_an_impossible_strip_is_explained_in_the_form(
    visitor: SiteClient, fields: dict[str, str], shown: str
) -> None:
    answer = visitor.post("/print", **STRIP | fields)

    assert answer.status_code == 400
    assert shown in answer.text
