"""Decisions are found from one page, and say whether they hold."""

import re
from pathlib import Path

import pytest

from markdown import REPOSITORY

FOLDER = REPOSITORY / "docs/decisions"
DECISIONS = sorted(FOLDER.glob("0*.md"))
REPLACED = re.compile(r"Status: Replaced by \[\d+\]\((\d{4}-[\w-]+\.md)\)\.")


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_says_whether_it_holds_and_what_replaced_it(page: Path) -> None:
    status = page.read_text("utf-8").splitlines()[2]
    replaced = REPLACED.fullmatch(status)

    assert replaced or status.startswith("Status: Accepted")
    if replaced:
        assert f"]({page.name})" in (FOLDER / replaced[1]).read_text("utf-8")


def test_the_page_of_ten_minutes_names_every_decision() -> None:
    named = set(re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", (FOLDER / "README.md").read_text("utf-8")))

    assert named == {page.name for page in DECISIONS}
