"""What follows from one assumption of a forcing chain or net, told step by step."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Literal, NamedTuple, Self

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.houses import HOUSES, HouseLike, cells_of
from nonet.explanations.names import (
    Value,
    cell_names,
    house_name,
    listed,
    say,
    short_cell_name,
    tell,
)
from nonet.explanations.state import Candidate, State
from nonet.explanations.techniques.links import (
    ChainReading,
    Claim,
    Possibility,
    end_of,
    implication,
    start_of,
)


def tell_chain(state: State, links: Sequence[engine.Link]) -> list[Message]:
    """Return the links of a chain as sentences."""
    return ChainReading(state, links).implications()


def tell_net(
    state: State, links: Sequence[engine.Link], assumed: Claim, *, known: Collection[Claim] = ()
) -> list[Message]:
    """Return the singles of a net as sentences, each with all that it needs.

    The weak links of a net say what takes each candidate out, its strong links what has to be out
    for a candidate to be the last one. What is `known` from before is not told again.
    """
    net = _Net.of(links, assumed, known)
    known = {assumed, *known}
    told: list[Message] = []
    for single, rivals in net.rivals.items():
        causes = list(dict.fromkeys(net.cause(rival) for rival in rivals))
        told += [tell_anyway(state, cause) for cause in causes if cause not in known]
        known |= {*causes, Claim(single, is_true=True)}
        conclusion = Claim(single, is_true=True)
        told.append(implication(causes, conclusion, _reason(state, single, rivals)))
    inner = {rival for rivals in net.rivals.values() for rival in rivals}
    for link in links:
        if link.kind == "weak" and Possibility.of(link.end) not in inner:
            told += [] if start_of(link) in known else [tell_anyway(state, start_of(link))]
            told += tell_chain(state, [link])
    return told


@dataclass
class _Net:
    assumed: Claim
    known: Collection[Claim] = ()
    causes: dict[Possibility, Claim] = field(default_factory=dict)
    rivals: dict[Possibility, list[Possibility]] = field(default_factory=dict)

    @classmethod
    def of(cls, links: Sequence[engine.Link], assumed: Claim, known: Collection[Claim]) -> Self:
        net = cls(assumed, known)
        for link in links:
            if link.kind == "weak":
                net.causes[Possibility.of(link.end)] = start_of(link)
            else:
                net.rivals.setdefault(Possibility.of(link.end), []).append(
                    Possibility.of(link.start)
                )
        return net

    def cause(self, rival: Possibility) -> Claim:
        """Return what takes a candidate out; nothing when that is known, or the assumption."""
        lost = Claim(rival, is_true=False)
        return self.causes.get(rival, lost if lost in self.known else self.assumed)


def _reason(state: State, single: Possibility, rivals: Sequence[Possibility]) -> Message:
    if all(rival.cells == single.cells for rival in rivals):
        return tell("because-last-candidate-left")
    out = {rival.cells[0] for rival in rivals} | {*single.cells}
    house = next(
        house
        for house in HOUSES
        if out <= {*cells_of(house)} and out.issuperset(state.places_in(single.digit, house))
    )
    return tell("because-last-place-left", house=house_name(house), digit=single.digit)


def tell_anyway(state: State, claim: Claim) -> Message:
    """Tell a single that holds without the assumption."""
    (cell,), digit = claim.node
    if len(state.of(cell)) == 1:
        return say("forcing-anyway", claim=claim, reason=tell("because-last-candidate"))
    house = next(house for house in HOUSES if state.places_in(digit, house) == (cell,))
    reason = tell("because-last-place", house=house_name(house), digit=digit)
    return say("forcing-anyway", claim=claim, reason=reason)


def refuted(links: Sequence[engine.Link], assumed: Claim) -> set[Candidate]:
    """Return the candidates that links from an assumption make false."""
    nodes = [Possibility.of(link.end) for link in links if not end_of(link).is_true]
    if not assumed.is_true:
        nodes.append(assumed.node)
    return {Candidate(cell, node.digit) for node in nodes for cell in node.cells}


class Failure(NamedTuple):
    """A cell without candidates or a house without a place for a digit, and its names."""

    kind: Literal["cell", "house"]
    names: Mapping[str, Value]

    def told(self) -> Message:
        """Return the sentence that ends a branch."""
        return say(f"forcing-nothing-left-{self.kind}", **self.names)


def failure_of(state: State, out: set[Candidate], houses: Sequence[HouseLike] = HOUSES) -> Failure:
    """Return what has nothing left when some candidates are out: a cell, or one of some houses."""
    for cell in sorted({cell for cell, _ in out}):
        if out.issuperset((cell, digit) for digit in state.of(cell)):
            names: dict[str, Value] = {
                "cell": short_cell_name(cell),
                "digits": listed(state.of(cell)),
            }
            return Failure("cell", names)
    digits = sorted({digit for _, digit in out})
    return next(
        Failure("house", {"house": house_name(house), "digit": digit, "cells": cell_names(places)})
        for house, digit in product(houses, digits)
        if (places := state.places_in(digit, house))
        and out.issuperset((cell, digit) for cell in places)
    )
