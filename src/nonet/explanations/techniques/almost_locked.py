"""Almost locked sets: two of them, three, or a row of them, and the petals of a death blossom."""

from collections.abc import Sequence
from typing import NamedTuple

from nonet import engine
from nonet.catalogue import Message, Series
from nonet.explanations.houses import common_houses
from nonet.explanations.names import (
    Value,
    cell_name,
    cell_names,
    either,
    listed,
    say,
    short_cell_name,
    tell,
)
from nonet.explanations.techniques.links import Claim, Possibility, end_of, implication, start_of
from nonet.explanations.view import Explanation, View, in_houses


class Set(NamedTuple):
    """An almost locked set, and the letter that it is called by."""

    letter: Message
    cells: tuple[int, ...]
    digits: tuple[int, ...]


def tell_pair(view: View[engine.AlsXz]) -> Explanation:
    """Tell ALS-XZ: two sets with a common digit that one of them alone can hold, or with two."""
    one, other = sets = _sets(view, view.evidence.sets)
    names: dict[str, Value] = {
        "one": one.letter,
        "other": other.letter,
        "common": view.evidence.common,
    }
    if (second := view.evidence.second) is not None:
        said = say("als-doubly-linked", second=second, **names)
        return _explain(view, sets, said, [])
    said = say("als-xz", shared=_shared(view), **names)
    return _explain(view, sets, said, _implications(view.evidence.links, sets))


def tell_wing(view: View[engine.AlsXyWing]) -> Explanation:
    """Tell ALS-XY-wing: a set that leaves one of two others without their common digit."""
    first, second = view.evidence.commons
    left, right = view.evidence.wings
    one, pivot, other = sets = _sets(view, [left, view.evidence.pivot, right])
    said = say(
        "als-xy-wing",
        one=one.letter,
        pivot=pivot.letter,
        other=other.letter,
        first=first,
        second=second,
        shared=_shared(view),
    )
    return _explain(view, sets, said, _implications(view.evidence.links, sets))


def tell_row(view: View[engine.AlsXyChain]) -> Explanation:
    """Tell ALS-XY-chain: sets in a row, of which each passes a loss on to the next."""
    sets = _sets(view, view.evidence.sets)
    letters = {"first": sets[0].letter, "last": sets[-1].letter}
    said = say("als-xy-chain", shared=_shared(view), **letters)
    return _explain(view, sets, said, _implications(view.evidence.links, sets))


def tell_blossom(view: View[engine.DeathBlossom]) -> Explanation:
    """Tell death blossom: whatever the stem holds, one petal holds the digits that all share."""
    stem = view.evidence.stem
    petals = _sets(view, view.evidence.petals)
    steps = []
    for link, petal in zip(view.evidence.links, petals, strict=True):
        steps.append(implication([start_of(link)], end_of(link), tell("because-they-see")))
        for digit in view.eliminated_digits:
            held = Claim(Possibility(view.state.places(digit, petal.cells), digit), is_true=True)
            reason = tell("als-holds", letter=petal.letter)
            steps.append(implication([end_of(link)], held, reason))
    digits = either(view.state.of(stem))
    names: dict[str, Value] = {
        "stem": cell_name(stem),
        "short": short_cell_name(stem),
        "digits": digits,
    }
    said = say("als-blossom", shared=_shared(view), **names)
    return _explain(view, petals, said, steps)


def _sets(view: View[engine.Evidence], sets: Sequence[tuple[int, ...]]) -> list[Set]:
    return [
        Set(tell(f"letter-{number}"), cells, view.state.of_all(cells))
        for number, cells in enumerate(sets, 1)
    ]


def _explain(
    view: View[engine.Evidence], sets: list[Set], said: Message, steps: list[Message]
) -> Explanation:
    named = listed(
        tell(
            "als-set",
            letter=one.letter,
            cells=cell_names(one.cells),
            digits=listed(one.digits),
        )
        for one in sets
    )
    houses = list(dict.fromkeys(common_houses(one.cells)[0] for one in sets))
    intro = say("als-sets", sets=named)
    return view.explain(in_houses(houses), intro, said, view.conclusion(), implications=steps)


def _shared(view: View[engine.Evidence]) -> Series:
    return listed(view.eliminated_digits)


def _implications(links: Sequence[engine.Link], sets: list[Set]) -> list[Message]:
    """Return the links of a row of sets as sentences: within a set, then on to the next."""
    steps = []
    for position, link in enumerate(links):
        if link.kind == "strong":
            reason = tell("als-holds", letter=sets[position // 2].letter)
        else:
            reason = tell("because-they-see")
        steps.append(implication([start_of(link)], end_of(link), reason))
    return steps
