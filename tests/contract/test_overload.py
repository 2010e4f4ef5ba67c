from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from threading import Event

from refusals import Refusal, refusal
from samples import UNIQUE
from service import Service
from waiting import eventually

OK = 200


class Brake:
    """Draws a seed, but only once it is released: so long a worker is busy."""

    def __init__(self) -> None:
        self.reached = Event()
        self.released = Event()

    def __call__(self) -> int:
        self.reached.set()
        self.released.wait()
        return 1


def test_requests_beyond_the_queue_are_rejected_and_short_ones_still_run(tmp_path: Path) -> None:
    brake = Brake()
    with (
        Service(tmp_path, draw_seed=brake, work_threads=1, work_queue=0) as service,
        ThreadPoolExecutor() as clients,
    ):
        first = clients.submit(service.post, "/generate", {})
        brake.reached.wait()
        try:
            refused = service.post("/generate", {})
            inline = service.post("/check", {"puzzle": UNIQUE})
        finally:
            brake.released.set()
        served = first.result()
        # The thread is idle a moment after the answer: nobody may wait here, so it is asked again.
        eventually(lambda: service.post("/generate", {}).status_code == OK)

    assert refusal(refused) == Refusal(503, "OVERLOADED")
    assert int(refused.headers["Retry-After"]) >= 1
    assert refused.headers["RateLimit"] == '"account";r=58;t=60'
    assert [inline.status_code, served.status_code] == [OK, OK]


def test_requests_within_the_queue_wait(tmp_path: Path) -> None:
    brake = Brake()
    with (
        Service(tmp_path, draw_seed=brake, work_threads=1, work_queue=1) as service,
        ThreadPoolExecutor() as clients,
    ):
        begun = [clients.submit(service.post, "/generate", {}) for _ in range(3)]
        brake.reached.wait()
        # One works, one waits; the third is the only one that can end before the release.
        refused = next(as_completed(begun)).result()
        brake.released.set()
        statuses = sorted(future.result().status_code for future in begun)

    assert refusal(refused) == Refusal(503, "OVERLOADED")
    assert statuses == [200, 200, 503]
