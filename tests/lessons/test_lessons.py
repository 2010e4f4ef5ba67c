"""Every technique has a lesson, and its example is true."""

import itertools
import re

import pytest

from nonet import engine
from nonet.i18n.catalogue import Catalogue, english
from nonet.i18n.words import Words
from nonet.puzzles.lessons.course import learn_first, learn_next, neighbours
from nonet.puzzles.lessons.lesson import by_tier, lesson_on, read_examples

SLUGS = [technique.slug for technique in engine.TECHNIQUES]


def test_there_is_one_example_for_each_technique_in_the_order_of_the_ladder() -> None:
    assert list(read_examples()) == SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_an_example_is_a_true_step_on_a_puzzle_with_one_solution(slug: str) -> None:
    example = read_examples()[slug]
    position, step = example.position, example.step

    solution = engine.solve(position.puzzle)

    assert step.technique == slug
    assert all(digit in ("-", right) for digit, right in zip(position.board, solution, strict=True))
    assert all(
        position.board[cell] == digit for cell, digit in enumerate(position.puzzle) if digit != "-"
    )
    assert all(solution[cell] != str(digit) for cell, digit in position.eliminated)
    assert all(solution[cell] == str(digit) for cell, digit in step.placements)
    assert all(solution[cell] != str(digit) for cell, digit in step.eliminations)
    assert all(digit in position.candidates[cell] for cell, digit in step.eliminations)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_has_the_idea_the_step_and_further_reading(slug: str) -> None:
    lesson = lesson_on(slug, english())

    assert lesson.idea
    assert lesson.deduction
    assert len(lesson.sources) >= 2
    assert all(re.match(r"https?://[\w.-]+/\S+$", source.address) for source in lesson.sources)
    assert len({source.address for source in lesson.sources}) == len(lesson.sources)
    assert len(set(lesson.legend)) == len(lesson.legend) >= 2


@pytest.mark.parametrize("words", Catalogue().all(), ids=lambda words: str(words.tag))
def test_steps_that_spot_a_technique_are_the_same_number_in_every_language(words: Words) -> None:
    counts = {
        slug: [len(one(f"lesson-{slug}-spot").splitlines()) for one in (english(), words)]
        for slug in SLUGS
    }

    assert {slug: count for slug, (count, other) in counts.items() if count != other} == {}
    assert all(3 <= count <= 5 for count, _ in counts.values())


def test_prerequisites_come_earlier_on_the_ladder() -> None:
    for slug in SLUGS[1:]:
        needed = learn_first(slug)
        assert needed, slug
        assert all(SLUGS.index(one.slug) < SLUGS.index(slug) for one in needed)
        assert all(slug in {after.slug for after in learn_next(one.slug)} for one in needed)
    assert learn_first(SLUGS[0]) == ()


def test_every_technique_but_the_last_leads_on_to_another() -> None:
    assert [slug for slug in SLUGS if not learn_next(slug)] == SLUGS[-1:]


def test_neighbours_lead_from_the_easiest_to_the_hardest_and_back() -> None:
    assert neighbours(SLUGS[0])[0] is None
    assert neighbours(SLUGS[-1])[1] is None
    for easier, harder in itertools.pairwise(SLUGS):
        after, before = neighbours(easier)[1], neighbours(harder)[0]
        assert after is not None
        assert before is not None
        assert (after.slug, before.slug) == (harder, easier)


def test_the_tiers_hold_every_technique_once() -> None:
    listed = [technique.slug for members in by_tier().values() for technique in members]

    assert sorted(listed) == sorted(SLUGS)
