"""`nonet strip`: a strip for each day, with a manifest."""

import csv

import pytest

from command_line import CommandLine
from nonet import engine
from samples import pdf_text

FROM = ("--first", "2026-12-31", "--seed", "5")


def test_each_day_has_a_file_and_rows_in_the_manifest(nonet: CommandLine) -> None:
    done = nonet("strip", "-o", "year", *FROM, "--days", "3")

    assert (done.status, done.output) == (0, "year: 3 strips and manifest.csv, seed 5\n")
    rows = list(csv.DictReader((nonet.folder / "year/manifest.csv").read_text().splitlines()))
    assert [row["date"] for row in rows[::2]] == ["2026-12-31", "2027-01-01", "2027-01-02"]
    assert {row["file"] for row in rows} == {
        each.name for each in (nonet.folder / "year").glob("*.pdf")
    }
    for row in rows:
        again = engine.from_reference(row["reference"])
        assert (again.label, str(engine.rate(again.puzzle).er)) == (row["level"], row["er"])


def test_the_same_seed_gives_the_same_files(nonet: CommandLine) -> None:
    for folder in ("one", "two"):
        nonet(
            "strip", "-o", folder, *FROM, "--days", "2", "--format", "svg", "--title", "Denksport"
        )

    files = sorted(each.name for each in (nonet.folder / "one").iterdir())
    assert files == ["manifest.csv", "strip-2026-12-31.svg", "strip-2027-01-01.svg"]
    for name in files:
        one, two = (nonet.folder / folder / name for folder in ("one", "two"))
        assert one.read_bytes() == two.read_bytes()


def test_a_strip_needs_several_puzzles(nonet: CommandLine) -> None:
    done = nonet("strip", "-o", "year", "--difficulty", "easy")

    assert done.status == 1
    assert "expected 2 or 3" in done.errors


def test_numbers_continue_from_day_to_day(nonet: CommandLine) -> None:
    nonet("strip", "-o", "year", *FROM, "--days", "2", "--first-number", "501")

    rows = csv.DictReader((nonet.folder / "year/manifest.csv").read_text().splitlines())
    assert [row["number"] for row in rows] == ["501", "502", "503", "504"]
    shown = pdf_text((nonet.folder / "year/strip-2027-01-01.pdf").read_bytes()).split()
    assert {"501", "502", "503", "504"} <= set(shown)


def test_the_date_is_printed_in_the_language_unless_it_is_left_out(nonet: CommandLine) -> None:
    nonet("strip", "-o", "dated", *FROM, "--language", "de")
    nonet("strip", "-o", "plain", *FROM, "--language", "de", "--no-date")

    dated, plain = (
        pdf_text((nonet.folder / at / "strip-2026-12-31.pdf").read_bytes())
        for at in ("dated", "plain")
    )
    assert "31. Dezember 2026" in dated
    assert "2026" not in plain


def test_weekdays_have_their_own_difficulties(nonet: CommandLine) -> None:
    weekdays = ("--weekday", "fri=medium,hard", "--weekday", "sun=beginner,beginner")

    nonet("strip", "-o", "year", *FROM, "--days", "4", *weekdays)

    rows = csv.DictReader((nonet.folder / "year/manifest.csv").read_text().splitlines())
    assert [row["level"] for row in rows] == [
        *("easy", "hard"),
        *("medium", "hard"),
        *("easy", "hard"),
        *("beginner", "beginner"),
    ]


@pytest.mark.parametrize("weekday", ["sunday=easy,hard", "sun", "sun=easy", "sun=easy,harder"])
def test_unclear_weekdays_are_rejected(nonet: CommandLine, weekday: str) -> None:
    done = nonet("strip", "-o", "year", *FROM, "--weekday", weekday)

    assert done.status == 2
    assert not (nonet.folder / "year").exists()
