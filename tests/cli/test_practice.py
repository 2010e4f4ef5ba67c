"""`nonet practice`: practice sheets for a technique."""

from command_line import CommandLine
from samples import page_count


def test_a_practice_sheet_has_two_pages(nonet: CommandLine) -> None:
    done = nonet("practice", "x-wing", "-o", "sheet.pdf", "--seed", "7", "--class", "5 b")

    assert done.status == 0
    assert page_count((nonet.folder / "sheet.pdf").read_bytes()) == 2


def test_an_unknown_technique_is_rejected(nonet: CommandLine) -> None:
    done = nonet("practice", "y-wings", "-o", "sheet.pdf")

    assert done.status == 2
    assert "y-wings" in done.errors
    assert not (nonet.folder / "sheet.pdf").exists()
