"""What the engine tells, in its written form, as messages of the catalogue."""

from typing import Any

import orjson

from nonet.foundation.catalogue.message import Argument, Message, Series, Text


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
