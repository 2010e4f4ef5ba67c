"""`nonet book`: a book from a file or from options."""

import io
import json
import re
from pathlib import Path

import pikepdf
import pytest
from hypothesis import HealthCheck, assume, given, settings, strategies as st

from command_line import CommandLine, Outcome
from nonet import engine
from nonet.printing.books.book import TRIMS
from samples import UNIQUE, page_count, pdf_text

BOOK = """
title = "Exactly One Solution"
subtitle = "From the first single to the X-wing"
author = "Ada"
imprint = \"\"\"
First edition
\"\"\"
trim = "5.5x8.5"
mode = "screen"
per-page = 2
answers-per-page = 4
seed = 3
avoid = ["volume-1.txt"]

[[chapters]]
difficulty = "easy"
count = 3
text = "Look for what is nearly full."

[[chapters]]
title = "Of my own"
file = "mine.txt"
"""


def make(nonet: CommandLine, text: str = BOOK, *, volume: str = "", mine: str = UNIQUE) -> Outcome:
    (nonet.folder / "book.toml").write_text(text)
    (nonet.folder / "volume-1.txt").write_text(volume)
    (nonet.folder / "mine.txt").write_text(mine + "\n")
    return nonet("book", "book.toml", "-o", "book.pdf", "--puzzles", "mine-too.txt")


def puzzles_of(folder: Path, name: str = "mine-too.txt") -> list[str]:
    return (folder / name).read_text().split()


def test_a_file_describes_a_book(nonet: CommandLine) -> None:
    done = make(nonet)

    pdf = (nonet.folder / "book.pdf").read_bytes()
    puzzles = puzzles_of(nonet.folder)
    assert done.output == f"book.pdf: 4 puzzles, {len(pdf):,} bytes\n"
    assert page_count(pdf) == 12
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        assert str(opened.docinfo.Title) == "Exactly One Solution"
    assert [engine.label_of(puzzle) for puzzle in puzzles[:3]] == ["easy"] * 3
    assert puzzles[3] == UNIQUE.replace(".", "-")


def test_puzzles_of_a_chapter_are_ordered_by_difficulty(nonet: CommandLine) -> None:
    options = ("--title", "Ramp", "--difficulty", "hard", "--count", "12", "--seed", "5")

    done = nonet("book", *options, "-o", "book.pdf", "--puzzles", "made.txt")

    scores = [grade.score or 0 for grade in engine.grade_many(puzzles_of(nonet.folder, "made.txt"))]
    assert done.status == 0
    assert scores == sorted(scores)


def test_puzzles_equivalent_to_an_earlier_volume_are_avoided(
    nonet: CommandLine,
) -> None:
    make(nonet)
    first = puzzles_of(nonet.folder)[:3]
    turned = ["".join(puzzle[row::9] for row in range(9)) for puzzle in first]

    done = make(nonet, volume="\n".join(turned))

    again = puzzles_of(nonet.folder)[:3]
    assert done.status == 0
    assert set(engine.canonical_many(first)).isdisjoint(engine.canonical_many(again))


@pytest.mark.parametrize("known", ["volume", "mine"])
def test_a_repeated_puzzle_of_a_file_is_rejected(nonet: CommandLine, known: str) -> None:
    relabelled = UNIQUE.translate(str.maketrans("123456789", "234567891"))
    again = {"volume": relabelled} if known == "volume" else {"mine": f"{UNIQUE}\n{relabelled}"}

    done = make(nonet, **again)

    assert done.status != 0
    assert "of mine.txt is already in this book or in an avoided one" in done.errors


def test_options_describe_a_simple_book(nonet: CommandLine) -> None:
    arguments = ("--title", "Mine", "--difficulty", "easy", "--difficulty", "hard", "--count", "2")

    done = nonet("book", "-o", "out.pdf", *arguments, "--seed", "1", "--puzzles", "p.txt")
    once = (nonet.folder / "out.pdf").read_bytes()
    nonet("book", "-o", "out.pdf", *arguments, "--seed", "1")

    assert done.status == 0
    assert [engine.label_of(each) for each in puzzles_of(nonet.folder, "p.txt")] == [
        *["easy"] * 2,
        *["hard"] * 2,
    ]
    assert (nonet.folder / "out.pdf").read_bytes() == once


@pytest.mark.parametrize(
    ("asked", "tag"), [((), "pl"), (("--language", "ar"), "ar"), (("--language", "en"), "en")]
)
def test_the_language_option_overrides_the_file(
    nonet: CommandLine, asked: tuple[str, ...], tag: str
) -> None:
    (nonet.folder / "book.toml").write_text(
        'title = "Mine"\nlanguage = "pl"\n[[chapters]]\ndifficulty = "easy"\ncount = 1\n'
    )

    done = nonet("book", "book.toml", "-o", "book.pdf", *asked)

    assert done.status == 0
    with pikepdf.open(nonet.folder / "book.pdf") as opened:
        assert str(opened.Root.Lang) == tag


def test_a_book_without_a_file_uses_the_language_option(nonet: CommandLine) -> None:
    options = ("--title", "数独", "--count", "1", "-o", "book.pdf")

    done = nonet("book", *options, "--language", "ja")
    refused = nonet("book", *options, "--language", "tlh")

    assert done.status == 0
    with pikepdf.open(nonet.folder / "book.pdf") as opened:
        assert str(opened.Root.Lang) == "ja"
    assert refused.status == 2
    assert "unknown language 'tlh'; expected one of: en, " in " ".join(
        refused.errors.replace("│", " ").split()
    )


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("title = ", "invalid TOML"),
        ('title = "a"', "chapters: Field required"),
        (BOOK.replace("per-page = 2", "per-page = 3"), "per-page"),
        (BOOK.replace("per-page = 2", "per-page = 2\nqr = true"), "set qr = false"),
        (BOOK + "\nprice = 3", "price"),
        (BOOK.replace("First", "☃"), "U+2603"),
        (BOOK.replace("volume-1", "volume-0"), "file not found"),
        (BOOK.replace('"screen"', '"screen"\nlanguage = "xx"'), "unknown language 'xx'"),
    ],
)
def test_errors_in_the_book_file_are_named(nonet: CommandLine, text: str, shown: str) -> None:
    done = make(nonet, text)

    assert done.status != 0
    assert shown in " ".join(done.errors.replace("│", " ").split())
    assert not (nonet.folder / "book.pdf").exists()


def test_a_cover_is_written_to_its_own_file(nonet: CommandLine) -> None:
    options = ("--title", "T", "--count", "2", "--seed", "3", "--cover", "cover.pdf", "--preflight")

    done = nonet("book", *options, "--stock", "cream", "-o", "book.pdf")

    assert done.status == 0
    assert "cover.pdf: a spine of 0.5 mm (0.020 in) for 8 pages on cream paper\n" in done.output
    assert page_count((nonet.folder / "cover.pdf").read_bytes()) == 1
    assert done.errors.count("least ") == 2


def test_front_matter_is_read_relative_to_the_file(nonet: CommandLine) -> None:
    (nonet.folder / "preface.md").write_text("# Preface\n\nLook *twice*.\n")

    done = make(nonet, BOOK.replace("seed = 3", 'seed = 3\nhints = true\nfront = ["preface.md"]'))

    assert done.status == 0
    # Two for the preface, two each for the first hints and the second.
    assert page_count((nonet.folder / "book.pdf").read_bytes()) == 12 + 6


def test_missing_front_matter_is_named(nonet: CommandLine) -> None:
    done = make(nonet, BOOK.replace("seed = 3", 'seed = 3\nfront = ["none.md"]'))

    assert done.status == 2
    assert "none.md" in done.errors


def test_the_credit_and_its_terms_are_announced_first(
    nonet: CommandLine,
) -> None:
    public = CommandLine(nonet.folder, site_url="https://puzzles.example")
    (nonet.folder / "book.toml").write_text(BOOK)

    # One of its files is missing, so the command ends here.
    done = public("book", "book.toml", "-o", "book.pdf", "--cover", "cover.pdf")

    reported = " ".join(done.errors.split())
    assert done.status == 2
    assert "Created with Nonet · puzzles.example" in reported
    for place in ("title page", "imprint", "each page footer", "back cover"):
        assert place in reported
    assert "https://puzzles.example/developers/terms" in reported


@pytest.mark.parametrize(
    ("options", "pages"),
    [("", 10), ('trim = "6x9"\nqr = true', 14), ('trim = "5x8"', 14), ("per-page = 9", 8)],
)
def test_a_page_of_6x9_has_two_puzzles_by_default(
    nonet: CommandLine, options: str, pages: int
) -> None:
    text = f'title = "Two"\n{options}\n[[chapters]]\ndifficulty = "easy"\ncount = 6\n'

    done = make(nonet, text)

    assert done.status == 0
    assert page_count((nonet.folder / "book.pdf").read_bytes()) == pages


@pytest.mark.parametrize("isbn", ["--isbn", ""])
def test_a_cover_has_the_barcode_of_its_isbn(nonet: CommandLine, isbn: str) -> None:
    (nonet.folder / "book.toml").write_text(
        'title = "B"\nisbn = "978-3-16-148410-0"\n[[chapters]]\ndifficulty = "easy"\ncount = 1\n'
    )
    option = (isbn, "979-10-90636-07-1") if isbn else ()

    done = nonet("book", "book.toml", "-o", "book.pdf", "--cover", "cover.pdf", *option)

    shown = pdf_text((nonet.folder / "cover.pdf").read_bytes())
    assert done.status == 0
    assert ("979-10-90636-07-1" if isbn else "978-3-16-148410-0") in shown


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--isbn", "978-3-16-148410-1", "--cover", "c.pdf"), "check digit"),
        (("--isbn", "978-3-16-148410-0"), "add --cover"),
        (("--count", "10001"), "10000"),
        (("--trim", "6x9", "--large-print"), 'set trim = "7x10"'),
        (("--mode", "screen", "--bleed", "3"), "set bleed = 0"),
    ],
)
def test_invalid_options_are_explained(
    nonet: CommandLine, arguments: tuple[str, ...], reason: str
) -> None:
    done = nonet("book", "--title", "B", "-o", "book.pdf", *arguments)

    assert done.status != 0
    assert reason in " ".join(done.errors.replace("│", " ").split())
    assert not (nonet.folder / "book.pdf").exists()


# Without room for introductions; the error suggests nothing.
SMALL = ["4x9", "6x6", "10x6"]
VALUES: dict[str, list[object]] = {
    "trim": [*TRIMS, "130x190mm", *SMALL],
    "per-page": [1, 2, 4, 6, 9],
    "answers-per-page": [1, 2, 4, 6, 9, 12],
    "large-print": [False, True],
    "qr": [False, True],
    "introductions": [False, True],
    "mode": ["print", "screen"],
    "bleed": [0, 3],
}


@pytest.mark.slow
@settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.fixed_dictionaries({}, optional={k: st.sampled_from(v) for k, v in VALUES.items()}))
def test_suggested_options_are_accepted(nonet: CommandLine, options: dict[str, object]) -> None:
    assume(not (options.get("introductions") and options.get("trim") in SMALL))
    suggested: dict[str, str] = {}
    for _ in VALUES:
        chosen = {name: json.dumps(value) for name, value in options.items()} | suggested
        lines = [f"{name} = {value}" for name, value in chosen.items()]
        done = make(nonet, "\n".join(['title = "T"', *lines, '[[chapters]]\nfile = "mine.txt"']))
        if done.status == 0:
            return
        found = dict(re.findall(r"([a-z-]+) = ([^ \n]+)", done.errors.partition(": set ")[2]))
        assert found, done.errors
        assert found.keys().isdisjoint(suggested), done.errors
        suggested |= found
    pytest.fail(f"rejected with all suggestions: {suggested}")
