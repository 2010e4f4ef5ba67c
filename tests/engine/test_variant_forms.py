"""Puzzles as their setters published them, and the formats of other tools."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from nonet.engine import variants
from nonet.engine.variants import VariantForm, read_variant, write_variant
from nonet.errors import VariantFormatError

PUBLISHED = json.loads((Path(__file__).parent / "variant_links.json").read_text("utf-8"))


@pytest.mark.parametrize("published", PUBLISHED, ids=lambda published: published["title"])
def test_a_published_puzzle_has_its_published_solution(published: dict[str, Any]) -> None:
    puzzle = read_variant(published["text"])

    assert variants.solve(puzzle) == published["solution"]


@pytest.mark.parametrize("form", get_args(VariantForm))
def test_a_generated_puzzle_returns_from_every_format(form: VariantForm) -> None:
    made = variants.generate(["killer", "thermo"], 6, "easy", seed=5)

    written = write_variant(made.puzzle, form)

    assert variants.solve(read_variant(written)) == made.solution


def test_an_unsupported_rule_is_named() -> None:
    with pytest.raises(VariantFormatError, match="Skyscraper"):
        read_variant(".Skyscraper~R1~3~")


def test_a_rule_without_an_equivalent_is_rejected() -> None:
    backwards = {"size": 9, "rules": [{"type": "arrow", "circle": [1, 0], "cells": [9]}]}

    with pytest.raises(VariantFormatError, match="backwards"):
        write_variant(backwards, "iss")
