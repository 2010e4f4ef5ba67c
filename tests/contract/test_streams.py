"""Answers line by line: the same as the whole, each line as soon as it is known."""

import itertools
import json
from pathlib import Path
from typing import Any

import anyio
import pytest
from httpx2 import Response
from starlette.types import Message

from leaving import leave_midway, request_of
from nonet import engine
from nonet.server.api.endpoints.table import ENDPOINTS
from refusals import Refusal, refusal
from samples import ATTRIBUTION, BEYOND, EMPTY, HARD, SOLUTION, UNIQUE, put
from service import Service

pytestmark = pytest.mark.shared

LINES = "application/x-ndjson"
STREAMED = [endpoint.path for endpoint in ENDPOINTS if endpoint.stream is not None]
BATCHES = [path for path in STREAMED if path.endswith("/batch")]
OPENING = {"engineVersion": engine.VERSION, "attribution": ATTRIBUTION}
XY_WING = engine.generate(technique="xy-wing", seed=1)
WALK = {"puzzle": XY_WING.puzzle, "progress": XY_WING.puzzle, "until": "end"}
WISH = {"technique": "xy-wing", "seed": "a rainy sunday", "count": 2}


def ask(service: Service, path: str, body: Any, *, accept: str = LINES) -> Response:
    return service.send(path, json.dumps(body).encode(), headers={"Accept": accept})


def stream(service: Service, path: str, body: Any) -> list[Any]:
    """Return the lines of an answer."""
    answer = ask(service, path, body)
    assert (answer.status_code, answer.headers["content-type"]) == (200, LINES)
    assert answer.text.endswith("\n")
    return [json.loads(line) for line in answer.text.splitlines()]


def test_endpoints_with_several_results_support_lines() -> None:
    kinds = ("check", "analyze", "grade", "rate")

    assert set(STREAMED) == {
        "/explain",
        "/generate/custom",
        *(f"/{kind}/batch" for kind in kinds),
    }


def test_a_path_streams_each_step_and_then_its_end(service: Service) -> None:
    whole = service.post("/explain", WALK).json()

    opening, *steps, last = stream(service, "/explain", WALK)

    assert opening == OPENING
    assert steps == whole["steps"]
    assert last["explanation"] != whole["explanation"]
    shared = last.keys() - {"explanation"}
    assert {name: last[name] for name in shared} == {name: whole[name] for name in shared}
    assert (last["ended"], last["next"]["progress"]) == ("complete", XY_WING.solution)


def test_a_stream_without_until_has_one_step(service: Service) -> None:
    body = {"puzzle": UNIQUE, "progress": UNIQUE}

    _, step, last = stream(service, "/explain", body)

    whole = service.post("/explain", body).json()
    assert (step["step"], last["next"]) == (whole["step"], whole["next"])


@pytest.mark.parametrize(
    ("puzzle", "progress", "status"),
    [
        (UNIQUE, SOLUTION, "complete"),
        (UNIQUE, put(UNIQUE, (2, "9")), "invalid-progress"),
        (BEYOND, BEYOND, None),
    ],
)
def test_the_last_line_reports_that_no_technique_applies(
    service: Service, puzzle: str, progress: str, status: str | None
) -> None:
    body = {"puzzle": puzzle, "progress": progress, "until": "end"}
    whole = service.post("/explain", body).json()

    *_, last = stream(service, "/explain", body)

    assert last["status"] == whole["status"] == (status or last["status"])
    assert last.get("ended") == whole.get("ended")
    assert last["next"] == whole["next"]


@pytest.mark.parametrize("path", BATCHES)
def test_each_grid_of_a_batch_has_a_line(service: Service, path: str) -> None:
    body = {"puzzles": [UNIQUE, EMPTY, "12", HARD, SOLUTION]}
    whole = service.post(path, body).json()

    opening, *lines = stream(service, path, body)

    assert opening == OPENING
    lines.sort(key=lambda line: line["index"])
    assert [line["index"] for line in lines] == [0, 1, 2, 3, 4]
    assert [line["result"] for line in lines] == whole["results"]


def test_each_streamed_puzzle_has_its_attribution(service: Service) -> None:
    whole = service.post("/generate/custom", WISH).json()

    opening, *made = stream(service, "/generate/custom", WISH)

    assert opening == OPENING | {"seed": "a rainy sunday"}
    assert made == whole["puzzles"]
    assert [one["attribution"] for one in made] == [ATTRIBUTION] * 2


@pytest.mark.parametrize(
    ("accept", "is_stream"),
    [
        ("Application/X-NDJSON; q=0.5", True),
        ("application/x-ndjson, application/json;q=0.9, */*", True),
        ("application/x-ndjson, application/json", False),
        ("application/x-ndjson;q=0", False),
        ("application/x-ndjson;q=x", False),
        ("*/*", False),
        ("", False),
    ],
)
def test_lines_are_sent_to_clients_that_prefer_them(
    service: Service, accept: str, is_stream: object
) -> None:
    answer = ask(service, "/check/batch", {"puzzles": [UNIQUE]}, accept=accept)

    assert answer.headers["content-type"] == (LINES if is_stream else "application/json")


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/explain", WALK | {"puzzle": EMPTY}, Refusal(422, "NOT_UNIQUE", ["puzzle"])),
        ("/explain", WALK | {"until": {}}, Refusal(400, "INVALID_REQUEST", ["until"])),
        ("/check/batch", {"puzzles": []}, Refusal(400, "INVALID_REQUEST", ["puzzles"])),
        (
            "/generate/custom",
            {"minRating": 9, "maxRating": 2},
            Refusal(400, "INVALID_REQUEST", ["minRating"]),
        ),
    ],
)
def test_errors_before_the_first_result_are_ordinary_responses(
    service: Service, path: str, body: Any, expected: Refusal
) -> None:
    assert refusal(ask(service, path, body)) == expected


def test_a_budget_exhausted_before_the_first_puzzle_is_an_ordinary_error(tmp_path: Path) -> None:
    with Service(tmp_path, generation_budget=0) as service:
        answer = ask(service, "/generate/custom", WISH)

    assert refusal(answer) == Refusal(503, "GENERATION_LIMIT")


def tries(seed: int, index: int) -> int:
    """Return how many candidates a puzzle of a seed takes."""
    maker = engine.Maker(engine.PuzzleSpec(technique="xy-wing"), seed, index, 10_000)
    while maker.go_on(1) is None:
        pass
    return maker.tried


def test_an_error_after_results_is_the_last_line(tmp_path: Path) -> None:
    seed = next(seed for seed in itertools.count() if tries(seed, 0) < tries(seed, 1))
    spec = {"technique": "xy-wing", "seed": str(seed), "count": 2}

    with Service(tmp_path, generation_budget=tries(seed, 0)) as service:
        _, *made, last = stream(service, "/generate/custom", spec)
        whole = service.post("/generate/custom", spec)

    assert len(made) == 1
    assert set(last) == {"error"}
    assert last == whole.json()
    assert last["error"]["code"] == "GENERATION_LIMIT"


def test_a_stream_costs_as_much_as_the_whole_response(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=3) as strict:
        _, *steps, last = stream(strict, "/explain", WALK)
        spent = strict.ask()
        strict.clock.advance(60)
        batch = ask(strict, "/check/batch", {"puzzles": [UNIQUE] * 41})
        beyond = ask(strict, "/check/batch", {"puzzles": [UNIQUE]})
        strict.clock.advance(60)
        whole = strict.post("/explain", WALK).json()

    assert (len(steps), last["ended"], spent) == (len(whole["steps"]), whole["ended"], 429)
    assert batch.headers["RateLimit"].startswith('"account";r=0;')
    assert refusal(beyond) == Refusal(429, "RATE_LIMITED")


def test_a_stream_ends_with_the_quota_and_can_be_continued(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=2) as service:
        _, *steps, last = stream(service, "/explain", WALK)
        service.clock.advance(60)
        *_, end = stream(service, "/explain", WALK | last["next"])

    assert (len(steps), last["ended"]) == (40, "budget")
    assert (end["ended"], end["next"]["progress"]) == ("complete", XY_WING.solution)


def test_a_quota_spent_elsewhere_ends_a_stream_with_an_error(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=4) as service:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)
            if len(sent) == 2:
                # The account's remaining quota is used up before the step after the twentieth.
                await anyio.to_thread.run_sync(lambda: [service.ask() for _ in range(3)])

        scope, body = request(service, "/explain", WALK)
        messages: list[Message] = [{"type": "http.request", "body": body}]

        async def receive() -> Message:
            if messages:
                return messages.pop()
            await anyio.sleep_forever()
            raise AssertionError

        async def visit() -> None:
            await service.client.app(scope, receive, send)

        assert service.client.portal is not None
        service.client.portal.call(visit)

    *steps, last = b"".join(message.get("body", b"") for message in sent).splitlines()
    assert json.loads(last)["error"]["code"] == "RATE_LIMITED"
    assert len(steps) == 1 + 20


def test_a_disconnect_ends_the_work(service: Service) -> None:
    sent = leave_midway(service, request(service, "/rate/batch", {"puzzles": [HARD] * 100}))

    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    assert sent[-1]["more_body"]


def request(service: Service, path: str, body: Any) -> tuple[dict[str, Any], bytes]:
    """Return a request for lines as a server hands it to an application."""
    return request_of(service, f"/api/v1{path}", body, accept=LINES)
