"""The last step of a hint, as the play page draws it."""

from collections.abc import Iterable, Sequence
from typing import Any

from nonet import engine


def present_deduction(step: engine.Step, implications: Sequence[str]) -> dict[str, Any]:
    """Return what a step concludes and the pattern it rests on; candidates are pairs."""
    shown = step.pattern
    # The cell and the digits around it say all about a single.
    is_single = engine.technique_of(step.technique).tier == "singles"
    pattern = () if is_single else shown.candidates
    return {
        "implications": implications,
        "placements": step.placements,
        "eliminations": step.eliminations,
        "pattern": _ascending(pattern, _candidates(shown.links)),
        "fins": shown.fins,
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


def _ascending(*parts: Iterable[Candidate]) -> list[Candidate]:
    return sorted({candidate for part in parts for candidate in part})


def _candidates(links: Iterable[engine.Link]) -> list[Candidate]:
    nodes = [node for link in links for node in (link.start, link.end)]
    return [candidate for node in nodes for candidate in _of_node(node)]


def _of_node(node: engine.Node) -> list[Candidate]:
    return [(cell, node.digit) for cell in node.cells]
