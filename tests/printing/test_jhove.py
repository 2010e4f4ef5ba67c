"""JHOVE, the judge of PDF/X that others go by, on all that is made for a press."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from jvm import judge_of
from nonet import engine
from nonet.i18n.catalogue import english
from nonet.printing.books.book import Book, Chapter
from nonet.printing.books.chapters import BookParts, chapter_of, with_parts
from nonet.printing.books.cover import Cover, print_cover
from nonet.printing.books.flow import read_matter
from nonet.printing.books.printing import print_book
from nonet.printing.practice import drawn_step
from nonet.printing.strip import Strip, draw_strip, read_size, strip_days
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified

pytestmark = [pytest.mark.slow, pytest.mark.thorough, pytest.mark.timeout(300)]

SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
CREDIT = "Created with Nonet \u00b7 n.example"


def book(*chapters: Chapter, **options: Any) -> Book:
    return Book(title="Exactly One", chapters=chapters, credit=CREDIT, **options)


def with_every_part(**options: Any) -> Book:
    made = engine.generate_many("medium", 4, seed=2)
    chapter = chapter_of("medium", [Verified(one.puzzle, one.solution) for one in made], SITE)
    has_introductions = not options.get("large_print")
    parts = BookParts(ramp=True, introductions=has_introductions, hints=True, index=True)
    matter = (read_matter("# Before\n\n**Words** for readers."),)
    return book(with_parts(chapter, parts, english(), set()), front=matter, back=matter, **options)


def strip(size: str) -> bytes:
    (day,) = strip_days(["easy", "hard"], date(2027, 1, 1), 1, seed=5, budget=10_000_000)
    drawn = Strip(
        day=day.day,
        puzzles=tuple(each.sheet for each in day.puzzles),
        yesterday=tuple(each.sheet for each in day.yesterday),
        credit=CREDIT,
        size=read_size(size),
    )
    return draw_strip(drawn)


def test_jhove_accepts_files_for_a_press_as_pdf_x(
    make_worksheet: Callable[..., Worksheet], tmp_path: Path
) -> None:
    judge = judge_of("jhove", "Judge.java", tmp_path)
    step = drawn_step("skyscraper", english(), seed=1)
    plain = book(Chapter(puzzles=make_worksheet(3).sheets))
    thick = book(Chapter(puzzles=make_worksheet(120).sheets), author="Ada", trim="8.25x11")
    files = {
        "plain": print_book(plain),
        "with bleed": print_book(
            book(*plain.chapters, bleed=3, trim="8.25x11", per_page=9),
        ),
        "every part": print_book(with_every_part(bleed=3.2)),
        "large print": print_book(with_every_part(large_print=True, trim="8.5x11")),
        "cover": print_cover(Cover(book=plain, step=step)),
        "cover with words on its spine": print_cover(Cover(book=thick, step=step, colour="red")),
        "strip": strip("286x130"),
        "narrow strip": strip("95x286"),
    }

    judged = judge(files)

    found = dict(zip(files, (line.split("]")[0] for line in judged), strict=True))
    assert found == dict.fromkeys(files, "true true [ISO PDF/X-1")
