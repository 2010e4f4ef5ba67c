"""Chains: open ones, remote pairs and loops, of candidates, groups and almost locked sets."""

from nonet import engine
from nonet.catalogue import Message, Series
from nonet.explanations.houses import PEERS
from nonet.explanations.names import (
    Value,
    candidates_named,
    cell_names,
    either,
    grouped,
    say,
    short_cell_name,
    tell,
)
from nonet.explanations.techniques.links import ChainReading, Claim, Possibility, end_of, start_of
from nonet.explanations.view import Explanation, View, from_box, of_digit_everywhere


def tell_chain(view: View[engine.Chain]) -> Explanation:
    """Tell an open chain: of its two ends one is true."""
    links = view.evidence.links
    start, end = Possibility.of(links[0].start), Possibility.of(links[-1].end)
    ends = {
        "assumed": Claim(start, is_true=False),
        "start": Claim(start, is_true=True),
        "end": Claim(end, is_true=True),
    }
    if start.digit == end.digit:
        said = say("chain-open", digit=start.digit, **ends)
    else:
        said = say(
            "chain-open-crossed",
            start_cell=short_cell_name(start.cells[0]),
            end_cell=short_cell_name(end.cells[0]),
            start_digit=start.digit,
            end_digit=end.digit,
            **ends,
        )
    return _explain(view, said, view.conclusion())


def tell_discontinuous_loop(view: View[engine.Chain]) -> Explanation:
    """Tell a loop that contradicts, or proves, the candidate where it begins."""
    links = view.evidence.links
    assumed, forced = start_of(links[0]), end_of(links[-1])
    said = say("chain-contradiction", assumed=assumed, forced=forced)
    return _explain(view, said, view.conclusion())


def tell_continuous_loop(view: View[engine.Chain]) -> Explanation:
    """Tell a loop without a contradiction: each of its weak links has exactly one true end."""
    links = view.evidence.links
    told = [say("chain-loop", assumed=start_of(links[0]))]
    for link in links:
        one, other = Possibility.of(link.start), Possibility.of(link.end)
        lost = [
            lost
            for lost in view.step.eliminations
            if link.kind == "weak" and all(_excludes(node, lost) for node in (one, other))
        ]
        if lost:
            ends = {"one": Claim(one, is_true=True), "other": Claim(other, is_true=True)}
            told.append(say("chain-either", what=candidates_named(lost), **ends))
    return _explain(view, *told, *_kept_by_sets(view))


def tell_remote_pair(view: View[engine.RemotePair]) -> Explanation:
    """Tell that cells with the same two candidates hold them in turn."""
    one, other = view.evidence.digits
    names: dict[str, Value] = {"digits": either([one, other]), "one": one, "other": other}
    if path := view.evidence.path:
        ends = cell_names([path[0], path[-1]])
        said = say("chain-remote-pair", cells=cell_names(path), ends=ends, **names)
    else:
        groups = _two_groups(view.evidence.cells)
        witnesses = grouped(
            tell("chain-sees-two", cell=short_cell_name(cell), cells=_witnesses(cell, groups))
            for cell in sorted({cell for cell, _ in view.step.eliminations})
        )
        said = say(
            "chain-remote-pairs", cells=cell_names(view.evidence.cells), seen=witnesses, **names
        )
    return _explain(view, said, view.conclusion())


def _explain(view: View[engine.Chain | engine.RemotePair], *sentences: Message) -> Explanation:
    links = view.step.pattern.links
    sets = () if isinstance(view.evidence, engine.RemotePair) else view.evidence.sets
    digits = {node.digit for link in links for node in (link.start, link.end)}
    if len(digits) == 1:
        place = of_digit_everywhere(view.state, min(digits))
    else:
        place = from_box(links[0].start.cells[0] if links else view.pattern[0])
    steps = ChainReading(view.state, links, sets).implications()
    return view.explain(place, *sentences, implications=steps, digit=min(digits, default=0))


def _excludes(node: Possibility, candidate: tuple[int, int]) -> bool:
    cell, digit = candidate
    if digit == node.digit:
        return PEERS[cell].issuperset(node.cells)
    return node.cells == (cell,)


def _kept_by_sets(view: View[engine.Chain]) -> list[Message]:
    """Tell what the almost locked sets of a loop, which hold all but one of two digits, exclude."""
    told = []
    chain = ChainReading(view.state, view.evidence.links, view.evidence.sets)
    for link, cells in chain.links_of_sets():
        digits = {*view.state.of_all(cells)} - {link.start.digit, link.end.digit}
        lost = [
            (cell, digit)
            for cell, digit in view.step.eliminations
            if digit in digits and PEERS[cell].issuperset(view.state.places(digit, cells))
        ]
        if lost:
            what = candidates_named(lost)
            told.append(say("chain-kept", cells=cell_names(cells), what=what))
    return told


def _two_groups(cells: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    """Return for each cell which of its connected cells it is, and on which side."""
    sides: dict[int, tuple[int, int]] = {}
    for start in cells:
        if start in sides:
            continue
        sides[start] = (start, 0)
        waiting = [start]
        while waiting:
            cell = waiting.pop()
            for other in cells:
                if other in PEERS[cell] and other not in sides:
                    sides[other] = (start, 1 - sides[cell][1])
                    waiting.append(other)
    return sides


def _witnesses(cell: int, groups: dict[int, tuple[int, int]]) -> Series:
    seen = [other for other in groups if other in PEERS[cell]]
    one, other = next(
        (one, other)
        for one in seen
        for other in seen
        if groups[one] == (groups[other][0], 0) and groups[other][1] == 1
    )
    return cell_names(sorted([one, other]))
