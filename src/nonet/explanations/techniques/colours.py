"""Simple colours and multi-colours: groups of cells that hold a digit all or not at all."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from nonet import engine
from nonet.catalogue import Message, Series
from nonet.explanations.houses import PEERS, common_houses
from nonet.explanations.names import (
    cell_names,
    grouped,
    house_name,
    listed,
    say,
    short_cell_name,
    tell,
)
from nonet.explanations.view import Explanation, View, of_digit_everywhere


class Colour(NamedTuple):
    """A group of cells, and the letter that it is called by."""

    letter: Message
    cells: tuple[int, ...]


def tell_trap(view: View[engine.Colors]) -> Explanation:
    """Tell that a candidate sees both colours."""
    one, other = _cluster(view.evidence.colors)
    lost = [cell for cell, _ in view.step.eliminations]
    said = say("colours-trap", seen=_sights(lost, one, other))
    return _explain(view, [one, other], [], said)


def tell_wrap(view: View[engine.Colors]) -> Explanation:
    """Tell that a colour sees itself."""
    lost = {cell for cell, _ in view.step.eliminations}
    wrong = next(colour for colour in _cluster(view.evidence.colors) if lost <= set(colour.cells))
    one, other = next(_meetings(wrong, wrong))
    said = say(
        "colours-wrap",
        one=short_cell_name(one),
        other=short_cell_name(other),
        house=house_name(common_houses([one, other])[0]),
        letter=wrong.letter,
        digit=view.evidence.digit,
    )
    return _explain(view, _cluster(view.evidence.colors), [], said)


def tell_multi_1(view: View[engine.MultiColors]) -> Explanation:
    """Tell that colours of two clusters see each other, so one of their opposites is right."""
    first, second = _clusters(view)
    told = []
    for (one, opposite), (other, other_opposite) in product(_sides(first), _sides(second)):
        meeting = next(_meetings(one, other), None)
        opposites = opposite, other_opposite
        lost = [
            cell for cell, _ in view.step.eliminations if all(_sees(cell, own) for own in opposites)
        ]
        if meeting and lost:
            said = say(
                "colours-multi-1",
                one=short_cell_name(meeting[0]),
                other=short_cell_name(meeting[1]),
                letter=one.letter,
                other_letter=other.letter,
                opposite=opposite.letter,
                other_opposite=other_opposite.letter,
                digit=view.evidence.digit,
                seen=_sights(lost, *opposites),
            )
            told.append(said)
    return _explain(view, first, second, *told)


def tell_multi_2(view: View[engine.MultiColors]) -> Explanation:
    """Tell that a colour sees both colours of another cluster."""
    cluster, others = _clusters(view)
    lost = {cell for cell, _ in view.step.eliminations}
    wrong = next(colour for colour in cluster if lost <= set(colour.cells))
    (one, first), (other, second) = (next(_meetings(wrong, colour)) for colour in others)
    said = say(
        "colours-multi-2",
        one=short_cell_name(one),
        first=short_cell_name(first),
        first_letter=others[0].letter,
        other=short_cell_name(other),
        second=short_cell_name(second),
        second_letter=others[1].letter,
        letter=wrong.letter,
        digit=view.evidence.digit,
    )
    return _explain(view, cluster, others, said)


def _cluster(colours: Sequence[tuple[int, ...]], *, start: int = 1) -> list[Colour]:
    lettered = enumerate(colours, start)
    return [Colour(tell(f"letter-{number}"), cells) for number, cells in lettered]


def _clusters(view: View[engine.MultiColors]) -> tuple[list[Colour], list[Colour]]:
    first, second = view.evidence.clusters
    return _cluster(first), _cluster(second, start=1 + len(first))


def _sides(cluster: Sequence[Colour]) -> list[tuple[Colour, Colour]]:
    """Return each colour with its opposite."""
    one, other = cluster
    return [(one, other), (other, one)]


def _explain(
    view: View[engine.Colors | engine.MultiColors],
    cluster: Sequence[Colour],
    others: Sequence[Colour],
    *said: Message,
) -> Explanation:
    digit = view.evidence.digit
    key = "colours-two-clusters" if others else "colours-one-cluster"
    intro = say(key, digit=digit, groups=_named(cluster), others=_named(others) if others else "")
    place = of_digit_everywhere(view.state, digit)
    return view.explain(place, intro, *said, view.conclusion(), digit=digit)


def _named(cluster: Sequence[Colour]) -> Series:
    return listed(
        tell("colours-group", letter=colour.letter, cells=cell_names(colour.cells))
        for colour in cluster
    )


def _meetings(one: Colour, other: Colour) -> Iterator[tuple[int, int]]:
    pairs = product(one.cells, other.cells)
    return ((first, second) for first, second in pairs if second in PEERS[first])


def _sees(cell: int, colour: Colour) -> bool:
    return not PEERS[cell].isdisjoint(colour.cells)


def _sights(lost: Iterable[int], one: Colour, other: Colour) -> Series:
    seen = []
    for cell in lost:
        first, second = (
            next(own for own in colour.cells if own in PEERS[cell]) for colour in (one, other)
        )
        sight = tell(
            "colours-sees",
            cell=short_cell_name(cell),
            one=short_cell_name(first),
            letter=one.letter,
            other=short_cell_name(second),
            other_letter=other.letter,
        )
        seen.append(sight)
    return grouped(seen)
