from pathlib import Path

from nonet import engine
from samples import ATTRIBUTION, HARDEST
from service import Service

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


def test_what_the_budget_does_not_suffice_for_is_unknown_with_a_bound(tmp_path: Path) -> None:
    with Service(tmp_path, rating_budget=1_000_000) as service:
        body = service.post("/rate", {"puzzle": HARDEST}).json()

    numbers = [body[name] for name in ("er", "ep", "ed", "hardestStep")]
    assert (body["status"], numbers) == ("unknown", [None] * 4)
    assert body["atLeast"] >= 8.5


def test_the_least_budget_still_bounds_the_easiest(tmp_path: Path) -> None:
    with Service(tmp_path, rating_budget=1) as service:
        body = service.post("/rate", {"puzzle": EXPERT}).json()

    assert (body["puzzle"], body["status"], body["er"]) == (EXPERT, "unknown", None)
    assert body["atLeast"] >= 1.0
