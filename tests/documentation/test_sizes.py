"""Files and functions stay as small as the style asks; ruff holds complexity and parameters."""

import ast
from collections.abc import Iterator
from pathlib import Path

from documentation.markdown import REPOSITORY

FOLDERS = (
    "src",
    "engine",
    "forms",
    "bindings",
    "clients",
    "tests",
    "benchmarks",
    "scripts",
    "docs",
)
# Written by a generator from the document.
GENERATED = "clients/python/src/nonet_client/models.py"
KINDS = (".py", ".rs", ".js", ".css", ".typ")
LONGEST_FILE = 400
LONGEST_FUNCTION = 40


def files(*kinds: str) -> Iterator[Path]:
    for folder in FOLDERS:
        for file in sorted((REPOSITORY / folder).rglob("*.*")):
            if (
                file.suffix in kinds
                and "node_modules" not in file.parts
                and name(file) != GENERATED
            ):
                yield file


def name(file: Path) -> str:
    return str(file.relative_to(REPOSITORY))


def test_no_file_is_too_long() -> None:
    lengths = {name(file): file.read_text("utf-8").count("\n") for file in files(*KINDS)}

    assert {file: length for file, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_is_too_long() -> None:
    lengths = {
        f"{name(file)}:{node.lineno}": (node.end_lineno or 0) - node.lineno + 1
        for file in files(".py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert {place: length for place, length in lengths.items() if length > LONGEST_FUNCTION} == {}
