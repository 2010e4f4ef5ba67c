import json

from command_line import CommandLine
from nonet import engine
from samples import HARD, UNIQUE

MIRRORED = HARD[::-1]


def test_each_grid_is_printed_with_its_canonical_form(nonet: CommandLine) -> None:
    outcome = nonet("canonical", stdin=f"{HARD}\n{MIRRORED} too\nxyz\n".encode())

    form = engine.canonical(HARD)
    lines = [f"{HARD}\t{form}", f"{MIRRORED}\t{form}", "xyz\tmalformed"]
    assert (outcome.status, outcome.errors) == (1, "")
    assert outcome.output.splitlines() == lines


def test_forms_as_json_are_null_for_what_is_no_grid(nonet: CommandLine) -> None:
    outcome = nonet("canonical", "--json", stdin=f"{UNIQUE}\nxyz\n".encode())

    items = [json.loads(line) for line in outcome.output.splitlines()]
    assert items == [
        {"puzzle": UNIQUE, "canonical": engine.canonical(UNIQUE)},
        {"puzzle": "xyz", "canonical": None},
    ]
