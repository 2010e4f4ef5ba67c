"""Identifiers name things by the words of the trade; those that were given up do not come back."""

import ast
import re
from collections.abc import Iterator

from markdown import REPOSITORY

# What is said instead: render, describe, explain, report; action; queue owner; retention; dates.
RETIRED = {"told", "tell", "tells", "telling", "deed", "deeds", "asking", "hall", "moments"}
RETIRED |= {"forget", "forgets", "forgetting", "patience", "zygote", "nursery", "fences"}
RETIRED_IN_RUST = RETIRED | {"pond", "wheel", "flood", "spin", "barren"}
# The library promises these names.
PROMISED = {"tell_step", "tell_single", "tell_mistakes", "tell_missing_notes", "told"}
SOURCES = ("src/nonet", "scripts", "tests/support", "benchmarks")
CRATES = ("engine", "forms", "bindings")
NO_CODE = re.compile(r'//[^\n]*|"(?:\\.|[^"\\])*"')


def test_no_identifier_or_file_has_a_retired_word() -> None:
    files = [file for folder in SOURCES for file in (REPOSITORY / folder).rglob("*.py")]

    found = {
        (str(file.relative_to(REPOSITORY)), name)
        for file in files
        for name in (file.stem, *identifiers(file.read_text("utf-8")))
        if name not in PROMISED and RETIRED & set(words_of(name))
    }

    assert sorted(found) == []


def test_no_identifier_or_file_of_the_crates_has_a_retired_word() -> None:
    files = [file for crate in CRATES for file in (REPOSITORY / crate).rglob("*.rs")]

    found = {
        (str(file.relative_to(REPOSITORY)), name)
        for file in files
        for name in (
            file.stem,
            *re.findall(r"[A-Za-z_]\w*", NO_CODE.sub("", file.read_text("utf-8"))),
        )
        if name not in PROMISED and RETIRED_IN_RUST & set(words_of(name))
    }

    assert len(files) > 200
    assert sorted(found) == []


def identifiers(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg | ast.keyword) and node.arg:
            yield node.arg


def words_of(name: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[a-z]+|[A-Z][a-z]*", name)]
