"""Commands on grids of 4x4 and 6x6."""

import json
from pathlib import Path

import pikepdf
import pytest

from command_line import CommandLine
from nonet import engine
from nonet.engine import small
from nonet.printing.sheet_code import read_code
from nonet.puzzles.links.identifiers import small_puzzle_id

PUZZLE = small.generate(4, "easy", seed=7)


@pytest.mark.parametrize("size", small.SIZES)
def test_small_puzzles_are_printed_one_per_line(nonet: CommandLine, size: small.Size) -> None:
    outcome = nonet("generate", "--size", str(size), "--count", "3", "--seed", "7")

    lines = outcome.output.splitlines()
    assert (outcome.status, outcome.errors, len(set(lines))) == (0, "", 3)
    assert all(len(line) == size**2 and small.check(line).unique for line in lines)


def test_a_small_puzzle_as_json_has_solution_level_and_reference(nonet: CommandLine) -> None:
    arguments = ["--size", "4", "--difficulty", "easy", "--seed", "7", "--json"]

    made = json.loads(nonet("generate", *arguments).output)

    assert made == {
        "puzzle": PUZZLE.puzzle,
        "solution": PUZZLE.solution,
        "size": 4,
        "difficulty": "easy",
        "reference": PUZZLE.reference,
    }
    again = nonet("generate", "--reference", made["reference"]).output
    assert again == f"{PUZZLE.puzzle}\n"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--difficulty", "hard"], "--difficulty"),
        (["--technique", "x-wing"], "--size"),
        (["--min-givens", "5"], "--size"),
    ],
)
def test_specs_of_large_grids_are_rejected_for_small_ones(
    nonet: CommandLine, options: list[str], named: str
) -> None:
    outcome = nonet("generate", "--size", "6", *options)

    assert (outcome.status, outcome.output) == (2, "")
    assert named in outcome.errors


def test_small_and_large_grids_are_checked_together(nonet: CommandLine, tmp_path: Path) -> None:
    empty = "." * 16
    file = tmp_path / "grids.txt"
    file.write_text(f"{PUZZLE.puzzle}\n{empty}\nnothing\n")

    alone, together = nonet("check", PUZZLE.puzzle), nonet("check", str(file))

    line = f"{PUZZLE.puzzle}\tunique\t{PUZZLE.solution}\n"
    assert (alone.status, alone.output) == (0, line)
    assert together.status == 1
    assert together.output == f"{line}{empty}\tmultiple\t-\nnothing\tmalformed\t-\n"


def test_a_small_grid_as_json_has_the_same_fields(nonet: CommandLine) -> None:
    shown = json.loads(nonet("check", PUZZLE.puzzle, "--json").output)

    assert shown == {"puzzle": PUZZLE.puzzle, "status": "unique", "solution": PUZZLE.solution}


@pytest.mark.english
def test_a_hint_for_a_small_grid_adds_detail_at_each_level(
    nonet: CommandLine,
) -> None:
    board = "1-343412-1434321"
    puzzle = "1-343412-1434321"

    reported = [nonet("hint", puzzle, board, "--level", level).output.split() for level in "123"]

    last = "Only one cell of the box at the top left is empty, and the 2 is missing."
    assert [" ".join(words) for words in reported] == [
        "Look at the box at the top left.",
        "Only one cell of the box at the top left is empty. Which number is missing?",
        f"{last} It goes there.",
    ]


def test_a_board_with_a_mistake_gets_no_hint(nonet: CommandLine) -> None:
    cell = PUZZLE.puzzle.index("-")
    wrong = "1" if PUZZLE.solution[cell] != "1" else "2"
    board = PUZZLE.puzzle[:cell] + wrong + PUZZLE.puzzle[cell + 1 :]

    assert nonet("hint", PUZZLE.puzzle, board).status == 1


def test_a_hint_as_json_names_the_cell_and_the_digit(nonet: CommandLine) -> None:
    reported = json.loads(nonet("hint", PUZZLE.puzzle, "--json").output)

    single = small.next_single(PUZZLE.puzzle)
    assert single is not None
    assert (reported["kind"], reported["placements"]) == (
        single.kind,
        [{"index": single.cell, "value": single.digit}],
    )


def test_a_sheet_links_to_the_page_of_each_small_grid(nonet: CommandLine, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.pdf"
    options = ("--size", "4", "--seed", "1", "--count", "2", "--marks", "both")

    printed = nonet("worksheet", *options, "-o", str(sheet))

    made = [small_puzzle_id(small.generate(4, seed=1, index=index).puzzle) for index in range(2)]
    assert printed.status == 0
    with pikepdf.open(sheet) as opened:
        links = [link for page in opened.pages for link in page.obj.get("/Annots", [])]
    leads = {str(link.A.URI) for link in links if "/URI" in link.get("/A", {})}
    ends = {lead.rpartition("/puzzles/")[2] for lead in leads if "/puzzles/" in lead}
    assert ends == {made[0], f"{made[1]}?marks=shapes"}


def test_piped_small_puzzles_are_printed_like_new_ones(nonet: CommandLine) -> None:
    asked = ("--size", "4", "--seed", "1", "--count", "3")
    made = nonet("generate", *asked).output.encode()
    with_all_known = nonet("generate", *asked, "--json").output.encode()

    printed = [
        nonet("worksheet", *arguments, "-o", f"{place}.pdf", stdin=stdin)
        for place, (arguments, stdin) in enumerate(
            [((*asked, "--marks", "both"), b"")]
            + [(("-", "--marks", "both"), piped) for piped in (made, with_all_known)]
        )
    ]

    sheets = [(nonet.folder / f"{place}.pdf").read_bytes() for place in range(3)]
    assert [each.status for each in printed] == [0, 0, 0]
    assert sheets[1:] == sheets[:1] * 2


@pytest.mark.parametrize("size", small.SIZES)
def test_small_puzzles_of_a_file_can_be_in_rows(nonet: CommandLine, size: small.Size) -> None:
    puzzle = small.generate(size, seed=3).puzzle
    rows = "\n".join(puzzle[at : at + size] for at in range(0, len(puzzle), size))
    (nonet.folder / "rows.txt").write_text(f"{rows}\n")

    reported = [
        nonet("worksheet", given, "-o", f"{place}.pdf")
        for place, given in enumerate(("rows.txt", puzzle))
    ]

    assert [each.status for each in reported] == [0, 0]
    first, second = ((nonet.folder / f"{place}.pdf").read_bytes() for place in range(2))
    assert first == second


def test_puzzles_of_all_sizes_are_printed_in_order(nonet: CommandLine) -> None:
    usual = engine.generate("easy", seed=1)
    given = f"{PUZZLE.puzzle}\n{usual.puzzle}\n{small.generate(6, seed=1).puzzle}\n"

    printed = nonet("worksheet", "-", "--no-answers", "-o", "all.pdf", stdin=given.encode())

    assert printed.status == 0
    with pikepdf.open(nonet.folder / "all.pdf") as opened:
        linked = [[str(link.A.URI) for link in page.obj.Annots] for page in opened.pages]
    ids = [
        [each.rpartition("/puzzles/")[2] for each in page if "/puzzles/" in each] for page in linked
    ]
    assert [page[0][:3] for page in ids] == ["s4-", "v1-", "s6-"]


def test_a_small_puzzle_that_is_not_unique_is_named(nonet: CommandLine) -> None:
    given = f"{PUZZLE.puzzle}\n{'.' * 36}\n".encode()

    done = nonet("worksheet", "-", "-o", "x.pdf", stdin=given)

    assert (done.status, done.output) == (1, "")
    assert "puzzle 2 is multiple" in done.errors


def test_one_code_restores_a_sheet_of_small_grids(nonet: CommandLine, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.pdf"

    nonet("worksheet", "--size", "6", "--seed", "1", "--count", "6", "--one-qr", "-o", str(sheet))

    with pikepdf.open(sheet) as opened:
        links = [link for page in opened.pages for link in page.obj.get("/Annots", [])]
    leads = {str(link.A.URI) for link in links if "/URI" in link.get("/A", {})}
    (code,) = {lead.rpartition("/")[2] for lead in leads if "/S/" in lead.upper()}
    made = tuple(small.generate(6, seed=1, index=index).puzzle for index in range(6))
    assert read_code(code).grids == made
