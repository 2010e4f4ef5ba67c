"""Read deductions that models write, one a line: patterns, Eureka notation or JSON."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from string import digits as ascii_digits
from typing import Any

import orjson

from nonet import engine
from nonet.gym.answers import LONGEST, answer_part
from nonet.gym.notation import (
    DIGIT_SIGNS,
    Candidate,
    candidates_of,
    cells_named,
    cells_of,
    conclusions_in,
    digits_of,
    lowered,
    without_conclusions,
    words_in,
)
from nonet.i18n.message import Message

MOST = 500
"""At most this many deductions of a text are judged."""

_BEFORE_NUMBER = "-•>#"
_AFTER_NUMBER = frozenset(".):")
_MOST_DIGITS = 3
_KINDS = frozenset("rcb")
_NODES = DIGIT_SIGNS | _KINDS
_HOUSES = ("row", "column", "col", "box", "block", "line")
_HOUSE_NAMES = frozenset((*_HOUSES, *(f"{name}s" for name in _HOUSES)))
# Other common names of the engine's techniques.
_ALSO = {
    "pointing": "locked-pointing",
    "pointing pair": "locked-pointing",
    "pointing triple": "locked-pointing",
    "claiming": "locked-claiming",
    "box line reduction": "locked-claiming",
    "y wing": "xy-wing",
    "last digit": "full-house",
}


@dataclass(frozen=True, slots=True)
class StepClaim:
    """A deduction that a text claims: its premises and its conclusions.

    The premises are the `cells` and `digits` of a pattern, a chain in `notation`, or the whole
    evidence of an engine `step`.
    """

    line: int
    placements: frozenset[Candidate]
    eliminations: frozenset[Candidate]
    technique: str | None = None
    cells: frozenset[int] = frozenset()
    digits: frozenset[int] = frozenset()
    notation: str | None = None
    step: engine.Step | None = None


def read_steps(text: str) -> list[StepClaim | Message]:
    """Read the deductions of a text in order; a line that can't be read gives an error message.

    Lines without a conclusion are skipped.
    """
    if len(text) > LONGEST:
        return [Message.of("gym-too-long", most=LONGEST)]
    found: list[StepClaim | Message] = []
    for claim in _claims(answer_part(text)):
        if len(found) == MOST:
            return [*found, Message.of("gym-too-many-steps", most=MOST)]
        found.append(claim)
    return found or [Message.of("gym-no-steps")]


def _claims(text: str) -> Iterator[StepClaim | Message]:
    whole = _json(text)
    listed = whole.get("steps") if isinstance(whole, dict) else whole
    if isinstance(listed, list):
        yield from (_of_data(number, one) for number, one in enumerate(listed, 1))
        return
    for number, line in enumerate(text.splitlines(), 1):
        said = _without_number(line)
        if said.startswith("{"):
            yield _of_data(number, _json(said.rstrip(",")))
        elif (claim := _of_line(number, said)) is not None:
            yield claim


def _without_number(line: str) -> str:
    """Return a line without its number or bullet: `1.`, `- Step 2:`."""
    rest = line.lstrip().lstrip(_BEFORE_NUMBER).lstrip()
    if rest[:4].lower() == "step":
        rest = rest[4:].lstrip()
    after = rest.lstrip(ascii_digits)
    is_number = 0 < len(rest) - len(after) <= _MOST_DIGITS
    after = after.lstrip()
    return (after[1:] if is_number and after[:1] in _AFTER_NUMBER else rest).strip()


def _of_line(number: int, line: str) -> StepClaim | Message | None:
    said = lowered(line)
    pattern, *after = said.replace("==>", "⇒").replace("=>", "⇒").split("⇒")
    placed, lost = conclusions_in(after[-1] if after else said)
    if not placed and not lost:
        return None
    follows = frozenset(placed), frozenset(lost)
    if _has_links(pattern):
        return StepClaim(number, *follows, notation=said[said.index("(") :])
    technique, rest = _technique_in(words_in(pattern if after else without_conclusions(said)))
    if technique is None:
        return Message.of("gym-no-technique", line=str(number))
    cells = frozenset(cell for word in rest for cell in cells_named(word))
    return StepClaim(number, *follows, technique, cells, _digits_in(rest))


def _has_links(pattern: str) -> bool:
    """Return whether a node of Eureka notation precedes a link or the houses of a fish."""
    _, *nodes = pattern.split("(")
    for place, node in enumerate(nodes):
        inner, _, house = (part.strip() for part in node.partition(")"))
        if inner[:1] in DIGIT_SIGNS and house[:1] in _KINDS and house[1:2] in DIGIT_SIGNS:
            is_fish = house[1:].lstrip(ascii_digits).startswith("\\")
            return is_fish or _is_linked("(".join((house, *nodes[place + 1 :])))
    return False


def _is_linked(chain: str) -> bool:
    _, *ends = chain.replace("=", "-").split("-")
    return any(end.lstrip().removeprefix("(")[:1] in _NODES for end in ends)


def _technique_in(words: list[str]) -> tuple[str | None, list[str]]:
    """Return the first technique named, and the words that belong to no technique's name."""
    found, rest, at = None, list[str](), 0
    while at < len(words):
        slug, count = _name_at(words, at)
        found = found or slug
        if slug is None:
            rest.append(words[at])
        at += count
    return found, rest


def _name_at(words: list[str], at: int) -> tuple[str | None, int]:
    """Return the technique named at an index, and the number of words in its name."""
    for count in range(_LONGEST_NAME, 0, -1):
        name = " ".join(words[at : at + count])
        if slug := _SLUGS.get(name) or _SLUGS.get(name.removesuffix("s")):
            return slug, count
    return None, 1


def _digits_in(words: list[str]) -> frozenset[int]:
    """Return the digits among the words, except those that number a house."""
    return frozenset(
        int(digit)
        for before, word in pairwise(("", *words))
        if before not in _HOUSE_NAMES and DIGIT_SIGNS.issuperset(word)
        for digit in word
    )


def _of_data(number: int, said: Any) -> StepClaim | Message:
    try:
        if not isinstance(said, dict):
            raise TypeError("expected an object")  # noqa: TRY301 - handled like the engine's errors
        if "evidence" in said:
            return _of_step(number, engine.Step.from_dict(said))
        placed, lost = (said.get(name) or () for name in ("placements", "eliminations"))
        follows = candidates_of(placed), candidates_of(lost)
        if "notation" in said:
            return StepClaim(number, *follows, notation=str(said["notation"]))
        technique = engine.slug_of(str(said.get("technique")))
        if technique is None:
            return Message.of("gym-no-technique", line=str(number))
        cells = cells_of(said.get("cells") or ())
        return StepClaim(number, *follows, technique, cells, digits_of(said.get("digits") or ()))
    except (TypeError, ValueError) as fault:
        return Message.of("gym-no-data", line=str(number), fault=str(fault))


def _of_step(number: int, step: engine.Step) -> StepClaim:
    follows = frozenset(step.placements), frozenset(step.eliminations)
    pattern = {*step.pattern.candidates, *step.pattern.fins}
    cells, digits = ({pair[at] for pair in pattern} for at in (0, 1))
    named = frozenset(cells), frozenset(digits)
    return StepClaim(number, *follows, step.technique, *named, step=step)


def _json(text: str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


def _plain(name: str) -> str:
    return " ".join(words_in(name.lower()))


_SLUGS = {
    **_ALSO,
    **{_plain(one.name).replace("colour", "color"): one.slug for one in engine.TECHNIQUES},
    **{_plain(one.name): one.slug for one in engine.TECHNIQUES},
    **{_plain(one.slug): one.slug for one in engine.TECHNIQUES},
}
_LONGEST_NAME = max(len(name.split()) for name in _SLUGS)
