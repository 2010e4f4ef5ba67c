"""Every step is explained at three depths: nothing too early, everything in the last."""

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles.explanations.guidance import Depth, explain_path, guide
from samples import EMPTY
from technique_steps import (
    EnglishGuidance,
    Found,
    found_beyond_chains,
    found_in_lessons,
    found_in_library,
    found_on_path,
    in_english,
)

SLUGS = [technique.slug for technique in engine.TECHNIQUES]
SINGLES = ("full-house", "hidden-single", "naked-single")
CHAINS = {
    *("remote-pair", "x-chain", "xy-chain", "aic", "grouped-aic", "als-xy-chain"),
    *("continuous-nice-loop", "grouped-continuous-nice-loop"),
    *("discontinuous-nice-loop", "grouped-discontinuous-nice-loop"),
}
MOST_WORDS = 120
CELL = re.compile(r"r\dc\d|row \d, column \d")
CELLS = r"(?:r\dc\d(?:, | and )?)+"
NODE = r"\(\d+([=-]\d+)*\)((r\d+c\d+|b\dp\d+),?)+"
CLAIM = re.compile(
    rf"(?:one|none) of {CELLS} is \d|neither r\dc\d nor r\dc\d is \d|r\dc\d is (?:not )?\d"
)


def shown(found: Found, depth: Depth) -> EnglishGuidance:
    return in_english(
        guide(found.step, engine.Position(found.board, eliminated=found.removed), depth=depth)
    )


def found_by(slug: str) -> list[Found]:
    found = found_beyond_chains(slug) if "forcing" in slug else found_in_library(slug)
    return [*found, *found_in_lessons(slug)]


def found_on_generated_puzzles() -> Iterator[Found]:
    for puzzle in engine.generate_many("expert", 12, seed=5):
        yield from found_on_path(puzzle.puzzle)


@pytest.mark.parametrize("slug", SLUGS)
def test_each_technique_is_explained_to_the_depth_asked(slug: str) -> None:
    found = found_by(slug)

    for one in found:
        assert_is_told_well(one)
    assert found


def test_every_step_of_a_path_is_explained_to_the_depth_asked() -> None:
    taken = set()

    for found in found_on_generated_puzzles():
        assert_is_told_well(found)
        taken.add(found.step.technique)

    assert len(taken) > 15


def assert_is_told_well(found: Found) -> None:
    look, technique, deduction = (shown(found, depth) for depth in (1, 2, 3))
    for early in (look, technique):
        assert (early.reasons, early.implications, early.notation) == ((), (), None)
    assert not CELL.search(look.sentence)
    assert set(CELL.findall(technique.sentence)) == ends_of(found.step)
    if found.step.technique in SINGLES:
        assert not re.search(r"\d", re.sub(r"(row|column) \d", "", technique.sentence))
    assert look.area == tuple(sorted(set(look.area)))
    assert deduction.reasons == tuple(sorted(set(deduction.reasons)))
    for sentence in (look.sentence, technique.sentence, deduction.sentence):
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence), sentence
    if "forcing" in found.step.technique:
        assert len(deduction.sentence.split()) <= MOST_WORDS
        assert deduction.implications
    if found.step.technique in CHAINS and found.step.pattern.links:
        assert_is_written_well(found.step, deduction.notation or "")
    assert_concludes(found.step, deduction.sentence)
    assert_follows(found, deduction)


def assert_is_written_well(step: engine.Step, notation: str) -> None:
    """Assert that a chain in Eureka is well formed, from its first link to its conclusions."""
    chain, _, conclusions = notation.partition(" => ")
    first = step.pattern.links[0].start
    names = re.split("[=-](?=[(l])", chain)
    assert all(re.fullmatch(rf"{NODE}|loop", name) for name in names), notation
    assert chain.startswith(f"({first.digit}")
    sign = "=" if step.placements else "<>"
    written = [part.split(sign) for part in conclusions.split(", ")]
    concluded = {(cell, int(digit)) for names, digit in written for cell in cells_written(names)}
    assert concluded == {*step.placements, *step.eliminations}, notation


def cells_written(names: str) -> set[int]:
    """Return the cells that compact names stand for: `r1c23,r45c7`, `b1p158`."""
    cells = set[int]()
    for kind, first, second in re.findall(r"([rb])(\d+)[cp](\d+)", names):
        for one, other in product(map(int, first), map(int, second)):
            row = one if kind == "r" else (one - 1) // 3 * 3 + (other - 1) // 3 + 1
            column = other if kind == "r" else (one - 1) % 3 * 3 + (other - 1) % 3 + 1
            cells.add((row - 1) * 9 + column - 1)
    return cells


def ends_of(step: engine.Step) -> set[str]:
    """Return the cells that the idea of a chain names; those of other techniques name none."""
    links = step.pattern.links
    if step.technique not in CHAINS or not links:
        return set()
    cells = {*links[0].start.cells, *links[-1].end.cells}
    return {f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in cells}


def assert_concludes(step: engine.Step, sentence: str) -> None:
    """Assert that a deduction eliminates or places exactly the candidates of its step."""
    lost = set()
    for clause in re.findall(r"eliminates ([^.]*)\.", sentence):
        for group in clause.split("; "):
            digits, cells = group.split(" in ")
            lost |= {
                (9 * int(row) + int(column) - 10, int(digit))
                for row, column in re.findall(r"r(\d)c(\d)", cells)
                for digit in re.findall(r"\d", digits)
            }
    assert lost == set(step.eliminations), sentence
    for cell, digit in step.placements:
        assert f"row {cell // 9 + 1}, column {cell % 9 + 1}" in sentence
        assert str(digit) in sentence


def assert_follows(found: Found, deduction: EnglishGuidance) -> None:
    """Assert that each implication starts from facts known by then, and is true."""
    known = set[str]()
    for text in deduction.implications:
        assert re.fullmatch(r"[A-Z][^{}]*[.:]", text), text
        claims = CLAIM.findall(text.partition(": ")[0])
        if text.startswith(("Suppose as well", "So under the first assumption")):
            known |= set(claims or CLAIM.findall(text))
        elif text.startswith("Suppose"):
            known = set(claims)
        elif text.startswith("In any case"):
            known |= set(claims)
        elif text.startswith("If"):
            *premises, conclusion = claims
            known |= set() if known else set(premises)
            assert set(premises) <= known | assumptions(found), text
            known.add(conclusion)
            is_true = [holds(claim, found.solution) for claim in (*premises, conclusion)]
            assert is_true[-1] or not all(is_true[:-1]), text


def assumptions(found: Found) -> set[str]:
    """Return the assumptions of a death blossom in turn: each candidate of its stem."""
    if found.step.technique != "death-blossom":
        return set()
    (cell,), *_ = found.step.pattern.groups
    return {f"r{cell // 9 + 1}c{cell % 9 + 1} is {digit}" for digit in range(1, 10)}


def holds(claim: str, solution: str) -> bool:
    cells = [
        solution[9 * int(row) + int(column) - 10]
        for row, column in re.findall(r"r(\d)c(\d)", claim)
    ]
    is_denied = claim.startswith(("none", "neither")) or " is not " in claim
    return (claim[-1] in cells) != is_denied


def test_a_hidden_single_that_stands_on_notes_says_so() -> None:
    board = "-" * 81
    removed = [(cell, 4) for cell in range(8)]
    (step,) = engine.find_steps(board, removed=removed, technique="hidden-single")

    shown = in_english(guide(step, engine.Position(board, eliminated=removed), depth=3))

    assert shown.sentence == (
        "In row 1, 4 fits only in row 1, column 9: every other empty cell there already sees a 4, "
        "or 4 was eliminated there."
    )


def test_a_naked_single_that_stands_on_notes_says_so() -> None:
    board = "-1234567" + "-" * 73
    removed = [(0, 8)]
    (step,) = engine.find_steps(board, removed=removed, technique="naked-single")

    shown = in_english(guide(step, engine.Position(board, eliminated=removed), depth=3))

    assert shown.sentence == (
        "In row 1, column 1, 9 is the only digit left. The cell sees 1, 2, 3, 4, 5, 6 and 7 in "
        "row 1; 8 was eliminated there before."
    )


def test_a_naked_single_names_the_reason_against_each_other_digit() -> None:
    board = "-123-----4----------5------6--------7--------8--------" + "-" * 27
    (step,) = engine.find_steps(board, technique="naked-single")

    shown = in_english(guide(step, board, depth=3))

    assert shown.sentence == (
        "In row 1, column 1, 9 is the only digit left. The cell sees 4, 6, 7 and 8 in column 1; "
        "1, 2 and 5 in the top left box; 3 in row 1."
    )


def test_the_reasons_of_a_hidden_single_are_the_equal_digits_that_leave_one_place() -> None:
    puzzle = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
    (step, *_) = engine.find_steps(puzzle, technique="hidden-single")

    shown = guide(step, puzzle, depth=3)

    assert step.placements == ((5, 8),)
    assert shown.area == (3, 4, 5, 12, 13, 14, 21, 22, 23)
    assert shown.reasons == (20, 39, 76)


def test_a_naked_single_that_depends_only_on_notes_says_so() -> None:
    board = "-" * 81
    removed = [(40, digit) for digit in range(1, 9)]
    (step,) = engine.find_steps(board, removed=removed, technique="naked-single")

    shown = in_english(guide(step, engine.Position(board, eliminated=removed), depth=3))

    assert shown.sentence == (
        "In row 5, column 5, 9 is the only digit left. The others, 1, 2, 3, 4, 5, 6, 7 and 8, were "
        "eliminated there before."
    )


@pytest.mark.parametrize("depth", [0, 4])
def test_there_are_three_depths(depth: int) -> None:
    board = "-12345678" + "-" * 72
    (step,) = engine.find_steps(board, technique="full-house")

    with pytest.raises(ValueError, match=f"expected 1 to 3 as depth, found {depth}"):
        engine.explain_step(step, board, depth=depth)


def cells_of(names: str) -> list[int]:
    return [9 * int(name[1]) + int(name[3]) - 10 for name in names.split()]


def without(cells: str, *digits: int) -> list[tuple[int, int]]:
    return [(cell, digit) for cell in cells_of(cells) for digit in digits]


def test_a_ring_of_two_digits_whose_roof_holds_one_of_them_loses_the_other_there() -> None:
    removed = without("r1c4 r2c4 r2c7 r3c7", *range(3, 10))
    removed += without("r2c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1", 1)

    shown = [
        in_english(guide(step, engine.Position(EMPTY, eliminated=removed), depth=3)).sentence
        for step in engine.find_steps(EMPTY, removed=removed, technique="unique-loop")
    ]

    assert any("If the other were 2, the cells would be a deadly pattern" in one for one in shown)


def test_a_ring_of_sixteen_cells_may_charge_a_digit_to_either_of_two_houses() -> None:
    first, last = "r1c2 r1c3 r2c1 r3c1 r1c5 r1c6", "r5c1 r6c1 r4c5 r4c6 r2c4 r3c4"
    removed = without(first, *range(5, 10)) + without(last, 1, *range(5, 10))
    removed += without("r4c2 r4c3", 1, *range(6, 10)) + without("r5c4 r6c4", 1, 5, 7, 8, 9)

    steps = engine.find_steps(EMPTY, removed=removed, technique="sk-loop")

    shown = in_english(
        guide(steps[0], engine.Position(EMPTY, eliminated=removed), depth=3)
    ).sentence
    assert "would take a digit from both, for one cell, so it is eliminated" in shown
    assert len(steps) > 1
    assert not set(steps[0].eliminations) >= {lost for step in steps for lost in step.eliminations}


def test_a_group_with_two_digits_in_a_cell_is_named_as_the_wrong_one() -> None:
    inner = range(2, 9)
    removed = without("r1c1", *range(3, 10)) + without("r9c1", 1, *range(4, 10))
    removed += without(" ".join(f"r1c{at}" for at in inner), 1)
    removed += without(" ".join(f"r{at}c1" for at in inner), 2)
    removed += without(" ".join(f"r9c{at} r{at}c9" for at in inner), 3)

    shown = [
        in_english(guide(step, engine.Position(EMPTY, eliminated=removed), depth=3)).sentence
        for step in engine.find_steps(EMPTY, removed=removed, technique="3d-medusa")
    ]

    assert any("has two digits in row 1, column 9, so it is the false one" in one for one in shown)


@pytest.mark.parametrize(
    ("slug", "board", "look"),
    [
        (
            "dual-two-string-kite",
            "--1649527729385146465271---956-132----28976-5--7562-9---8-3--626-4-28-5-2-39567--",
            "Look at the candidates in",
        ),
        (
            "3d-medusa",
            "253---8--648-3--1--7-4826534-7-58---53-2-7-8-826943571785324169-628----5--4----28",
            "Look at the candidates in the whole grid.",
        ),
    ],
)
def test_patterns_of_two_digits_or_all_boxes_are_looked_for_among_candidates(
    slug: str, board: str, look: str
) -> None:
    looks = [
        in_english(guide(step, board, depth=1)).sentence
        for step in engine.find_steps(board, technique=slug)
    ]

    assert any(one.startswith(look) for one in looks)


@pytest.mark.parametrize(
    ("board", "name"),
    [
        ("-12345678" + "-" * 72, "single-full-house"),
        ("-123-----4----------5------6--------7--------8--------" + "-" * 27, "single-naked"),
    ],
)
def test_a_single_is_named_by_its_house_or_only_by_its_cell(board: str, name: str) -> None:
    single = engine.next_single(board)

    assert single is not None
    assert json.loads(engine.explain_single(single, board))["name"] == name


@pytest.mark.parametrize("label", ["medium", "hard", "expert"])
def test_a_path_is_explained_at_once_as_step_by_step(label: engine.Label) -> None:
    for puzzle in engine.generate_many(label, 5, seed=9):
        path, told = engine.solve_path(puzzle.puzzle), list[str]()
        grid, removed = path.puzzle, list[tuple[int, int]]()
        for step in path.steps:
            shown = guide(step, engine.Position(grid, eliminated=removed), depth=3)
            told.append(english().render(shown.sentence))
            grid, removed = engine.after_step(step, grid, removed)

        assert explain_path(path, english()) == tuple(told) == path.explain()
