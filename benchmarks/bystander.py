"""Measure how long others wait while one client sends the worst input of each form and route.

For each input four clients at addresses of their own send it again and again, with one key. A
bystander with a key of its own asks `/healthz` and `/api/v1/check` every 50 ms, each time on a new
connection, and its slowest answer is printed. All its answers must be right. The attack runs at
the least priority: it would come from another machine. With one worker, then with two.

    bystander.py [SECONDS FOR EACH INPUT] [WORKERS] [NAMES CONTAIN]
"""

import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count
from multiprocessing import Event, Process, SimpleQueue
from multiprocessing.synchronize import Event as Signal
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2

from measuring.accounts import make_key
from measuring.server import free_port, make_service, serve
from nonet.engine.grids import pack
from nonet.printing.layout import Header, Layout
from nonet.printing.sheet_code import SheetRecord, code_of

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))
from hostile_logos import HEAVIEST

SECONDS, CONNECTIONS, EVERY_S, GOAL_S, GIVE_UP_S = 2.0, 4, 0.05, 0.3, 60.0
LEAST_PRIORITY = 19
FORM, BODY = 65_000, 16_000
EASY = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
HARDEST = "-------39-----1--5--3-5-8----8-9---6-7---2---1--4-------9-8--5--2----6--4--7-----"
IMPOSSIBLE = {"count": 20, "difficulty": "expert", "maxClues": 20}
SAME = {"Sec-Fetch-Site": "same-origin"}
MULTIPART = ("/print", "/print/preview", "/s")
URL_ENCODED, UNESCAPED = "application/x-www-form-urlencoded", '<>"=:/|[]{} \n'
JSON = {"Content-Type": "application/json"}
NO_FILES: Mapping[str, Any] = {}
Input = tuple[str, str, dict[str, Any]]


def relabelled(grid: str, number: int) -> str:
    """Return an equivalent puzzle that the service has not seen."""
    left, order = list("123456789"), ""
    for size in range(9, 0, -1):
        number, at = divmod(number, size)
        order += left.pop(at)
    return grid.translate(str.maketrans("123456789", order))


def texts() -> dict[str, str]:
    """Return texts that have made parsers slow, as long as a form takes them."""
    names = "".join(f'<a xmlns:n{number}="u">' for number in range(FORM // 20))
    bomb = pack('{"grid":' + "[" * 2_000_000)
    return {
        "nested xmlns": ("<opensudoku>" + names)[:FORM],
        "attributes": ("<opensudoku " + " ".join(f'a{n}="{n}"' for n in range(8_000)))[:FORM],
        "plus signs": "+" * FORM,
        "borders": ("+-------" * FORM)[:FORM],
        "walls": ("| 1 . " * FORM)[:FORM],
        "addresses": ("http://a" * FORM)[:FORM],
        "long link": ("https://sudokupad.app/" + "a" * FORM)[:FORM],
        "LZ bomb": f"https://sudokupad.app/scl{bomb}"[:FORM],
        "deep JSON": "[" * FORM,
        "rows of digits": ("12345678\n" * FORM)[:FORM],
        "spaces": " " * FORM + "x",
        "hard grids": "\n".join(relabelled(HARDEST, number) for number in range(40)),
    }


def forms() -> Iterator[tuple[str, Callable[[int], Input]]]:
    """Yield each form that takes text, with each text."""
    for name, text in texts().items():
        fields = {"source": "own", "puzzles": text, "per-page": "1", "answers": "full"}
        yield f"/import, {name}", _always(_form("/import", {"puzzle": text}))
        for path in ("/print", "/print/preview", "/s"):
            yield f"{path}, {name}", _always(_form(path, fields))
    logo = {"source": "own", "puzzles": EASY, "per-page": "1"}
    for name, make in HEAVIEST.items():
        files = {"logo": ("logo.svg", make(), "image/svg+xml")}
        yield f"/print/preview, logo: {name}", _always(_form("/print/preview", logo, files=files))
    for path in ("/developers/sign-in", "/developers/keys", "/developers/leaked-keys", "/s"):
        filler = {"email": "a@" + "a." * 30_000, "token": "n" * 60_000, "code": "z" * 60_000}
        yield f"{path}, long fields", _always(_form(path, filler))
    for path in ("/oauth/token", "/oauth/register", "/oauth/revoke"):
        yield f"{path}, long fields", _always(_form(path, {"code": "a" * 60_000}))


def pages() -> Iterator[tuple[str, Callable[[int], Input]]]:
    """Yield each kind of page and picture that takes work; every request names another puzzle."""
    for below in ("", ".png?size=2048", ".pdf", ".json", "/picture.png", "/qr.svg"):
        yield f"/puzzles/...{below}", partial(_page, "/puzzles/", _puzzle_id, below)
    for below in ("", "/preview.png", ".pdf"):
        yield f"/collections/...{below}", partial(_page, "/collections/", _puzzle_id, below)
    for below in ("", "/slide.png", "/qr.svg"):
        yield f"/s/..., 190 hard grids{below}", partial(_page, "/s/", _sheet_code, below)
    address = "/oembed?url=http://127.0.0.1/puzzles/"
    yield "/oembed", partial(_page, address, _puzzle_id, "")
    yield (
        "/techniques/.../practice",
        partial(_page, "/techniques/jellyfish/practice?position=", str, ""),
    )
    yield "/play?level=extreme", _always(_get("/play?level=extreme"))
    client = f"https://{'a.' * 3000}/"
    yield "/oauth/authorize", _always(_get(f"/oauth/authorize?client_id={client}"))


def endpoints() -> Iterator[tuple[str, Callable[[int], Input]]]:
    """Yield the endpoints with the bodies that take most work."""
    nested = {"content": "[" * BODY, "headers": JSON}
    yield "/check, deep JSON", _always(("POST", "/api/v1/check", nested))
    for path in ("/check/batch", "/analyze/batch", "/grade/batch", "/rate/batch", "/minlex"):
        yield path, partial(_batch, path)
    boards = {"/grade": ["puzzle"], "/rate": ["puzzle"], "/explain": ["puzzle", "progress"]}
    for path, names in boards.items():
        yield path, partial(_single, path, names)
    yield "/generate/custom, impossible", _always(_post("/generate/custom", IMPOSSIBLE))
    expert = {"count": 20, "difficulty": "expert"}
    yield "/generate, 20 expert", _always(_post("/generate", expert))
    claims: dict[str, Any] = {
        "notation": {"notation": "=" * 4_000},
        "links": {"links": [[12, 7], [10, 7]] * 200},
    }
    for name, claim in claims.items():
        body = {"puzzle": EASY, "progress": EASY, "deduction": claim}
        yield f"/prove, {name}", _always(_post("/prove", body))


def _always(request: Input) -> Callable[[int], Input]:
    return lambda _: request


def _page(before: str, make_id: Callable[[int], str], after: str, number: int) -> Input:
    return _get(f"{before}{make_id(number)}{after}")


def _puzzle_id(number: int) -> str:
    return "v1-" + relabelled(HARDEST, number).replace("-", "0")


def _hard_grids(number: int) -> list[str]:
    return [relabelled(HARDEST, 190 * number + place) for place in range(190)]


def _sheet_code(number: int) -> str:
    grids = tuple(_hard_grids(number))
    return code_of(SheetRecord(grids=grids, paper="a4", layout=Layout(), header=Header()))


def _batch(path: str, number: int) -> Input:
    return _post(path, {"puzzles": _hard_grids(number)})


def _single(path: str, names: list[str], number: int) -> Input:
    return _post(path, dict.fromkeys(names, relabelled(HARDEST, number)))


def _form(path: str, fields: dict[str, str], files: Mapping[str, Any] = NO_FILES) -> Input:
    """Send a form as an attacker does, so that as much text as possible fits in."""
    if path in MULTIPART:
        parts: dict[str, Any] = {name: (None, value) for name, value in fields.items()}
        return "POST", path, {"files": {**parts, **files}, "headers": SAME}
    body = "&".join(
        f"{name}={quote(value, safe=UNESCAPED)[:FORM]}" for name, value in fields.items()
    )
    return "POST", path, {"content": body, "headers": SAME | {"Content-Type": URL_ENCODED}}


def _get(path: str) -> Input:
    return "GET", path, {}


def _post(path: str, body: object) -> Input:
    return "POST", f"/api/v1{path}", {"json": body}


def attack(
    url: str, key: str, name: str, signals: tuple[Signal, Signal], met: "SimpleQueue[Counter[str]]"
) -> None:
    """Send an input on all connections from when it has begun to the end; a process runs this."""
    os.nice(LEAST_PRIORITY)
    make = INPUTS[name]
    begun, ends = signals
    statuses: Counter[str] = Counter()
    numbers = count()

    async def go_on(client: httpx2.AsyncClient, address: str) -> None:
        known = {"Authorization": f"Bearer {key}", "X-Forwarded-For": address}
        while not ends.is_set():
            method, path, options = make(next(numbers))
            sent = options | {"headers": known | options.get("headers", {})}
            begun.set()
            try:
                statuses[str((await client.request(method, path, **sent)).status_code)] += 1
            except httpx2.HTTPError as error:
                statuses[type(error).__name__] += 1

    async def all_of() -> None:
        async with httpx2.AsyncClient(base_url=url, timeout=GIVE_UP_S) as client:
            # Use new clients for each input, since earlier requests count in their quotas.
            network = f"203.0.{list(INPUTS).index(name)}"
            await asyncio.gather(*(go_on(client, f"{network}.{at}") for at in range(CONNECTIONS)))

    asyncio.run(all_of())
    met.put(statuses)


async def look_on(url: str, key: str, seconds: float) -> tuple[float, list[str]]:
    """Ask every 50 ms; return the longest time and all that was wrong."""
    slowest, wrong = 0.0, []
    limits = httpx2.Limits(max_keepalive_connections=0)
    headers = {"Authorization": f"Bearer {key}"}
    async with httpx2.AsyncClient(base_url=url, timeout=GIVE_UP_S, limits=limits) as client:

        async def ask(method: str, path: str, expected: str, **options: Any) -> None:
            nonlocal slowest
            began = time.perf_counter()
            try:
                answer = await client.request(method, path, headers=headers, **options)
                if answer.status_code != 200 or expected not in answer.text:
                    wrong.append(f"{path}: {answer.status_code} {answer.text[:80]}")
            except httpx2.HTTPError as error:
                wrong.append(f"{path}: {type(error).__name__}")
            slowest = max(slowest, time.perf_counter() - began)

        async with asyncio.TaskGroup() as asked:
            until = time.perf_counter() + seconds
            while time.perf_counter() < until:
                asked.create_task(ask("GET", "/healthz", ""))
                asked.create_task(ask("POST", "/api/v1/check", "unique", json={"puzzle": EASY}))
                await asyncio.sleep(EVERY_S)
    return slowest, wrong


def measure(workers: int, seconds: float, part: str) -> list[str]:
    """Run all attacks on a service, print a line for each, and return the failures."""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        key, settings = make_service(folder)
        other = make_key(settings, "other@b.c")
        settings |= {"NONET_WORKERS": str(workers), "NONET_PAGE_REQUESTS_PER_MINUTE": "1000000"}
        server, url = serve(port := free_port(), settings), f"http://127.0.0.1:{port}"
        alone, _ = asyncio.run(look_on(url, key, seconds))
        print(f"{workers} worker(s); alone {alone:.3f} s", flush=True)
        for name in (name for name in INPUTS if part in name):
            begun, ends = Event(), Event()
            met: SimpleQueue[Counter[str]] = SimpleQueue()
            attacker = Process(target=attack, args=(url, other, name, (begun, ends), met))
            attacker.start()
            begun.wait()
            slowest, faults = asyncio.run(look_on(url, key, seconds))
            ends.set()
            statuses = met.get()
            attacker.join()
            wrong += [f"{name}: {fault}" for fault in faults]
            wrong += [f"{name}: the attacker met a 500"] * ("500" in statuses)
            mark = "ok" if slowest < GOAL_S else f"above {GOAL_S} s"
            print(f"{name:45} {slowest:7.3f} s  {mark:12} {dict(statuses)}", flush=True)
        server.stop()
    return wrong


INPUTS = {name: make for kind in (forms, pages, endpoints) for name, make in kind()}


def main() -> None:
    """Measure with one worker and with two."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    counts = [int(sys.argv[2])] if len(sys.argv) > 2 else [1, 2]
    part = sys.argv[3] if len(sys.argv) > 3 else ""
    wrong = [fault for workers in counts for fault in measure(workers, seconds, part)]
    assert not wrong, "\n".join(wrong)


if __name__ == "__main__":
    main()
