"""Every technique has its entry in each file with one entry per technique."""

import re
from collections.abc import Callable

import pytest

from markdown import read
from nonet import engine

SLUGS = [technique.slug for technique in engine.TECHNIQUES]
PACKAGE = "src/nonet"


def messages(prefix: str, suffix: str = "") -> Callable[[str], set[str]]:
    """Read the slugs of messages from the text of a file."""
    pattern = re.compile(rf"^{prefix}-([\w-]+?){suffix} =", re.MULTILINE)
    return lambda text: set(pattern.findall(text))


def first_column(text: str) -> set[str]:
    """Read the slugs that begin the lines of a table."""
    return {line.split("\t")[0] for line in text.splitlines()}


# Files with an entry for each technique; the compiler checks the rest of the engine.
PLACES: dict[str, Callable[[str], set[str]]] = {
    "engine/techniques/src/technique.rs": lambda text: set(re.findall(r': "([\w-]+)", "', text)),
    f"{PACKAGE}/i18n/en/techniques.ftl": messages("name"),
    f"{PACKAGE}/i18n/en/lessons.ftl": messages("lesson", "-idea"),
    f"{PACKAGE}/i18n/en/spotting.ftl": messages("lesson", "-spot"),
    f"{PACKAGE}/puzzles/lessons/examples.tsv": first_column,
    f"{PACKAGE}/puzzles/lessons/sources.tsv": first_column,
}


@pytest.mark.parametrize("place", PLACES)
def test_every_technique_has_its_entry(place: str) -> None:
    assert PLACES[place](read(place)) >= set(SLUGS)
