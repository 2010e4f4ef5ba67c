"""Variants through the API: generated, checked, compared, explained, graded and proved."""

from typing import Any

import pytest

from nonet import engine
from nonet.engine import variants
from samples import ATTRIBUTION
from service import Service

pytestmark = pytest.mark.shared

MADE = variants.generate("killer", 4, "beginner", seed=1)
PUZZLE = MADE.puzzle.data
SHOWN = {**PUZZLE, "regions": None}
COMMON = {"engineVersion": engine.VERSION, "puzzle": SHOWN, "attribution": ATTRIBUTION}
OPEN = {"size": 4, "rules": [{"type": "killer", "cells": [0, 1], "sum": 3}]}


def ask(service: Service, path: str, body: Any, status: int = 200) -> dict[str, Any]:
    answer = service.post(f"/variants/{path}", body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wrong_digit(cell: int) -> int:
    return int(MADE.solution[cell]) % 4 + 1


def test_a_seed_gives_the_same_verified_puzzle_as_the_library(service: Service) -> None:
    body = {"kinds": ["killer"], "size": 4, "difficulty": "beginner", "seed": "1"}

    first, second = (ask(service, "generate", body) for _ in range(2))

    assert first == second
    assert (first["puzzle"], first["solution"]) == (SHOWN, MADE.solution)
    assert first["grade"]["difficulty"] == "beginner"
    checked = ask(service, "check", {"puzzle": first["puzzle"]})
    assert checked == COMMON | {"status": "unique", "unique": True, "solution": MADE.solution}


def test_the_seed_of_a_response_gives_its_puzzle_again(service: Service) -> None:
    body = {"kinds": ["diagonal", "killer"], "size": 6, "difficulty": "easy"}

    first = ask(service, "generate", body)
    second = ask(service, "generate", {**body, "seed": first["seed"]})

    assert first == second
    assert {rule["type"] for rule in first["puzzle"]["rules"]} == {"diagonal", "killer"}


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"kinds": ["sumo"], "size": 4}, "kinds"),
        ({"kinds": []}, "kinds"),
        ({"kinds": ["killer"], "size": 5}, "size"),
    ],
)
def test_impossible_requests_for_puzzles_name_the_field(
    service: Service, body: Any, path: str
) -> None:
    [issue] = ask(service, "generate", body, 400)["error"]["issues"]

    assert issue["path"].startswith(path)


def test_a_puzzle_that_is_not_found_is_a_503(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Service(tmp_path_factory.mktemp("limits"), generation_budget=0) as limited:
        error = ask(limited, "generate", {"kinds": ["killer"], "size": 4}, 503)["error"]

    assert error["code"] == "GENERATION_LIMIT"


def test_several_solutions_are_reported_by_a_check(service: Service) -> None:
    checked = ask(service, "check", {"puzzle": OPEN})

    assert (checked["status"], checked["unique"], checked["solution"]) == ("multiple", False, None)


def test_a_search_beyond_its_budget_is_unknown(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Service(tmp_path_factory.mktemp("nodes"), search_node_budget=1) as limited:
        checked = ask(limited, "check", {"puzzle": {"size": 9}})
        error = ask(limited, "grade", {"puzzle": {"size": 9}}, 422)["error"]

    assert (checked["status"], checked["unique"]) == ("unknown", None)
    assert error["code"] == "SEARCH_LIMIT"


@pytest.mark.parametrize("path", ["validate", "hint", "explain", "grade"])
def test_puzzles_with_several_solutions_are_rejected(service: Service, path: str) -> None:
    board = {"progress": "-" * 16} if path == "validate" else {}

    error = ask(service, path, {"puzzle": OPEN, **board}, 422)["error"]

    assert error["code"] == "NOT_UNIQUE"
    assert error["issues"] == [
        {"path": "puzzle", "message": "expected exactly one solution, found more than one solution"}
    ]


@pytest.mark.parametrize(
    ("puzzle", "path"),
    [
        ({"rules": [{"type": "killer", "cells": [0, 99], "sum": 3}]}, "puzzle.rules[0].cells"),
        ({"rules": [{"type": "windoku"}, {"type": "sumo"}]}, "puzzle.rules"),
        ({"givens": "12"}, "puzzle.givens"),
        ({"regions": "1" * 16}, "puzzle.regions"),
        ({"colour": "red"}, "puzzle.colour"),
    ],
)
@pytest.mark.parametrize("action", ["check", "hint", "explain", "grade"])
def test_a_wrong_puzzle_names_the_offending_item(
    service: Service, action: str, puzzle: Any, path: str
) -> None:
    error = ask(service, action, {"puzzle": {"size": 4, **puzzle}}, 400)["error"]

    assert error["code"] == "INVALID_REQUEST"
    assert [issue["path"][: len(path)] for issue in error["issues"]] == [path]


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"progress": "12"}, "progress"),
        ({"eliminated": [{"index": 16, "value": 1}]}, "eliminated[0]"),
        ({"eliminated": [{"index": 0, "value": 5}]}, "eliminated[0]"),
        ({"language": "tlh"}, "language"),
    ],
)
def test_a_wrong_board_names_its_field(service: Service, body: Any, path: str) -> None:
    [issue] = ask(service, "hint", {"puzzle": PUZZLE, **body}, 400)["error"]["issues"]

    assert issue["path"] == path


def test_a_board_is_compared_with_the_solution(service: Service) -> None:
    given = MADE.puzzle.givens
    cell, changed = given.index("-"), next(at for at, sign in enumerate(given) if sign != "-")
    wrong = wrong_digit(cell)
    board = list(given.replace("-", "."))
    board[cell], board[changed] = str(wrong), "."

    found = ask(service, "validate", {"puzzle": PUZZLE, "progress": "".join(board)})
    solved = ask(service, "validate", {"puzzle": PUZZLE, "progress": MADE.solution})

    assert (found["valid"], found["complete"]) == (False, False)
    assert (found["changedGivens"], found["incorrectCells"]) == ([changed], [cell])
    assert found["progress"] == "".join(board).replace(".", "-")
    assert solved == COMMON | {
        "progress": MADE.solution,
        "valid": True,
        "complete": True,
        "remainingCells": 0,
        "changedGivens": [],
        "incorrectCells": [],
    }


def test_a_hint_is_the_easiest_step_in_the_requested_language(service: Service) -> None:
    first = variants.next_step(MADE.puzzle)
    assert first is not None

    english, german = (
        ask(service, "hint", {"puzzle": PUZZLE, "language": tag}) for tag in ("en", "de")
    )

    assert english["status"] == "step"
    assert english["hint"]["technique"] == first.technique
    assert english["hint"]["certificate"] == first.certificate
    texts = [found["hint"].pop("explanation") for found in (english, german)]
    assert english == german
    assert texts[0] != texts[1]
    assert "Käfig" in texts[1]


def test_boards_with_mistakes_and_full_boards_have_no_hint(service: Service) -> None:
    wrong = wrong_digit(0)
    eliminated = [{"index": 0, "value": int(MADE.solution[0])}]

    bodies: list[Any] = [
        {"progress": f"{wrong}{MADE.puzzle.givens[1:]}"},
        {"eliminated": eliminated},
        {"progress": MADE.solution},
    ]
    found = [ask(service, "hint", {"puzzle": PUZZLE, **body}) for body in bodies]

    assert [one["hint"] for one in found] == [None] * 3
    assert [one["status"] for one in found] == ["invalid-progress", "invalid-progress", "complete"]


def test_explanations_continue_from_next_to_the_solution(service: Service) -> None:
    body: dict[str, Any] = {"puzzle": PUZZLE, "steps": 5}
    techniques: list[str] = []

    while (found := ask(service, "explain", body))["status"] == "step":
        assert all(step["explanation"] for step in found["steps"])
        techniques += [step["technique"] for step in found["steps"]]
        body.update(found["next"])

    path = variants.solve_path(MADE.puzzle)
    assert found["status"] == "complete"
    assert body["progress"] == MADE.solution
    assert techniques == [step.technique for step in path.steps]


def test_a_grade_counts_the_steps_of_each_technique(service: Service) -> None:
    known = variants.grade(MADE.puzzle)

    found = ask(service, "grade", {"puzzle": PUZZLE})

    counts = [{"technique": name, "steps": count} for name, count in known.counts.items()]
    assert found == COMMON | {
        "grade": {
            "difficulty": known.difficulty,
            "hardest": known.hardest,
            "counts": counts,
            "solved": True,
        }
    }


def test_a_step_is_proved_by_its_certificate_or_by_one_that_is_found(service: Service) -> None:
    step = ask(service, "hint", {"puzzle": PUZZLE})["hint"]
    claim = {name: step[name] for name in ("placements", "eliminations", "certificate")}

    proved = ask(service, "prove", {"puzzle": PUZZLE, "claim": claim})
    del claim["certificate"]
    found = ask(service, "prove", {"puzzle": PUZZLE, "claim": claim})

    assert (proved["status"], proved["flaw"], proved["candidate"]) == ("proved", None, None)
    assert proved["certificate"] == step["certificate"]
    assert found["status"] == "proved"
    assert found["certificate"]


def test_corrupted_claims_are_refuted_or_rejected(service: Service) -> None:
    step = ask(service, "hint", {"puzzle": PUZZLE})["hint"]
    cell = step["placements"][0]["index"]
    wrong = wrong_digit(cell)
    false = {"placements": [{"index": cell, "value": wrong}], "certificate": step["certificate"]}

    refuted = ask(service, "prove", {"puzzle": PUZZLE, "claim": false})
    senseless = {**false, "certificate": {"kind": "magic"}}
    error = ask(service, "prove", {"puzzle": PUZZLE, "claim": senseless}, 400)["error"]

    assert refuted["status"] == "refuted"
    assert refuted["candidate"] == {"index": cell, "value": wrong}
    assert [issue["path"] for issue in error["issues"]] == ["claim"]


def test_each_request_counts_as_one(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Service(tmp_path_factory.mktemp("quota"), rate_limit_per_minute=3) as limited:
        bodies: list[tuple[str, Any]] = [
            ("check", {"puzzle": PUZZLE}),
            ("explain", {"puzzle": PUZZLE, "steps": 20}),
            ("grade", {"puzzle": OPEN}),
            ("hint", {"puzzle": PUZZLE}),
        ]
        statuses = [limited.post(f"/variants/{path}", body).status_code for path, body in bodies]

    assert statuses == [200, 200, 422, 429]


def test_bodies_beyond_the_limit_are_rejected(service: Service) -> None:
    rules = [{"type": "killer", "cells": [0, 1], "sum": 3}] * 1_000

    error = ask(service, "check", {"puzzle": {"size": 4, "rules": rules}}, 413)["error"]

    assert error["code"] == "BODY_TOO_LARGE"
