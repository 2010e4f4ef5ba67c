"""Scripts go by how a command ends: 0 all well, 1 no for any or refused, 2 called wrongly."""

import json

import pytest

from command_line import CommandLine
from samples import EMPTY, UNIQUE, UNSOLVABLE

JUDGES = ["check", "analyze", "grade", "rate"]


@pytest.mark.parametrize("command", JUDGES)
@pytest.mark.parametrize(
    ("lines", "options", "status"),
    [
        ([UNIQUE], [], 0),
        ([UNIQUE, EMPTY], [], 1),
        ([UNSOLVABLE], ["--lenient"], 1),
        ([UNIQUE, "no-grid"], [], 1),
        ([UNIQUE, "no-grid"], ["--lenient"], 0),
        ([UNIQUE], ["--strict"], 2),
    ],
)
def test_commands_that_judge_end_by_their_answers(
    nonet: CommandLine, command: str, lines: list[str], options: list[str], status: int
) -> None:
    outcome = nonet(command, *options, stdin="".join(f"{line}\n" for line in lines).encode())

    assert outcome.status == status
    assert outcome.output.count("\n") == (0 if status == 2 else len(lines))


def test_the_same_as_json(nonet: CommandLine) -> None:
    outcome = nonet("check", "--json", stdin=f"{UNIQUE}\n{EMPTY}\n".encode())

    assert outcome.status == 1
    assert [json.loads(line)["status"] for line in outcome.output.splitlines()] == [
        "unique",
        "multiple",
    ]


def test_nothing_at_all_is_well(nonet: CommandLine) -> None:
    assert nonet("check", stdin=b"") == (0, "", "")


@pytest.mark.parametrize("asked", [["-h"], ["--help"], ["check", "-h"], ["accounts", "list", "-h"]])
def test_every_command_helps(nonet: CommandLine, asked: list[str]) -> None:
    outcome = nonet(*asked)

    assert outcome.status == 0
    assert "Usage: nonet" in outcome.output


def test_the_help_tells_the_exit_statuses(nonet: CommandLine) -> None:
    assert "Exit status: 0" in nonet("--help").output


def test_the_version_is_told(nonet: CommandLine) -> None:
    outcome = nonet("--version")

    assert outcome.status == 0
    assert outcome.output.startswith("nonet 0.")
    assert ", engine " in outcome.output


@pytest.mark.parametrize(
    ("called", "meant"), [(["chek"], "'check'"), (["check", "--jsno"], "--json")]
)
def test_what_is_misspelt_is_answered_with_what_was_meant(
    nonet: CommandLine, called: list[str], meant: str
) -> None:
    outcome = nonet(*called)

    assert outcome.status == 2
    assert meant in outcome.errors


def test_commands_about_people_never_make_a_database(nonet: CommandLine) -> None:
    outcome = nonet("accounts", "list")

    assert (outcome.status, outcome.output) == (1, "")
    assert "there is no database at var/nonet.db" in outcome.errors
    assert "NONET_DATABASE_URL" in outcome.errors
    assert list(nonet.folder.iterdir()) == []
