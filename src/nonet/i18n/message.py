"""Messages independent of language: a name with named arguments.

The catalogue of a language renders them, here or in any other Fluent library.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, Union

Argument = Union[str, int, "Message", "Series"]
Renderable = Union["Message", "Text"]


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogue and its arguments.

    A number is a quantity: it decides the plural form and is formatted for the language. Digits of
    a puzzle, rows and columns are text, and the same in every language.
    """

    name: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, name: str, /, **arguments: Argument) -> Message:
        """Return a sentence or a part of one."""
        return cls(name, tuple(arguments.items()))


@dataclass(frozen=True, slots=True)
class Series:
    """At least one item: `1, 2 and 3`, `1, 2 or 3`, or groups: `1 and 2; 3 and 4`."""

    kind: Literal["and", "or", "group"]
    items: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A sequence of sentences."""

    sentences: tuple[Message, ...]

    @classmethod
    def of(cls, shown: Iterable[Renderable]) -> Text:
        """Join sentences and texts into one text."""
        sentences: list[Message] = []
        for part in shown:
            sentences += part.sentences if isinstance(part, Text) else (part,)
        return cls(tuple(sentences))


# A message begins a line; its further lines are indented or begin with a closing brace.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)


def split_entries(text: str) -> dict[str, str]:
    """Return the messages of a Fluent file by name, without comments; the first of a name wins."""
    entries: dict[str, str] = {}
    for entry in _ENTRY.finditer(text):
        entries.setdefault(entry[1], entry[0].rstrip())
    return entries
