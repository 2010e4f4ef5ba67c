"""Simple colours and multi-colours: groups of cells that hold a digit all or not at all."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

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


def tell_trap(view: View) -> Explanation:
    """Tell that a candidate sees both colours."""
    one, other = _colours(view)
    lost = [cell for cell, _ in view.step.eliminations]
    said = say("colours-trap", seen=_sights(lost, one, other))
    return _explain(view, said)


def tell_wrap(view: View) -> Explanation:
    """Tell that a colour sees itself."""
    lost = {cell for cell, _ in view.step.eliminations}
    wrong = next(colour for colour in _colours(view) if lost <= set(colour.cells))
    one, other = next(_meetings(wrong, wrong))
    said = say(
        "colours-wrap",
        one=short_cell_name(one),
        other=short_cell_name(other),
        house=house_name(common_houses([one, other])[0]),
        letter=wrong.letter,
        digit=view.digit,
    )
    return _explain(view, said)


def tell_multi_1(view: View) -> Explanation:
    """Tell that colours of two clusters see each other, so one of their opposites is right."""
    colours = _colours(view)
    told = []
    for one, other in product(range(2), range(2, 4)):
        meeting = next(_meetings(colours[one], colours[other]), None)
        opposites = colours[1 - one], colours[5 - other]
        lost = [
            cell for cell, _ in view.step.eliminations if all(_sees(cell, own) for own in opposites)
        ]
        if meeting and lost:
            said = say(
                "colours-multi-1",
                one=short_cell_name(meeting[0]),
                other=short_cell_name(meeting[1]),
                letter=colours[one].letter,
                other_letter=colours[other].letter,
                opposite=opposites[0].letter,
                other_opposite=opposites[1].letter,
                digit=view.digit,
                seen=_sights(lost, *opposites),
            )
            told.append(said)
    return _explain(view, *told)


def tell_multi_2(view: View) -> Explanation:
    """Tell that a colour sees both colours of another cluster."""
    colours = _colours(view)
    lost = {cell for cell, _ in view.step.eliminations}
    wrong = next(colour for colour in colours if lost <= set(colour.cells))
    others = colours[2:] if wrong in colours[:2] else colours[:2]
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
        digit=view.digit,
    )
    return _explain(view, said)


def _colours(view: View) -> list[Colour]:
    groups = enumerate(view.evidence.groups, 1)
    return [Colour(tell(f"letter-{number}"), cells) for number, cells in groups]


def _explain(view: View, *said: Message) -> Explanation:
    names = [
        tell("colours-group", letter=colour.letter, cells=cell_names(colour.cells))
        for colour in _colours(view)
    ]
    key = "colours-one-cluster" if len(names) == 2 else "colours-two-clusters"  # noqa: PLR2004
    clusters = [listed(names[:2]), listed(names[2:]) if names[2:] else ""]
    intro = say(key, digit=view.digit, groups=clusters[0], others=clusters[1])
    place = of_digit_everywhere(view.state, view.digit)
    return view.explain(place, intro, *said, view.conclusion(), digit=view.digit)


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
