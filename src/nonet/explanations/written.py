"""What the engine tells, in its written form, as messages of the catalogue."""

from typing import Any

import orjson

from nonet.catalogue import Argument, Message, Series, Text


def read_text(written: str) -> Text:
    """Read sentences, written as a list of messages."""
    return as_text(orjson.loads(written))


def read_message(written: str) -> Message:
    """Read one message."""
    return as_message(orjson.loads(written))


def as_text(told: list[dict[str, Any]]) -> Text:
    """Return messages as a text."""
    return Text(tuple(map(as_message, told)))


def as_message(told: dict[str, Any]) -> Message:
    """Return a message with its arguments."""
    arguments = told.get("arguments", {}).items()
    filled = tuple((name, _as_argument(value)) for name, value in arguments)
    return Message(told["name"], filled, begins=told.get("begins", False))


def _as_argument(told: Any) -> Argument:
    if isinstance(told, str | int):
        return told
    if "series" in told:
        return Series(told["series"], tuple(map(_as_argument, told["items"])))
    return as_message(told)
