"""Deductions as models write them, one a line: by their pattern, in Eureka notation, or as JSON."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import orjson

from nonet import engine
from nonet.foundation.catalogue import Message
from nonet.gym.answers import LONGEST, answer_part
from nonet.gym.notation import (
    CELL,
    Candidate,
    candidates_of,
    cells_in,
    cells_of,
    conclusions_in,
    digits_of,
    lowered,
    without_conclusions,
)

MOST = 500
"""So many deductions of a text are judged."""

_NUMBERING = re.compile(r"^\s*(?:[-•>#]+\s*)?(?:step\s*)?(?:\d{1,3}\s*[.):]\s*)?", re.IGNORECASE)
_ARROWS = re.compile(r"=>|⇒|==>")
_LINKED = re.compile(
    r"\([1-9][^()]*\)\s*[rcb][1-9][^=⇒]*[=-]\s*\(?[1-9rcb]|\([1-9]\)\s*[rcb][1-9]+\\"
)
_HOUSES = re.compile(r"\b(?:row|column|col|box|block|line)s?\s*[1-9]+\b|\b[rcb][1-9]\b")
_SEPARATORS = re.compile(r"[^a-z0-9+]+")
_DIGITS = re.compile(r"(?<![a-z0-9])[1-9]+(?![a-z0-9])")
# What some call them, beside the names of the engine.
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
    """A deduction as it is said: what it rests on, and what follows.

    It rests on the `cells` and `digits` of a pattern, a chain in `notation`, or the whole evidence
    of a `step` of the engine.
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
    """Read the deductions of a text in its order, each line that has one, or why it cannot be read.

    Lines without a conclusion are no deductions, and are left out.
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
        said = _NUMBERING.sub("", line).strip()
        if said.startswith("{"):
            yield _of_data(number, _json(said.rstrip(",")))
        elif (claim := _of_line(number, said)) is not None:
            yield claim


def _of_line(number: int, line: str) -> StepClaim | Message | None:
    said = lowered(line)
    placed, lost = conclusions_in(_ARROWS.split(said)[-1])
    if not placed and not lost:
        return None
    follows = frozenset(placed), frozenset(lost)
    if _LINKED.search(_ARROWS.split(said)[0]):
        return StepClaim(number, *follows, notation=said[said.index("(") :])
    pattern = _ARROWS.split(said)[0] if _ARROWS.search(said) else without_conclusions(said)
    rest = f" {_SEPARATORS.sub(' ', pattern)} "
    named = _NAMES.search(rest)
    if named is None:
        return Message.of("gym-no-technique", line=str(number))
    technique, rest = _SLUGS[named[1]], _NAMES.sub(" ", rest)
    cells, rest = frozenset(cells_in(rest)), _HOUSES.sub(" ", CELL.sub(" ", rest))
    digits = frozenset(int(digit) for word in _DIGITS.findall(rest) for digit in word)
    return StepClaim(number, *follows, technique, cells, digits)


def _of_data(number: int, said: Any) -> StepClaim | Message:
    try:
        if not isinstance(said, dict):
            raise TypeError("expected an object")  # noqa: TRY301 - as the engine says below
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
    return _SEPARATORS.sub(" ", name.lower()).strip()


_SLUGS = {
    **_ALSO,
    **{_plain(one.name).replace("colour", "color"): one.slug for one in engine.TECHNIQUES},
    **{_plain(one.name): one.slug for one in engine.TECHNIQUES},
    **{_plain(one.slug): one.slug for one in engine.TECHNIQUES},
}
_NAMES = re.compile(
    rf" ({'|'.join(re.escape(name) for name in sorted(_SLUGS, key=len, reverse=True))})s?(?= )"
)
