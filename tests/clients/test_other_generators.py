"""Clients that others' generators make of the document compile strictly and make every call."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from driven_clients import NODE_MODULES, needs_npm, run
from machine import PROGRAMS
from samples import UNIQUE
from server import Server

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
# Apart from all else, for its command line needs another version of a library of ours.
GENERATOR = PROGRAMS.parent / "generator/bin"

pytestmark = [pytest.mark.slow, pytest.mark.thorough]
needs_generator = pytest.mark.skipif(
    not GENERATOR.exists(), reason="openapi-python-client is not installed: make test does so"
)


def judge(shown: Any, document: Path) -> None:
    """Compare the output of a driver with the document."""
    paths = json.loads(document.read_text("utf-8"))["paths"].values()
    operations = [operation for methods in paths for operation in methods.values()]

    assert sorted(shown.pop("called")) == sorted(each["operationId"] for each in operations)
    assert shown == {
        "failed": [],
        "status": "unique",
        "pdfs": ["%PDF", "%PDF"],
        "refused": "NOT_UNIQUE",
    }


@needs_npm
def test_the_client_of_hey_api(document: Path, running: Server, tmp_path: Path) -> None:
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    shutil.copy(HERE / "drive_hey_api.ts", tmp_path)
    programs = NODE_MODULES / ".bin"
    made = ("-i", document, "-o", "made", "-c", "@hey-api/client-fetch")
    run("node", (programs / "openapi-ts").resolve(), *made, folder=tmp_path)
    strictly = ("--strict", "--target", "es2022", "--module", "nodenext", "--outDir", "built")
    libraries = ("--lib", "es2022,dom,dom.iterable")
    compiler = (programs / "tsc").resolve()
    run("node", compiler, *strictly, *libraries, "drive_hey_api.ts", folder=tmp_path)

    drive = ("built/drive_hey_api.js", running.url, running.key, UNIQUE)
    judge(json.loads(run("node", *drive, folder=tmp_path)), document)


@needs_generator
def test_the_client_of_openapi_python_client(
    document: Path, running: Server, tmp_path: Path
) -> None:
    shutil.copy(HERE / "drive_made.py", tmp_path)
    make = ("--path", document, "--config", ROOT / "tests/document/generator.yaml")
    place = ("--meta", "none", "--output-path", "made", "--fail-on-warning")
    run(GENERATOR / "openapi-python-client", "generate", *make, *place, folder=tmp_path)
    run(GENERATOR / "mypy", "--strict", "made", "drive_made.py", folder=tmp_path)

    drive = ("drive_made.py", running.url, running.key, UNIQUE)
    judge(json.loads(run(GENERATOR / "python", *drive, folder=tmp_path)), document)
