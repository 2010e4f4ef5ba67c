"""Callers that ask for much wait for it; others are served meanwhile."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path
from threading import Event

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from mcp_client import call
from refusals import Refusal, refusal
from samples import PUZZLE_ID
from service import Service
from stranger import Stranger

PACK = {"count": 3, "difficulty": "expert"}
PICTURE = f"/puzzles/{PUZZLE_ID}/picture.png"
SHARE = 3


class Crowd:
    """A service with one thread, which draws no seed before the release, and its clients."""

    def __init__(self, folder: Path, *, room: int) -> None:
        self._reached = Event()
        self.released = Event()
        self.service = Service(
            folder, draw_seed=self._draw_seed, work_threads=1, work_queue=room, work_share=SHARE
        )
        self.clients = ThreadPoolExecutor(16)

    def pack(self, key: str) -> "Future[Response]":
        """Ask for a pack."""
        return self.clients.submit(self.service.post, "/packs", PACK, key=key)

    def hold(self, key: str) -> "Future[Response]":
        """Keep the thread busy in the name of a key until the release."""
        held = self.pack(key)
        self._reached.wait()
        return held

    def fill(self, key: str) -> "list[Future[Response]]":
        """Ask for a pack more than may wait, and return those that do."""
        asked = [self.pack(key) for _ in range(SHARE + 1)]
        # While the thread is held, only refusals can be answered.
        refused = next(as_completed(asked))
        assert refusal(refused.result()) == Refusal(503, "OVERLOADED")
        asked.remove(refused)
        return asked

    def _draw_seed(self) -> int:
        self._reached.set()
        self.released.wait()
        return 1


@pytest.fixture
def crowd(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Crowd]:
    # Enough for all that a test asks for, unless it says how many may wait.
    crowd = Crowd(tmp_path, room=getattr(request, "param", 16))
    with crowd.service, crowd.clients:
        try:
            yield crowd
        finally:
            crowd.released.set()


def statuses(answers: "list[Future[Response]]") -> list[int]:
    return sorted(answer.result().status_code for answer in answers)


def test_an_owner_beyond_its_share_is_rejected_and_others_are_served(
    crowd: Crowd,
) -> None:
    key, other = crowd.service.key, crowd.service.new_account("bea@example.com")
    begun = [crowd.hold(key), *crowd.fill(key)]

    refused = crowd.service.post("/generate", {}, key=key)
    tool = call(crowd.service, "generate_puzzles", key=key)
    others = [crowd.pack(other), crowd.clients.submit(crowd.service.client.get, PICTURE)]
    crowd.released.set()

    assert refusal(refused) == Refusal(503, "OVERLOADED")
    # Three packs of three puzzles, at ten milliseconds each until some were measured.
    assert refused.headers["Retry-After"] == "1"
    assert tool.is_error
    assert tool.meta is not None
    assert tool.meta["error"]["code"] == "OVERLOADED"
    assert statuses(others) == [200, 200]
    assert statuses(begun) == [200] * 4


@pytest.mark.parametrize("crowd", [5], indirect=True)
def test_the_owner_of_most_waiting_jobs_makes_room(crowd: Crowd) -> None:
    key, other = crowd.service.key, crowd.service.new_account("bea@example.com")
    held, greedy = crowd.hold(key), crowd.fill(key)
    # Five are waiting then, three packs of the first account among them.
    others = [crowd.pack(other) for _ in range(2)]
    player = crowd.clients.submit(crowd.service.client.get, PICTURE)

    displaced = next(as_completed([*greedy, *others]))
    crowd.released.set()

    assert displaced in greedy
    assert refusal(displaced.result()) == Refusal(503, "OVERLOADED")
    assert statuses(greedy) == [200, 200, 503]
    assert statuses([held, player, *others]) == [200] * 4


def test_keys_of_one_account_share_its_slots(crowd: Crowd) -> None:
    key, again = crowd.service.key, crowd.service.new_key()
    begun = [crowd.hold(key), *crowd.fill(key)]

    refused = crowd.service.post("/generate", {}, key=again)
    crowd.released.set()

    assert refusal(refused) == Refusal(503, "OVERLOADED")
    assert statuses(begun) == [200] * 4


@pytest.mark.parametrize(
    ("neighbour", "stranger"),
    [
        ("2001:db8:0:1::9", "2001:db8:0:2::9"),
        ("2001:db8::1:aaaa:bbbb:cccc:dddd", "198.51.100.7"),
    ],
)
def test_players_of_one_network_share_its_slots(
    crowd: Crowd, neighbour: str, stranger: str
) -> None:
    first, second, third = (
        TestClient(crowd.service.client.app, client=(address, 50_000))
        for address in ("2001:db8:0:1::1", neighbour, stranger)
    )
    for client in (first, second, third):
        # They are in the event loop of the service, which has the thread.
        client.portal = crowd.service.client.portal
    held = crowd.hold(crowd.service.key)
    asked = [crowd.clients.submit(first.get, PICTURE) for _ in range(SHARE + 1)]
    refused = next(as_completed(asked)).result()

    again = second.get(PICTURE)
    other = crowd.clients.submit(third.get, PICTURE)
    crowd.released.set()

    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "1")
    assert again.status_code == 503
    assert other.result().status_code == 200
    assert statuses(asked) == [200, 200, 200, 503]
    assert held.result().status_code == 200


def test_a_disconnect_leaves_the_queue(crowd: Crowd) -> None:
    key = crowd.service.key
    held = crowd.hold(key)
    gone = Stranger(crowd.service, "/packs", PACK)
    answered = crowd.clients.submit(gone.ask)
    gone.waits.wait()

    gone.hang_up()
    answered.result()
    waiting = crowd.fill(key)
    crowd.released.set()

    assert gone.status == 499
    assert statuses([held, *waiting]) == [200] * 4
