"""The page on security names tests that are there."""

import ast
import re
from collections.abc import Iterator

import pytest

from documentation.markdown import REPOSITORY, read

# Builds patterns of our own routes.
OF_ROUTES = "src/nonet/api/application.py"
NAMED = sorted(set(re.findall(r"tests/\w+/test_\w+\.py", read("docs/security.md"))))


@pytest.mark.parametrize("file", NAMED)
def test_a_test_that_is_named_is_there(file: str) -> None:
    assert "def test_" in (REPOSITORY / file).read_text("utf-8")


def patterns_in_functions(tree: ast.Module) -> Iterator[ast.expr]:
    functions = [part for part in ast.walk(tree) if isinstance(part, ast.FunctionDef)]
    for call in (part for function in functions for part in ast.walk(function)):
        match call:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=[pattern, *_]):
                yield pattern


def test_no_regular_expression_is_built_of_input() -> None:
    built = [
        file.relative_to(REPOSITORY).as_posix()
        for file in (REPOSITORY / "src" / "nonet").rglob("*.py")
        for pattern in patterns_in_functions(ast.parse(file.read_text("utf-8")))
        if not isinstance(pattern, ast.Constant)
    ]

    assert built == [OF_ROUTES]
