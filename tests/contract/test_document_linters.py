"""Linters by other hands find nothing in the document; none of their rules is switched off."""

import subprocess
from pathlib import Path

import pytest

from machine import PROGRAMS
from service import Service

FOLDER = Path(__file__).parents[1] / "document"
INSTALLED = FOLDER / "node_modules/.bin"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.thorough,
    pytest.mark.skipif(
        not INSTALLED.exists(), reason="the linters are not installed: make test-all does so"
    ),
]


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("linted")
    file = folder / "openapi.json"
    with Service(folder) as service:
        file.write_bytes(service.client.get("/api/v1/openapi.json").content)
    return file


@pytest.mark.parametrize(
    "linter",
    [
        ["spectral", "lint", "--ruleset", "spectral.yaml", "--fail-severity", "hint"],
        ["redocly", "lint", "--extends=recommended", "--max-problems=0"],
    ],
)
def test_a_linter_accepts_the_document(linter: list[str], document: Path) -> None:
    program = str((INSTALLED / linter[0]).resolve())
    command = [str(PROGRAMS / "node"), program, *linter[1:], str(document)]

    found = subprocess.run(command, cwd=FOLDER, check=False, capture_output=True, text=True)

    shown = found.stdout + found.stderr
    assert found.returncode == 0, shown
    assert "warning" not in shown.lower().replace("npm warn", ""), shown
