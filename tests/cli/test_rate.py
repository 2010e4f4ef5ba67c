import json

from command_line import CommandLine
from nonet import engine
from samples import EMPTY, UNIQUE

EXPERT = engine.generate("expert", seed=1).puzzle


def test_each_grid_is_printed_with_its_ratings_and_hardest_step(nonet: CommandLine) -> None:
    rating = engine.rate(EXPERT)

    outcome = nonet("rate", stdin=f"{UNIQUE}\n{EXPERT}\tand more\n".encode())

    first, second = (line.split("\t") for line in outcome.output.splitlines())
    assert (outcome.status, outcome.errors) == (0, "")
    assert first[0] == UNIQUE
    assert second == [EXPERT, *map(str, (rating.er, rating.ep, rating.ed)), rating.hardest_step]


def test_a_grid_that_is_no_puzzle_has_its_status_for_a_rating(nonet: CommandLine) -> None:
    outcome = nonet("rate", stdin=f"{EMPTY}\nxyz\n".encode())

    rows = [line.split("\t")[1:] for line in outcome.output.splitlines()]
    assert rows == [["multiple", "-", "-", "-"], ["malformed", "-", "-", "-"]]


def test_ratings_as_json_have_the_names_of_the_api(nonet: CommandLine) -> None:
    rating = engine.rate(EXPERT)

    outcome = nonet("rate", "--json", stdin=f"{EXPERT}\nxyz\n".encode())

    rated, malformed = map(json.loads, outcome.output.splitlines())
    assert rated == {
        "puzzle": EXPERT,
        "status": "unique",
        "er": rating.er,
        "ep": rating.ep,
        "ed": rating.ed,
        "atLeast": rating.at_least,
        "hardestStep": rating.hardest_step,
    }
    assert malformed == {"puzzle": "xyz", "status": "malformed"}
