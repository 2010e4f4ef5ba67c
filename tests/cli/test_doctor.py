"""`nonet doctor` tells what is there and what is wrong, and changes nothing."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from command_line import CommandLine, Outcome
from server import COMMAND, environment


def found(outcome: Outcome) -> dict[str, dict[str, Any]]:
    return {row["subject"]: row for row in map(json.loads, outcome.output.splitlines())}


def test_in_an_empty_folder_nothing_is_wrong_and_nothing_is_made(nonet: CommandLine) -> None:
    outcome = nonet("doctor")

    assert (outcome.status, outcome.errors) == (0, "")
    assert "`nonet serve` makes it" in outcome.output
    assert list(nonet.folder.iterdir()) == []


@pytest.mark.usefixtures("people")
def test_it_tells_where_the_data_is(nonet: CommandLine) -> None:
    outcome = nonet("doctor", "--json")

    assert outcome.status == 0
    rows = found(outcome)
    assert rows["data"]["found"].startswith(f"{nonet.folder / 'var'}, ")
    assert rows["database"]["found"] == "sqlite:///var/nonet.db, up to date"


@pytest.mark.parametrize(
    ("settings", "subject", "said"),
    [
        ({"host": "0.0.0.0"}, "site", "NONET_SITE_URL"),  # noqa: S104
        ({"site_url": "https://sudoku.example"}, "mail", "NONET_SMTP_URL"),
        ({"service_name": "\N{SNOWMAN}"}, "credit", "\N{SNOWMAN}"),
        ({"database_url": "postgres//ada:secret@127.0.0.1/nobody"}, "database", "sqlite:///FILE"),
        ({"database_url": "postgresql://ada:secret@127.0.0.1:x/y"}, "database", "sqlite:///FILE"),
        ({"database_url": "postgresql://ada:secret@127.0.0.1:9/nobody"}, "database", "refused"),
    ],
)
def test_what_is_wrong_is_told_with_what_mends_it(
    tmp_path: Path, settings: dict[str, object], subject: str, said: str
) -> None:
    outcome = CommandLine(tmp_path, **settings)("doctor", "--json")

    assert outcome.status == 1
    row = found(outcome)[subject]
    assert row["wrong"]
    assert said in row["found"]
    assert "secret@" not in outcome.output
    assert outcome.errors == ""


@pytest.mark.usefixtures("people")
def test_a_secret_that_others_can_read_is_told(nonet: CommandLine) -> None:
    secret = nonet.folder / "var" / "secret"
    secret.write_text("0" * 64)
    secret.chmod(0o644)

    outcome = nonet("doctor")

    assert outcome.status == 1
    assert f"chmod 600 {secret}" in outcome.output


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="prlimit is missing: util-linux")
def test_too_few_descriptors_are_told(tmp_path: Path) -> None:
    command = ["prlimit", "--nofile=1024", str(COMMAND), "doctor", "--json"]

    shown = subprocess.run(
        command, cwd=tmp_path, env=environment({}), capture_output=True, text=True, check=False
    )

    assert shown.returncode == 1
    assert "ulimit -Hn" in shown.stdout
