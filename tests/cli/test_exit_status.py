"""Exit statuses of commands: 0 for success, 1 for failure, 2 for a usage error."""

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
def test_the_exit_status_depends_on_the_answers(
    nonet: CommandLine, command: str, lines: list[str], options: list[str], status: int
) -> None:
    outcome = nonet(command, *options, stdin="".join(f"{line}\n" for line in lines).encode())

    assert outcome.status == status
    assert outcome.output.count("\n") == (0 if status == 2 else len(lines))


def test_the_exit_status_is_the_same_with_json(nonet: CommandLine) -> None:
    outcome = nonet("check", "--json", stdin=f"{UNIQUE}\n{EMPTY}\n".encode())

    assert outcome.status == 1
    assert [json.loads(line)["status"] for line in outcome.output.splitlines()] == [
        "unique",
        "multiple",
    ]


def test_empty_input_has_exit_status_0(nonet: CommandLine) -> None:
    assert nonet("check", stdin=b"") == (0, "", "")


@pytest.mark.parametrize("asked", [["-h"], ["--help"], ["check", "-h"], ["accounts", "list", "-h"]])
def test_every_command_has_help(nonet: CommandLine, asked: list[str]) -> None:
    outcome = nonet(*asked)

    assert outcome.status == 0
    assert "Usage: nonet" in outcome.output


def test_the_help_lists_the_exit_statuses(nonet: CommandLine) -> None:
    assert "Exit status: 0" in nonet("--help").output


def test_the_version_is_printed(nonet: CommandLine) -> None:
    outcome = nonet("--version")

    assert outcome.status == 0
    assert outcome.output.startswith("nonet 0.")
    assert ", engine " in outcome.output


@pytest.mark.parametrize(
    ("called", "meant"), [(["chek"], "'check'"), (["check", "--jsno"], "--json")]
)
def test_misspelt_names_get_a_suggestion(nonet: CommandLine, called: list[str], meant: str) -> None:
    outcome = nonet(*called)

    assert outcome.status == 2
    assert meant in outcome.errors


def test_commands_about_accounts_never_create_a_database(nonet: CommandLine) -> None:
    outcome = nonet("accounts", "list")

    assert (outcome.status, outcome.output) == (1, "")
    assert "there is no database at var/nonet.db" in outcome.errors
    assert "NONET_DATABASE_URL" in outcome.errors
    assert list(nonet.folder.iterdir()) == []
