"""One example of each family with its full explanation; every text was checked by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles.explanations.guidance import explain_missing_notes, guide
from technique_steps import in_english

EXAMPLES = json.loads(Path(__file__).with_name("explained.json").read_text("utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["technique"])
def test_a_step_is_explained_in_these_words(example: dict[str, Any]) -> None:
    removed = [(cell, digit) for cell, digit in example["removed"]]
    found = engine.find_steps(example["board"], removed=removed, technique=example["technique"])
    step = found[example["step"]]

    look, idea, deduction = (
        in_english(guide(step, engine.Position(example["board"], eliminated=removed), depth=depth))
        for depth in (1, 2, 3)
    )

    assert look.sentence == example["look"]
    assert idea.sentence == example["idea"]
    assert deduction.sentence == example["deduction"]
    assert list(deduction.implications) == example["implications"]
    assert deduction.notation == example["notation"]


def test_notes_that_lack_the_right_digit_are_named_only_by_their_cells() -> None:
    one = "The notes of r4c5 are missing the correct digit."
    many = "The notes of r1c1, r4c5 and r9c9 are each missing the correct digit."

    assert english().render(explain_missing_notes([31])) == one
    assert english().render(explain_missing_notes([0, 31, 80])) == many
