"""Links of chains as implications: what follows from what, and why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.houses import HOUSES, PEERS, cells_of, common_houses
from nonet.explanations.names import (
    cell_names,
    either,
    house_name,
    listed,
    say,
    short_cell_name,
    tell,
)
from nonet.explanations.state import State


class Possibility(NamedTuple):
    """A digit in one cell, or in several of which one holds it."""

    cells: tuple[int, ...]
    digit: int

    @classmethod
    def of(cls, node: engine.Node) -> Self:
        """Return what a node of the engine stands for."""
        return cls(node.cells, node.digit)


class Claim(NamedTuple):
    """That a node is true, or false."""

    node: Possibility
    is_true: bool

    @property
    def told(self) -> Message:
        """The claim in words."""
        cells, digit = self.node
        if len(cells) == 1:
            key = "is" if self.is_true else "is-not"
            return tell(key, cell=short_cell_name(cells[0]), digit=digit)
        if self.is_true:
            return tell("is-group", cells=cell_names(cells), digit=digit)
        if len(cells) == 2:  # noqa: PLR2004
            first, second = map(short_cell_name, cells)
            return tell("is-not-pair", first=first, second=second, digit=digit)
        return tell("is-not-group", cells=cell_names(cells), digit=digit)


def start_of(link: engine.Link) -> Claim:
    """Return what a link starts from: a strong one from falsehood, a weak one from truth."""
    return Claim(Possibility.of(link.start), link.kind == "weak")


def end_of(link: engine.Link) -> Claim:
    """Return what follows from the start of a link."""
    return Claim(Possibility.of(link.end), link.kind == "strong")


@dataclass(frozen=True)
class ChainReading:
    """Links in a state, and the almost locked sets that some strong ones rest on, in order."""

    state: State
    links: Sequence[engine.Link]
    sets: Sequence[tuple[int, ...]] = ()

    def implications(self) -> list[Message]:
        """Return each link as a sentence with its reason."""
        sets = iter(self.sets)
        return [self.implication(link, self.reason(link, sets)) for link in self.links]

    def implication(self, link: engine.Link, reason: Message) -> Message:
        """Return a link as a sentence."""
        return implication([start_of(link)], end_of(link), reason)

    def links_of_sets(self) -> Iterator[tuple[engine.Link, tuple[int, ...]]]:
        """Return the links that rest on a set, with it."""
        sets = iter(self.sets)
        for link in self.links:
            ends = Possibility.of(link.start), Possibility.of(link.end)
            if link.kind == "strong" and not _strong_reason(self.state, *ends):
                yield link, next(sets)

    def reason(self, link: engine.Link, sets: Iterator[tuple[int, ...]]) -> Message:
        """Return why a link holds, with the next of the sets when nothing simpler explains it."""
        start, end = Possibility.of(link.start), Possibility.of(link.end)
        if link.kind == "weak":
            return _weak_reason(start, end)
        simple = _strong_reason(self.state, start, end)
        return simple or _reason_of_set(self.state, next(sets), start, end)


def implication(premises: Sequence[Claim], conclusion: Claim, reason: Message) -> Message:
    """Return what follows from some claims as a sentence with its reason."""
    claimed = listed(premises)
    return say("implication", premise=claimed, conclusion=conclusion, reason=reason)


def _weak_reason(start: Possibility, end: Possibility) -> Message:
    if start.digit != end.digit:
        return tell("because-one-digit")
    cells = (*start.cells, *end.cells)
    houses = common_houses(cells)
    if not houses:
        return tell("because-they-see")
    return tell("because-same-house", count=len(cells) - 1, house=house_name(houses[0]))


def _strong_reason(state: State, start: Possibility, end: Possibility) -> Message | None:
    if start.cells == end.cells and set(state.of(start.cells[0])) == {start.digit, end.digit}:
        return tell("because-last-candidate")
    if start.digit != end.digit:
        return None
    both = {*start.cells, *end.cells}
    for house in HOUSES:
        if both <= set(cells_of(house)) and both.issuperset(state.places_in(start.digit, house)):
            return tell("because-last-place", house=house_name(house), digit=start.digit)
    return None


def _reason_of_set(
    state: State, cells: tuple[int, ...], start: Possibility, end: Possibility
) -> Message:
    digits = state.of_all(cells)
    if len(digits) == len(cells) + 1 and common_houses(cells):
        return tell("because-set", cells=cell_names(cells), digit=start.digit)
    # A set and a cell outside its house, which takes digits from the set or loses them to it.
    single = next(node for node in (end, start) if _is_beside(state, cells, node))
    rest = tuple(cell for cell in cells if cell not in single.cells)
    key = "because-set-then-cell" if single is end else "because-cell-then-set"
    return tell(
        key,
        cells=cell_names(rest),
        cell=short_cell_name(single.cells[0]),
        digit=start.digit,
        last=end.digit,
        taken=either(digit for digit in state.of(single.cells[0]) if digit != single.digit),
    )


def _is_beside(state: State, cells: tuple[int, ...], node: Possibility) -> bool:
    if len(node.cells) != 1 or node.cells[0] not in cells:
        return False
    rest = [cell for cell in cells if cell not in node.cells]
    taken = [digit for digit in state.of(node.cells[0]) if digit != node.digit]
    return (
        len(state.of_all(rest)) == len(rest) + 1
        and bool(common_houses(rest))
        and all(PEERS[node.cells[0]].issuperset(state.places(digit, rest)) for digit in taken)
    )
