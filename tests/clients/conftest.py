"""The clients as their build makes them, in a folder of the tests."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

import write_document
from machine import PROGRAMS
from server import Server

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def document(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the OpenAPI document from which clients are generated."""
    file = tmp_path_factory.mktemp("document") / "openapi.json"
    with patch.object(sys, "argv", ["write_document.py", str(file)]):
        write_document.main()
    return file


@pytest.fixture(scope="session")
def python_client(document: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the Python client of the document, and let it be imported."""
    folder = tmp_path_factory.mktemp("clients") / "python"
    shutil.copytree(ROOT / "clients/python", folder)
    generate = [str(PROGRAMS / "datamodel-codegen"), "--input", str(document)]
    path = f"{PROGRAMS}:{os.environ['PATH']}"  # where it finds the formatter
    subprocess.run(generate, cwd=folder, env={**os.environ, "PATH": path}, check=True)
    subprocess.run([PROGRAMS / "hatchling", "build", "--hooks-only"], cwd=folder, check=True)
    sys.path.insert(0, str(folder / "src"))
    return folder


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run the service."""
    folder = tmp_path_factory.mktemp("service")
    with Server(folder, rate_limit_per_minute=1_000_000) as server:
        yield server
