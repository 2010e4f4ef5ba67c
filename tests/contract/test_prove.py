"""Claimed steps: in each form in which people say them, proved, or weak and why."""

from typing import Any

import pytest

from nonet import engine
from nonet.puzzles.explanations.guidance import guide
from samples import ATTRIBUTION, EMPTY, UNIQUE, normal, put
from service import Service

pytestmark = pytest.mark.shared

CHAIN = [[11, 7], [10, 7], [64, 7], [65, 7]]
NOTATION = "(7)r2c3=(7)r2c2-(7)r8c2=(7)r8c3"
LOST = [{"index": cell, "value": 7} for cell in (15, 17, 56)]


def ask(service: Service, deduction: Any, **more: Any) -> dict[str, Any]:
    body = {"puzzle": UNIQUE, "progress": UNIQUE, "deduction": deduction, **more}
    answer = service.post("/prove", body)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def weak(service: Service, deduction: Any, **more: Any) -> tuple[Any, ...]:
    told = ask(service, deduction, **more)
    link = told["weakLink"]
    assert not told["valid"]
    assert told["follows"] == {"placements": [], "eliminations": []}
    return link["part"], link["at"], link["fault"], link["candidates"]


def test_a_proof_has_exactly_the_documented_fields(service: Service) -> None:
    told = ask(service, {"links": CHAIN})

    assert told.pop("explanation")
    assert told == {
        "engineVersion": engine.VERSION,
        "puzzle": normal(UNIQUE),
        "progress": normal(UNIQUE),
        "valid": True,
        "follows": {"placements": [], "eliminations": LOST},
        "weakLink": None,
        "technique": {"slug": "turbot-fish", "name": "Turbot fish", "tier": "hard", "score": 120},
        "eureka": f"{NOTATION} => r2c7,r2c9,r7c3<>7",
        "attribution": ATTRIBUTION,
    }


@pytest.mark.parametrize(
    ("deduction", "technique"),
    [
        ({"notation": f"{NOTATION} => r7c3<>7"}, "turbot-fish"),
        ({"links": CHAIN, "conclusions": {"eliminations": [[56, 7]]}}, "turbot-fish"),
        ({"technique": "X-Chain", "conclusions": {"eliminations": [[56, 7]]}}, "x-chain"),
        ({"conclusions": {"eliminations": [[56, 7]]}}, "locked-pointing"),
        (
            {
                "premises": [[64, 7], [65, 7]],
                "conclusions": {"eliminations": [[56, 7]]},
            },
            "locked-claiming",
        ),
    ],
)
def test_a_step_is_proved_in_every_form(service: Service, deduction: Any, technique: str) -> None:
    told = ask(service, deduction)

    assert (told["valid"], told["technique"]["slug"]) == (True, technique)
    assert told["follows"] == {"placements": [], "eliminations": LOST[2:]}


def test_a_chain_may_begin_with_a_weak_link(service: Service) -> None:
    round_trip = [[56, 7], [11, 7], [10, 7], [64, 7], [65, 7], [56, 7]]

    told = ask(service, {"links": round_trip})

    assert told["technique"]["slug"] == "discontinuous-nice-loop"
    assert LOST[2] in told["follows"]["eliminations"]


@pytest.mark.parametrize(
    ("deduction", "found"),
    [
        ({}, ("whole", None, "nothing-follows", [])),
        (
            {"notation": "(7)r2c3=(7)r2c2-(7)r8c2=(7)r9c3"},
            ("link", 2, "absent-candidate", [{"index": 74, "value": 7}]),
        ),
        ({"notation": "(7)r2c3=(7)x"}, ("notation", 11, "unreadable", [])),
        (
            {"links": [[11, 7], [10, 7], [65, 7]]},
            (
                *("link", 1, "not-weak"),
                [{"index": 10, "value": 7}, {"index": 65, "value": 7}],
            ),
        ),
        (
            {"technique": "naked-single", "conclusions": {"placements": [[2, 9]]}},
            ("conclusion", None, "absent-candidate", [{"index": 2, "value": 9}]),
        ),
        ({"premises": [[2, 9]]}, ("premise", None, "absent-candidate", [{"index": 2, "value": 9}])),
        (
            {"premises": [{"kind": "cells", "cells": [0]}]},
            ("premise", 0, "settled", []),
        ),
    ],
)
def test_the_failing_part_is_named(
    service: Service, deduction: Any, found: tuple[Any, ...]
) -> None:
    assert weak(service, deduction) == found


@pytest.mark.parametrize(
    "part", [{"links": CHAIN}, {"conclusions": {"eliminations": [[56, 7]]}}, {"fins": [[56, 7]]}]
)
def test_a_notation_excludes_other_parts(service: Service, part: Any) -> None:
    body = {"puzzle": UNIQUE, "progress": UNIQUE, "deduction": {"notation": NOTATION, **part}}

    answer = service.post("/prove", body)

    (issue,) = answer.json()["error"]["issues"]
    assert (answer.status_code, issue["path"]) == (400, "deduction.notation")
    assert issue["message"].endswith(f"found {next(iter(part))}")


def test_an_overlooked_candidate_is_named(service: Service) -> None:
    # In row 9, 4 has a third place.
    claimed = {"premises": [[73, 4], [74, 4]], "conclusions": {"eliminations": [[56, 4]]}}

    part, at, fault, candidates = weak(service, claimed)

    assert (part, at, fault) == ("premise", None, "overlooked")
    assert candidates == [{"index": 78, "value": 4}]


def test_a_board_with_a_mistake_proves_nothing(service: Service) -> None:
    wrong_entry = weak(service, {"links": CHAIN}, progress=put(UNIQUE, (2, "1")))
    wrong_note = weak(service, {"links": CHAIN}, eliminated=[{"index": 2, "value": 4}])

    assert wrong_entry == wrong_note == ("board", None, "mistake", [])


def test_no_claim_contradicts_the_solution(unlimited_service: Service) -> None:
    solution = engine.solve(normal(UNIQUE))
    assert solution is not None
    for cell in range(81):
        if normal(UNIQUE)[cell] == "-":
            right = [cell, int(solution[cell])]
            claimed = {"links": CHAIN, "conclusions": {"eliminations": [right]}}
            assert not ask(unlimited_service, claimed)["valid"]


def test_the_certificate_of_a_step_is_proved(unlimited_service: Service) -> None:
    steps = [*engine.find_all_steps(normal(UNIQUE), budget=2000)][::40]
    assert len(steps) > 5
    for step in steps:
        data = engine.certificate_of(step, normal(UNIQUE))
        names = ("placements", "eliminations")
        conclusions = {name: data.pop(name, []) for name in names}  # type: ignore[misc]

        told = ask(unlimited_service, {**data, "conclusions": conclusions})

        assert told["valid"], (step, told)
        notation = guide(step, normal(UNIQUE), depth=3).notation
        if notation is not None:
            assert ask(unlimited_service, {"notation": notation})["valid"]


@pytest.mark.parametrize(
    ("deduction", "path"),
    [
        ({"technique": "y-wing-ish-thing"}, "deduction.technique"),
        ({"premises": [[2]]}, "deduction.premises[0][1]"),
        ({"premises": [[81, 1]]}, "deduction.premises[0][0]"),
        ({"premises": [{"kind": "places", "digit": 1}]}, "deduction.premises[0].house"),
        ({"links": [{"kind": "strong"}]}, "deduction.links[0].start"),
        ({"lemmas": [{"premises": 7}]}, "deduction.lemmas"),
        ({"conclusion": {}}, "deduction.conclusion"),
    ],
)
def test_an_invalid_deduction_is_rejected_by_its_path(
    service: Service, deduction: Any, path: str
) -> None:
    body = {"puzzle": UNIQUE, "progress": UNIQUE, "deduction": deduction}
    answer = service.post("/prove", body)

    assert answer.status_code == 400
    assert path in [issue["path"] for issue in answer.json()["error"]["issues"]]


def test_a_puzzle_without_exactly_one_solution_is_rejected(service: Service) -> None:
    body = {"puzzle": EMPTY, "progress": EMPTY, "deduction": {}}

    assert service.post("/prove", body).status_code == 422


def test_candidates_are_accepted_in_the_form_of_responses(service: Service) -> None:
    links = [{"index": cell, "value": digit} for cell, digit in CHAIN]
    conclusions = {"eliminations": [LOST[-1]]}

    told = ask(service, {"links": links, "conclusions": conclusions})

    assert told["valid"]
    assert told["follows"]["eliminations"] == [LOST[-1]]


def test_a_step_of_explain_is_proved(service: Service) -> None:
    puzzle = engine.generate("expert", seed=8).puzzle
    body = {"puzzle": puzzle, "progress": puzzle, "until": "end"}
    answer = service.post("/explain", body).json()
    eliminated: list[Any] = []

    for taken in answer["steps"]:
        step = taken["step"]
        board = {"puzzle": puzzle, "progress": taken["progress"], "eliminated": eliminated}
        told = service.post("/prove", {**board, "deduction": step}).json()

        assert told["valid"], step["technique"]
        assert told["follows"]["placements"] == step["placements"]
        eliminated = [*eliminated, *step["eliminations"]]
