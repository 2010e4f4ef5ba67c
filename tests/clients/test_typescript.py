"""The TypeScript client drives the whole service."""

import json
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from machine import PROGRAMS
from nonet import engine
from samples import EMPTY, UNIQUE
from server import Server

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
SOURCE = ROOT / "clients/typescript"
INSTALLED = SOURCE / "node_modules/.bin"

EXPERT = engine.generate("expert", seed=8)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not INSTALLED.exists(), reason="the compiler is not installed: make test does so with npm"
    ),
]


def run(program: str, *arguments: object, folder: Path) -> str:
    """Run a program of the client's own folder, and return its output."""
    command = [str(PROGRAMS / "node"), str((INSTALLED / program).resolve()), *map(str, arguments)]
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(document: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the client, strictly, with a program that uses it."""
    folder = tmp_path_factory.mktemp("typescript")
    (folder / "node_modules").symlink_to(SOURCE / "node_modules")
    for file in ("package.json", "tsconfig.json", "src/index.ts", "src/errors.ts"):
        target = folder / file
        target.parent.mkdir(exist_ok=True)
        shutil.copy(SOURCE / file, target)
    shutil.copy(HERE / "drive.ts", folder / "src/drive.ts")
    run("openapi-typescript", document, "--output", "src/generated.ts", folder=folder)
    run("tsc", "-p", "tsconfig.json", folder=folder)
    return folder / "dist"


def test_every_endpoint_answers_the_client(built: Path, running: Server) -> None:
    node, program = str(PROGRAMS / "node"), str(built / "drive.js")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        never = f"http://127.0.0.1:{silent.getsockname()[1]}"
        drive = [node, program, running.url, running.key, UNIQUE, EMPTY, never, EXPERT.puzzle]
        done = subprocess.run(drive, check=False, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "status": "unique",
        "made": 2,
        "hardest": "naked-pair",
        "codes": ["unique", "multiple", "INVALID_REQUEST"],
        "label": "beginner",
        "proved": "proved",
        "paper": "letter",
        "pdfs": ["%PDF", "%PDF", "%PDF"],
        "walked": "complete",
        "finished": [EXPERT.solution, "complete"],
        "told": [True, "complete"],
        "verdicts": ["unique", "INVALID_REQUEST"],
        "middle": [True, False],
        "broken": True,
        "others": True,
        "refused": "puzzle",
        "parts": 2,
        "limited": [7, 7],
        "unmet": 1,
        "failed": 3,
        "invalid": False,
        "late": True,
        "aborted": "left",
        "gone": "gone",
    }


def test_the_client_needs_nothing_at_run_time() -> None:
    package = json.loads((SOURCE / "package.json").read_text("utf-8"))

    assert "dependencies" not in package
    assert package["type"] == "module"
