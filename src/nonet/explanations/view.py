"""A step in the state in which it was found: what explainers look at, and what they tell."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar, cast

from nonet import engine
from nonet.catalogue import Message, Text, Told
from nonet.explanations.houses import HouseLike, box_of, cells_of, cells_of_all
from nonet.explanations.names import (
    Value,
    candidates_named,
    cell_name,
    house_name,
    house_names,
    joined,
    listed,
    say,
    tell,
)
from nonet.explanations.state import State


@dataclass(frozen=True, slots=True)
class Focus:
    """Where to look: the sentence, the name of the place, and its cells."""

    look: Message
    name: Value
    area: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """All that is told of a step; `pattern` has the cells that the deduction rests on."""

    place: Focus
    idea: Message
    deduction: Text
    pattern: tuple[int, ...]
    implications: tuple[Message, ...] = ()


Record_co = TypeVar("Record_co", bound=engine.Evidence, covariant=True)


@dataclass(frozen=True)
class View(Generic[Record_co]):
    """A step, whose evidence is of one kind, and the candidates that it was found among."""

    step: engine.Step
    state: State

    @cached_property
    def evidence(self) -> Record_co:
        """The roles in the pattern behind the step."""
        return cast("Record_co", self.step.evidence)

    @cached_property
    def eliminated_digits(self) -> tuple[int, ...]:
        """The digits that the step takes out, ascending, each once."""
        return tuple(sorted({digit for _, digit in self.step.eliminations}))

    @cached_property
    def pattern(self) -> tuple[int, ...]:
        """The cells of the evidence, ascending."""
        shown = self.step.pattern
        cells = {cell for cell, _ in (*shown.candidates, *shown.fins)}
        return tuple(sorted(cells.union(*shown.groups)))

    def lost_by(self, cells: Collection[int]) -> list[tuple[int, int]]:
        """Return what the step takes out of some cells."""
        return [lost for lost in self.step.eliminations if lost[0] in cells]

    def conclusion(self) -> Message:
        """Return the sentence that names all that the step places or takes out."""
        return concluded(self.step.placements, self.step.eliminations)

    def explain(
        self,
        place: Focus,
        *sentences: Told,
        implications: Sequence[Message] = (),
        **values: Value,
    ) -> Explanation:
        """Tell a step by its place and the sentences of its deduction; `values` fill the idea."""
        idea = say(f"technique-{self.step.technique}", place=place.name, **values)
        return Explanation(place, idea, joined(*sentences), self.pattern, tuple(implications))


def concluded(placed: Collection[tuple[int, int]], lost: Collection[tuple[int, int]]) -> Message:
    """Return the sentence that names what is placed, or what is ruled out."""
    if placed:
        written = [tell("is", cell=cell_name(cell), digit=digit) for cell, digit in placed]
        return say("so-placed", what=listed(written))
    return say("so-lost", what=candidates_named(lost))


def in_house(house: HouseLike) -> Focus:
    """Return one house as the place to look at."""
    name = house_name(house)
    return Focus(say("look-house", place=name), name, cells_of(house))


def in_houses(houses: Sequence[HouseLike]) -> Focus:
    """Return some houses as the place to look at."""
    name = house_names(houses)
    return Focus(say("look-house", place=name), name, cells_of_all(houses))


def of_digit(digit: Value, houses: Sequence[HouseLike]) -> Focus:
    """Return a digit in some houses as the place to look at."""
    name = house_names(houses)
    return Focus(say("look-digit", digit=digit, place=name), name, cells_of_all(houses))


def of_digit_everywhere(state: State, digit: int) -> Focus:
    """Return all places of a digit as the place to look at."""
    name = tell("place-grid")
    return Focus(say("look-digit", digit=digit, place=name), name, state.places(digit))


def among_boxes(cells: Iterable[int]) -> Focus:
    """Return the boxes that hold some cells as the place to look at."""
    boxes = sorted({box_of(cell) for cell in cells}, key=lambda box: box.index)
    name = house_names(boxes)
    return Focus(say("look-candidates", place=name), name, cells_of_all(boxes))


def from_box(cell: int) -> Focus:
    """Return the box where a chain begins as the place to look at."""
    box = box_of(cell)
    name = house_name(box)
    return Focus(say("look-links", place=name), name, cells_of(box))
