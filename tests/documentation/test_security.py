"""The page on security names tests that are there."""

import ast
import re
from collections.abc import Iterator

from markdown import REPOSITORY, read, syntax_trees

NAMED = sorted(set(re.findall(r"tests/\w+/test_\w+\.py", read("docs/security.md"))))


def test_every_test_that_is_named_is_there() -> None:
    assert NAMED
    assert [file for file in NAMED if not (REPOSITORY / file).exists()] == []


def patterns_in_functions(tree: ast.Module) -> Iterator[ast.expr]:
    functions = [part for part in ast.walk(tree) if isinstance(part, ast.FunctionDef)]
    for call in (part for function in functions for part in ast.walk(function)):
        match call:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=[pattern, *_]):
                yield pattern


def test_no_regular_expression_is_built_of_input() -> None:
    built = [
        file.relative_to(REPOSITORY).as_posix()
        for file, tree in syntax_trees().items()
        for pattern in patterns_in_functions(tree)
        if not isinstance(pattern, ast.Constant)
    ]

    assert built == []
