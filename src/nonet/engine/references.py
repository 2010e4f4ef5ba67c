"""Write a puzzle as a reference from which it can be made again.

    0.3.0~label=hard~technique=xy-wing~minimal=yes~seed=17~index=3

A reference has the engine's version, the spec's fields that aren't defaults, the seed and the
index. Callers should treat it as opaque: only texts that this module wrote can be read.
"""

from dataclasses import fields
from typing import Any

from nonet.engine import _native, arguments, generation
from nonet.engine.spec import KINDS, PuzzleSpec
from nonet.errors import ReferenceFormatError, ReferenceVersionError

# The versions whose puzzles this engine makes again. When any spec and seed gives another puzzle,
# remove all versions but the current one.
REPEATED = (_native.VERSION,)

# The largest budget of any search that led to a reference.
LONGEST_SEARCH = 10_000_000

_SEPARATOR = "~"
_DEFAULT = PuzzleSpec()
_YES, _NO = "yes", "no"


def reference_of(spec: PuzzleSpec, *, seed: int, index: int) -> str:
    """Return a line from which `from_reference` makes the same puzzle."""
    requested = {
        field.name: getattr(spec, field.name)
        for field in fields(PuzzleSpec)
        if getattr(spec, field.name) != getattr(_DEFAULT, field.name)
    }
    parts = {**requested, "seed": seed, "index": index}
    return _SEPARATOR.join([_native.VERSION, *(f"{name}={_write(parts[name])}" for name in parts)])


def from_reference(reference: str) -> _native.Puzzle:
    """Make a puzzle again from its reference.

    It takes as long as the original search: some seconds for a rare spec.

    Raises:
        TypeError: the argument isn't a text.
        ReferenceFormatError: the text isn't a reference.
        ReferenceVersionError: an engine wrote it whose puzzles this one can't make again.
        GenerationLimitError: the reference is made up, since no real search took this long.
    """
    if not isinstance(reference, str):
        raise TypeError(f"expected a reference as text, found {type(reference).__name__}")
    spec, seed, index = read_reference(reference)
    try:
        return generation.generate(spec, seed=seed, index=index, budget=LONGEST_SEARCH)
    except (TypeError, ValueError, OverflowError):
        raise ReferenceFormatError from None


def read_reference(reference: str) -> tuple[PuzzleSpec, int, int]:
    """Return the spec, seed and index of a reference, without making the puzzle.

    Raises:
        ReferenceFormatError, ReferenceVersionError: those of `from_reference`.
    """
    version, *parts = reference.strip().split(_SEPARATOR)
    if not parts:
        raise ReferenceFormatError
    if version not in REPEATED:
        raise ReferenceVersionError(version, _native.VERSION)
    pairs = [part.partition("=") for part in parts]
    given = {name: value for name, _, value in pairs}
    if len(given) < len(pairs):
        raise ReferenceFormatError
    try:
        seed, index = (arguments.ranged(name, int(given.pop(name))) for name in ("seed", "index"))
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
