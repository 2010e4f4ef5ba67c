"""What the form of the print page asks for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar

from nonet import engine
from nonet.door.errors import FormError
from nonet.paper import DEFAULT_PAPER, PAPERS, Paper
from nonet.worksheets import Layout
from nonet.worksheets.layout import ANSWERS, PER_PAGE

MOST_PUZZLES = 40
LONGEST_TITLE = 80
_TICKED = "1"

T = TypeVar("T")
Source = Literal["new", "daily", "own"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintWish:
    """Which puzzles are to be printed, and how."""

    source: Source
    label: engine.Label
    count: int
    puzzles: str
    title: str
    blanks: bool
    save: bool
    paper: Paper
    layout: Layout


def read_wish(fields: Mapping[str, str]) -> PrintWish:
    """Read the fields of the form; each is from a closed list, but for texts.

    Raises:
        FormError: a field is none of its list, or too long.
        LayoutError: the fields contradict each other.
    """
    title = fields.get("title", "").strip()
    if len(title) > LONGEST_TITLE:
        raise FormError(f"a title of {len(title)} characters; expected {LONGEST_TITLE} at most")
    counts = {str(count): count for count in range(1, MOST_PUZZLES + 1)}
    is_large = fields.get("large") == _TICKED
    return PrintWish(
        source=_one_of(fields, "source", {"new": "new", "daily": "daily", "own": "own"}, "new"),
        label=_one_of(fields, "difficulty", {name: name for name in engine.LABELS}, "easy"),
        count=_one_of(fields, "count", counts, "4"),
        puzzles=fields.get("puzzles", ""),
        title=title,
        blanks=fields.get("blanks") == _TICKED,
        save=fields.get("save") == _TICKED,
        paper=_one_of(fields, "paper", {name: name for name in PAPERS}, DEFAULT_PAPER),
        layout=Layout(
            per_page=_one_of(fields, "per-page", {str(n): n for n in PER_PAGE}, "1"),
            answers=_one_of(fields, "answers", {name: name for name in ANSWERS}, "none"),
            large_print=is_large,
            codes=fields.get("codes") == _TICKED,
            shown="label" if fields.get("level") == _TICKED else "nothing",
        ),
    )


def _one_of(fields: Mapping[str, str], name: str, known: Mapping[str, T], default: str) -> T:
    value = fields.get(name, default)
    if value not in known:
        raise FormError(f"{name}: found {value!r:.40}, which is none of those in the form")
    return known[value]
