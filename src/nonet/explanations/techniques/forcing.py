"""Forcing chains and nets: what several assumptions agree about, or what one cannot mean."""

from collections.abc import Sequence

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.names import cell_name, either, house_name, say, short_cell_name, tell
from nonet.explanations.techniques.branches import (
    failure_of,
    refuted,
    tell_anyway,
    tell_chain,
    tell_net,
)
from nonet.explanations.techniques.links import Claim, Possibility
from nonet.explanations.view import Explanation, View, from_box, in_house


def tell_contradiction(view: View) -> Explanation:
    """Tell that an assumption leaves a cell no candidate, or a house no place for a digit."""
    concluded = _conclusion(view)
    assumed = _contrary(concluded)
    told = [line for links in _branches(view) for line in _branch(view, links, assumed)]
    evidence = view.evidence
    failure = failure_of(view.state, refuted(evidence.links, assumed), evidence.houses)
    told.append(failure.told())
    said = say(f"forcing-contradiction-{failure.kind}", assumed=assumed, **failure.names)
    place = from_box(assumed.node.cells[0])
    steps = list(dict.fromkeys(told))
    return view.explain(place, said, view.conclusion(), implications=steps)


def tell_verity(view: View) -> Explanation:
    """Tell what follows from each of some candidates of which one is true."""
    concluded, told = _conclusion(view), []
    assumptions = _assumptions(view)
    for assumed, links in zip(assumptions, _branches(view), strict=True):
        told.append(say("forcing-suppose", assumed=assumed))
        told += _branch(view, links, assumed)
        told += _end_of_branch(view, links, assumed, concluded)
    houses = view.evidence.houses
    place = in_house(houses[0]) if houses else from_box(assumptions[0].node.cells[0])
    said = say("forcing-verity", choice=_choice(view, assumptions))
    return view.explain(place, said, view.conclusion(), implications=told)


def _conclusion(view: View) -> Claim:
    placed = view.step.placements
    ((cell, digit),) = placed or view.step.eliminations
    return Claim(Possibility((cell,), digit), is_true=bool(placed))


def _contrary(claim: Claim) -> Claim:
    return claim._replace(is_true=not claim.is_true)


def _assumptions(view: View) -> list[Claim]:
    """Return the candidates to choose from; one alone is assumed to be true, then to be false."""
    nodes = [Possibility((cell,), digit) for cell, digit in view.evidence.candidates]
    claims = [Claim(node, is_true=True) for node in nodes]
    if len(view.evidence.branches) > len(claims):
        claims.append(_contrary(claims[0]))
    return claims


def _branches(view: View) -> list[Sequence[engine.Link]]:
    branches: list[Sequence[engine.Link]] = []
    start = 0
    for length in view.evidence.branches:
        branches.append(view.evidence.links[start : start + length])
        start += length
    return branches


def _branch(view: View, links: Sequence[engine.Link], assumed: Claim) -> list[Message]:
    if view.step.technique.startswith("forcing-net"):
        return tell_net(view.state, links, assumed)
    return tell_chain(view.state, links)


def _end_of_branch(
    view: View, links: Sequence[engine.Link], assumed: Claim, concluded: Claim
) -> list[Message]:
    if assumed == concluded:
        return [say("forcing-itself")]
    if links and _ends_in(links, concluded):
        return []
    if not links:
        return [tell_anyway(view.state, concluded)]
    return [failure_of(view.state, refuted(links, assumed)).told(), say("forcing-impossible")]


def _ends_in(links: Sequence[engine.Link], concluded: Claim) -> bool:
    return Possibility.of(links[-1].end) == concluded.node and (
        (links[-1].kind == "strong") == concluded.is_true
    )


def _choice(view: View, assumptions: Sequence[Claim]) -> Message:
    candidates, houses = view.evidence.candidates, view.evidence.houses
    if len(candidates) < len(assumptions):
        return tell("forcing-either", either=either(assumptions))
    if houses:
        cells = either(short_cell_name(cell) for cell, _ in candidates)
        return tell("forcing-places", house=house_name(houses[0]), digit=view.digit, cells=cells)
    digits = either(digit for _, digit in candidates)
    return tell("forcing-candidates", cell=cell_name(candidates[0][0]), digits=digits)
