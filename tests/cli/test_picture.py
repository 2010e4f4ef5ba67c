"""`nonet picture`: puzzles as files for editors."""

import json

import pytest

from command_line import CommandLine
from samples import INVALID, UNIQUE, normal


def test_the_extension_chooses_the_format(nonet: CommandLine) -> None:
    starts = {"svg": b"<svg ", "png": b"\x89PNG", "pdf": b"%PDF-"}

    for form, start in starts.items():
        done = nonet("picture", "-o", f"out.{form}", "--show", "both", stdin=UNIQUE.encode())

        drawn = (nonet.folder / f"out.{form}").read_bytes()
        assert (done.status, done.output) == (0, f"out.{form}: {len(drawn):,} bytes\n")
        assert drawn.startswith(start)


def test_several_puzzles_are_numbered(nonet: CommandLine) -> None:
    (nonet.folder / "two.txt").write_text(f"{UNIQUE}\n{UNIQUE}\n")

    done = nonet("picture", "two.txt", "-o", "grid.svg", "--text", "--json", "--paper", "#fff")

    shown = [json.loads(line) for line in done.output.splitlines()]
    assert [each["file"] for each in shown] == ["grid-1.svg", "grid-2.svg"]
    assert [each["puzzle"] for each in shown] == [normal(UNIQUE)] * 2
    assert "<text" in (nonet.folder / "grid-2.svg").read_text()


def test_numbered_pictures_sort_by_name(nonet: CommandLine) -> None:
    (nonet.folder / "many.txt").write_text(f"{UNIQUE}\n" * 11)

    nonet("picture", "many.txt", "-o", "grid.svg", "--text")

    drawn = [path.name for path in sorted(nonet.folder.glob("grid-*.svg"))]
    assert drawn == [f"grid-{number:02}.svg" for number in range(1, 12)]


@pytest.mark.parametrize(
    ("puzzle", "arguments", "shown"),
    [
        (UNIQUE, ("-o", "out.gif"), "expected a file name that ends in .svg, .png or .pdf"),
        (UNIQUE, ("-o", "out.png", "--text"), "requires an .svg file"),
        (UNIQUE, ("-o", "out.png", "--ink", "black"), "expected a colour such as #1a2b3c"),
        (INVALID, ("-o", "out.png"), "puzzle 1"),
    ],
)
def test_invalid_pictures_are_rejected(
    nonet: CommandLine, puzzle: str, arguments: tuple[str, ...], shown: str
) -> None:
    done = nonet("picture", *arguments, stdin=puzzle.encode())

    assert done.status != 0
    assert shown in " ".join(done.errors.replace("│", "").split())
    assert not list(nonet.folder.glob("out.*"))
