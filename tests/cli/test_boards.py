import json

import pytest

from command_line import CommandLine
from nonet import engine
from nonet.grid import name_of
from samples import EMPTY, HARD, SOLUTION, UNIQUE

WRONG = UNIQUE.replace(".", "9", 1)


def test_a_board_without_a_mistake_is_valid(nonet: CommandLine) -> None:
    left = UNIQUE.count(".")

    assert nonet("validate", UNIQUE, UNIQUE) == (0, f"valid, {left} cells left\n", "")
    assert nonet("validate", UNIQUE, SOLUTION) == (0, "complete\n", "")


@pytest.mark.english
def test_mistakes_are_listed_with_exit_status_1(nonet: CommandLine) -> None:
    outcome = nonet("validate", UNIQUE, WRONG)
    shown = nonet("validate", UNIQUE, WRONG, "--json")
    cell = UNIQUE.index(".")

    assert outcome.status == shown.status == 1
    assert f"r{cell // 9 + 1}c{cell % 9 + 1}" in outcome.output
    found = json.loads(shown.output)
    assert (found["valid"], found["incorrectCells"]) == (False, [cell])


def test_each_hint_level_adds_detail(nonet: CommandLine) -> None:
    levels = [nonet("hint", HARD, f"--level={level}").output for level in (1, 2, 3)]
    step = engine.next_step(engine.normalize(HARD))

    assert step is not None
    assert len(set(levels)) == 3
    assert json.loads(nonet("hint", HARD, "--json").output)["technique"] == step.technique
    assert "technique" not in json.loads(nonet("hint", HARD, "--json", "--level=1").output)


def test_all_steps_are_listed_one_per_line_easiest_first(nonet: CommandLine) -> None:
    steps = list(engine.find_all_steps(engine.normalize(HARD)))

    outcome = nonet("hint", HARD, "--all")

    assert (outcome.status, outcome.errors) == (0, "")
    lines = [line.split("\t") for line in outcome.output.splitlines()]
    assert [line[0] for line in lines] == [f"{step.rating:.1f}" for step in steps]
    notations = [line[3] for line in lines if len(line) > 3]
    assert notations
    assert all(engine.prove(engine.normalize(HARD), notation).valid for notation in notations)
    ((cell, digit),) = steps[0].placements
    assert lines[0][2] == f"r{cell // 9 + 1}c{cell % 9 + 1}={digit}"


@pytest.mark.thorough
def test_all_steps_as_json_have_certificates_that_prove_them(nonet: CommandLine) -> None:
    outcome = nonet("hint", HARD, "--all", "--json", "--no-uniqueness")

    reported = [json.loads(line) for line in outcome.output.splitlines()]
    relying = {one.slug for one in engine.TECHNIQUES if one.relies_on_uniqueness}
    assert reported
    assert not relying & {step["technique"] for step in reported}
    for step in reported:
        assert step["explanation"]
        proof = engine.prove(engine.normalize(HARD), step["certificate"])
        assert [{"index": cell, "value": digit} for cell, digit in proof.eliminations] == step[
            "eliminations"
        ]
        assert proof.valid


def test_all_steps_of_a_full_board_are_empty_and_levels_are_rejected(
    nonet: CommandLine,
) -> None:
    refused = nonet("hint", HARD, "--all", "--level=1")

    assert nonet("hint", UNIQUE, SOLUTION, "--all") == (0, "", "")
    assert (refused.status, refused.output) == (2, "")
    assert "--all" in refused.errors


def test_a_hint_continues_from_a_board(nonet: CommandLine) -> None:
    board = list(UNIQUE)
    step = engine.next_step(UNIQUE)
    assert step is not None
    ((cell, digit),) = step.placements
    board[cell] = str(digit)

    first, second = nonet("hint", UNIQUE), nonet("hint", UNIQUE, "".join(board))

    assert first.status == second.status == 0
    assert first.output != second.output
    assert nonet("hint", UNIQUE, SOLUTION).output == "complete\n"


def test_a_board_with_a_mistake_gets_no_hint(nonet: CommandLine) -> None:
    outcome = nonet("hint", UNIQUE, WRONG)

    assert outcome.status == 1
    assert outcome.output == nonet("validate", UNIQUE, WRONG).output


@pytest.mark.parametrize("command", [["hint", EMPTY], ["validate", EMPTY, EMPTY]])
def test_a_grid_without_a_unique_solution_is_rejected(
    nonet: CommandLine, command: list[str]
) -> None:
    outcome = nonet(*command)

    assert (outcome.status, outcome.output) == (1, "")
    assert "multiple" in outcome.errors


def test_a_hint_distinguishes_entries_from_givens(nonet: CommandLine) -> None:
    board = "--53-7---8----4-27-7--1-5--4----53---1--7---6--32---8--6-5----9--4----3------97--"

    outcome = nonet("hint", HARD, board, "--json", "--techniques", "Avoidable rectangle type 1")

    reported = json.loads(outcome.output)
    assert reported["technique"] == "avoidable-rectangle-1"
    assert reported["eliminations"] == [{"index": 8, "value": 4}]


def test_a_hint_tries_ordered_techniques_first(nonet: CommandLine) -> None:
    order = [one.slug for one in engine.TECHNIQUES if one.tier == "hard"]
    step = engine.next_step(engine.normalize(HARD), order=order)

    first = nonet("hint", HARD, "--json", "--order", ",".join(order))

    assert step is not None
    assert step.technique in order
    assert json.loads(first.output)["technique"] == step.technique
    assert nonet("hint", HARD, "--all", "--order", "naked single").status == 2


def test_a_claimed_step_is_proved_or_its_flaw_named(nonet: CommandLine) -> None:
    chain = "(7)r2c3=(7)r2c2-(7)r8c2=(7)r8c3"

    held = nonet("prove", UNIQUE, f"{chain} => r7c3<>7")
    bare = nonet("prove", UNIQUE, "r7c3<>7", "--technique=x chain", "--json")
    failed = nonet("prove", UNIQUE, chain.replace("r8c3", "r9c3"))
    before = nonet("prove", UNIQUE, chain, "--without=r2c3<>7")

    assert held.status == 0
    assert held.output.splitlines() == [
        "Turbot fish",
        "It holds: r7c3 is not 7.",
        f"{chain} => r7c3<>7",
    ]
    assert json.loads(bare.output)["technique"] == "x-chain"
    assert (failed.status, failed.output.startswith("Link 3: ")) == (1, True)
    assert (before.status, before.output.startswith("Link 1: ")) == (1, True)


def test_eliminated_candidates_can_contain_spaces(nonet: CommandLine) -> None:
    chain = "(7)r2c3=(7)r2c2-(7)r8c2=(7)r8c3"

    spaced = nonet("prove", UNIQUE, chain, "--without", " r2c3 <> 7; ")

    assert (spaced.status, spaced.output.startswith("Link 1: ")) == (1, True)


@pytest.mark.parametrize("sign", ["=", "<>"])
def test_claims_about_givens_are_not_reported_as_missing(nonet: CommandLine, sign: str) -> None:
    cell, digit = next((at, one) for at, one in enumerate(UNIQUE) if one.isdigit())

    claimed = nonet("prove", UNIQUE, f"{name_of(cell)}{sign}{digit}")

    assert (claimed.status, "does not have" in claimed.output) == (1, False)


def test_an_invalid_claim_is_a_usage_error(nonet: CommandLine) -> None:
    assert nonet("prove", UNIQUE, '{"links": 3}').status == 2
    assert nonet("prove", UNIQUE, "--technique=nonsense of sorts").status == 2
    assert nonet("prove", UNIQUE, '{"links":').status == 2
    assert nonet("prove", UNIQUE, '{"eliminations": [[99, 1]]}').status == 2
    assert nonet("prove", UNIQUE, '{"eliminations": [[-1, 1]]}').status == 2
    assert nonet("prove", UNIQUE, '{"eliminations": [["r1c1", 10]]}').status == 2
    for unread in ("r1c1=4", "nonsense", "r2c3<>7 and more"):
        assert nonet("prove", UNIQUE, "r7c3<>7", f"--without={unread}").status == 2
