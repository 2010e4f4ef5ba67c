"""`nonet serve`: the service as operators start it."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from command_line import CommandLine
from nonet.accounts.access.keys import is_well_formed
from samples import UNIQUE
from server import Server, free_port
from waiting import eventually

pytestmark = pytest.mark.slow

KEY = re.compile(r"nonet_live_\w+")


def curl_line(welcome: str) -> str:
    (line,) = (line for line in welcome.splitlines() if line.startswith("Try "))
    return line.removeprefix("Try").strip()


def test_the_first_start_prints_a_key_and_a_working_command(tmp_path: Path) -> None:
    with Server(tmp_path, before=()) as server:
        welcome = server.output.text
        tried = subprocess.run(
            ["/bin/bash", "-c", curl_line(welcome)], capture_output=True, check=True
        )

    (puzzle,) = json.loads(tried.stdout)["puzzles"]
    assert server.url in welcome
    assert len(set(KEY.findall(welcome))) == 1
    assert is_well_formed(KEY.findall(welcome)[0])
    assert (len(puzzle["puzzle"]), puzzle["attribution"]["url"]) == (81, server.url)
    # The key is shown only once: no file or log of the server contains it.
    key = KEY.findall(welcome)[0].encode()
    assert key not in server.log.rest().encode()
    assert not [file for file in (tmp_path / "var").iterdir() if key in file.read_bytes()]
    assert (tmp_path / "var" / "secret").stat().st_mode & 0o777 == 0o600


def test_the_first_output_ends_with_address_key_and_command(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        lines = server.output.text.splitlines()

    (key,) = set(KEY.findall("\n".join(lines)))
    assert [line.split()[:2] for line in lines if line][1:] == [
        ["Play", server.url],
        ["Key", key],
        ["Try", "curl"],
    ]


def test_a_second_start_keeps_the_data_and_prints_no_key(tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        key = KEY.findall(first.output.text)[0]
        secret = (tmp_path / "var" / "secret").read_bytes()
    with Server(tmp_path, workers=2) as second:
        answer = second.post("/check", {"puzzle": UNIQUE}, key=key)

    assert answer.status_code == 200
    assert not KEY.findall(second.output.rest())
    assert second.url in second.output.text
    assert "$NONET_KEY" in curl_line(second.output.text)
    assert f"keeps its data in {tmp_path / 'var'}\n" in second.output.text
    assert (tmp_path / "var" / "secret").read_bytes() == secret


def test_a_shutdown_writes_the_last_use_of_keys(tmp_path: Path) -> None:
    with Server(tmp_path, "--json") as server:
        welcome = json.loads(server.output.text)
        server.post("/check", {"puzzle": UNIQUE}, key=welcome["key"])
        status = server.stop()

    listed = CommandLine(tmp_path)("keys", "list", "developer@localhost", "--json")
    assert set(welcome) == {"siteUrl", "data", "key", "curl"}
    assert welcome["data"] == str(tmp_path / "var")
    assert (welcome["siteUrl"], status) == (server.url, 0)
    assert "Traceback" not in server.log.rest()
    assert json.loads(listed.output)[0]["lastUsedAt"]


def test_the_browser_opens_when_the_site_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.html"
    monkeypatch.setenv("BROWSER", f"curl --fail --silent --output {page} %s")

    with Server(tmp_path, "--open"):
        eventually(page.exists)
        eventually(lambda: "</html>" in page.read_text("utf-8"))


def test_a_reachable_server_creates_no_key(tmp_path: Path) -> None:
    with Server(tmp_path, "--host=0.0.0.0") as server:
        reached = server.client.get("/healthz")

    assert reached.status_code == 200
    assert not KEY.findall(server.output.rest())
    assert "nonet keys create" in server.output.text


@pytest.mark.parametrize(
    ("arguments", "variable"),
    [
        (["--port", "0"], "NONET_PORT"),
        (["--port", "65536"], "NONET_PORT"),
        (["--workers", "0"], "NONET_WORKERS"),
    ],
)
def test_an_invalid_setting_is_named_with_exit_status_2(
    tmp_path: Path, arguments: list[str], variable: str
) -> None:
    outcome = CommandLine(tmp_path)("serve", *arguments)

    assert (outcome.status, outcome.output) == (2, "")
    assert re.fullmatch(rf"nonet: {variable}: .+\n", outcome.errors)
    assert not (tmp_path / "var").exists()


def test_errors_of_settings_do_not_mention_the_validator(
    tmp_path: Path,
) -> None:
    outcome = CommandLine(tmp_path, trusted_proxies="nginx")("serve")

    assert outcome.status == 2
    assert outcome.errors.startswith("nonet: NONET_TRUSTED_PROXIES: expected addresses, networks")


@pytest.mark.parametrize("providers", ["[", "{}", "null", "[{}]", '[{"name": 5}]'])
def test_invalid_providers_are_named_with_exit_status_2(tmp_path: Path, providers: str) -> None:
    outcome = CommandLine(tmp_path, oidc_providers=providers)("serve", f"--port={free_port()}")

    assert (outcome.status, outcome.output) == (2, "")
    assert all(
        line.startswith("nonet: NONET_OIDC_PROVIDERS: ") for line in outcome.errors.splitlines()
    )
    assert not (tmp_path / "var").exists()


@pytest.mark.parametrize("workers", [1, 2])
def test_an_unprintable_service_name_stops_the_start(tmp_path: Path, workers: int) -> None:
    command = CommandLine(tmp_path, service_name="Nonet \ue000", workers=workers)

    outcome = command("serve", f"--port={free_port()}")

    assert (outcome.status, outcome.output) == (1, "")
    assert "U+E000" in outcome.errors
    assert not (tmp_path / "var").exists()


def test_only_misspelt_settings_are_reported(tmp_path: Path) -> None:
    with Server(tmp_path, sit_url="http://x.example", key="nonet_live_") as server:
        pass

    messages = [line for line in server.log.rest().splitlines() if "unknown setting" in line]
    assert messages == ["nonet: unknown setting NONET_SIT_URL; did you mean NONET_SITE_URL?"]


@pytest.mark.parametrize(
    ("site", "makes_one"),
    [("https://nonet.example", False), ("http://localhost:8000", True)],
)
def test_only_a_local_site_creates_an_account_and_a_key(
    tmp_path: Path, site: str, *, makes_one: bool
) -> None:
    with Server(tmp_path, site_url=site) as server:
        pass

    listed = CommandLine(tmp_path)("accounts", "list")
    assert bool(KEY.findall(server.output.rest())) == makes_one
    assert ("developer@localhost" in listed.output) == makes_one
