"""The roles of candidates, cells and houses in a step, as shared by pictures and legends."""

from dataclasses import dataclass, field

from nonet import engine

COLOURS = ("first", "second", "third", "fourth")
TINTS = "abcde"

Candidate = tuple[int, int]


@dataclass(slots=True)
class Marks:
    """The marks of a step; candidates that play no part have no role.

    `joined` are the nodes of several cells with their role, `tints` the sets of cells that act as
    one, and `houses` the houses with their kind.
    """

    roles: dict[Candidate, str] = field(default_factory=dict)
    joined: list[tuple[engine.Node, str]] = field(default_factory=list)
    tints: list[tuple[int, ...]] = field(default_factory=list)
    houses: list[tuple[engine.House, str]] = field(default_factory=list)

    def names(self, step: engine.Step) -> tuple[str, ...]:
        """Name all visible marks in the fixed order of a legend."""
        seen = {*self.roles.values(), *(kind for _, kind in self.houses)}
        seen |= {link.kind for link in step.pattern.links}
        seen |= {name for name, there in self._others(step) if there}
        return tuple(name for name in LEGEND if name in seen)

    def _others(self, step: engine.Step) -> tuple[tuple[str, object], ...]:
        return (
            ("joined", self.joined),
            ("cells", len(self.tints) == 1),
            ("group", len(self.tints) > 1),
            ("eliminated", step.eliminations),
            ("answer", step.placements),
        )


LEGEND = (
    "house",
    "base",
    "cover",
    "pattern",
    *COLOURS,
    "on",
    "off",
    "fin",
    "joined",
    "cells",
    "group",
    "strong",
    "weak",
    "eliminated",
    "answer",
)


def marks_of(step: engine.Step) -> Marks:
    """Return the marks of a step."""
    evidence, shown = step.evidence, step.pattern
    marks = Marks(houses=_houses(step))
    if isinstance(evidence, engine.Colors | engine.MultiColors):
        for cells, colour in zip(_colours(evidence), COLOURS, strict=False):
            marks.roles |= {(cell, evidence.digit): colour for cell in cells}
        return marks
    if isinstance(evidence, engine.Medusa):
        for candidates, colour in zip(evidence.colors, COLOURS, strict=False):
            marks.roles |= dict.fromkeys(candidates, colour)
        return marks
    if shown.links:
        _mark_links(shown, marks)
    else:
        marks.roles |= dict.fromkeys(shown.candidates, "pattern")
    marks.roles |= dict.fromkeys(shown.fins, "fin")
    marks.tints = list(shown.groups) or _cells_of_pattern(shown)
    return marks


def _colours(evidence: engine.Colors | engine.MultiColors) -> tuple[tuple[int, ...], ...]:
    if isinstance(evidence, engine.Colors):
        return evidence.colors
    first, second = evidence.clusters
    return (*first, *second)


def _mark_links(shown: engine.Pattern, marks: Marks) -> None:
    """Mark true and false nodes, reading the links from the first one."""
    for link in shown.links:
        strong = link.kind == "strong"
        for node, role in (
            (link.start, "off" if strong else "on"),
            (link.end, "on" if strong else "off"),
        ):
            for cell in node.cells:
                marks.roles.setdefault((cell, node.digit), role)
            known = [(other.cells, other.digit) for other, _ in marks.joined]
            if len(node.cells) > 1 and (node.cells, node.digit) not in known:
                marks.joined.append((node, role))


def _cells_of_pattern(shown: engine.Pattern) -> list[tuple[int, ...]]:
    """Return the cells of a pattern of several digits, or nothing for one of houses."""
    digits = {digit for _, digit in shown.candidates}
    if shown.links or len(digits) < 2:  # noqa: PLR2004 - one digit is a pattern of houses
        return []
    return [tuple(sorted({cell for cell, _ in shown.candidates}))]


def _houses(step: engine.Step) -> list[tuple[engine.House, str]]:
    kinds = {"house": step.pattern.houses}
    if isinstance(step.evidence, engine.Fish | engine.KrakenFish):
        kinds = {"base": step.evidence.base, "cover": step.evidence.cover}
    if isinstance(step.evidence, engine.SiameseFish):
        first, second = step.evidence.covers
        kinds = {"base": step.evidence.base, "cover": (*first, *second)}
    every = [(house, kind) for kind, houses in kinds.items() for house in houses]
    return list({(house.kind, house.index): (house, kind) for house, kind in every}.values())
