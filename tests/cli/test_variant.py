import json

import pytest

from command_line import CommandLine
from nonet.engine import variants

MADE = variants.generate("killer", 6, "easy", seed=3)
PUZZLE = MADE.puzzle.json


def test_a_generated_variant_is_checked_and_graded(nonet: CommandLine) -> None:
    made = nonet(
        "variant", "generate", "killer", "--size", "6", "--difficulty", "easy", "--seed", "3"
    )

    checked = nonet("variant", "check", "-", stdin=made.output.encode())
    graded = nonet("variant", "grade", made.output)

    assert json.loads(made.output) == MADE.puzzle.data
    assert checked.output == f"unique\t{MADE.solution}\n"
    assert graded.output == f"easy\t{MADE.grade.hardest}\n"


def test_a_hint_and_a_path_are_explained(nonet: CommandLine) -> None:
    hint = nonet("variant", "hint", PUZZLE, "--json")
    path = nonet("variant", "explain", PUZZLE, "--language", "de", "--json")

    first, *others = map(json.loads, path.output.splitlines())
    shown = json.loads(hint.output)
    assert path.status == 0
    assert len(others) > 10
    assert shown["certificate"] == first["certificate"]
    assert shown["explanation"] != first["explanation"]


def test_a_claim_is_judged(nonet: CommandLine) -> None:
    digit = MADE.solution[0]

    refuted = nonet("variant", "prove", PUZZLE, f"r1c1<>{digit}")
    hint = nonet("variant", "hint", PUZZLE, "--json")
    step = json.loads(hint.output)
    claim = {name: step[name] for name in ("placements", "eliminations", "certificate")}
    proved = nonet("variant", "prove", PUZZLE, json.dumps(claim))

    assert (refuted.status, refuted.output) == (1, "refuted\n")
    assert (proved.status, proved.output) == (0, "proved\n")


@pytest.mark.parametrize("form", ["sudokupad", "f-puzzles", "iss", "json"])
def test_a_puzzle_is_converted_and_read_again(nonet: CommandLine, form: str) -> None:
    converted = nonet("variant", "convert", PUZZLE, "--to", form)

    read = nonet("variant", "convert", converted.output.strip())
    checked = nonet("variant", "check", "-", stdin=converted.output.encode())

    assert json.loads(read.output) == MADE.puzzle.data
    assert checked.output == f"unique\t{MADE.solution}\n"


@pytest.mark.parametrize("source", ["{}", "no-such-file.json"])
def test_what_is_not_a_puzzle_is_rejected(nonet: CommandLine, source: str) -> None:
    outcome = nonet("variant", "check", source)

    assert outcome.status in (1, 2)
    assert outcome.output == ""
