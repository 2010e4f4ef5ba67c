"""Unique and hidden rectangles: four cells that must not hold two digits only."""

from collections.abc import Collection

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.houses import HOUSES_OF, GridHouse, common_houses
from nonet.explanations.names import (
    Value,
    cell_names,
    either,
    house_name,
    house_names,
    listed,
    number_word,
    say,
    short_cell_name,
    tell,
)
from nonet.explanations.view import Explanation, View, among_boxes


def tell_type_1(view: View[engine.UniqueRectangle]) -> Explanation:
    """Tell that three corners leave the fourth something else."""
    one = view.evidence
    return _tell(view, one, say("rectangle-1", roof=cell_names(one.roof)))


def tell_shared_extra(view: View[engine.UniqueRectangle]) -> Explanation:
    """Tell types 2 and 5: one digit keeps the pattern away, in one of some corners."""
    one = view.evidence
    extra = view.eliminated_digits[0]
    return _tell(view, one, say("rectangle-2", roof=cell_names(one.roof), extra=extra))


def tell_type_3(view: View[engine.UniqueRectangle]) -> Explanation:
    """Tell that the extra digits of two corners complete a subset."""
    one, subset = view.evidence, view.evidence.subset or ()
    extra = sorted({digit for _, digit in one.extra})
    digits = sorted({*view.state.of_all(subset), *extra})
    said = say(
        "rectangle-3",
        roof=cell_names(one.roof),
        extra=either(extra),
        cells=cell_names(subset),
        digits=listed(digits),
        number=number_word(len(digits)),
        house=house_names(one.houses),
    )
    return _tell(view, one, said)


def tell_type_4(view: View[engine.UniqueRectangle]) -> Explanation:
    """Tell that two corners must share one of the digits between them."""
    one, (lost,) = view.evidence, view.eliminated_digits
    settled = _other(one, lost)
    house = next(
        house
        for house in common_houses(one.roof)
        if view.state.places_in(settled, house) == one.roof
    )
    names: dict[str, Value] = {"house": house_name(house), "settled": settled, "lost": lost}
    return _tell(view, one, say("rectangle-4", roof=cell_names(one.roof), **names))


def tell_type_6(view: View[engine.UniqueRectangle]) -> Explanation:
    """Tell that a digit in one corner would settle the other three."""
    one, (digit,) = view.evidence, view.eliminated_digits
    lines = next(lines for lines in _lines(one.roof) if _are_settled(view, one, digit, lines))
    said = say(
        "rectangle-6",
        roof=cell_names(one.roof),
        lines=house_names(lines),
        digit=digit,
        other=_other(one, digit),
    )
    return _tell(view, one, said)


def tell_hidden(view: View[engine.UniqueRectangle]) -> Explanation:
    """Tell that a digit in the corner opposite a cell of two would settle the others."""
    one, ((cell, lost),) = view.evidence, view.step.eliminations
    at = one.corners.index(cell)
    row, column, _ = HOUSES_OF[cell]
    neighbours = [one.corners[at - 1], one.corners[(at + 1) % 4]]
    said = say(
        "rectangle-hidden",
        cell=short_cell_name(cell),
        lost=lost,
        kept=_other(one, lost),
        lines=house_names([row, column]),
        neighbours=cell_names(sorted(neighbours)),
        opposite=short_cell_name(one.corners[at - 2]),
    )
    return _tell(view, one, said)


def tell_avoidable(view: View[engine.AvoidableRectangle]) -> Explanation:
    """Tell both types of avoidable rectangles, whose filled corners were not given."""
    one = view.evidence
    filled = sorted({*one.corners} - {*one.open})
    names: dict[str, Value] = {
        "cells": cell_names(sorted(one.corners)),
        "digits": listed(sorted({*one.completing})),
        "filled": cell_names(filled),
    }
    completing = dict(zip(one.corners, one.completing, strict=True))
    if one.extra is not None:
        names["open"] = cell_names(one.open)
        names["completing"] = listed(
            tell("is", cell=short_cell_name(cell), digit=completing[cell]) for cell in one.open
        )
        said = say("rectangle-avoidable-2", extra=one.extra, **names)
    else:
        (cell,) = one.open
        names["cell"] = short_cell_name(cell)
        said = say("rectangle-avoidable-1", digit=completing[cell], **names)
    return view.explain(among_boxes(one.corners), said, view.conclusion())


def _tell(
    view: View[engine.UniqueRectangle], one: engine.UniqueRectangle, said: Message
) -> Explanation:
    cells, digits = cell_names(sorted(one.corners)), listed(one.digits)
    deadly = say("rectangle-deadly", cells=cells, digits=digits)
    return view.explain(among_boxes(one.corners), deadly, said, view.conclusion())


def _other(one: engine.UniqueRectangle, digit: int) -> int:
    return next(other for other in one.digits if other != digit)


def _lines(cells: Collection[int]) -> list[list[GridHouse]]:
    return [[HOUSES_OF[cell][kind] for cell in cells] for kind in (0, 1)]


def _are_settled(
    view: View[engine.Evidence], one: engine.UniqueRectangle, digit: int, lines: list[GridHouse]
) -> bool:
    places = [view.state.places_in(digit, line) for line in lines]
    return all(own and set(own) <= set(one.corners) for own in places)
