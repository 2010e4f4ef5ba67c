"""Long work stops if its caller disconnects."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from samples import HARDEST
from service import Service
from stranger import Stranger

NEVER = {"minRating": 11.9, "difficulty": "extreme", "count": 20}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(
        tmp_path_factory.mktemp("patient"),
        rating_budget=2**40,
        generation_budget=2**40,
        work_threads=1,
    ) as service:
        yield service


@pytest.mark.parametrize(
    ("path", "body"),
    [("/rate", {"puzzle": HARDEST, "trace": True}), ("/generate/custom", NEVER)],
)
def test_a_disconnect_ends_the_work(patient: Service, path: str, body: Any) -> None:
    stranger = Stranger(patient, path, body)
    with ThreadPoolExecutor() as clients:
        asked = clients.submit(stranger.ask)
        stranger.waits.wait()
        stranger.hang_up()
        asked.result()

    assert stranger.status == 499
