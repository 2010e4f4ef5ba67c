"""`nonet worksheet`: worksheets without a server."""

import io
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest

from command_line import BinaryOutcome, CommandLine
from nonet import engine
from nonet.printing.sheet_code import read_code
from samples import EMPTY, INVALID, OTHER, SOLUTION, UNIQUE, page_count, variants

pytestmark = pytest.mark.slow

VARIANTS = ("-o", "x.pdf", "--variant", "killer", "--variant", "diagonal")
NONET = Path(sys.executable).with_name("nonet")


def nonet(folder: Path, *arguments: str, stdin: bytes = b"", **settings: str) -> BinaryOutcome:
    """Run `nonet worksheet` in a folder, with only these settings."""
    given = {"site_url": "https://nonet.example"} | settings
    command = CommandLine(folder, **{name: value for name, value in given.items() if value})
    return command.run("worksheet", *arguments, stdin=stdin)


def shell(folder: Path, line: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of a shell in which `nonet` is the command."""
    return subprocess.run(
        ["/bin/bash", "-c", line],
        cwd=folder,
        env=os.environ
        | {
            "NONET_SITE_URL": "https://nonet.example",
            "PATH": f"{NONET.parent}:{os.environ['PATH']}",
        },
        capture_output=True,
        check=False,
    )


def test_a_pack_of_new_puzzles_is_printed_with_its_answers(tmp_path: Path) -> None:
    arguments = ("--count", "20", "--difficulty", "easy", "--paper", "a4", "-o", "pack.pdf")

    done = nonet(tmp_path, *arguments)

    pdf = (tmp_path / "pack.pdf").read_bytes()
    assert done.status == 0, done.errors
    assert done.output.decode() == f"pack.pdf: 20 puzzles, {len(pdf):,} bytes\n"
    assert done.errors == b""
    assert pdf.startswith(b"%PDF-")
    assert page_count(pdf) == 40


def test_the_puzzles_of_a_file_are_printed_in_order_with_duplicates(tmp_path: Path) -> None:
    (tmp_path / "puzzles.txt").write_text(
        f"{UNIQUE} the first of all\r\n\n   {OTHER}\n{UNIQUE.replace('.', '-')}\n{SOLUTION}"
    )
    (tmp_path / "plain.txt").write_text(f"{UNIQUE}\n{OTHER}\n{UNIQUE}\n{SOLUTION}")

    done = nonet(tmp_path, "puzzles.txt", "-o", "out.pdf", "--json")
    nonet(tmp_path, "plain.txt", "-o", "plain.pdf")

    pdf = (tmp_path / "out.pdf").read_bytes()
    assert json.loads(done.output) == {"file": "out.pdf", "puzzles": 4, "bytes": len(pdf)}
    assert page_count(pdf) == 8
    assert pdf == (tmp_path / "plain.pdf").read_bytes()


def test_a_seed_gives_the_same_bytes_on_standard_output(tmp_path: Path) -> None:
    arguments = ("--seed", "7", "--difficulty", "hard", "--no-answers", "--paper", "letter")

    piped = nonet(tmp_path, *arguments, "-o", "-")
    nonet(tmp_path, *arguments, "-o", "file.pdf")

    assert piped.output == (tmp_path / "file.pdf").read_bytes()
    assert page_count(piped.output) == 1
    assert piped.errors == b""
    assert not (tmp_path / "-").exists()


def test_a_seed_can_be_a_text(tmp_path: Path) -> None:
    puzzle = engine.generate("hard", seed="our club").puzzle
    (tmp_path / "one.txt").write_text(puzzle)

    made = nonet(tmp_path, "--seed", "our club", "--difficulty", "hard", "-o", "-")
    read = nonet(tmp_path, "one.txt", "-o", "-")

    assert (made.status, made.output) == (0, read.output)


def test_a_file_can_have_more_than_twenty_puzzles(tmp_path: Path) -> None:
    (tmp_path / "many.txt").write_text("\n".join(variants(21)))

    done = nonet(tmp_path, "many.txt", "-o", "-", "--no-answers")

    assert page_count(done.output) == 21


def test_a_dash_reads_puzzles_from_a_pipe(tmp_path: Path) -> None:
    done = nonet(tmp_path, "-", "-o", "-", stdin=f"{UNIQUE}\r\n{OTHER}\r\n".encode())

    assert (done.status, done.errors) == (0, b"")
    assert page_count(done.output) == 4


def test_piped_puzzles_need_no_dash(tmp_path: Path) -> None:
    (tmp_path / "two.txt").write_text(f"{UNIQUE}\n{OTHER}\n")
    named = nonet(tmp_path, "two.txt", "-o", "-")

    piped = shell(tmp_path, "cat two.txt | nonet worksheet -o -")
    redirected = shell(tmp_path, "nonet worksheet -o - < two.txt")

    assert (named.status, page_count(named.output)) == (0, 4)
    assert piped.stdout == redirected.stdout == named.output


@pytest.mark.sample("count")
@pytest.mark.parametrize("asked", ["--count=1", "--difficulty=easy", "--seed=1"])
def test_generation_options_ignore_standard_input(tmp_path: Path, asked: str) -> None:
    (tmp_path / "two.txt").write_text(f"{UNIQUE}\n{OTHER}\n")

    done = shell(tmp_path, f"nonet worksheet {asked} -o - < two.txt")

    assert (done.returncode, page_count(done.stdout)) == (0, 2)


@pytest.mark.sample("null")
@pytest.mark.parametrize("given", ["<&-", "</dev/null", "<empty", "< <(:)"])
def test_without_piped_input_a_new_puzzle_is_printed(tmp_path: Path, given: str) -> None:
    (tmp_path / "empty").touch()

    done = shell(tmp_path, f"nonet worksheet -o - {given}")

    assert (done.returncode, page_count(done.stdout)) == (0, 2)


def test_a_terminal_does_not_block(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()

    done = subprocess.run(
        [NONET, "worksheet", "-o", "-"],
        cwd=tmp_path,
        env=os.environ | {"NONET_SITE_URL": "https://nonet.example"},
        stdin=theirs,
        capture_output=True,
        check=False,
    )

    for end in (ours, theirs):
        os.close(end)
    assert (done.returncode, page_count(done.stdout)) == (0, 2)


@pytest.mark.thorough
def test_late_piped_puzzles_are_awaited(tmp_path: Path) -> None:
    done = shell(tmp_path, "nonet generate --count 3 | nonet worksheet -o - --no-answers")

    assert (done.returncode, page_count(done.stdout)) == (0, 3)


@pytest.mark.thorough
def test_piped_small_grids_use_the_requested_marks(
    tmp_path: Path,
) -> None:
    asked = "--size 4 --count 3 --seed 5"

    piped = shell(tmp_path, f"nonet generate {asked} | nonet worksheet --marks shapes -o -")
    made = shell(tmp_path, f"nonet worksheet {asked} --marks shapes -o -")

    assert (piped.returncode, piped.stderr) == (0, b"")
    assert piped.stdout == made.stdout


def test_all_malformed_lines_are_named_and_nothing_is_printed(tmp_path: Path) -> None:
    lines = [UNIQUE, UNIQUE[:-1], EMPTY, OTHER, INVALID, "é" + UNIQUE]
    (tmp_path / "bad.txt").write_text("\n".join(lines), encoding="utf-8")

    done = nonet(tmp_path, "bad.txt", "-o", "out.pdf")

    assert done.status == 1
    assert done.output == b""
    assert done.errors.decode() == (
        "nonet: expected exactly one solution: puzzle 2 is malformed, puzzle 3 is multiple, "
        "puzzle 5 is invalid, puzzle 6 is malformed\n"
    )
    assert not (tmp_path / "out.pdf").exists()


def test_a_puzzle_beyond_the_search_budget_is_named(tmp_path: Path) -> None:
    (tmp_path / "deep.txt").write_text(f"{UNIQUE}\n{EMPTY}\n")

    done = nonet(tmp_path, "deep.txt", "-o", "out.pdf", search_node_budget="1")

    assert (done.status, done.output) == (1, b"")
    assert done.errors == b"nonet: the search budget is exhausted: puzzle 2\n"
    assert not (tmp_path / "out.pdf").exists()


def test_an_exhausted_generation_prints_nothing(tmp_path: Path) -> None:
    done = nonet(tmp_path, "--difficulty", "expert", "-o", "out.pdf", generation_budget="0")

    assert (done.status, done.output) == (1, b"")
    assert (
        done.errors == b"nonet: 1 of 1 puzzles are missing: none of 0 candidates meets the spec\n"
    )
    assert not (tmp_path / "out.pdf").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("-o", "x.pdf", "--count", "0"),
        ("-o", "x.pdf", "--difficulty", "harder"),
        ("-o", "x.pdf", "--paper", "A5"),
        ("-o", "x.pdf", "--one-qr", "--no-qr"),
        ("-o", "x.pdf", "--hint-limit", "11"),
        ("-o", "x.pdf", "missing.txt"),
        ("-o", "x.pdf", "empty.txt"),
        ("-o", "missing/x.pdf"),
        ("-o", "."),
        (),
    ],
)
def test_a_usage_error_has_exit_status_2(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "empty.txt").write_text("\n  \n")

    done = nonet(tmp_path, *arguments)

    assert (done.status, done.output) == (2, b"")
    assert b"Error" in done.errors
    assert b"Traceback" not in done.errors
    assert not (tmp_path / "x.pdf").exists()


def test_the_credit_and_links_come_from_the_settings(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(UNIQUE)
    here = nonet(tmp_path, "one.txt", "-o", "-", site_url="https://here.example")
    there = nonet(tmp_path, "one.txt", "-o", "-", site_url="https://there.example")
    unprintable = nonet(tmp_path, "one.txt", "-o", "-", service_name="☃")

    assert b"https://here.example/puzzles/v1-" in here.output
    assert b"https://there.example/puzzles/v1-" in there.output
    assert (unprintable.status, unprintable.output) == (1, b"")
    assert "'☃' (U+2603)" in unprintable.errors.decode()


def test_codes_to_a_local_address_cause_a_warning(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(UNIQUE)

    with_codes = nonet(tmp_path, "one.txt", "-o", "-", site_url="")
    without = nonet(tmp_path, "one.txt", "-o", "-", "--no-qr", site_url="")

    assert b"QR codes and the credit link to http://127.0.0.1:8000" in with_codes.errors
    assert b"--no-qr" in with_codes.errors
    assert b"QR code: play" in with_codes.output
    assert b"the credit links to http://127.0.0.1:8000" in without.errors
    assert b"/URI(" not in without.output


@pytest.mark.parametrize(
    ("options", "codes"),
    [
        (("--per-page", "9", "--count", "18"), [0, 0, 0, 0]),
        (("--per-page", "4", "--count", "4"), [4, 0]),
        (("--per-page", "2", "--count", "2", "--answer-layout", "full"), [2, 0, 0]),
        (("--count", "2", "--one-qr"), [1, 1, 0, 0]),
        (("--count", "2", "--one-qr", "--large-print"), [1, 1, 0, 0]),
    ],
)
def test_answers_are_packed_and_have_no_codes(
    tmp_path: Path, options: tuple[str, ...], codes: list[int]
) -> None:
    done = nonet(tmp_path, "--seed", "1", "--difficulty", "easy", *options, "-o", "-")

    with pikepdf.open(io.BytesIO(done.output)) as pdf:
        assert [len(page.get_images()) for page in pdf.pages] == codes


@pytest.mark.parametrize("options", [(), ("--one-qr",)])
def test_the_pages_behind_codes_limit_hints(tmp_path: Path, options: tuple[str, ...]) -> None:
    (tmp_path / "one.txt").write_text(UNIQUE)

    done = nonet(tmp_path, "one.txt", "--hint-limit", "3", *options, "-o", "-")

    links = re.findall(rb"/URI\(([^)]+)", done.output)
    if options:
        code = links[0].decode().rpartition("/")[2]
        assert (read_code(code).for_pupils, read_code(code).hint_limit) == (True, 3)
    else:
        assert all(link.endswith(b"?hints=3") for link in links)


def test_the_generated_puzzles_are_printed(tmp_path: Path) -> None:
    puzzles = engine.generate_many("medium", 2, seed=11)
    (tmp_path / "same.txt").write_text("\n".join(puzzle.puzzle for puzzle in puzzles))
    arguments = ("--seed", "11", "--count", "2", "--difficulty", "medium")

    generated = nonet(tmp_path, *arguments, "-o", "-")
    read = nonet(tmp_path, "same.txt", "-o", "-")

    assert generated.output == read.output


def test_generation_options_are_rejected_with_given_puzzles(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(UNIQUE)

    done = nonet(tmp_path, "one.txt", "--count", "3", "-o", "out.pdf")

    assert done.status == 2
    assert b"count" in done.errors
    assert not (tmp_path / "out.pdf").exists()


def test_a_full_disk_is_reported_in_one_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [NONET, "worksheet", "-o", "-"],
            cwd=tmp_path,
            env=os.environ | {"NONET_SITE_URL": "https://nonet.example"},
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1


def test_new_variants_are_printed_with_answers(tmp_path: Path) -> None:
    outcome = nonet(tmp_path, *VARIANTS, "--size", "6", "--count", "2", "--seed", "3")

    assert outcome.status == 0, outcome.errors
    assert page_count((tmp_path / "x.pdf").read_bytes()) == 4


@pytest.mark.parametrize("option", [["--hints"], ["--one-qr"], ["--candidates"]])
def test_options_of_usual_grids_are_rejected_for_variants(
    tmp_path: Path, option: list[str]
) -> None:
    outcome = nonet(tmp_path, *VARIANTS, *option)

    assert outcome.status == 2
    assert option[0] in outcome.errors.decode()


def test_a_size_of_variants_needs_a_kind(tmp_path: Path) -> None:
    assert nonet(tmp_path, "-o", "x.pdf", "--size", "8").status == 2
