"""Batches and sheets count one request for every 20 grids begun."""

import pytest

from refusals import Refusal, refusal
from samples import SOLUTION
from service import Service

# `test_quota.py` spends windows on PostgreSQL.
pytestmark = pytest.mark.sample("^(?!.*postgresql)")


def batch(service: Service, grids: int) -> "tuple[int, str]":
    answer = service.post("/check/batch", {"puzzles": [SOLUTION] * grids})
    return answer.status_code, answer.headers["RateLimit"]


@pytest.mark.parametrize(
    ("grids", "left"), [(1, 59), (20, 59), (21, 58), (40, 58), (41, 57), (190, 50)]
)
def test_a_batch_counts_one_request_for_every_20_grids_begun(
    service: Service, grids: int, left: int
) -> None:
    assert batch(service, grids) == (200, f'"account";r={left};t=60')
    assert batch(service, 1) == (200, f'"account";r={left - 1};t=60')


def test_a_batch_over_the_limit_is_rejected_and_counts_once(
    service: Service,
) -> None:
    for _ in range(52):
        service.ask()
    service.clock.advance(20)

    refused = service.post("/check/batch", {"puzzles": [SOLUTION] * 190})
    smaller = batch(service, 140)

    assert refusal(refused) == Refusal(429, "RATE_LIMITED")
    assert refused.headers["Retry-After"] == "40"
    assert refused.headers["RateLimit"] == '"account";r=7;t=40'
    assert smaller == (200, '"account";r=0;t=40')
    assert service.ask() == 429


def test_the_wait_of_a_rejected_batch_suffices(service: Service) -> None:
    for _ in range(55):
        service.ask()
    service.clock.advance(12)
    wait = service.post("/check/batch", {"puzzles": [SOLUTION] * 190}).headers["Retry-After"]

    service.clock.advance(int(wait))

    assert batch(service, 190) == (200, '"account";r=50;t=60')


@pytest.mark.parametrize("body", [{"puzzles": [SOLUTION] * 191}, {"puzzles": []}, {}])
def test_an_invalid_batch_counts_once(service: Service, body: dict[str, object]) -> None:
    refused = service.post("/grade/batch", body)

    assert refused.status_code == 400
    assert refused.headers["RateLimit"] == '"account";r=59;t=60'


def test_no_batch_is_too_large_for_a_whole_window(service: Service) -> None:
    service.clock.advance(60)
    with_few = Service(service.settings.storage.data_dir / "few", rate_limit_per_minute=3)
    with with_few:
        assert batch(with_few, 190) == (200, '"account";r=0;t=60')
        assert with_few.ask() == 429


def test_sheets_count_one_request_for_every_20_puzzles_begun(service: Service) -> None:
    answer = service.post("/sheets", {"puzzles": [SOLUTION] * 21, "answers": "none", "layout": 9})

    assert answer.headers["Content-Type"] == "application/pdf"
    assert answer.headers["RateLimit"] == '"account";r=58;t=60'
