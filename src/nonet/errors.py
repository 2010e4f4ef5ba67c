"""The domain's errors, as one tree.

NonetError
├── OverloadedError             more work is waiting than the service takes on
└── UnprintableCharacterError   a text holds a character that no worksheet font has
"""

from typing import ClassVar


class NonetError(Exception):
    """Something went wrong that a caller can understand; `code` is its stable name."""

    code: ClassVar[str]


class OverloadedError(NonetError):
    """More work is waiting than the service takes on; it is worth asking again later."""

    code = "OVERLOADED"

    def __init__(self, *, retry_after_s: int) -> None:
        super().__init__(f"Too much work is waiting; ask again in {retry_after_s} s.")
        self.retry_after_s = retry_after_s


class UnprintableCharacterError(NonetError):
    """A text holds a character that no worksheet font has."""

    code = "UNPRINTABLE_CHARACTER"

    def __init__(self, text: str, characters: str) -> None:
        names = ", ".join(f"{character!r} (U+{ord(character):04X})" for character in characters)
        super().__init__(f"The worksheet font has no glyph for {names} in {text!r}.")
        self.text = text
        self.characters = characters
