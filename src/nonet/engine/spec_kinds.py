"""Say in the words of the library what was passed wrongly to make a puzzle."""

from collections.abc import Iterable
from numbers import Integral, Real

from nonet.engine.spec import PuzzleSpec, SpecFields

_TEXT = (str, "a text")
_NUMBER = (Real, "a number")
_WHOLE = (Integral, "a whole number")
_FLAG = (bool, "True or False")
_KINDS: dict[str, tuple[type, str]] = {
    "label": _TEXT,
    "technique": _TEXT,
    "max_technique": _TEXT,
    "min_rating": _NUMBER,
    "max_rating": _NUMBER,
    "min_givens": _WHOLE,
    "max_givens": _WHOLE,
    "symmetry": _TEXT,
    "minimal": _FLAG,
    "avoid_empty_houses": _FLAG,
    "fresh": _FLAG,
}
_DEFAULT = PuzzleSpec()


def require_known(function: str, names: Iterable[str]) -> None:
    """Check that the wishes given to a function are known.

    Raises:
        TypeError.
    """
    known = SpecFields.__annotations__
    for name in names:
        if name not in known:
            message = f"{function}() got an unexpected keyword argument {name!r}"
            raise TypeError(f"{message}; the wishes are {', '.join(known)}")


def require_kinds(spec: PuzzleSpec) -> None:
    """Check that each part of a wish is of the right type.

    Raises:
        TypeError.
    """
    for name, (kind, said) in _KINDS.items():
        value = getattr(spec, name)
        if value is None and getattr(_DEFAULT, name) is None:
            continue
        if not isinstance(value, kind):
            raise TypeError(f"expected {said} as {name}, found {type(value).__name__}")
