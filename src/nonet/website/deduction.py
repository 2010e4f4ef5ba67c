"""The last step of a hint, as the play page draws it."""

from collections.abc import Sequence
from typing import Any

from nonet import engine
from nonet.lessons import marks_of


def present_deduction(
    step: engine.Step, implications: Sequence[str], notation: str | None
) -> dict[str, Any]:
    """Return what a step concludes and the pattern it rests on; candidates are pairs.

    Each candidate with a part in it has its role, by which the lessons' pictures shape it too.
    """
    shown = step.pattern
    # The cell and the digits around it say all about a single.
    is_single = engine.technique_of(step.technique).tier == "singles"
    roles = {} if is_single else marks_of(step).roles
    return {
        "implications": implications,
        "notation": notation,
        "placements": step.placements,
        "eliminations": step.eliminations,
        "roles": [[*candidate, role] for candidate, role in roles.items()],
        "links": [
            {
                "from": _of_node(link.start),
                "to": _of_node(link.end),
                "strong": link.kind == "strong",
            }
            for link in shown.links
        ],
    }


Candidate = tuple[int, int]


def _of_node(node: engine.Node) -> list[Candidate]:
    return [(cell, node.digit) for cell in node.cells]
