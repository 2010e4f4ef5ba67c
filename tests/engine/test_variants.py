"""Variants are read, solved, graded, explained, proved and generated from data."""

import copy
import json
import pickle
from typing import Any

import pytest

from machine import LISTS
from nonet.engine import variants
from nonet.engine.variants import VariantPuzzle
from nonet.errors import GenerationLimitError, NotUniqueError, VariantFormatError
from nonet.i18n.catalogue import english
from nonet.puzzles.explanations.guidance import as_text

EMPTY = "-" * 81
KILLER = variants.generate("killer", difficulty="medium", seed=17)


def rule(type_: str, **fields: Any) -> dict[str, Any]:
    return {"type": type_, **fields}


def killer(cells: list[int], total: int) -> dict[str, Any]:
    return rule("killer", cells=cells, sum=total)


@pytest.mark.parametrize("kind", variants.KINDS)
def test_each_kind_is_generated_with_one_solution_that_its_steps_find(kind: str) -> None:
    size = 9 if kind == "windoku" else 6

    made = variants.generate(kind, size, "easy", seed=3)

    assert variants.solve(made.puzzle) == made.solution
    assert variants.grade(made.puzzle) == made.grade
    assert made.grade.difficulty == "easy"
    path = variants.solve_path(made.puzzle)
    assert path.solved
    assert {step.difficulty for step in path.steps} <= {"beginner", "easy"}


def test_a_seed_gives_the_same_puzzle_and_another_seed_another() -> None:
    again, other = (
        variants.generate("killer", difficulty="medium", seed=seed) for seed in (17, 18)
    )

    assert again == KILLER
    assert other.puzzle != KILLER.puzzle


def test_a_killer_from_medium_up_has_no_givens() -> None:
    assert KILLER.puzzle.givens == EMPTY
    assert {rule["type"] for rule in KILLER.puzzle.rules} == {"killer"}


def test_kinds_are_combined() -> None:
    made = variants.generate(["diagonal", "anti-knight"], difficulty="easy", seed=1)

    assert [rule["type"] for rule in made.puzzle.rules] == ["diagonal", "anti-knight"]


def test_a_cage_is_explained_in_one_sentence() -> None:
    puzzle = {"size": 9, "rules": [killer([0, 1], 3)]}

    first = variants.next_step(puzzle)

    assert first is not None
    assert first.technique == "small-cage-combinations"
    everything = [set(range(1, 10))] * 81
    for cell, digit in first.eliminations:
        everything[cell] = everything[cell] - {digit}
    second = variants.next_step(puzzle, candidates=everything)
    assert second is not None
    assert second.technique == "cage-must-contain"
    assert {digit for _, digit in second.eliminations} == {1, 2}
    assert (
        english()
        .render(as_text(second.sentences))
        .startswith(
            "The cage of 3 in row 1 can only hold 1 and 2, so no other cell in row 1 can hold them."
        )
    )


def test_every_step_is_explained_in_words() -> None:
    path = variants.solve_path(KILLER.puzzle)

    for step in path.steps:
        shown = english().render(as_text(step.sentences))
        assert shown.endswith(".")
        assert "{" not in shown


def test_steps_are_proved_and_false_claims_refuted() -> None:
    step = variants.next_step(KILLER.puzzle)
    assert step is not None
    cell = next(cell for cell in range(81))
    right = int(KILLER.solution[cell])

    proved = variants.prove(KILLER.puzzle, step)
    conclusions = {"placements": step.placements, "eliminations": step.eliminations}
    found = variants.prove(KILLER.puzzle, conclusions)
    refuted = variants.prove(KILLER.puzzle, {"eliminations": [(cell, right)]})
    unproved = variants.prove(KILLER.puzzle, {"placements": [(cell, right)]})

    assert (proved.status, found.status) == ("proved", "proved")
    assert found.certificate is not None
    assert (refuted.status, unproved.status) == ("refuted", "unproved")


def test_a_certificate_that_proves_something_else_is_rejected_with_its_flaw() -> None:
    wrong = {"kind": "cases", "of": {"rule": 0}}
    right = int(KILLER.solution[0])

    judged = variants.prove(KILLER.puzzle, {"eliminations": [(0, right)], "certificate": wrong})

    assert (judged.status, judged.flaw, judged.candidate) == ("refuted", "not-proved", (0, right))


def test_puzzles_without_one_solution_are_reported() -> None:
    impossible = {"size": 4, "rules": [killer([0, 1], 3), killer([2, 3], 3)]}

    assert variants.count_solutions({"size": 4}).status == "multiple"
    assert variants.count_solutions(impossible).status == "unsolvable"
    with pytest.raises(NotUniqueError):
        variants.solve(impossible)


def test_a_puzzle_is_copied_pickled_and_equal_to_its_json() -> None:
    puzzle = KILLER.puzzle

    assert pickle.loads(pickle.dumps(puzzle)) == copy.copy(puzzle) == puzzle  # noqa: S301 - ours
    assert VariantPuzzle(puzzle.data) == VariantPuzzle(puzzle.json) == puzzle
    assert hash(VariantPuzzle(puzzle.json)) == hash(puzzle)


def test_regions_are_labels_of_any_kind() -> None:
    boxes = "".join(
        "ABCDEFGHI"[row // 3 * 3 + column // 3] for row in range(9) for column in range(9)
    )

    assert VariantPuzzle({"size": 9, "regions": boxes}) == VariantPuzzle({"size": 9})


BAD = [
    ("size", {"size": 7}),
    ("size", {}),
    ("unknown", {"size": 9, "unknown": 1}),
    ("givens", {"size": 9, "givens": "12"}),
    ("givens[2]", {"size": 4, "givens": "--5-------------"}),
    ("regions", {"size": 4, "regions": "AAAABBBBCCCCDDD"}),
    ("regions", {"size": 4, "regions": "AAAAABBBCCCCDDDD"}),
    ("rules[0]", {"size": 9, "rules": [1]}),
    ("rules[0].type", {"size": 9, "rules": [rule("rumble")]}),
    ("rules[0].cells", {"size": 9, "rules": [rule("killer", sum=3)]}),
    ("rules[0].cells[1]", {"size": 9, "rules": [killer([0, 81], 3)]}),
    ("rules[0].cells[1]", {"size": 9, "rules": [killer([5, 5], 3)]}),
    ("rules[0].sum", {"size": 9, "rules": [killer([0, 1], 18)]}),
    ("rules[0].extra", {"size": 9, "rules": [rule("windoku", extra=1)]}),
    ("rules[0]", {"size": 6, "rules": [rule("windoku")]}),
    (
        "rules[1].cells",
        {"size": 9, "rules": [rule("diagonal"), rule("thermo", cells=list(range(10)))]},
    ),
    ("rules[0].white[1]", {"size": 9, "rules": [rule("kropki", white=[[0, 1], [0, 2]])]}),
    ("rules[0].odd[0]", {"size": 9, "rules": [rule("parity", even=[1], odd=[1])]}),
    ("rules[0].lines[0]", {"size": 9, "rules": [rule("diagonal", lines=["middle"])]}),
    ("rules[0]", {"size": 9, "rules": [rule("sandwich", sum=3)]}),
    ("rules", {"size": 9, "rules": [rule("anti-king")] * 501}),
    ("", {"size": 9, "rules": [killer([0], 1)] * 10_000}),
    ("", "{"),
    ("", "[]"),
]


@pytest.mark.parametrize(("path", "puzzle"), BAD)
def test_a_fault_is_reported_with_its_path(path: str, puzzle: Any) -> None:
    with pytest.raises(VariantFormatError) as raised:
        VariantPuzzle(puzzle)

    assert raised.value.path == path
    assert raised.value.reason


def test_impossible_requests_are_rejected() -> None:
    for kind, size in (("rumble", 9), ("windoku", 6), ("anti-king", 4)):
        with pytest.raises(VariantFormatError):
            variants.generate(kind, size, "easy")
    with pytest.raises(VariantFormatError):
        variants.generate([], 9)
    with pytest.raises(GenerationLimitError):
        variants.generate("classic", 4, "expert", seed=1, budget=2)


@pytest.mark.corpora
def test_published_puzzles_have_their_solution_and_no_other() -> None:
    lines = (LISTS / "variants" / "given.jsonl").read_text("utf-8").splitlines()
    for line in lines:
        puzzle = json.loads(line)
        solution, _ = puzzle.pop("solution"), puzzle.pop("status")

        assert variants.solve(puzzle) == solution
