"""Identifiers of variant puzzles: each puzzle has one, which contains it."""

from typing import Any

import pytest
from hypothesis import given, strategies as st

from nonet.engine import variants
from nonet.engine.variants import VariantPuzzle
from nonet.errors import VariantFormatError

SIGNS = "123456789ABCDEFG"
MARKED = ("diagonal", "anti-knight", "anti-king", "non-consecutive")
LINES = ("thermo", "palindrome", "renban", "whisper", "between", "killer", "extra-region")


def edges(size: int) -> st.SearchStrategy[list[list[int]]]:
    inner = [[cell, cell + 1] for cell in range(size * size) if (cell + 1) % size]
    inner += [[cell + size, cell] for cell in range(size * (size - 1))]
    return st.lists(st.sampled_from(inner), min_size=1, max_size=8)


def rules(size: int) -> st.SearchStrategy[dict[str, Any]]:
    cell = st.integers(0, size * size - 1)
    one, few = (st.lists(cell, min_size=count, max_size=count, unique=True) for count in (1, 4))
    line = st.integers(0, size - 1)
    digits = st.lists(st.integers(1, size), min_size=1, max_size=4)
    fields: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        **{key: {} for key in MARKED},
        **{key: {"cells": few} for key in LINES},
        **{key: {"cells": few, "sum": st.just(10)} for key in ("killer", "little-killer")},
        "parity": {"even": few},
        "greater": {"cells": few.map(lambda cells: cells[:2])},
        "kropki": {"white": edges(size), "negative": st.booleans()},
        "xv": {"x": edges(size), "v": edges(size)},
        "arrow": {"circle": one, "cells": few},
        "quadruple": {"cells": few, "digits": digits},
        "sandwich": {"row": line, "sum": st.just(2)},
    }
    named = [
        st.fixed_dictionaries({"type": st.just(name), **known}) for name, known in fields.items()
    ]
    return st.one_of(named).filter(
        lambda rule: not set(rule.get("circle", ())) & set(rule.get("cells", ()))
    )


@st.composite
def puzzles(draw: st.DrawFn) -> dict[str, Any]:
    size = draw(st.sampled_from(variants.SIZES))
    digit = st.sampled_from("-" * 8 + SIGNS[:size])
    givens = draw(st.text(digit, min_size=size * size, max_size=size * size))
    data = {"size": size, "givens": givens, "rules": draw(st.lists(rules(size), max_size=12))}
    if draw(st.booleans()):
        shift = draw(st.integers(1, size - 1))
        rows = [chr(ord("a") + (row + shift) % size) * size for row in range(size)]
        data["regions"] = "".join(rows)
    return data


@given(puzzles())
def test_an_identifier_contains_its_puzzle(data: dict[str, Any]) -> None:
    puzzle = VariantPuzzle(data)

    assert VariantPuzzle.from_id(puzzle.id) == puzzle
    assert puzzle.id.startswith("x1-")


@pytest.mark.parametrize("kind", variants.KINDS)
def test_a_generated_puzzle_of_each_kind_has_an_identifier(kind: str) -> None:
    size = 9 if kind == "windoku" else 6
    puzzle = variants.generate(kind, size, "easy", seed=3).puzzle

    assert VariantPuzzle.from_id(puzzle.id) == puzzle


def test_a_killer_fits_a_code_on_paper() -> None:
    assert len(variants.generate("killer", seed=17).puzzle.id) < 300


@given(st.text("ABCxyz019-_", max_size=1_600).map("x1-".__add__))
def test_other_texts_are_rejected_or_are_the_identifier_of_a_puzzle(text: str) -> None:
    try:
        puzzle = VariantPuzzle.from_id(text)
    except VariantFormatError:
        return
    assert puzzle.id == text


@given(puzzles(), st.data())
def test_a_changed_identifier_never_names_the_same_puzzle(
    data: dict[str, Any], more: st.DataObject
) -> None:
    known = VariantPuzzle(data)
    place = more.draw(st.integers(3, len(known.id) - 1))
    changed = known.id[:place] + more.draw(st.sampled_from("AQg_")) + known.id[place + 1 :]
    if changed == known.id:
        return

    try:
        other = VariantPuzzle.from_id(changed)
    except VariantFormatError:
        return
    assert other != known


@pytest.mark.parametrize("text", ["", "x1-", "x2-AAAA", "x1-€", "x1-" + "_" * 2_000, "x1-A B"])
def test_what_is_not_an_identifier_is_rejected(text: str) -> None:
    with pytest.raises(VariantFormatError):
        VariantPuzzle.from_id(text)


def test_a_puzzle_with_too_long_an_identifier_says_so() -> None:
    cage = {"type": "renban", "cells": [0, 80, 2, 78, 4, 76, 6, 74, 8]}
    puzzle = VariantPuzzle({"size": 9, "rules": [cage] * 120})

    with pytest.raises(VariantFormatError, match="at most 1500 characters"):
        _ = puzzle.id


def test_links_and_identifiers_are_read_where_puzzles_are() -> None:
    puzzle = variants.generate("killer", 6, "easy", seed=3).puzzle

    assert variants.read_variant(puzzle.id) == puzzle
    assert variants.read_variant(f"https://nonet.example/variants/{puzzle.id}") == puzzle
