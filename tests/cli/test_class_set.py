"""`nonet class-set`: sheets for a class and one key."""

from pathlib import Path

import page
import pytest

from command_line import CommandLine
from samples import page_count

HERE = ("-o", "set.pdf", "--seed", "7")


def printed(folder: Path, name: str = "set.pdf") -> bytes:
    pdf = (folder / name).read_bytes()
    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant
    return pdf


@pytest.mark.sample("arguments1")
@pytest.mark.parametrize(
    ("arguments", "pages", "grids"),
    [((), 4, 12), (("--count", "3"), 7, 18), (("--versions", "10", "--count", "1"), 11, 20)],
)
def test_a_set_has_a_sheet_for_each_letter_and_one_key(
    nonet: CommandLine, arguments: tuple[str, ...], pages: int, grids: int
) -> None:
    done = nonet("class-set", *HERE, *arguments)

    pdf = printed(nonet.folder)
    assert (done.status, done.errors.count("\n")) == (0, 1)
    assert page_count(pdf) == pages
    assert pdf.count(b"/S/Table/") == grids


def test_the_key_can_be_a_separate_file(nonet: CommandLine) -> None:
    nonet("class-set", *HERE, "--key", "key.pdf", "--class", "5 b", "--title", "Montag")

    assert page_count(printed(nonet.folder)) == 3
    assert b"/S/Strong" not in printed(nonet.folder)
    assert page_count(printed(nonet.folder, "key.pdf")) == 1


def test_the_same_seed_gives_the_same_set(nonet: CommandLine) -> None:
    nonet("class-set", *HERE)
    first = printed(nonet.folder)

    nonet("class-set", *HERE)

    assert printed(nonet.folder) == first


@pytest.mark.parametrize("difficulty", ["beginner", "expert"])
def test_levels_start_at_beginner_and_can_have_symbols(nonet: CommandLine, difficulty: str) -> None:
    done = nonet("class-set", *HERE, "--mark", "symbols", "--difficulty", difficulty)

    assert done.status == 0
    assert page_count(printed(nonet.folder)) == 4


@pytest.mark.parametrize("mark", ["dots", "symbols"])
def test_three_sizes_give_three_levels(nonet: CommandLine, mark: str) -> None:
    done = nonet("class-set", *HERE, "--size", "all", "--marks", "both", "--mark", mark)

    pdf = printed(nonet.folder)
    assert (done.status, page_count(pdf)) == (0, 4)
    # Each sheet has two grids of 4, 6 or 9 rows, and the key as many answers.
    assert pdf.count(b"/S/TR") == 2 * 2 * (4 + 6 + 9)


def test_versions_of_all_sizes_are_rejected(nonet: CommandLine) -> None:
    done = nonet("class-set", *HERE, "--size", "all", "--versions", "2")

    assert (done.status, "--size" in done.errors) == (2, True)
