"""Tools for many puzzles at once, and how far a call is."""

import re
from base64 import b64decode
from typing import Any

import pytest
from mcp import ClientSession
from mcp_types import CallToolResult, ImageContent, TextContent

from mcp_client import REVISIONS, call, error_of, talk
from nonet import engine
from samples import ATTRIBUTION, EMPTY, SOLUTION, UNIQUE, normal
from service import Service

# The expert has chains, the other one of the longest paths there are.
LONG = [engine.generate("expert", seed=8).puzzle, engine.generate("extreme", seed=1).puzzle]
EXPERT = engine.generate("expert", seed=8)


def images(result: CallToolResult) -> list[ImageContent]:
    return [block for block in result.content if isinstance(block, ImageContent)]


@pytest.mark.parametrize(
    ("by", "line"),
    [
        ("check", "status unique"),
        ("analyze", "rating beginner"),
        ("grade", "label beginner"),
        ("rate", "status rated, er 1.2, atLeast 1.2, hardestStep Hidden Single"),
    ],
)
def test_each_grid_is_judged_independently(unlimited_service: Service, by: str, line: str) -> None:
    asked = {"puzzles": [UNIQUE, EMPTY], "by": by, "detail": "full"}

    result = call(unlimited_service, "judge_puzzles", asked)

    answer = result.structured_content or {}
    assert answer == unlimited_service.post(f"/{by}/batch", {"puzzles": [UNIQUE, EMPTY]}).json()
    first = result.content[0]
    assert isinstance(first, TextContent)
    assert line in first.text.splitlines()[0]


def test_an_unfinished_rating_has_a_lower_bound(unlimited_service: Service) -> None:
    hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

    asked = {"puzzles": [hard], "by": "rate", "detail": "full"}

    result = call(unlimited_service, "judge_puzzles", asked)

    first = result.content[0]
    assert isinstance(first, TextContent)
    assert re.fullmatch(r"1\. status unknown, atLeast \d+\.\d", first.text.splitlines()[0])


@pytest.mark.parametrize(
    ("level", "line"), [(1, r"1\. Sieh .+"), (3, r"1\. hidden-single: In Block .+")]
)
def test_many_steps_are_in_one_language(unlimited_service: Service, level: int, line: str) -> None:
    asked = {"puzzle": UNIQUE, "progress": UNIQUE, "until": {"steps": 1}}

    further = {"level": level, "language": "de", "detail": "full"}

    result = call(unlimited_service, "explain_step", {**asked, **further})

    first = result.content[0]
    assert isinstance(first, TextContent)
    assert re.fullmatch(line, first.text.splitlines()[1])


@pytest.mark.parametrize("by", ["check", "analyze", "grade", "rate"])
def test_summaries_of_many_verdicts_repeat_no_grid(unlimited_service: Service, by: str) -> None:
    grids = [UNIQUE, EMPTY, "nothing", *[UNIQUE] * 187]

    result = call(unlimited_service, "judge_puzzles", {"puzzles": grids, "by": by})

    answer = result.structured_content or {}
    shown = result.model_dump_json(by_alias=True, exclude_none=True)
    whole = unlimited_service.post(f"/{by}/batch", {"puzzles": grids[:3]}).json()["results"]
    assert [one["index"] for one in answer["results"]] == list(range(190))
    assert answer["results"][2]["error"]["code"] == whole[2]["error"]["code"]
    assert all(
        whole[0][name] == value for name, value in answer["results"][0].items() if name in whole[0]
    )
    assert len(shown.encode()) < 12_000
    assert normal(UNIQUE) not in shown


@pytest.mark.parametrize("puzzle", LONG)
def test_the_summary_of_all_steps_is_short(unlimited_service: Service, puzzle: str) -> None:
    asked = {"puzzle": puzzle, "progress": puzzle, "until": "end"}

    result = call(unlimited_service, "explain_step", asked)

    shown = result.model_dump_json(by_alias=True, exclude_none=True)
    path = engine.solve_path(puzzle).steps
    steps = (result.structured_content or {})["steps"]
    assert [step["technique"] for step in steps] == [step.technique for step in path]
    assert len(shown.encode()) < 15_000


@pytest.mark.parametrize(
    ("tool", "asked"),
    [
        ("explain_step", {"puzzle": UNIQUE, "progress": UNIQUE}),
        ("explain_step", {"puzzle": UNIQUE, "progress": UNIQUE, "detail": "full"}),
        ("grade_puzzle", {"puzzle": UNIQUE}),
    ],
)
def test_pictures_are_images_on_request(
    unlimited_service: Service, tool: str, asked: dict[str, object]
) -> None:
    plain, drawn = (
        call(unlimited_service, tool, {**asked, **picture}) for picture in ({}, {"picture": "svg"})
    )

    assert [block.type for block in plain.content] == ["text"]
    [image] = images(drawn)
    assert image.mime_type == "image/png"
    assert b64decode(image.data).startswith(b"\x89PNG")
    assert drawn.structured_content == plain.structured_content


def test_a_path_has_pictures_of_its_first_steps(unlimited_service: Service) -> None:
    asked = {"puzzle": UNIQUE, "progress": UNIQUE, "until": "end", "picture": "svg"}

    drawn = call(unlimited_service, "explain_step", asked)

    assert len(images(drawn)) == 8
    assert isinstance(drawn.content[0], TextContent)
    assert "Only the first 8 of" in drawn.content[0].text


def test_a_batch_costs_as_much_as_over_http(service: Service) -> None:
    many = [UNIQUE] * 41

    for _ in range(19):
        assert not call(service, "judge_puzzles", {"puzzles": many}).is_error

    refused = call(service, "judge_puzzles", {"puzzles": [*many, UNIQUE] * 2})
    assert error_of(refused)["code"] == "RATE_LIMITED"
    # The refused call counts as one.
    assert [service.ask() for _ in range(3)] == [200, 200, 429]


def test_a_sheet_is_a_link_that_needs_no_key(unlimited_service: Service) -> None:
    arguments = {"puzzles": [UNIQUE], "layout": 4, "title": "Class 4b", "hints": True}

    result = call(unlimited_service, "make_sheet", arguments)

    answer = result.structured_content or {}
    assert answer["attribution"] == ATTRIBUTION
    page = unlimited_service.client.get(answer["sheetUrl"].removeprefix(ATTRIBUTION["url"]))
    assert page.status_code == 200
    assert "Class 4b" in page.text


def test_a_sheet_of_ambiguous_puzzles_is_rejected(unlimited_service: Service) -> None:
    refused = call(unlimited_service, "make_sheet", {"puzzles": [UNIQUE, EMPTY]})

    assert error_of(refused)["code"] == "NOT_UNIQUE"


@pytest.mark.parametrize("revision", REVISIONS)
@pytest.mark.parametrize(
    ("tool", "arguments", "parts"),
    [
        ("judge_puzzles", {"puzzles": [UNIQUE] * 3, "by": "grade"}, 3),
        ("generate_custom", {"count": 2, "technique": "naked-pair", "seed": "7"}, 2),
        (
            "explain_step",
            {"puzzle": EXPERT.puzzle, "progress": EXPERT.puzzle, "until": "end"},
            None,
        ),
    ],
)
def test_progress_is_reported_for_each_part_on_request(
    unlimited_service: Service,
    revision: str,
    tool: str,
    arguments: dict[str, Any],
    parts: int | None,
) -> None:
    heard: list[tuple[float, float | None]] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        assert message is None
        heard.append((progress, total))

    async def ask(session: ClientSession) -> Any:
        return await session.call_tool(tool, arguments, progress_callback=hear)

    result = talk(unlimited_service, ask, revision=revision)

    assert not result.is_error
    steps = parts or len(result.structured_content["steps"])
    assert heard == [(float(number), parts) for number in range(1, steps + 1)]
    assert result.structured_content == call(unlimited_service, tool, arguments).structured_content


def test_work_without_parts_reports_no_progress(unlimited_service: Service) -> None:
    heard: list[float] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        assert (total, message) == (None, None)
        heard.append(progress)

    async def ask(session: ClientSession) -> Any:
        arguments = {"puzzle": SOLUTION}
        return await session.call_tool("check_puzzle", arguments, progress_callback=hear)

    assert not talk(unlimited_service, ask).is_error
    assert heard == []
