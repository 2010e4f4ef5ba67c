"""A hint in three steps: where to look, the technique, and the whole deduction."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import orjson

from nonet import engine
from nonet.i18n.message import Argument, Message, Series, Text
from nonet.i18n.words import Words


def read_text(written: str) -> Text:
    """Parse sentences written as a JSON list of messages."""
    return as_text(orjson.loads(written))


def read_message(written: str) -> Message:
    """Parse one message in JSON."""
    return as_message(orjson.loads(written))


def as_text(shown: list[dict[str, Any]]) -> Text:
    """Return messages as a text."""
    return Text(tuple(map(as_message, shown)))


def as_message(shown: dict[str, Any]) -> Message:
    """Return a message with its arguments."""
    arguments = shown.get("arguments", {}).items()
    filled = tuple((name, _as_argument(value)) for name, value in arguments)
    return Message(shown["name"], filled)


def _as_argument(shown: Any) -> Argument:
    if isinstance(shown, str | int):
        return shown
    if "series" in shown:
        return Series(shown["series"], tuple(map(_as_argument, shown["items"])))
    return as_message(shown)


Depth = Literal[1, 2, 3]

# All singles and many rarer steps: some megabytes for a language.
REMEMBERED = 16_384


@dataclass(frozen=True, slots=True)
class Guidance:
    """One step of a hint: its sentences and the cells to look at, in ascending order.

    Only the last depth has the other fields: `reasons` are the cells that the deduction rests on,
    in ascending order; for a chain, `implications` are its steps in order, and `notation` is the
    chain in Eureka notation.
    """

    sentence: Text
    area: tuple[int, ...]
    reasons: tuple[int, ...] = ()
    implications: tuple[Message, ...] = ()
    notation: str | None = None


def guide(step: engine.Step, position: engine.Position | str, *, depth: Depth) -> Guidance:
    """Explain a step to a depth, on the position or grid where it was found."""
    shown = orjson.loads(engine.explain_step(step, position, depth=depth))
    return Guidance(
        sentence=as_text(shown["sentence"]),
        area=tuple(shown["area"]),
        reasons=tuple(shown["reasons"]),
        implications=tuple(map(as_message, shown["implications"])),
        notation=shown.get("notation"),
    )


def explain_path(path: engine.Path, words: Words) -> tuple[str, ...]:
    """Return the whole deduction of every step of a path in a language.

    Most steps of a path are singles, which are usually cached.
    """
    return tuple(_rendered(words, written) for written in engine.explain_path(path))


@lru_cache(REMEMBERED)
def _rendered(words: Words, written: str) -> str:
    return words.render(read_text(written))
