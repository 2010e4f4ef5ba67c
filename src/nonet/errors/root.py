"""The root of the tree."""

from typing import ClassVar


class NonetError(Exception):
    """The root of every refusal."""

    code: ClassVar[str] = "INTERNAL_ERROR"
