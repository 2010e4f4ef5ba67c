"""Two conjugate pairs: skyscrapers, kites, turbot fish and empty rectangles."""

from collections.abc import Sequence

from nonet import engine
from nonet.catalogue import Message, Text
from nonet.explanations.houses import PEERS, common_houses
from nonet.explanations.names import (
    Value,
    cell_names,
    either,
    house_name,
    joined,
    say,
    short_cell_name,
)
from nonet.explanations.view import Explanation, View, concluded, of_digit


def tell_two_links(view: View[engine.TwoLinks]) -> Explanation:
    """Tell that one of the outer ends of two pairs holds the digit."""
    return _explain(view, view.evidence.digit, [_tell_pairs(view, view.evidence)])


def tell_two_kites(view: View[engine.DualTwoLinks]) -> Explanation:
    """Tell two kites, one after the other; each may be of a digit of its own."""
    kites = view.evidence.patterns
    digits = sorted({kite.digit for kite in kites})
    return _explain(view, either(digits), [_tell_pairs(view, kite) for kite in kites])


def tell_empty_rectangle(view: View[engine.EmptyRectangle]) -> Explanation:
    """Tell that a pair or the cross of a box holds the digit."""
    return _explain(view, view.evidence.digit, [_tell_cross(view, view.evidence)])


def tell_two_empty_rectangles(view: View[engine.DualEmptyRectangle]) -> Explanation:
    """Tell two empty rectangles, one after the other."""
    both = view.evidence.patterns
    return _explain(view, both[0].digit, [_tell_cross(view, one) for one in both])


def _explain(view: View[engine.Evidence], digit: Value, told: Sequence[Text]) -> Explanation:
    houses = view.step.pattern.houses
    distinct = list({(house.kind, house.index): house for house in houses}.values())
    return view.explain(of_digit(digit, distinct), *told, digit=digit)


def _tell_pairs(view: View[engine.Evidence], one: engine.TwoLinks) -> Text:
    first, second = one.houses
    (outer, other_outer), (inner, other_inner) = one.outer, one.inner
    said = say(
        "two-links",
        first=house_name(first),
        second=house_name(second),
        shared=house_name(common_houses(one.inner)[0]),
        digit=one.digit,
        outer=short_cell_name(outer),
        inner=short_cell_name(inner),
        other_inner=short_cell_name(other_inner),
        other_outer=short_cell_name(other_outer),
    )
    seen = PEERS[outer] & PEERS[other_outer]
    lost = [pair for pair in view.lost_by(seen) if pair[1] == one.digit]
    return joined(said, concluded((), lost))


def _tell_cross(view: View[engine.Evidence], one: engine.EmptyRectangle) -> Text:
    said = say(
        "empty-rectangle",
        box=house_name(one.in_box),
        house=house_name(one.house),
        digit=one.digit,
        near=short_cell_name(one.near),
        far=short_cell_name(one.far),
        line=_line([one.near, *one.along]),
        cells=cell_names(view.state.places_in(one.digit, one.in_box)),
        across=_line([one.cleared, *one.across]),
        cell=short_cell_name(one.cleared),
    )
    return joined(said, concluded((), [(one.cleared, one.digit)]))


def _line(cells: Sequence[int]) -> Message:
    return house_name(next(house for house in common_houses(cells) if house.kind != "box"))
