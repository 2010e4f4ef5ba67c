"""A second reading of RFC 8259, independent of the service's, to decide if a text is JSON.

A pushdown automaton over tokens. Values come from `json.loads`; this decides only whether the
text is one value of the grammar, whether an object has a key twice, and how extreme it is.
"""

import json
import re
from typing import NamedTuple

_PIECE = re.compile(
    r"""[ \t\n\r]*(?:
    (?P<punctuation>[\[\]{},:])
    | (?P<string>"(?:[^"\\\x00-\x1f]|\\["\\/bfnrt]|\\u[0-9A-Fa-f]{4})*")
    | (?P<number>-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)
    | (?P<literal>true|false|null)
    | (?P<end>\Z)
    )""",
    re.VERBOSE,
)
_OPENING = {"[": "]", "{": "}"}


class Reading(NamedTuple):
    """Grammatical findings on a text; `depth` and `longest_number` are its extremes."""

    is_json: bool
    has_key_twice: bool = False
    depth: int = 0
    longest_number: int = 0


NOT_JSON = Reading(is_json=False)


def read(text: str) -> Reading:
    """Read a text to its end, or until it isn't JSON."""
    automaton = _Automaton()
    position = 0
    while (piece := _PIECE.match(text, position)) is not None:
        kind = piece.lastgroup
        if kind == "end":
            return automaton.reading()
        if not automaton.takes(kind, piece[kind or 0]):
            return NOT_JSON
        position = piece.end()
    return NOT_JSON


class _Automaton:
    """Position of the reader in a value: `expects` names the tokens that may come next."""

    def __init__(self) -> None:
        self.expects = "value"
        self.closers: list[str] = []
        self.keys: list[set[str]] = []
        self.has_key_twice = False
        self.depth = 0
        self.longest_number = 0

    def reading(self) -> Reading:
        is_whole = self.expects == "end"
        return Reading(is_whole, self.has_key_twice, self.depth, self.longest_number)

    def takes(self, kind: str | None, piece: str) -> bool:
        if kind == "number":
            self.longest_number = max(self.longest_number, len(piece))
        if self.expects in ("key", "key or }") and kind == "string":
            self._take_key(piece)
            return True
        if piece in (":", ",") or piece in _OPENING.values():
            return self._takes_mark(piece)
        if self.expects not in ("value", "value or ]"):
            return False
        if piece in _OPENING and kind == "punctuation":
            self._open(piece)
        else:
            self._end_value()
        return True

    def _take_key(self, piece: str) -> None:
        key = json.loads(piece)
        self.has_key_twice |= key in self.keys[-1]
        self.keys[-1].add(key)
        self.expects = "colon"

    def _takes_mark(self, piece: str) -> bool:
        if piece == ":":
            fits = self.expects == "colon"
            self.expects = "value"
        elif piece == ",":
            fits = self.expects == "comma" and bool(self.closers)
            self.expects = "key" if fits and self.closers[-1] == "}" else "value"
        else:
            is_empty = self.expects == {"]": "value or ]", "}": "key or }"}[piece]
            fits = bool(self.closers) and self.closers[-1] == piece
            fits = fits and (is_empty or self.expects == "comma")
            if fits:
                self._close()
        return fits

    def _open(self, piece: str) -> None:
        self.closers.append(_OPENING[piece])
        self.keys.append(set())
        self.depth = max(self.depth, len(self.closers))
        self.expects = "value or ]" if piece == "[" else "key or }"

    def _close(self) -> None:
        self.closers.pop()
        self.keys.pop()
        self._end_value()

    def _end_value(self) -> None:
        self.expects = "comma" if self.closers else "end"
