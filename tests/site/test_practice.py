"""Positions in which a technique is to be found."""

import re
from typing import Any

import pytest

from nonet import engine
from nonet.puzzles.lessons.lesson import image_of, read_examples
from nonet.server.site.practice import FIRST
from service import Service

SLUGS = [technique.slug for technique in engine.TECHNIQUES]


def ask(service: Service, slug: str, **body: Any) -> dict[str, Any]:
    answer = service.client.post(f"/techniques/{slug}/practice", json=body)
    assert answer.status_code == 200
    shown: dict[str, Any] = answer.json()
    return shown


@pytest.mark.parametrize("number", [0, 3])
def test_exactly_the_eliminations_of_a_step_are_accepted(service: Service, number: int) -> None:
    steps = engine.find_steps(
        image_of(read_examples()["x-wing"].position, number), technique="x-wing"
    )
    right = [list(pair) for pair in steps[0].eliminations]
    every = {pair for step in steps for pair in step.eliminations}
    wrong = next(
        [cell, digit] for cell in range(9) for digit in (1, 2) if (cell, digit) not in every
    )

    def verdict(marked: list[list[int]]) -> str:
        shown = ask(service, "x-wing", position=number, marked=marked)
        assert set(shown) == {"status", "sentence"}
        return str(shown["status"])

    assert verdict(right) == "found"
    assert verdict([]) == "none"
    assert verdict([*right, wrong]) == "wrong"
    if len(right) > 1:
        assert verdict(right[:1]) == "part"


def test_each_depth_of_help_adds_detail(service: Service) -> None:
    first, second, third = (
        ask(service, "xy-chain", position=0, depth=depth) for depth in (1, 2, 3)
    )

    assert set(first) == set(second) == {"status", "sentence", "area"}
    assert third["implications"]
    shown = ask(service, "xy-chain", position=0, marked=third["marked"])
    assert shown["status"] == "found"


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("query", ["", "?position=0"])
def test_practice_does_not_begin_with_the_lesson_s_position(
    service: Service, slug: str, query: str
) -> None:
    page = service.client.get(f"/techniques/{slug}/practice{query}").text
    board = "".join(digit or "-" for digit in re.findall(r"<td[^>]*>([1-9]?)", page))

    assert len(board) == 81
    assert board != read_examples()[slug].position.board


def test_a_page_holds_the_position_and_not_the_answer(service: Service) -> None:
    position = image_of(read_examples()["w-wing"].position, FIRST)

    page = service.client.get("/techniques/w-wing/practice").text

    assert page.count("data-cell=") == 81
    assert page.count("data-digit=") == sum(map(len, position.candidates))
    assert 'aria-pressed="true"' not in page
    assert "area" not in page
    assert service.client.get("/techniques/w-wing/practice?position=x").status_code == 200
    assert service.client.get("/techniques/nothing/practice").status_code == 404


@pytest.mark.parametrize("body", [{}, {"position": -1}, {"position": 10_000}, {"position": "1"}])
def test_invalid_questions_are_rejected(service: Service, body: dict[str, Any]) -> None:
    assert service.client.post("/techniques/x-wing/practice", json=body).status_code == 400


def test_every_lesson_links_to_its_practice(service: Service) -> None:
    for slug in ("full-house", "swordfish", "death-blossom"):
        assert (
            f'href="/techniques/{slug}/practice"' in service.client.get(f"/techniques/{slug}").text
        )
