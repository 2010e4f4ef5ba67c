"""A puzzle as a line that says how it was made, and back.

    0.3.0~label=hard~technique=xy-wing~minimal=yes~seed=17~index=3

First the engine's version, then what the wish asks for beyond the usual, then seed and index. For
callers it is opaque: only what this module wrote is read again.
"""

from dataclasses import fields
from typing import Any

from nonet.engine._native import VERSION, Puzzle
from nonet.engine.generation import generate
from nonet.engine.ranges import ranged
from nonet.engine.spec import KINDS, PuzzleSpec
from nonet.errors import ReferenceFormatError, ReferenceVersionError

# Whose draws this engine repeats. As soon as any wish and seed give another puzzle, what stands
# here beside the own version has to go.
REPEATED = (VERSION,)

# What any search for one puzzle may take that ended with a reference.
LONGEST_SEARCH = 10_000_000

_SEPARATOR = "~"
_DEFAULT = PuzzleSpec()
_YES, _NO = "yes", "no"


def reference_of(spec: PuzzleSpec, *, seed: int, index: int) -> str:
    """Return the line that `from_reference` makes the same puzzle of."""
    wished = {
        field.name: getattr(spec, field.name)
        for field in fields(PuzzleSpec)
        if getattr(spec, field.name) != getattr(_DEFAULT, field.name)
    }
    parts = {**wished, "seed": seed, "index": index}
    return _SEPARATOR.join([VERSION, *(f"{name}={_write(parts[name])}" for name in parts)])


def from_reference(reference: str) -> Puzzle:
    """Make a puzzle again.

    It takes as long as it took to find it, for a rare wish some seconds.

    Raises:
        TypeError: it is no text.
        ReferenceFormatError: the text is no reference.
        ReferenceVersionError: an engine whose draws this one does not repeat wrote it.
        GenerationLimitError: nobody wrote it, for no search was ever so long.
    """
    if not isinstance(reference, str):
        message = f"expected a reference as text, found {type(reference).__name__}"
        raise TypeError(message)
    spec, seed, index = read_reference(reference)
    try:
        return generate(spec, seed=seed, index=index, budget=LONGEST_SEARCH)
    except (TypeError, ValueError, OverflowError):
        raise ReferenceFormatError from None


def read_reference(reference: str) -> tuple[PuzzleSpec, int, int]:
    """Return the wish of a reference, its seed and its index, without making the puzzle.

    Raises:
        ReferenceFormatError, ReferenceVersionError: as for `from_reference`.
    """
    version, *parts = reference.strip().split(_SEPARATOR)
    if not parts:
        raise ReferenceFormatError
    if version not in REPEATED:
        raise ReferenceVersionError(version, VERSION)
    pairs = [part.partition("=") for part in parts]
    given = {name: value for name, _, value in pairs}
    if len(given) < len(pairs):
        raise ReferenceFormatError
    try:
        seed, index = (ranged(name, int(given.pop(name))) for name in ("seed", "index"))
        spec = PuzzleSpec(**{name: _read(name, value) for name, value in given.items()})
    except (KeyError, TypeError, ValueError):
        raise ReferenceFormatError from None
    return spec, seed, index


def _write(value: Any) -> str:
    if isinstance(value, bool):
        return _YES if value else _NO
    return str(value)


def _read(name: str, value: str) -> Any:
    kind = KINDS[name]
    return {_YES: True, _NO: False}[value] if kind is bool else kind(value)
