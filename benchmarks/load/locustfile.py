"""A day's traffic for Locust: players, developers and teachers in realistic proportions.

    locust -f locustfile.py --headless --host https://nonet.example -u 100 -r 100 -t 10m

NONET_LOAD_KEYS has the keys of developers and teachers, with commas; NONET_LOAD_PACE how often each
user asks in a second, 0 for as fast as it can; NONET_LOAD_REPORT the file for the times of each
route, and NONET_LOAD_WARM_S how long nothing is counted at first. One address asks for all, so the
limits per address have to be lifted where this is tried.
"""

import json
import os
import random
import time
from collections import Counter, defaultdict
from itertools import cycle
from pathlib import Path
from typing import Any

from locust import events, task
from locust.contrib.fasthttp import FastHttpUser

PUZZLES = (
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
    "300200000000107000706030500070009080900020004010800050009040301000702000000008006",
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
)
PAGES = tuple(f"/puzzles/v1-{puzzle}" for puzzle in PUZZLES)
_KEYS = cycle(os.environ.get("NONET_LOAD_KEYS", "").split(","))
_PACE = float(os.environ.get("NONET_LOAD_PACE", "0"))
_REPORT = os.environ.get("NONET_LOAD_REPORT", "")
_BEGINS_S = time.monotonic() + float(os.environ.get("NONET_LOAD_WARM_S", "0"))


class Somebody(FastHttpUser):
    """A player, a developer or a teacher, as it comes: one who asks whenever it pleases.

    Strangers keep no time, and wait for nobody's answer but their own. The weights are of a
    thousand requests: seventy of a hundred are players', three are teachers'. That each asks for
    everything keeps the mix the same where nobody waits, too: who has slow answers asks no less.
    """

    network_timeout = 60
    connection_timeout = 60

    def on_start(self) -> None:
        """Begin at a moment of one's own, with a key of one's own."""
        self.key = {"Authorization": f"Bearer {next(_KEYS)}"}
        self.known: dict[str, str] = {}
        self.due_s = time.monotonic()
        time.sleep(self.wait_time())

    def wait_time(self) -> float:
        """Return how many seconds there are until the next question, at random times."""
        if not _PACE:
            return 0
        self.due_s += random.expovariate(_PACE)
        return max(0.0, self.due_s - time.monotonic())

    # Players open pages; styles and scripts are in the browser's cache, and the engine runs there.

    @task(295)
    def play(self) -> None:
        """Open a puzzle."""
        self._see(random.choice(PAGES), "/puzzles/{id}")  # noqa: S311

    @task(147)
    def play_anew(self) -> None:
        """Open a new puzzle."""
        self.client.get("/play")

    @task(110)
    def come_home(self) -> None:
        """Open the first page."""
        self._see("/", "/")

    @task(110)
    def look_at_the_day(self) -> None:
        """Open the puzzles of the day."""
        self._see("/daily", "/daily")

    @task(38)
    def learn(self) -> None:
        """Open a lesson."""
        self._see("/techniques/x-wing", "/techniques/{name}")

    # Developers call the API from programs.

    @task(135)
    def check(self) -> None:
        """Check a puzzle."""
        self._call("/check", {"puzzle": random.choice(PUZZLES)})  # noqa: S311

    @task(68)
    def hint(self) -> None:
        """Ask for the next step."""
        puzzle = random.choice(PUZZLES)  # noqa: S311
        self._call("/hint", {"puzzle": puzzle, "progress": puzzle})

    @task(40)
    def generate(self) -> None:
        """Make a puzzle."""
        self._call("/generate", {})

    @task(27)
    def grade(self) -> None:
        """Grade a puzzle."""
        self._call("/grade", {"puzzle": random.choice(PUZZLES)})  # noqa: S311

    # Teachers print sheets for a class.

    @task(20)
    def prepare(self) -> None:
        """Look at the page that prints."""
        self._see("/print", "/print")

    @task(10)
    def take_a_sheet(self) -> None:
        """Download a sheet of one puzzle, which is printed each time."""
        path = f"{random.choice(PAGES)}.pdf"  # noqa: S311
        self.client.get(path, name="/puzzles/{id}.pdf")

    def _see(self, path: str, name: str) -> None:
        """Open a page; one that was seen before is asked for as a browser does."""
        tag = self.known.get(path)
        headers = {"If-None-Match": tag} if tag else {}
        answer: Any = self.client.get(path, name=name, headers=headers)
        self.known[path] = answer.headers.get("etag", "")

    def _call(self, path: str, body: Any) -> Any:
        """Call the API."""
        return self.client.post(f"/api/v1{path}", json=body, headers=self.key)


times_ms: dict[str, list[float]] = defaultdict(list)
statuses: Counter[str] = Counter()


@events.request.add_listener
def note(
    request_type: str, name: str, response_time: float, response: Any = None, **_: Any
) -> None:
    """Take note of an answer."""
    if time.monotonic() < _BEGINS_S:
        return
    times_ms[f"{request_type} {name}"].append(response_time)
    statuses[str(getattr(response, "status_code", 0))] += 1


@events.quitting.add_listener
def report(**_: Any) -> None:
    """Write down all times."""
    if _REPORT:
        shown = {"times_ms": times_ms, "statuses": statuses}
        Path(_REPORT).write_text(json.dumps(shown), "utf-8")
