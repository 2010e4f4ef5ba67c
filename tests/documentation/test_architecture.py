"""ARCHITECTURE.md draws the rooms as they are, and every file that a page names is there."""

import re
import tomllib
from pathlib import Path

import pytest

from documentation.markdown import REPOSITORY, blocks, code, pages, read, rows

ROOTS = (REPOSITORY, REPOSITORY / "src" / "nonet")
FILE = re.compile(r"[\w./-]+\.(?:py|rs|md|toml|typ|svg)")


def test_the_rooms_are_drawn_as_import_linter_checks_them() -> None:
    contracts = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract["type"] == "layers")

    (drawing,) = blocks(read("ARCHITECTURE.md"), "")

    assert drawing.splitlines() == layers


def test_every_room_is_described_in_the_order_of_the_drawing() -> None:
    (drawing,) = blocks(read("ARCHITECTURE.md"), "")

    described = [row[0].strip("`") for row in rows(read("ARCHITECTURE.md"), "Room")]

    assert described == re.findall(r"\w+", drawing)


def test_every_benchmark_is_described() -> None:
    described = [row[0].strip("`") for row in rows(read("ARCHITECTURE.md"), "File")]

    assert described == sorted(f"benchmarks/{file.name}" for file in benchmarks())


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(REPOSITORY)))
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    named = {span for span in code(page.read_text("utf-8")) if FILE.fullmatch(span)}

    roots = (page.parent, *ROOTS)
    assert [name for name in named if not any((root / name).exists() for root in roots)] == []


def benchmarks() -> list[Path]:
    return list((REPOSITORY / "benchmarks").glob("*.py"))
