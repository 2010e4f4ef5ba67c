"""Each fact about grids, labels and papers stands in one place."""

import ast
from collections.abc import Callable, Iterator

import pytest

from documentation.markdown import REPOSITORY
from nonet import engine
from nonet.paper import PAPERS

ROOMS = REPOSITORY / "src" / "nonet"
RECKONING = (ast.FloorDiv, ast.Mod, ast.Mult)


def is_nine(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 9


def texts_in(node: ast.AST) -> set[object]:
    return {child.value for child in ast.walk(node) if isinstance(child, ast.Constant)}


def reckons_with_rows(node: ast.AST) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, RECKONING):
        return is_nine(node.left) or is_nine(node.right)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("divmod", "range") and any(map(is_nine, node.args))
    return isinstance(node, ast.Constant) and node.value == 81


def knows_the_empty_sign(node: ast.AST) -> bool:
    signs = []
    if isinstance(node, ast.Compare):
        signs = [node.left, *node.comparators]
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        signs = [node.value]
    return any(isinstance(sign, ast.Constant) and sign.value == "-" for sign in signs)


def lists_the_papers(node: ast.AST) -> bool:
    return isinstance(node, ast.Tuple | ast.Dict) and set(PAPERS) <= texts_in(node)


def lists_the_labels(node: ast.AST) -> bool:
    if not isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict):
        return False
    return set(engine.LABELS) <= texts_in(node) and not is_a_week(node)


def is_a_week(node: ast.AST) -> bool:
    return isinstance(node, ast.Tuple) and len(node.elts) == 7


def homes_of(holds: Callable[[ast.AST], bool]) -> Iterator[str]:
    for module in sorted((*ROOMS.rglob("*.py"), *ROOMS.rglob("*.pyi"))):
        if any(map(holds, ast.walk(ast.parse(module.read_text("utf-8"))))):
            yield str(module.relative_to(ROOMS))


@pytest.mark.parametrize(
    ("fact", "homes"),
    [
        (reckons_with_rows, []),  # in `grid.py` the nine is called `SIDE`
        (knows_the_empty_sign, ["grid.py"]),
        (lists_the_papers, ["paper.py"]),
        (lists_the_labels, ["engine/wish.py"]),
    ],
)
def test_a_fact_stands_in_one_place(fact: Callable[[ast.AST], bool], homes: list[str]) -> None:
    assert list(homes_of(fact)) == homes
