"""The Python client drives the whole service."""

import asyncio
import importlib
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from machine import PROGRAMS
from nonet import engine
from nonet.engine import variants
from samples import EMPTY, INVALID, SOLUTION, UNIQUE, normal
from server import Server

pytestmark = pytest.mark.slow
EXPERT = engine.generate("expert", seed=8)
KILLER = variants.generate("killer", 4, "beginner", seed=1)
PLACED = {"placements": [{"index": 0, "value": int(KILLER.solution[0])}]}


@pytest.fixture(scope="module")
def client(python_client: Path) -> Any:
    assert python_client.exists()
    return importlib.import_module("nonet_client")


def use_everything(nonet: Any) -> list[Any]:
    """Call each endpoint; with the asynchronous client these are to be awaited."""
    return [
        nonet.generate(count=2, difficulty="easy"),
        nonet.generate_custom(technique="naked-pair", seed="7"),
        nonet.check(UNIQUE),
        nonet.analyze(UNIQUE),
        nonet.grade(UNIQUE),
        nonet.rate(UNIQUE, profile="exchange", trace=True),
        nonet.check_batch([UNIQUE, EMPTY, INVALID, "12"], why=True),
        nonet.analyze_batch([UNIQUE, EMPTY]),
        nonet.grade_batch([UNIQUE, EMPTY]),
        nonet.rate_batch([UNIQUE, EMPTY], profile="exchange"),
        nonet.minlex([UNIQUE, UNIQUE[::-1]]),
        nonet.validate(UNIQUE, UNIQUE),
        nonet.hint(UNIQUE, SOLUTION),
        nonet.explain(UNIQUE, UNIQUE, eliminated=[(2, 1)], level=2),
        nonet.prove(UNIQUE, UNIQUE, {"technique": "naked single"}),
        nonet.publish([UNIQUE, SOLUTION]),
        nonet.worksheets([UNIQUE], include_answers=False, paper="letter"),
        nonet.packs(count=1, difficulty="medium"),
        nonet.generate_variant("killer", size=4, difficulty="beginner", seed="1"),
        nonet.check_variant(KILLER.puzzle.data),
        nonet.grade_variant(KILLER.puzzle.data),
        nonet.validate_variant(KILLER.puzzle.data, KILLER.solution),
        nonet.hint_variant(KILLER.puzzle.data, eliminated=[(0, int(KILLER.solution[0]) % 4 + 1)]),
        nonet.explain_variant(KILLER.puzzle.data, steps=3),
        nonet.prove_variant(KILLER.puzzle.data, PLACED),
        nonet.publish_variants([KILLER.puzzle.data, UNIQUE]),
    ]


def judge_everything(answers: list[Any]) -> None:
    generated, custom, check, analysis, grade, rating, *rest = answers
    checks, analyses, grades, ratings, images, board, hint, step, proof, links, sheets, *rest = rest
    pack, *about_variants = rest
    judge_variants(about_variants)
    assert len(generated.puzzles) == 2
    assert custom.puzzles[0].hardest_technique == "naked-pair"
    assert (check.status, check.solution) == ("unique", SOLUTION)
    assert analysis.techniques.naked_singles == 21
    assert grade.hardest.slug == "hidden-single"
    assert (rating.er, len(rating.trace)) == (1.2, 51)
    unique, multiple, invalid, malformed = checks.results
    assert (unique.solution, multiple.why.kind, invalid.why.kind) == (
        SOLUTION,
        "undecided",
        "clash",
    )
    assert malformed.error.code == "INVALID_REQUEST"
    for batch in (analyses, grades, ratings):
        assert batch.results[0].puzzle == normal(UNIQUE)
        assert batch.results[1].error.code == "NOT_UNIQUE"
    assert images.results[0].minlex == images.results[1].minlex
    assert (board.valid, board.remaining_cells) == (True, 51)
    assert hint.status == "complete"
    assert step.step.technique.name
    assert (proof.valid, proof.technique.slug) == (True, "naked-single")
    assert [item.puzzle for item in links.puzzles] == [normal(UNIQUE), SOLUTION]
    assert (sheets.paper, sheets.include_answers) == ("letter", False)
    assert pack.attribution.offline_text.startswith("Created with")


def judge_variants(answers: list[Any]) -> None:
    made, check, grade, board, hint, walk, proof, links = answers
    assert made.solution == check.solution == KILLER.solution
    assert made.grade.difficulty == grade.grade.difficulty == "beginner"
    assert board.complete
    assert hint.hint.explanation
    assert len(walk.steps) == 3
    assert proof.status == "proved"
    assert links.puzzles[0].id == KILLER.puzzle.id
    assert links.puzzles[1].id.startswith("v1-")


def test_every_endpoint_answers_the_client(client: Any, running: Server) -> None:
    with client.Nonet(running.url, key=running.key) as nonet:
        judge_everything(use_everything(nonet))


def test_every_endpoint_answers_the_asynchronous_client(client: Any, running: Server) -> None:
    async def use() -> list[Any]:
        async with client.AsyncNonet(running.base_url, key=running.key) as nonet:
            return await asyncio.gather(*use_everything(nonet))

    judge_everything(asyncio.run(use()))


def test_an_expert_puzzle_is_explained_to_its_end_in_three_calls(
    client: Any, running: Server
) -> None:
    with client.Nonet(running.url, key=running.key) as nonet:
        progress, out, ends = EXPERT.puzzle, list[Any](), list[str]()
        while progress != EXPERT.solution and len(ends) < 3:
            answer = nonet.explain(EXPERT.puzzle, progress, eliminated=out, until="end")
            progress, out = answer.next.progress, answer.next.eliminated
            ends.append(answer.ended)

    assert (progress, ends[-1]) == (EXPERT.solution, "complete")


def test_eliminated_candidates_are_sent_back_unchanged(client: Any, running: Server) -> None:
    with client.Nonet(running.url, key=running.key) as nonet:
        progress, out, ruled_out = EXPERT.puzzle, list[Any](), 0
        while progress != EXPERT.solution:
            answer = nonet.explain(EXPERT.puzzle, progress, eliminated=out)
            progress, out = answer.next.progress, answer.next.eliminated
            ruled_out = max(ruled_out, len(out))

    assert ruled_out > 0


def read_lines(nonet: Any) -> list[Any]:
    """Call the streaming methods; with the asynchronous client these iterate with it."""
    return [
        nonet.explain_lines(EXPERT.puzzle, EXPERT.puzzle, until="end"),
        nonet.generate_custom_lines(count=2, technique="naked-pair", seed="7"),
        nonet.check_batch_lines([UNIQUE, "12"], why=True),
        nonet.analyze_batch_lines([UNIQUE]),
        nonet.grade_batch_lines([UNIQUE]),
        nonet.rate_batch_lines([UNIQUE]),
    ]


def judge_lines(answers: list[list[Any]]) -> None:
    (*steps, end), made, checks, *batches = answers
    assert len(steps) > 20
    assert all(step.explanation and step.step.technique for step in steps)
    assert (end.ended, end.next.progress) == ("complete", EXPERT.solution)
    assert {item.hardest_technique for item in made} == {"naked-pair"}
    assert {line.index: line.result.error is not None for line in checks} == {0: False, 1: True}
    assert [[line.result.puzzle for line in lines] for lines in batches] == [[normal(UNIQUE)]] * 3


def test_answers_come_line_by_line(client: Any, running: Server) -> None:
    with client.Nonet(running.url, key=running.key) as nonet:
        judge_lines([list(lines) for lines in read_lines(nonet)])


def test_answers_come_line_by_line_to_the_asynchronous_client(client: Any, running: Server) -> None:
    async def use() -> list[list[Any]]:
        async with client.AsyncNonet(running.url, key=running.key) as nonet:
            return [[line async for line in lines] for lines in read_lines(nonet)]

    judge_lines(asyncio.run(use()))


def test_a_refusal_ends_the_lines(client: Any, running: Server) -> None:
    opening = {"engineVersion": "1", "attribution": {}}
    refused = {"error": {"code": "RATE_LIMITED", "message": "Too many requests."}}
    text = f"{json.dumps(opening)}\n{json.dumps(refused)}\n"
    transport = httpx.MockTransport(lambda _request: httpx.Response(200, text=text))

    with client.Nonet(running.url, key=running.key) as nonet, pytest.raises(client.NotUniqueError):
        list(nonet.explain_lines(EMPTY, EMPTY, until="end"))
    with (
        client.Nonet("https://nonet.example", key="k", transport=transport) as nonet,
        pytest.raises(client.RateLimitedError),
    ):
        list(nonet.check_batch_lines([UNIQUE]))


def test_pdfs_go_to_files_with_progress(client: Any, running: Server, tmp_path: Path) -> None:
    steps: list[tuple[int, int | None]] = []
    with client.Nonet(running.url, key=running.key) as nonet:
        link = nonet.worksheets([UNIQUE]).pdf_url
        linked = nonet.download(
            link, tmp_path / "linked.pdf", progress=lambda *at: steps.append(at)
        )
        printed = nonet.sheets([UNIQUE] * 4, tmp_path / "printed.pdf", layout=4, title="Class 4b")
        cages = nonet.variant_sheets([KILLER.puzzle.data], tmp_path / "cages.pdf", layout=2)
        new = nonet.sheets(None, tmp_path / "new.pdf", levels={"easy": 1}, hints=True)

    size = linked.stat().st_size
    assert steps[-1] == (size, size)
    for pdf in (linked, printed, cages, new):
        assert pdf.read_bytes().startswith(b"%PDF")
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "cages.pdf",
        "linked.pdf",
        "new.pdf",
        "printed.pdf",
    ]


@pytest.mark.parametrize(
    ("ask", "error", "code"),
    [
        (lambda nonet: nonet.check("12"), "InvalidRequestError", "INVALID_REQUEST"),
        (lambda nonet: nonet.analyze(EMPTY), "NotUniqueError", "NOT_UNIQUE"),
    ],
)
def test_refusals_are_classes_by_code(
    client: Any, running: Server, ask: Callable[[Any], object], error: str, code: str
) -> None:
    with (
        client.Nonet(running.url, key=running.key) as nonet,
        pytest.raises(getattr(client, error)) as refused,
    ):
        ask(nonet)

    assert refused.value.code == code
    assert refused.value.issues[0].path == "puzzle"
    assert str(refused.value).endswith("\n- puzzle: " + refused.value.issues[0].message)
    assert refused.value.request_id


def test_a_missing_or_wrong_key_is_reported(
    client: Any, running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NONET_KEY", raising=False)
    with pytest.raises(ValueError, match="NONET_KEY"):
        client.Nonet(running.url)

    with client.Nonet(running.url, key="wrong") as nonet, pytest.raises(client.UnauthorizedError):
        nonet.check(UNIQUE)


def test_a_temporary_refusal_is_retried_after_the_named_time(client: Any) -> None:
    waits: list[float] = []
    answers = [
        httpx.Response(
            429,
            headers={"Retry-After": "7"},
            json={"error": {"code": "RATE_LIMITED", "message": "Too many requests."}},
        ),
        httpx.Response(502, text="no JSON"),
        httpx.Response(429, headers={"Retry-After": "3600"}),
    ]
    transport = httpx.MockTransport(lambda _request: answers[min(len(waits), 2)])

    nonet = client.Nonet("https://nonet.example", key="k", transport=transport, sleep=waits.append)
    with nonet, pytest.raises(client.NonetError) as refused:
        nonet.check(UNIQUE)

    assert waits == [7, 2]
    assert (refused.value.status, refused.value.retry_after_s) == (429, 3600)


@pytest.mark.parametrize(
    ("status", "code", "tries"),
    [(500, "INTERNAL_ERROR", 3), (503, "UNAVAILABLE", 3), (422, "NOT_UNIQUE", 1)],
)
def test_refusals_that_may_pass_by_themselves_are_retryable_and_retried(
    client: Any, status: int, code: str, tries: int
) -> None:
    waits: list[float] = []
    refusal = {"error": {"code": code, "message": "No."}}
    transport = httpx.MockTransport(lambda _request: httpx.Response(status, json=refusal))

    nonet = client.Nonet("https://nonet.example", key="k", transport=transport, sleep=waits.append)
    with nonet, pytest.raises(client.NonetError) as refused:
        nonet.check(UNIQUE)

    assert (refused.value.retryable, len(waits) + 1) == (tries > 1, tries)


def test_a_wish_with_a_seed_that_is_not_met_is_never_tried_again(client: Any) -> None:
    waits: list[float] = []
    unmet = {"error": {"code": "GENERATION_LIMIT", "message": "The budget is exhausted."}}
    transport = httpx.MockTransport(lambda _request: httpx.Response(503, json=unmet))

    nonet = client.Nonet("https://nonet.example", key="k", transport=transport, sleep=waits.append)
    with nonet, pytest.raises(client.UnmetWishError) as refused:
        nonet.generate_custom(seed="7")

    assert isinstance(refused.value, client.OverloadedError)
    assert (refused.value.retryable, waits) == (False, [])


@pytest.mark.parametrize(("seed", "retryable"), [({}, True), ({"seed": "7"}, False)])
def test_an_unmet_wish_in_mid_stream_is_final_only_with_a_seed(
    client: Any, *, seed: dict[str, str], retryable: bool
) -> None:
    unmet = {"error": {"code": "GENERATION_LIMIT", "message": "The budget is exhausted."}}
    text = f"{json.dumps({'engineVersion': '1', 'seed': '7'})}\n{json.dumps(unmet)}\n"
    transport = httpx.MockTransport(lambda _request: httpx.Response(200, text=text))

    nonet = client.Nonet("https://nonet.example", key="k", transport=transport)
    with nonet, pytest.raises(client.OverloadedError) as refused:
        list(nonet.generate_custom_lines(count=2, **seed))

    assert isinstance(refused.value, client.UnmetWishError) is not retryable
    assert refused.value.retryable is retryable


def test_a_connection_that_breaks_is_tried_again(client: Any) -> None:
    waits: list[float] = []

    def fail(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("refused", request=request)

    transport = httpx.MockTransport(fail)
    nonet = client.Nonet("https://nonet.example", key="k", transport=transport, sleep=waits.append)
    with nonet, pytest.raises(client.UnavailableError):
        nonet.check(UNIQUE)

    assert waits == [1, 2]


@pytest.mark.parametrize(
    ("path", "typed", "named"),
    [("/generate/custom", "ValidSpec", set()), ("/sheets", "Look", {"puzzles"})],
)
def test_the_wishes_of_the_client_are_those_of_the_service(
    client: Any, document: Path, path: str, typed: str, named: set[str]
) -> None:
    described = json.loads(document.read_text("utf-8"))
    operation = described["paths"][path]["post"]
    asked = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    fields = described["components"]["schemas"][asked.rpartition("/")[2]]["properties"]

    wished = client.calls.wire(**getattr(client.calls, typed).__annotations__)

    assert wished.keys() | named == fields.keys()


@pytest.mark.thorough
def test_the_client_is_typed_throughout(python_client: Path) -> None:
    judged = subprocess.run(
        [PROGRAMS / "mypy", "--strict", "--config-file=", "-p", "nonet_client"],
        cwd=python_client / "src",
        check=False,
        capture_output=True,
        text=True,
    )

    assert judged.returncode == 0, judged.stdout


def test_the_client_is_built_with_its_models(python_client: Path, tmp_path: Path) -> None:
    build = [str(PROGRAMS / "hatchling"), "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=python_client, check=True, capture_output=True)

    [wheel] = tmp_path.glob("*.whl")
    names = subprocess.run(
        [PROGRAMS / "python", "-m", "zipfile", "-l", wheel],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert "nonet_client/models.py" in names
    assert "nonet_client/synchronous.py" in names
    assert "nonet_client/py.typed" in names
