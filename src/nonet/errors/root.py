"""The root of the tree."""

from typing import Any, ClassVar


class NonetError(Exception):
    """The root of every refusal.

    Refusals can be pickled and copied, so they come back from other processes.
    """

    code: ClassVar[str] = "INTERNAL_ERROR"

    def __reduce__(self) -> tuple[Any, ...]:
        # Python would call the class with `args`, which is the message and not what it was made of.
        return _restored, (type(self), self.args), vars(self)


def _restored(kind: type[NonetError], args: tuple[object, ...]) -> NonetError:
    return kind.__new__(kind, *args)
