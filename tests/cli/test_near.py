import json
from itertools import islice

from command_line import CommandLine
from nonet import engine
from samples import HARD, UNIQUE


def test_puzzles_near_one_are_printed_as_they_are_found(nonet: CommandLine) -> None:
    by_default = nonet("near", HARD, "--count", "3")
    far = nonet("near", HARD, "--by", "-2+2", "--count", "2", "--json")
    fuller = nonet("near", UNIQUE, "--add", "1")
    minimal = nonet("near", UNIQUE, "--by", "minimal", "--count", "1")

    assert by_default.output.splitlines() == list(islice(engine.neighbours(HARD), 3))
    expected = islice(engine.neighbours(HARD, exchanged=2), 2)
    assert [json.loads(line)["puzzle"] for line in far.output.splitlines()] == list(expected)
    assert fuller.output.splitlines() == list(engine.expansions(UNIQUE))
    assert minimal.output.splitlines() == list(islice(engine.minimal_puzzles(UNIQUE), 1))


def test_exchanging_and_adding_givens_cannot_be_combined(nonet: CommandLine) -> None:
    outcome = nonet("near", HARD, "--by", "-1+1", "--add", "1")

    assert outcome.status == 2
    assert "--add" in outcome.errors


def test_a_grid_with_several_solutions_is_rejected(nonet: CommandLine) -> None:
    assert nonet("near", "." * 81).status == 1
