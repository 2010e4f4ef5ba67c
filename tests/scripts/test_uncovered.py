"""Lines that no test reaches are reported, unless a reason beside them explains it."""

from pathlib import Path
from textwrap import dedent

import pytest
from coverage import CoverageData

import uncovered
from markdown import REPOSITORY
from uncovered import File, judge_python, judge_rust


def file(text: str, *, missed: set[int]) -> File:
    """Give a file of which all lines that hold something were reached, but for these."""
    lines = dedent(text).strip("\n").splitlines()
    counted = {number for number, line in enumerate(lines, 1) if line.strip()}
    return File(lines, counted - missed, missed)


def test_a_line_of_rust_that_nothing_excuses_is_left_unless_it_holds_nothing() -> None:
    found = judge_rust(file("fn f() {\n    g();\n    h(\n    )?;\n}\n", missed={3, 4}))

    assert (found.left, found.excused, found.counted) == ({3}, {4}, 5)


def test_a_reason_in_rust_applies_to_the_block_below_it() -> None:
    text = """
        fn f() {
            // uncovered: a grid has 81 cells,
            // which is why.
            if g() {
                h();
            }
            i();
        }
    """

    found = judge_rust(file(text, missed={3, 4, 5, 6, 7}))

    assert (found.left, found.excused, found.idle_reasons) == ({7}, {3, 4, 5, 6}, set())


@pytest.mark.parametrize(
    ("reason", "missed", "left"),
    [
        ("// uncovered: nobody knows how", set(), set()),
        ("// uncovered:", {2}, {2}),
    ],
)
def test_a_reason_without_a_line_or_without_words_is_reported(
    reason: str, missed: set[int], left: set[int]
) -> None:
    found = judge_rust(file(f"{reason}\ng();\n", missed=missed))

    assert (found.left, found.excused, found.idle_reasons) == (left, set(), {1})


def test_lines_that_the_compiler_ran_or_wrote_need_no_reason() -> None:
    text = """
        const fn table() -> u8 {
            1
        }
        #[derive(Debug)]
        pub const fn face() -> u8 {
            1
        }
        const fn half() -> u8 {
            g();
            1
        }
    """

    found = judge_rust(file(text, missed={1, 2, 3, 4, 5, 6, 7, 10}))

    assert (found.left, found.excused) == ({5, 6, 10}, {1, 2, 3, 4, 7})


def test_a_reason_in_python_is_good_while_its_lines_are_not_reached() -> None:
    text = """
        if f():  # pragma: no cover - on another system alone
            g()
        if f():  # pragma: no cover - it was so once
            g()
        h()  # pragma: no cover
        i()
    """

    found = judge_python(File(dedent(text).strip("\n").splitlines(), {1, 3, 4}, {6}))

    assert (found.left, found.excused, found.idle_reasons) == ({5, 6}, {1}, {3})


def lay_out(root: Path, *, rust_count: int) -> Path:
    """Write two files, and reports of their lines that tests have reached."""
    (root / "pyproject.toml").write_text((REPOSITORY / "pyproject.toml").read_text("utf-8"))
    for folder in (*uncovered.PYTHON, *uncovered.RUST):
        (root / folder).mkdir(parents=True)
    python, rust = root / "src/nonet/accounts/access/keys.py", root / "engine/src/lib.rs"
    python.write_text("f()\ng()\n")
    rust.write_text("fn f() {}\n")
    data = CoverageData(str(root / "python"))
    data.add_lines({str(python): {1, 2}})
    data.write()
    (root / "rust.lcov").write_text(f"SF:{rust}\nDA:1,{rust_count}\nend_of_record\n")
    return root


def test_where_each_line_is_reached_all_is_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = lay_out(tmp_path, rust_count=7)

    assert uncovered.main(root, root) == 0

    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["src/nonet/accounts/access", "2", "2", "0", "0"] in rows
    assert ["engine/src", "1", "1", "0", "0"] in rows


def test_a_line_that_is_left_is_named_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = lay_out(tmp_path, rust_count=0)

    assert uncovered.main(root, root) == 1

    assert capsys.readouterr().out.endswith("  engine/src/lib.rs:1: fn f() {}\n")


def test_without_a_count_of_rust_nothing_is_said_to_be_well(tmp_path: Path) -> None:
    root = lay_out(tmp_path, rust_count=1)
    (root / "rust.lcov").unlink()

    assert uncovered.main(root, root) == uncovered.NOT_COUNTED
