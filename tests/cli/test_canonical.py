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
def test_each_grid_is_printed_with_its_form(
    nonet: CommandLine, command: str, form_of: Callable[[str], str]
) -> None:
    outcome = nonet(command, stdin=f"{HARD}\n{MIRRORED} too\nxyz\n".encode())

    form = form_of(HARD)
    lines = [f"{HARD}\t{form}", f"{MIRRORED}\t{form}", "xyz\tmalformed"]
    assert (outcome.status, outcome.errors) == (1, "")
    assert outcome.output.splitlines() == lines


@FORMS
def test_forms_as_json_are_null_for_what_is_no_grid(
    nonet: CommandLine, command: str, form_of: Callable[[str], str]
) -> None:
    outcome = nonet(command, "--json", stdin=f"{UNIQUE}\nxyz\n".encode())

    items = [json.loads(line) for line in outcome.output.splitlines()]
    assert items == [
        {"puzzle": UNIQUE, command: form_of(UNIQUE)},
        {"puzzle": "xyz", command: None},
    ]
