"""Which techniques grades and paths use, and in which order they are tried."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.engine.steps import slugs_of


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice by slugs; without `techniques` it is the ladder, whose order is its own."""

    uniqueness: bool
    techniques: tuple[str, ...] | None
    order: tuple[str, ...] | None


def choice_of(
    *, uniqueness: bool, techniques: Iterable[str] | None, order: Iterable[str] | None
) -> Choice:
    """Read a choice of techniques, named as people write them.

    Raises:
        ValueError: no technique is called so, or the order has one that is not chosen.
    """
    chosen = None if techniques is None else slugs_of(techniques)
    first = None if order is None else slugs_of(order)
    if chosen is not None and (foreign := {*(first or ())}.difference(chosen)):
        message = f"the order has {min(foreign)}, which is not among the techniques"
        raise ValueError(message)
    return Choice(uniqueness, chosen, first)
