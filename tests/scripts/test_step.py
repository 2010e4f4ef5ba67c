"""A step of the set-up shows its progress, and gives advice when it fails."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from advice import UNKNOWN, advise
from step import HowFar, environment

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def step(tmp_path: Path) -> Path:
    """Copy the script, for it keeps logs in the clone that it is in."""
    folder = tmp_path / "clone" / "scripts"
    folder.mkdir(parents=True)
    for name in ("step.py", "advice.py"):
        shutil.copy(SCRIPTS / name, folder)
    return folder / "step.py"


def run(step: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, step, "Building the engine", "a minute", *command],
        cwd=step.parents[1],
        env={"PATH": os.environ["PATH"], **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_step_that_takes_no_time_is_not_shown(step: Path) -> None:
    done = run(step, "echo", "much")

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_output_of_a_step_is_kept(step: Path) -> None:
    run(step, "printf", r"one\rtwo\nthree")

    assert (step.parents[1] / "target/setup/building-the-engine.log").read_text() == (
        "one\ntwo\nthree\n"
    )


def test_a_step_that_fails_shows_its_end_its_log_and_advice(step: Path) -> None:
    done = run(step, "sh", "-c", "seq 100; echo 'write: No space left on device' >&2; exit 7")

    *shown, log, advice = done.stderr.splitlines()
    assert done.returncode == 7
    assert shown[0] == "Building the engine failed. It ended with:"
    assert shown[-2:] == ["  | 100", "  | write: No space left on device"]
    assert log == "All of it is in target/setup/building-the-engine.log."
    assert advice.startswith("The disk is full.")


def test_a_step_goes_on_where_its_log_cannot_be_written(step: Path) -> None:
    (step.parents[1] / "target").write_text("no folder")

    done = run(step, "sh", "-c", "echo ground; exit 1")

    assert done.returncode == 1
    assert "  | ground" in done.stderr


def test_a_step_ends_at_its_limit(step: Path) -> None:
    done = subprocess.run(
        [sys.executable, step, "--limit", "0.1", "Waiting", "a day", "sleep", "86400"], check=False
    )

    assert done.returncode == 124


def test_crates_and_packages_are_counted(tmp_path: Path) -> None:
    locked = tmp_path / "locked.txt"
    locked.write_text("anyio==4 \\\n    --hash=sha256:0\ncolorama==0.4 ; sys_platform\nrich==14\n")
    packages, crates = HowFar(["pip", "install", "-r", str(locked)]), HowFar(["cargo", "build"])

    for line in ("Ignoring colorama: markers", "Collecting anyio==4", "  Downloading anyio.whl"):
        packages.hear(line)
    crates.hear("    Building [=====>       ] 41/63: serde, nonet-engine   ")

    assert packages.words == "1 of 2 packages"
    assert crates.words == "41 of 63 crates"


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        # Without a network, pip says this at last.
        ("'NewConnectionError' ... ERROR: No matching distribution found for anyio", "HTTPS_PROXY"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "pip cache"),
        ("OSError: [Errno 28] No space left on device", "TMPDIR"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", "SSL_CERT_FILE"),
        ("[60] SSL peer certificate or SSH remote key was not OK (SSL certificate problem:", "SSL"),
        ("error: package `pyo3 v1` cannot be built because it requires rustc 1.99", "rustup"),
        ("error: linker `cc` not found", "libc6-dev"),
        ("ERROR: Ignored ... that Requires-Python >=3.12", "PYTHON="),
        ("(signal: 9, SIGKILL: kill)", "CARGO_BUILD_JOBS"),
        ("error[E0425]: cannot find value", "does not compile"),
        ("ERROR: HTTP error 401 Client Error: Unauthorized for url", "netrc"),
        ("PermissionError: [Errno 13] Permission denied: '.venv/bin'", "root"),
        ("what nobody has seen", UNKNOWN),
    ],
)
def test_a_known_cause_has_its_advice(said: str, advice: str) -> None:
    assert advice in advise(said)


def test_a_sites_certificates_are_named_once_for_all_installers() -> None:
    rendered = environment({"SSL_CERT_FILE": "site.pem"})

    assert rendered["REQUESTS_CA_BUNDLE"] == rendered["NODE_EXTRA_CA_CERTS"] == "site.pem"
    own = environment({"SSL_CERT_FILE": "site.pem", "NODE_EXTRA_CA_CERTS": "own.pem"})
    assert own["NODE_EXTRA_CA_CERTS"] == "own.pem"


def test_certificates_only_for_node_replace_none_of_pips() -> None:
    rendered = environment({"NODE_EXTRA_CA_CERTS": "site.pem"})

    assert not {"REQUESTS_CA_BUNDLE", "PIP_CERT"} & rendered.keys()
