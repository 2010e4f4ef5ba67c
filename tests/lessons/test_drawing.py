"""Pictures show the whole position and the whole step, and say so to those who do not see them."""

import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles.lessons.drawing import standalone
from nonet.puzzles.lessons.lesson import lesson_on, read_examples
from nonet.puzzles.lessons.marks import marks_of

SLUGS = [technique.slug for technique in engine.TECHNIQUES]
SINGLES = {"full-house", "hidden-single", "naked-single"}
SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 12_000


def parts_of(slug: str) -> list[ET.Element]:
    return list(ET.fromstring(lesson_on(slug, english()).picture).iter())  # noqa: S314 - our own


def written(slug: str, kind: str) -> str:
    """Return the digits that a picture shows in a style."""
    texts = (part for part in parts_of(slug) if part.get("class") == kind)
    return "".join(text.text or "" for text in texts)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_has_every_digit_and_every_candidate_once(slug: str) -> None:
    position, step = read_examples()[slug].position, read_examples()[slug].step
    givens = "".join(position.puzzle).replace("-", "")

    assert written(slug, "given") == givens
    assert written(slug, "entry") == "".join(position.board[cell] for cell in position.placed)
    if slug not in SINGLES:
        shown = written(slug, "open") + written(slug, "told") + written(slug, "lost")
        candidates = Counter(str(digit) for digits in position.candidates for digit in digits)
        assert Counter(shown) == candidates
        assert written(slug, "lost") == "".join(str(digit) for _, digit in step.eliminations)


@pytest.mark.parametrize("slug", SLUGS)
def test_each_digit_stands_at_a_place_of_its_own(slug: str) -> None:
    for text in parts_of(slug):
        if text.tag == f"{SVG}text":
            places = list(zip(text.get("x", "").split(), text.get("y", "").split(), strict=True))
            assert len(places) == len(set(places)) == len(text.text or "")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_describes_itself(slug: str) -> None:
    lesson = lesson_on(slug, english())
    picture, title, description, *_ = parts_of(slug)

    assert (picture.get("role"), picture.get("aria-labelledby")) == ("img", "title description")
    assert (title.get("id"), description.get("id")) == ("title", "description")
    assert lesson.technique.name in (title.text or "")
    assert (description.text or "").startswith(lesson.deduction)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_is_small_and_lets_a_strict_page_style_it(slug: str) -> None:
    picture = lesson_on(slug, english()).picture

    assert len(standalone(picture).encode()) < LARGEST
    assert "style" not in picture
    assert not re.search(r"(?:href|src|on\w+)=", picture)


def test_a_standalone_picture_has_its_style_for_day_and_night() -> None:
    alone = ET.fromstring(standalone(lesson_on("x-wing", english()).picture))  # noqa: S314

    style = alone.findtext(f"{SVG}style") or ""
    assert "color-scheme: light dark" in style
    assert "light-dark(" in style


def test_links_are_arrows_solid_where_strong_and_dashed_where_weak() -> None:
    links = read_examples()["skyscraper"].step.pattern.links
    kinds = [part.get("class") for part in parts_of("skyscraper") if part.get("marker-end")]

    assert kinds == ["link" if link.kind == "strong" else "link weak" for link in links]
    assert kinds == ["link", "link weak", "link"]


def test_the_houses_of_a_fish_are_distinguished() -> None:
    step = read_examples()["x-wing"].step

    kinds = [kind for _, kind in marks_of(step).houses]

    assert kinds == ["base", "base", "cover", "cover"]
    assert set(marks_of(step).roles.values()) == {"pattern"}


def test_fins_have_a_role_of_their_own() -> None:
    step = read_examples()["finned-x-wing"].step

    fins = {candidate for candidate, role in marks_of(step).roles.items() if role == "fin"}

    assert fins == set(step.pattern.fins)
    assert fins


def test_colours_are_two_roles_that_share_no_candidate() -> None:
    step = read_examples()["simple-colors-trap"].step
    roles = marks_of(step).roles

    assert set(roles.values()) == {"first", "second"}
    assert [
        sorted(cell for cell, _ in roles if roles[cell, _] == role) for role in ("first", "second")
    ] == [sorted(group) for group in step.pattern.groups]


def test_a_chain_alternates_between_wrong_and_right() -> None:
    step = read_examples()["xy-chain"].step
    roles = marks_of(step).roles

    chain = [link.start for link in step.pattern.links] + [step.pattern.links[-1].end]

    assert [roles[node.cells[0], node.digit] for node in chain] == ["off", "on"] * (len(chain) // 2)
