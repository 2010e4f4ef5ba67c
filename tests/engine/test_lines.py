"""Lines of grids are judged as the grids on them are, one by one."""

from hypothesis import given, settings, strategies as st

from nonet import engine
from nonet.errors import GridFormatError
from samples import EMPTY, HARD, INVALID, SOLUTION, UNIQUE, UNSOLVABLE

GRIDS = [UNIQUE, EMPTY, UNSOLVABLE, INVALID, SOLUTION, HARD]
LINES = st.one_of(st.sampled_from(GRIDS).map(str.encode), st.binary(max_size=90))


def told_one_by_one(lines: bytes) -> list[list[str]]:
    words = [line.decode("ascii", "replace").split(maxsplit=1) for line in lines.split(b"\n")]
    return [block_of(word[0]) for word in words if word]


def block_of(word: str) -> list[str]:
    try:
        verdict = engine.count_solutions(word)
    except GridFormatError:
        return [word, "malformed", "-"]
    return [word, verdict.status, verdict.solution or "-"]


@given(st.lists(LINES, max_size=200), st.sampled_from([b"\n", b"\r\n", b" and more\n"]))
@settings(max_examples=40, deadline=None)
def test_each_line_gets_its_verdict(lines: list[bytes], ending: bytes) -> None:
    block = ending.join(lines)

    shown = engine.check_lines(block, threads=2)

    expected = told_one_by_one(block)
    assert shown.text == "\n".join("\t".join(line) for line in expected)
    statuses = {status for _, status, _ in expected}
    assert shown.grid_count == len(expected)
    assert shown.all_unique == (statuses <= {"unique", "malformed"})
    assert shown.any_malformed == ("malformed" in statuses)


def test_the_node_budget_is_for_each_line() -> None:
    shown = engine.check_lines(f"{UNIQUE}\n{EMPTY}".encode(), node_budget=1)

    verdicts = engine.check_many([UNIQUE, EMPTY], node_budget=1)
    assert [line.split("\t")[1] for line in shown.text.split("\n")] == [
        one.status for one in verdicts
    ]
