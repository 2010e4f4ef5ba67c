"""The manual page knows every command, and the workflow makes the wheels of every platform."""

import runpy
import shutil
import subprocess
import tomllib

import pytest
import yaml

from documentation.markdown import REPOSITORY, read
from nonet.cli.commands import MODULES

PAGE = runpy.run_path(str(REPOSITORY / "scripts" / "manual.py"))["write_manual"]("1.2.3", "a day")


def test_the_manual_names_every_command_and_its_options() -> None:
    sections = [line for line in PAGE.splitlines() if line.startswith(".SS nonet ")]

    told = {line.split()[2].replace("\\", "") for line in sections}
    assert told == set(MODULES)
    assert r"\fB\-\-difficulty\fR" in PAGE
    assert r"1.2.3" in PAGE.splitlines()[0]


def test_the_manual_is_set_without_a_warning() -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("groff is not installed")

    ended = subprocess.run(
        [groff, "-man", "-Tutf8", "-ww", "-z"],
        input=PAGE,
        capture_output=True,
        text=True,
        check=True,
    )

    assert ended.stderr == ""


def test_the_workflow_makes_a_wheel_for_each_platform() -> None:
    workflow = yaml.safe_load(read(".github/workflows/wheels.yml"))

    platforms = workflow["jobs"]["wheel"]["strategy"]["matrix"]["platform"]
    assert {(each["name"].split("-")[0], each["name"].split("-")[1]) for each in platforms} == {
        (system, machine)
        for system, machines in {
            "manylinux": ("x86_64", "aarch64"),
            "musllinux": ("x86_64", "aarch64"),
            "macos": ("x86_64", "aarch64"),
            "windows": ("x86_64",),
        }.items()
        for machine in machines
    }
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    scripts = [step["run"].split()[1] for step in steps if "run" in step]
    assert scripts
    assert all((REPOSITORY / script).is_file() for script in scripts)
    assert workflow["jobs"]["publish"]["permissions"]["attestations"] == "write"


def test_the_package_says_what_it_is() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]

    assert project["license"] == "MIT AND OFL-1.1"
    assert project["authors"]
    assert len(project["classifiers"]) > 8
    assert set(project["optional-dependencies"]) == {"all", "play", "print", "serve"}
    for file in project["license-files"]:
        assert (REPOSITORY / file).is_file()
