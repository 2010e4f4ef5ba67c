"""Requests to all endpoints of the API: good ones, and each kind of faulty ones."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from recorder.grids import MALFORMED, SOLVED, board, grid, puzzle
from recorder.product import Product
from recorder.records import Records

AREA = "api"
REQUESTS, BASE = 3000, "/api/v1"
_TIGHT_REQUESTS = 300
_TIGHT = {
    "search_node_budget": 1,
    "generation_budget": 0,
    "rating_budget": 1,
    "grading_budget_ms": 0,
    "explaining_budget_ms": 0,
    "batch_processor_ms": 0,
}
JSON_TYPE, LINES = "application/json", "application/x-ndjson"
LABELS = ["beginner", "easy", "medium", "hard", "expert"]
LANGUAGES = ["en", "de", "fr", "ja", "pt-BR"]
LAYOUTS = [1, 2, 4, 6, 9]
Body = dict[str, Any]


def _grid(random: Random) -> Body:
    return {"puzzle": grid(random)}


def _grids(random: Random) -> Body:
    return {"puzzles": [grid(random) for _ in range(random.choice([1, 2, 5, 21]))]}


def _unique(random: Random) -> Body:
    judge = grid if random.random() < 0.1 else puzzle  # noqa: PLR2004
    return {"puzzles": [judge(random) for _ in range(random.choice([1, 1, 2, 5]))]}


def _board(random: Random) -> Body:
    of = puzzle(random)
    return {"puzzle": of, "progress": board(of, random)}


def _drawn(random: Random) -> Body:
    return {"count": random.choice([1, 2, 4]), "difficulty": random.choice(LABELS)}


def _export(random: Random) -> Body:
    return {"includeAnswers": random.random() < 0.5, "paper": random.choice(["a4", "letter"])}  # noqa: PLR2004


def _custom(random: Random) -> Body:
    wishes: Body = {
        "difficulty": random.choice([*LABELS, "extreme"]),
        "technique": random.choice(["xy-wing", "naked-pair", "swordfish", "none-such"]),
        "maxTechnique": random.choice(["hidden-single", "x-wing"]),
        "minRating": random.choice([1.2, 3.0, 9]),
        "maxRating": random.choice([2.0, 4.5]),
        "minClues": random.choice([0, 28, 70]),
        "maxClues": random.choice([26, 40]),
        "symmetry": random.choice(["none", "quarter-turn", "diagonal", "full"]),
        "minimal": random.random() < 0.5,  # noqa: PLR2004
        "avoidEmptyHouses": True,
    }
    kept = random.sample(sorted(wishes), random.choice([0, 1, 1, 2]))
    size = {"size": random.choice([4, 6])} if random.random() < 0.2 else {}  # noqa: PLR2004
    return {"seed": str(random.randrange(99)), **size, **{name: wishes[name] for name in kept}}


def _explained(random: Random) -> Body:
    more: Body = {
        "level": random.choice([1, 2, 3]),
        "uniqueness": False,
        "until": random.choice(["end", {"steps": 3}, {"technique": "x-wing"}, {"tier": "medium"}]),
        "candidates": True,
        "picture": "svg",
        "language": random.choice(LANGUAGES),
    }
    kept = random.sample(sorted(more), random.choice([0, 1, 2, 3]))
    return {**_board(random), **{name: more[name] for name in kept}}


def _proved(random: Random) -> Body:
    cell, digit = random.randrange(81), random.randrange(1, 10)
    deduction = random.choice(
        [
            {"technique": random.choice(["hidden-single", "naked-pair", "x-wing"])},
            {"notation": f"({digit})r1c1=r1c5-r4c5=r4c1 => r2c1<>{digit}"},
            {"conclusions": {"placements": [[cell, digit]]}},
            {"conclusions": {"eliminations": [[cell, digit]]}},
            {"links": [[cell, digit], [(cell + 1) % 81, digit]]},
        ]
    )
    return {**_board(random), "deduction": deduction}


def _sheet(random: Random) -> Body:
    more: Body = {
        "layout": random.choice(LAYOUTS),
        "answers": random.choice(["none", "4", "12", "below"]),
        "title": "Müller & Söhne",
        "header": {"className": "4b", "date": "1 May", "firstNumber": 7},
        "candidates": True,
        "level": random.choice(["dots", "rating", "nothing"]),
        "lines": "bold",
        "codes": False,
        "part": random.choice(["puzzles", "answers"]),
        "language": random.choice(LANGUAGES),
    }
    kept = random.sample(sorted(more), random.choice([0, 2, 4]))
    return {**_unique(random), **{name: more[name] for name in kept}}


# A valid body of an endpoint, and the number of its requests.
BODIES: dict[str, tuple[Callable[[Random], Body], int]] = {
    "/check": (_grid, 10),
    "/analyze": (_grid, 8),
    "/validate": (_board, 8),
    "/hint": (_board, 10),
    "/generate": (_drawn, 4),
    "/publish": (_grids, 8),
    "/worksheets": (lambda random: {**_unique(random), **_export(random)}, 6),
    "/packs": (lambda random: {**_drawn(random), **_export(random)}, 2),
    "/grade": (lambda random: {**_grid(random), "path": random.choice(["full", "shortest"])}, 4),
    "/rate": (lambda random: {**_grid(random), "trace": random.random() < 0.5}, 2),  # noqa: PLR2004
    "/explain": (_explained, 4),
    "/prove": (_proved, 4),
    "/generate/custom": (_custom, 2),
    "/check/batch": (lambda random: {**_grids(random), "why": True}, 2),
    "/analyze/batch": (_grids, 2),
    "/grade/batch": (_grids, 1),
    "/rate/batch": (_grids, 1),
    "/minlex": (_grids, 2),
    "/sheets": (_sheet, 1),
}
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    21,
    1.5,
    1e99,
    "",
    "none-such",
    "1",
    [],
    {},
    ["x"],
    *MALFORMED,
]


def _spoilt(body: Body, random: Random) -> str:
    """Return a body with a missing, superfluous or wrong field, or a body that isn't an object."""
    name = random.choice(sorted(body) or ["count"])
    spoilt = dict(body)
    kind = random.randrange(8)
    if kind == 0:
        spoilt.pop(name, None)
    elif kind == 1:
        spoilt[random.choice(["extra", "Puzzle", "ключ"])] = random.choice(VALUES)
    elif kind == 2:  # noqa: PLR2004
        whole = json.dumps(body)
        cut = [whole[:-1], f"{whole},", "", "null", "[]", '"x"', f'{{"count":1,{whole[1:]}', "NaN"]
        return random.choice([*cut, whole.replace(":", ": \t\n"), f"\ufeff{whole}"])
    elif isinstance(spoilt.get(name), list) and random.random() < 0.5:  # noqa: PLR2004
        spoilt[name] = [*spoilt[name], random.choice(VALUES)]
    else:
        spoilt[name] = random.choice(VALUES)
    return json.dumps(spoilt, ensure_ascii=random.random() < 0.5)  # noqa: PLR2004


def _misaddressed(path: str, content: str, key: str, random: Random) -> Body:
    """Return a request with a fault outside its body."""
    kind = random.choice([None, "text/plain", f"{JSON_TYPE}; charset=utf-8", "application/xml"])
    headers = {"Authorization": f"Bearer {key}", "Content-Type": kind or JSON_TYPE}
    request = {"method": "POST", "path": path, "content": content, "headers": headers}
    faults: list[Body] = [
        {"headers": {name: value for name, value in headers.items() if name != "Authorization"}},
        {"headers": {**headers, "Authorization": f"Bearer {key[:-1]}"}},
        {"headers": {**headers, "Authorization": f"Basic {key}"}},
        {"headers": {**headers, "Accept": random.choice(["text/html", LINES, "image/png"])}},
        {"headers": {**headers, "Origin": "https://elsewhere.example"}},
        {"headers": {**headers, "Content-Encoding": "gzip"}},
        {"headers": {"Authorization": f"Bearer {key}"}},
        {"headers": headers},
        {"content": content + " " * random.choice([16_384, 20_000])},
        {"method": random.choice(["GET", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"])},
        {"path": f"{path}{random.choice(['/', '?a=1', '/x', '%2f', 's', '//'])}"},
        {"path": f"/api/v{random.choice(['2', '1.0', ''])}{path.removeprefix(BASE)}"},
    ]
    return request | random.choice(faults)


def _request(key: str, random: Random) -> Body:
    names = list(BODIES)
    path = random.choices(names, [BODIES[name][1] for name in names])[0]
    body = BODIES[path][0](random)
    chance = random.random()
    good = chance < 0.6  # noqa: PLR2004
    content = json.dumps(body) if good or chance > 0.85 else _spoilt(body, random)  # noqa: PLR2004
    if chance > 0.85:  # noqa: PLR2004
        return _misaddressed(f"{BASE}{path}", content, key, random)
    headers = {"Authorization": f"Bearer {key}", "Content-Type": JSON_TYPE}
    if path.endswith(("batch", "custom", "explain")) and random.random() < 0.3:  # noqa: PLR2004
        headers["Accept"] = LINES
    return {"method": "POST", "path": f"{BASE}{path}", "content": content, "headers": headers}


def _downloads(key: str) -> list[Body]:
    """Return requests for PDFs by their identifiers."""
    headers = {"Authorization": f"Bearer {key}"}
    identifier = "v1-" + SOLVED.replace("5", "0")
    queries = ["", "?answers=0", "?answers=0&paper=letter", "?answers=2", "?answers=0&answers=1"]
    queries += ["?paper=a3", "?x=1", "?download=x", "?download=&answers=1"]
    paths = [f"{identifier}{query}" for query in queries]
    paths += ["v1-1", "v2-" + identifier[3:], identifier + "0", "x", "", f"{identifier}.pdf"]
    asked = [{"method": "GET", "path": f"{BASE}/worksheets/{path}"} for path in paths]
    known = [{**each, "headers": headers} for each in asked]
    others = [{**known[0], "method": method} for method in ("POST", "HEAD", "OPTIONS", "DELETE")]
    return [*asked, *known, *others]


def record_api(records: Records, folder: Path) -> None:
    """Record the responses to all requests, and some where the budget is too small."""
    for name, settings, count in (("", {}, REQUESTS), ("tight ", _TIGHT, _TIGHT_REQUESTS)):
        random = Random(20261120)  # noqa: S311 - chance that repeats
        with Product(folder / f"{name}product", **settings) as product:
            key = product.key("api@nonet.example")
            asked = [*_downloads(key), *(_request(key, random) for _ in range(count))]
            for number, request in enumerate(asked):
                _record(records, product, f"{name}{number:04}", number, request)


def _record(records: Records, product: Product, name: str, number: int, request: Body) -> None:
    response = product.ask(moment=number, **request)
    shown = {**request, "content": request.get("content", "")[:2000]}
    records.add_response(AREA, f"{name} {request['path'][:60]}", response, request=shown)
    if link := _link(response):
        for way, moment in (("download", number), ("late download", number + 24 * 60 + 1)):
            again = product.ask("GET", link, moment=moment)
            records.add_response(AREA, f"{name} {way}", again)


def _link(response: Any) -> str:
    """Return the address of the PDF in an answer to an export."""
    if response.headers.get("content-type") != JSON_TYPE or b'"pdfUrl"' not in response.content:
        return ""
    address: str = response.json()["pdfUrl"]
    return address.removeprefix("https://nonet.example")
