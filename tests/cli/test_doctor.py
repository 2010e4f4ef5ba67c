"""`nonet doctor`: checks of this machine, without changing anything."""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

from certificate import Certificate
from command_line import CommandLine, Outcome
from mail_server import Mailbox
from postgres import PostgreSQLServer
from server import COMMAND, Server, environment
from small_disk import fill, small_disk


def found(outcome: Outcome) -> dict[str, dict[str, Any]]:
    return {row["subject"]: row for row in map(json.loads, outcome.output.splitlines())}


def test_an_empty_folder_passes_all_checks_and_stays_empty(nonet: CommandLine) -> None:
    outcome = nonet("doctor")

    assert (outcome.status, outcome.errors) == (0, "")
    assert "`nonet serve` creates it" in outcome.output
    assert list(nonet.folder.iterdir()) == []


@pytest.mark.usefixtures("people")
def test_the_data_folder_is_reported(nonet: CommandLine) -> None:
    outcome = nonet("doctor", "--json")

    assert outcome.status == 0
    rows = found(outcome)
    assert rows["data"]["found"].startswith(f"{nonet.folder / 'var'}, ")
    assert rows["database"]["found"] == "sqlite:///var/nonet.db, up to date"


@pytest.mark.parametrize(
    ("settings", "subject", "expected"),
    [
        ({"host": "0.0.0.0"}, "site", "NONET_SITE_URL"),  # noqa: S104
        ({"site_url": "https://sudoku.example"}, "mail", "NONET_SMTP_URL"),
        ({"service_name": "\N{SNOWMAN}"}, "credit", "\N{SNOWMAN}"),
        ({"database_url": "postgres//ada:secret@127.0.0.1/nobody"}, "database", "sqlite:///FILE"),
        ({"database_url": "postgresql://ada:secret@127.0.0.1:x/y"}, "database", "sqlite:///FILE"),
        ({"database_url": "postgresql://ada:secret@127.0.0.1:9/nobody"}, "database", "refused"),
        ({"smtp_url": "smtp://ada:secret@127.0.0.1:9"}, "mail", "127.0.0.1:9"),
    ],
)
def test_problems_are_reported_with_their_fixes(
    tmp_path: Path, settings: dict[str, object], subject: str, expected: str
) -> None:
    outcome = CommandLine(tmp_path, **settings)("doctor", "--json")

    assert outcome.status == 1
    row = found(outcome)[subject]
    assert row["wrong"]
    assert expected in row["found"]
    assert "secret@" not in outcome.output
    assert outcome.errors == ""


@pytest.mark.usefixtures("people")
def test_an_invalid_secret_is_reported(nonet: CommandLine) -> None:
    secret = nonet.folder / "var" / "secret"
    secret.touch(0o600)

    outcome = nonet("doctor")

    assert outcome.status == 1
    assert "secret is too short for a secret: remove it" in outcome.output


@pytest.mark.usefixtures("people")
def test_a_secret_that_others_can_read_is_reported(nonet: CommandLine) -> None:
    secret = nonet.folder / "var" / "secret"
    secret.write_text("0" * 64)
    secret.chmod(0o644)

    outcome = nonet("doctor")

    assert outcome.status == 1
    assert f"chmod 600 {secret}" in outcome.output


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="prlimit is missing: util-linux")
def test_too_few_descriptors_are_reported(tmp_path: Path) -> None:
    command = ["prlimit", "--nofile=1024", str(COMMAND), "doctor", "--json"]

    shown = subprocess.run(
        command, cwd=tmp_path, env=environment({}), capture_output=True, text=True, check=False
    )

    assert shown.returncode == 1
    assert "ulimit -Hn" in shown.stdout


@pytest.mark.slow
def test_a_mail_server_that_accepts_the_password_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate = Certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))

    with Mailbox(certificate, at_once=True) as mailbox:
        right = CommandLine(tmp_path, smtp_url=mailbox.url)("doctor", "--json")
        wrong_url = mailbox.url.replace("nonet:", "nobody:")
        wrong = CommandLine(tmp_path, smtp_url=wrong_url)("doctor", "--json")

    assert (found(right)["mail"]["wrong"], found(wrong)["mail"]["wrong"]) == (False, True)
    assert mailbox.is_empty


@pytest.mark.usefixtures("people")
def test_a_database_on_a_full_disk_is_reported(nonet: CommandLine, tmp_path: Path) -> None:
    with small_disk(tmp_path / "full") as disk:
        shutil.copy(tmp_path / "var" / "nonet.db", disk)
        fill(disk)
        url = f"sqlite:///{disk / 'nonet.db'}"
        outcome = CommandLine(nonet.folder, database_url=url)("doctor", "--json")

    rows = found(outcome)
    assert (rows["data"]["wrong"], rows["database"]["wrong"]) == (False, True)
    assert "has 0 MB free" in rows["database"]["found"]


@pytest.mark.slow
def test_a_full_disk_of_a_database_server_is_reported(
    tmp_path: Path, postgresql: PostgreSQLServer
) -> None:
    place = Path(tempfile.mkdtemp(prefix="nonet-small-"))
    owner = "postgres" if os.geteuid() == 0 else None
    with (
        small_disk(place, size=48 << 20, owner=owner) as disk,
        postgresql.database_on(disk) as url,
    ):
        nonet = CommandLine(tmp_path, database_url=url)
        nonet("db", "upgrade")
        before = nonet("doctor", "--json")
        fill(disk)
        after = nonet("doctor", "--json")
    place.rmdir()

    assert not found(before)["database"]["wrong"]
    assert found(after)["database"]["wrong"]
    assert "No space left on device" in found(after)["database"]["found"]


@pytest.mark.sample("sqlite")
@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_live_checks_cover_mail_address_proxy_and_restore(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings: dict[str, Any] = {}
    if kind == "postgresql":
        server: PostgreSQLServer = request.getfixturevalue("postgresql")
        monkeypatch.setenv("PATH", server.environment()["PATH"])
        server.administrate("CREATE DATABASE nonet_live OWNER nonet")
        settings["database_url"] = server.url_of("nonet_live")
        CommandLine(tmp_path, **settings)("db", "upgrade")
    with Mailbox() as mailbox, Server(tmp_path, **settings) as service:
        url = service.url
        nonet = CommandLine(tmp_path, **settings, site_url=url, smtp_url=mailbox.url)
        nonet("backup", "backups")
        tried = nonet("doctor", "--live", "--to=ops@nonet.example", "--json")
        letter = mailbox.next()
    without = CommandLine(tmp_path, **settings, site_url=url)("doctor", "--live", "--json")
    if kind == "postgresql":
        server.administrate("DROP DATABASE nonet_live")

    rows, gone = found(tried), found(without)
    # This service has no proxy in front of it.
    assert [name for name, row in rows.items() if row["wrong"]] == ["proxy"], tried.output
    assert letter["To"] == "ops@nonet.example"
    assert rows["public name"]["found"] == f"{url}/readyz answers 200, without TLS"
    assert "has 1 accounts, restored in " in rows["restore"]["found"]
    assert [name for name in ("letter", "public name", "proxy") if not gone[name]["wrong"]] == []


@pytest.mark.parametrize(
    ("state", "is_wrong", "expected"),
    [
        (("activating", "auto-restart", "exit-code", 7), True, "`journalctl -u nonet.service`"),
        (("failed", "failed", "exit-code", 0), True, "`journalctl -u nonet.service`"),
        (("active", "running", "success", 1), False, "active (running), 1 restarts"),
        (("inactive", "dead", "success", 0), False, "not run by systemd"),
    ],
)
def test_a_service_that_systemd_restarts_repeatedly_is_reported(
    nonet: CommandLine,
    monkeypatch: pytest.MonkeyPatch,
    state: tuple[str, str, str, int],
    *,
    is_wrong: bool,
    expected: str,
) -> None:
    systemctl = nonet.folder / "systemctl"
    names = ("ActiveState", "SubState", "Result", "NRestarts")
    lines = "\n".join(f"{name}={value}" for name, value in zip(names, state, strict=True))
    systemctl.write_text(f"#!/bin/sh\ncat <<END\n{lines}\nEND\n")
    systemctl.chmod(0o755)
    monkeypatch.setenv("PATH", f"{nonet.folder}:{os.environ['PATH']}")

    row = found(nonet("doctor", "--json"))["service"]

    assert row["wrong"] == is_wrong
    assert expected in row["found"]
