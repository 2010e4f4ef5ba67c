import json

from command_line import CommandLine
from nonet import engine
from samples import EMPTY, UNIQUE

EXPERT = engine.generate("expert", seed=1).puzzle
FOUR_LINKS = ".........9.1...7.2...241....1..9..8..2.....9....7.5...19..7..2636.....787..3.2..1"


def test_each_grid_is_printed_with_its_ratings_and_hardest_step(nonet: CommandLine) -> None:
    rating = engine.rate(EXPERT)

    outcome = nonet("rate", stdin=f"{UNIQUE}\n{EXPERT}\tand more\n".encode())

    first, second = (line.split("\t") for line in outcome.output.splitlines())
    assert (outcome.status, outcome.errors) == (0, "")
    assert first[0] == UNIQUE
    assert second == [EXPERT, *map(str, (rating.er, rating.ep, rating.ed)), rating.hardest_step]


def test_a_grid_without_a_unique_solution_has_its_status_as_rating(nonet: CommandLine) -> None:
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


def test_a_trace_has_a_line_for_each_step_below_its_grid(nonet: CommandLine) -> None:
    rating = engine.rate(EXPERT, trace=True)
    assert rating.trace is not None

    outcome = nonet("rate", "--trace", stdin=f"{EXPERT}\nxyz\n".encode())

    first, *lines, last = (line.split("\t") for line in outcome.output.splitlines())
    assert first[0] == EXPERT
    assert [line[:3] for line in lines] == [
        ["", f"{step.er:.1f}", step.name] for step in rating.trace
    ]
    assert sum("=" in line[3] for line in lines) == 81 - sum(map(str.isdigit, EXPERT))
    assert last == ["xyz", "malformed", "-", "-", "-"]


def test_a_trace_as_json_has_the_conclusions_of_each_step(nonet: CommandLine) -> None:
    rating = engine.rate(EXPERT, trace=True)
    assert rating.trace is not None

    outcome = nonet("rate", "--trace", "--json", stdin=EXPERT.encode())

    steps = json.loads(outcome.output)["trace"]
    assert [step["er"] for step in steps] == [step.er for step in rating.trace]
    assert steps[-1]["placements"] == [
        {"index": cell, "value": digit} for cell, digit in rating.trace[-1].placements
    ]


def test_the_exchange_profile_excludes_large_wings(nonet: CommandLine) -> None:
    rating = engine.rate(FOUR_LINKS, profile="exchange")

    outcome = nonet("rate", "--profile", "exchange", stdin=FOUR_LINKS.encode())

    assert outcome.output.split("\t")[1] == str(rating.er) != str(engine.rate(FOUR_LINKS).er)
