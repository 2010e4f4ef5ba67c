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


def tell_contradiction(view: View[engine.Contradiction]) -> Explanation:
    """Tell that an assumption leaves a cell no candidate, or a house no place for a digit."""
    branches, house = view.evidence.branches, view.evidence.house
    assumed = _assumption(branches[0])
    told = [line for branch in branches for line in _branch(view, branch)]
    links = [link for branch in branches for link in branch.links]
    houses = () if house is None else (house,)
    failure = failure_of(view.state, refuted(links, assumed), houses)
    told.append(failure.told())
    said = say(f"forcing-contradiction-{failure.kind}", assumed=assumed, **failure.names)
    place = from_box(assumed.node.cells[0])
    steps = list(dict.fromkeys(told))
    return view.explain(place, said, view.conclusion(), implications=steps)


def tell_verity(view: View[engine.Verity]) -> Explanation:
    """Tell what follows from each of some candidates of which one is true."""
    concluded, told = _conclusion(view), []
    for branch in view.evidence.branches:
        told.append(say("forcing-suppose", assumed=_assumption(branch)))
        told += _branch(view, branch)
        told += _end_of_branch(view, branch, concluded)
    house, (first, *_) = view.evidence.house, view.evidence.branches
    place = from_box(first.assumed[0]) if house is None else in_house(house)
    said = say("forcing-verity", choice=_choice(view.evidence))
    return view.explain(place, said, view.conclusion(), implications=told)


def _conclusion(view: View[engine.Evidence]) -> Claim:
    placed = view.step.placements
    ((cell, digit),) = placed or view.step.eliminations
    return Claim(Possibility((cell,), digit), is_true=bool(placed))


def _assumption(branch: engine.Branch) -> Claim:
    cell, digit = branch.assumed
    return Claim(Possibility((cell,), digit), branch.is_true)


def _branch(view: View[engine.Evidence], branch: engine.Branch) -> list[Message]:
    if view.step.technique.startswith("forcing-net"):
        return tell_net(view.state, branch.links, _assumption(branch))
    return tell_chain(view.state, branch.links)


def _end_of_branch(
    view: View[engine.Evidence], branch: engine.Branch, concluded: Claim
) -> list[Message]:
    assumed, links = _assumption(branch), branch.links
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


def _choice(evidence: engine.Verity) -> Message:
    if not all(branch.is_true for branch in evidence.branches):
        return tell("forcing-either", either=either(map(_assumption, evidence.branches)))
    candidates = [branch.assumed for branch in evidence.branches]
    (first, digit), *_ = candidates
    if evidence.house is not None:
        cells = either(short_cell_name(cell) for cell, _ in candidates)
        house = house_name(evidence.house)
        return tell("forcing-places", house=house, digit=digit, cells=cells)
    digits = either(digit for _, digit in candidates)
    return tell("forcing-candidates", cell=cell_name(first), digits=digits)
