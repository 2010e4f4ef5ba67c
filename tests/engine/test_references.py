"""A reference is read again as it was written, and nothing else is."""

import pytest

from nonet import engine
from nonet.errors import ReferenceFormatError

WISH = engine.PuzzleSpec("easy", min_givens=28, minimal=False)
REFERENCE = engine.reference_of(WISH, seed=1, index=2)


def test_a_reference_reproduces_its_puzzle() -> None:
    again = engine.from_reference(f" {REFERENCE}\n")

    assert again == engine.generate(WISH, seed=1, index=2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        engine.VERSION,
        f"{REFERENCE}~seed=2",
        f"{REFERENCE}~index=2",
        f"{REFERENCE}~colour=blue",
        REFERENCE.replace("seed=1", "seed=-1"),
        REFERENCE.replace("seed=1", f"seed={2**64}"),
        REFERENCE.replace("min_givens=28", "min_givens=82"),
        REFERENCE.replace("label=easy", "label=mild"),
    ],
)
def test_invalid_references_are_rejected(text: str) -> None:
    with pytest.raises(ReferenceFormatError):
        engine.from_reference(text)


def test_values_other_than_texts_are_rejected() -> None:
    with pytest.raises(TypeError, match="expected a reference as text, found NoneType"):
        engine.from_reference(None)  # type: ignore[arg-type]
