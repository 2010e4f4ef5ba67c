"""A name stands for one thing."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "benchmarks", "scripts", "docs")


def modules() -> Iterator[Path]:
    for folder in FOLDERS:
        files = (ROOT / folder).rglob("*.*")
        yield from sorted(file for file in files if file.suffix in (".py", ".pyi"))


def test_no_two_classes_share_a_name() -> None:
    homes = defaultdict(list)

    for module in modules():
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(str(module.relative_to(ROOT)))

    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}
