"""The page about grading tells the ladder as the engine climbs it."""

import re
from itertools import groupby

import reference
from markdown import read, rows
from nonet import engine

SCORED = re.compile(r"`([\w-]+)` (\d+)")


def test_the_ladder_is_told_with_tiers_and_scores_in_its_order() -> None:
    shown = {
        tier: [(slug, int(score)) for slug, score in SCORED.findall(techniques)]
        for tier, techniques in rows(reference.ladder(), "Tier")
    }

    tiers = groupby(engine.TECHNIQUES, key=lambda technique: technique.tier)
    assert shown == {
        tier: [(technique.slug, technique.score) for technique in techniques]
        for tier, techniques in tiers
    }


def test_every_label_is_told_the_easiest_first() -> None:
    shown = [row[0].strip("`") for row in rows(read("docs/grading.md"), "Label")]

    assert shown == list(engine.LABELS)
