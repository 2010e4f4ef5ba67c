"""A hint in three steps: where to look, which technique, and the whole deduction."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import orjson

from nonet import engine
from nonet.i18n.message import Argument, Message, Series, Text
from nonet.i18n.words import Words


def read_text(written: str) -> Text:
    """Read sentences, written as a list of messages."""
    return as_text(orjson.loads(written))


def read_message(written: str) -> Message:
    """Read one message."""
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

# All singles, and many of what is rarer: some megabytes for a language.
REMEMBERED = 16_384


@dataclass(frozen=True, slots=True)
class Guidance:
    """One step of a hint: a sentence or more, and the cells to look at, ascending.

    `reasons` are the cells that the deduction rests on, ascending, and `implications` its steps
    where it is a chain, in order, and `notation` the same as players write it everywhere, in
    Eureka. All are known at the last depth alone.
    """

    sentence: Text
    area: tuple[int, ...]
    reasons: tuple[int, ...] = ()
    implications: tuple[Message, ...] = ()
    notation: str | None = None


def guide(step: engine.Step, position: engine.Position | str, *, depth: Depth) -> Guidance:
    """Explain a step as far as `depth` allows, on the position or grid where it was found."""
    shown = orjson.loads(engine.explain_step(step, position, depth=depth))
    return Guidance(
        sentence=as_text(shown["sentence"]),
        area=tuple(shown["area"]),
        reasons=tuple(shown["reasons"]),
        implications=tuple(map(as_message, shown["implications"])),
        notation=shown.get("notation"),
    )


def explain_path(path: engine.Path, words: Words) -> tuple[str, ...]:
    """Return the whole deduction of every step of a path, in the words of a language.

    Most steps of paths are singles, which are soon told from memory.
    """
    return tuple(_rendered(words, written) for written in engine.explain_path(path))


@lru_cache(REMEMBERED)
def _rendered(words: Words, written: str) -> str:
    return words.render(read_text(written))
