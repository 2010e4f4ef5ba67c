"""What is told, before it is in any language: a message by name, with named arguments.

The catalogue of a language renders it, here or wherever else there is a Fluent library.
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
    """A message of the catalogue and what it is filled in with.

    A number is an amount: it decides the plural form, and is written as the language writes it.
    Digits of a puzzle, rows and columns are text, and the same in every language.
    """

    name: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, name: str, /, **arguments: Argument) -> Message:
        """Return a sentence, or a part of one."""
        return cls(name, tuple(arguments.items()))


@dataclass(frozen=True, slots=True)
class Series:
    """Things in a row, at least one: `1, 2 and 3`, `1, 2 or 3`, or lists: `1 and 2; 3 and 4`."""

    kind: Literal["and", "or", "group"]
    items: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Sentences one after another."""

    sentences: tuple[Message, ...]

    @classmethod
    def of(cls, shown: Iterable[Renderable]) -> Text:
        """Return sentences and texts as one text."""
        sentences: list[Message] = []
        for part in shown:
            sentences += part.sentences if isinstance(part, Text) else (part,)
        return cls(tuple(sentences))


# A message begins a line; what goes on in the next ones is indented, or closes a brace.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)


def split_entries(text: str) -> dict[str, str]:
    """Return each message of a Fluent file by its name, without comments; the first of a name."""
    entries: dict[str, str] = {}
    for entry in _ENTRY.finditer(text):
        entries.setdefault(entry[1], entry[0].rstrip())
    return entries
