import json
from collections.abc import Callable

import pytest

from command_line import CommandLine
from nonet import engine
from samples import HARD, UNIQUE

MIRRORED = HARD[::-1]
FORMS = pytest.mark.parametrize(
    ("command", "form_of"), [("canonical", engine.canonical), ("minlex", engine.minlex)]
)


@FORMS
def test_each_grid_is_printed_with_its_canonical_form(
    nonet: CommandLine, command: str, form_of: Callable[[str], str]
) -> None:
    outcome = nonet(command, stdin=f"{HARD}\n{MIRRORED} too\nxyz\n".encode())

    form = form_of(HARD)
    lines = [f"{HARD}\t{form}", f"{MIRRORED}\t{form}", "xyz\tmalformed"]
    assert (outcome.status, outcome.errors) == (1, "")
    assert outcome.output.splitlines() == lines


@FORMS
def test_malformed_lines_have_a_null_form_in_json(
    nonet: CommandLine, command: str, form_of: Callable[[str], str]
) -> None:
    outcome = nonet(command, "--json", stdin=f"{UNIQUE}\nxyz\n".encode())

    items = [json.loads(line) for line in outcome.output.splitlines()]
    assert items == [
        {"puzzle": UNIQUE, command: form_of(UNIQUE)},
        {"puzzle": "xyz", command: None},
    ]


def test_minlex_forms_are_printed_with_their_ids(nonet: CommandLine) -> None:
    lines = f"{HARD}\n{MIRRORED}\nxyz\n".encode()
    outcome, as_json = (
        nonet("minlex", "--ids", stdin=lines),
        nonet("minlex", "--ids", "--json", stdin=lines),
    )

    image, name = engine.minlex(HARD), engine.minlex_id(HARD)
    shown = [
        f"{HARD}\t{image}\t{name}",
        f"{MIRRORED}\t{image}\t{name}",
        "xyz\tmalformed\tmalformed",
    ]
    assert (outcome.status, outcome.output.splitlines()) == (1, shown)
    assert [json.loads(line) for line in as_json.output.splitlines()] == [
        {"puzzle": HARD, "minlex": image, "id": name},
        {"puzzle": MIRRORED, "minlex": image, "id": name},
        {"puzzle": "xyz", "minlex": None, "id": None},
    ]
