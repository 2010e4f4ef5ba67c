"""The faults of a request as data; their sentences are rendered last."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from nonet.errors import NonetError

Kind = Literal[
    "answer-option",
    "any-technique",
    "array",
    "boolean",
    "choice",
    "exactly-one-solution",
    "grant",
    "grid",
    "integer",
    "integer-64",
    "json-object",
    "least",
    "most",
    "number",
    "number-range",
    "object",
    "once",
    "one-grid",
    "other",
    "printable",
    "string",
    "string-ascii",
    "string-unicode",
    "technique",
    "unknown-field",
    "unknown-option",
    "value",
    "verifiable",
]

LARGEST_NUMBER = "1.8e308"
_EXPECTED: dict[Kind, str] = {
    "answer-option": "0 or 1",
    "any-technique": "a technique",
    "array": "an array",
    "boolean": "true or false",
    "choice": "{choices}",
    "exactly-one-solution": "exactly one solution",
    "grant": "a download grant",
    "grid": "81 characters, each 1-9 or one of . 0 -",
    "integer": "an integer",
    "integer-64": "an integer of 64 bits",
    "json-object": "a JSON object",
    "least": "at least {bound}",
    "most": "at most {bound}",
    "number": "a number",
    "number-range": f"a number up to {LARGEST_NUMBER}",
    "object": "an object",
    "once": "the option once",
    "one-grid": "one grid",
    "other": "another value",
    "printable": "characters that can be printed",
    "string": "a string",
    "string-ascii": "a string of ASCII characters",
    "string-unicode": "a string without U+0000 and without half of a surrogate pair",
    "technique": "a technique that generate_custom takes",
    "unknown-field": "no such field",
    "unknown-option": "no such option",
    "value": "a value",
    "verifiable": "a grid that can be verified",
}
# In these kinds, the name is the caller's own text.
NAMED_BY_CALLER: frozenset[Kind] = frozenset({"unknown-field", "unknown-option"})
MAX_PATH_LENGTH = 200


def callers_name(name: str) -> str:
    """Escape and shorten a caller's name for a response; it may contain half a surrogate pair."""
    return name.encode("utf-8", "backslashreplace").decode()[:MAX_PATH_LENGTH]


@dataclass(frozen=True, slots=True)
class Expected:
    """The expected value of a field, in our own words and numbers, which may be stored.

    `bound` belongs to `least` and `most`, `choices` to `choice`; `suggestion` is the known name
    most similar to an unknown one.
    """

    kind: Kind
    bound: float | None = None
    choices: str = ""
    suggestion: str = ""

    def render(self) -> str:
        """Return the sentence: `expected at most 20`."""
        words = _EXPECTED[self.kind].format(bound=self.bound, choices=self.choices)
        meant = f"; did you mean `{self.suggestion}`?" if self.suggestion else ""
        return f"expected {words}{meant}"

    def to_dict(self) -> dict[str, Any]:
        """Return the fields that aren't empty."""
        values = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {name: value for name, value in values.items() if value not in (None, "")}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Restore the result of `to_dict`; a kind from another version becomes `other`."""
        kind = values.get("kind", "other")
        known = {name: values[name] for name in cls.__dataclass_fields__ if name in values}
        return cls(**{**known, "kind": kind if kind in _EXPECTED else "other"})


@dataclass(frozen=True, slots=True)
class Fault:
    """One problem with a request.

    `found` describes the actual value; `sentence` replaces the whole message for errors with their
    own. Both may contain the caller's text, so neither is ever stored.
    """

    path: str
    expected: Expected
    found: str = field(default="", kw_only=True)
    sentence: str = field(default="", kw_only=True)

    @classmethod
    def of(cls, path: str, sentence: object) -> Self:
        """Return a fault with the message of an error."""
        return cls(path, Expected("other"), sentence=str(sentence))

    def render(self) -> str:
        """Return the message: `expected at most 20, found 21`."""
        found = f", found {self.found}" if self.found else ""
        return self.sentence or self.expected.render() + found


class InvalidRequestError(NonetError):
    """A request doesn't match its schema."""

    code = "INVALID_REQUEST"

    def __init__(self, faults: Iterable[Fault], message: str = "The request is not valid.") -> None:
        self.faults = list(faults)
        super().__init__(message)
