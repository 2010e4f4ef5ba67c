"""The modules of each crate form no circle, and the engine's rooms are those that are drawn."""

import re
from graphlib import CycleError, TopologicalSorter

import pytest

from markdown import blocks, read, rows
from rust_modules import Module, crates, modules, paths, uses

ENGINE = "engine"
ROOM = 2
"""How many names the path of a room has."""

PARENTS = [
    (crate, parent)
    for crate in crates()
    for parent in sorted({module[:-1] for module in modules(crate)})
]


def test_every_room_is_drawn_and_described_in_the_order_of_the_drawing() -> None:
    drawn = re.findall(r"\w+", drawing())

    described = [row[0].strip("`") for row in rows(read("ARCHITECTURE.md"), "Room of the engine")]

    assert sorted(drawn) == sorted(module[1] for module in modules(ENGINE) if len(module) == ROOM)
    assert described == drawn


def test_a_room_uses_what_is_drawn_below_it_alone() -> None:
    height = {
        room: -line
        for line, rooms in enumerate(drawing().splitlines())
        for room in re.findall(r"\w+", rooms)
    }

    climbing = {
        (user[1], used[1])
        for user, used in uses(ENGINE)
        if user[1] != used[1] and height[used[1]] >= height[user[1]]
    }

    assert climbing == set()


@pytest.mark.parametrize(
    ("crate", "parent"), PARENTS, ids=[f"{c}-{'::'.join(p)}" for c, p in PARENTS]
)
def test_no_modules_beside_each_other_form_a_circle(crate: str, parent: Module) -> None:
    depth = len(parent)
    graph: dict[str, set[str]] = {}
    for user, used in uses(crate):
        both_within = user[:depth] == used[:depth] == parent
        if both_within and min(len(user), len(used)) > depth and user[depth] != used[depth]:
            graph.setdefault(user[depth], set()).add(used[depth])

    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"a circle: {' -> '.join(error.args[1])}")


def test_paths_are_read_from_uses_and_from_code() -> None:
    text = "use super::cell_set::{CellSet, Other};\nlet one = crate::step::Step::single(1);\n"

    named = set(paths(text, ("crate", "grid", "cell")))

    assert named == {
        ("crate", "grid", "cell_set", "CellSet"),
        ("crate", "grid", "cell_set", "Other"),
        ("crate", "step", "Step", "single"),
    }


def drawing() -> str:
    """Return the drawing of the engine's rooms."""
    (drawing,) = blocks(read("ARCHITECTURE.md"), "text")
    return drawing
