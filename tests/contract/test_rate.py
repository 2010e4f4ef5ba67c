from pathlib import Path

import pytest

from nonet import engine
from nonet.server.api.endpoints.grade import MOST_WORK, WORK_PER_REQUEST
from samples import ATTRIBUTION, HARDEST
from service import Service

pytestmark = pytest.mark.shared

# It has a UVWXYZ-wing, with which the Exchange's lists were not rated.
WINGS = ".4...328......9.....6.5......26..5.45.8.2..1.......6.......8.9..54.......9.3..1.."
EXPERT = engine.generate("expert", seed=8).puzzle


def test_a_rating_has_exactly_the_documented_fields(service: Service) -> None:
    rating = engine.rate(EXPERT)

    answer = service.post("/rate", {"puzzle": EXPERT})

    assert answer.status_code == 200
    assert answer.json() == {
        "puzzle": EXPERT,
        "engineVersion": engine.VERSION,
        "status": "rated",
        "er": rating.er,
        "ep": rating.ep,
        "ed": rating.ed,
        "atLeast": rating.er,
        "hardestStep": rating.hardest_step,
        "attribution": ATTRIBUTION,
    }


def test_a_rating_beyond_the_budget_is_unknown_with_a_lower_bound(tmp_path: Path) -> None:
    with Service(tmp_path, rating_budget=1_000_000) as service:
        body = service.post("/rate", {"puzzle": HARDEST}).json()

    numbers = [body[name] for name in ("er", "ep", "ed", "hardestStep")]
    assert (body["status"], numbers) == ("unknown", [None] * 4)
    assert body["atLeast"] >= 8.5


def test_the_smallest_budget_still_bounds_the_easiest_puzzle(tmp_path: Path) -> None:
    with Service(tmp_path, rating_budget=1) as service:
        body = service.post("/rate", {"puzzle": EXPERT}).json()

    assert (body["puzzle"], body["status"], body["er"]) == (EXPERT, "unknown", None)
    assert body["atLeast"] >= 1.0


def test_a_trace_has_each_step_with_its_rating(service: Service) -> None:
    rating = engine.rate(EXPERT, trace=True)

    body = service.post("/rate", {"puzzle": EXPERT, "trace": True}).json()

    assert rating.trace is not None
    assert [(step["er"], step["name"]) for step in body["trace"]] == [
        (step.er, step.name) for step in rating.trace
    ]
    board = list(EXPERT)
    for step in body["trace"]:
        for placed in step["placements"]:
            board[placed["index"]] = str(placed["value"])
    assert max(step["er"] for step in body["trace"]) == body["er"]
    assert "".join(board) == engine.solve(EXPERT)


def test_a_profile_rates_like_the_exchange_singly_and_in_batches(service: Service) -> None:
    asked = {"profile": "exchange"}

    alone = [service.post("/rate", {"puzzle": WINGS, **more}).json()["er"] for more in ({}, asked)]
    [result] = service.post("/rate/batch", {"puzzles": [WINGS], **asked}).json()["results"]

    exchange = engine.rate(WINGS, profile="exchange").er
    assert alone == [engine.rate(WINGS).er, exchange]
    assert result["er"] == exchange != alone[0]


def test_a_larger_budget_rates_a_harder_puzzle(tmp_path: Path) -> None:
    asked = {"puzzle": EXPERT, "work": 1_000_000}
    with Service(tmp_path, rating_budget=1) as service:
        without = service.post("/rate", {"puzzle": EXPERT}).json()
        rated = service.post("/rate", asked).json()

    assert without["status"] == "unknown"
    assert (rated["status"], rated["er"]) == ("rated", engine.rate(EXPERT).er)


def test_work_counts_as_requests_and_has_a_limit(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=10) as service:
        paid = service.post("/rate", {"puzzle": EXPERT, "work": 3 * WORK_PER_REQUEST + 1})
        spent = service.post("/rate", {"puzzle": EXPERT, "work": 10 * WORK_PER_REQUEST})
        refused = service.post("/rate", {"puzzle": EXPERT, "work": MOST_WORK + 1})

    assert ";r=6;" in paid.headers["RateLimit"]
    assert spent.status_code == 429
    assert refused.json()["error"]["issues"][0]["path"] == "work"
