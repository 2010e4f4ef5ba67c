"""A refusal of the API is a result that says so, with the same code, message and issues."""

from pathlib import Path
from typing import Any

import pytest
from mcp import ClientSession
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult, TextContent

from mcp_client import NEWEST, OLDER, REVISIONS, call, error_of, talk
from samples import EMPTY, HARD, INVALID, UNIQUE, UNSOLVABLE
from service import Service

pytestmark = pytest.mark.shared

ENDPOINTS = {
    "generate_puzzles": "/generate",
    "check_puzzle": "/check",
    "analyze_puzzle": "/analyze",
    "validate_progress": "/validate",
    "get_hint": "/hint",
    "publish_puzzles": "/publish",
    "export_worksheets": "/worksheets",
    "create_pack": "/packs",
}
BAD_ARGUMENTS = [
    ("check_puzzle", {}),
    ("check_puzzle", {"puzzle": UNIQUE, "more": 1}),
    ("check_puzzle", {"puzzle": 8}),
    ("check_puzzle", {"puzzle": "5" * 80}),
    ("check_puzzle", {"puzzle": None}),
    ("analyze_puzzle", {"Puzzle": UNIQUE}),
    ("generate_puzzles", {"count": 21}),
    ("generate_puzzles", {"count": "1"}),
    ("generate_puzzles", {"count": True}),
    ("generate_puzzles", {"difficulty": "EASY", "seed": 1}),
    ("create_pack", {"includeAnswers": 1}),
    ("create_pack", {"include_answers": True}),
    ("create_pack", {"paper": "A4"}),
    ("export_worksheets", {"puzzles": []}),
    ("export_worksheets", {"puzzles": [UNIQUE] * 21}),
    ("publish_puzzles", {"puzzles": [UNIQUE, "?"]}),
    ("publish_puzzles", {"puzzles": UNIQUE}),
    ("get_hint", {"puzzle": UNIQUE}),
    ("validate_progress", {"progress": UNIQUE}),
]
UNFIT = [
    ("analyze_puzzle", {"puzzle": EMPTY}),
    ("validate_progress", {"puzzle": INVALID, "progress": INVALID}),
    ("get_hint", {"puzzle": UNSOLVABLE, "progress": UNSOLVABLE}),
    ("publish_puzzles", {"puzzles": [UNIQUE, EMPTY, INVALID]}),
    ("export_worksheets", {"puzzles": [UNIQUE, UNSOLVABLE]}),
]


def text_of(result: CallToolResult) -> str:
    [content] = result.content
    assert isinstance(content, TextContent)
    return content.text


def check_same(
    service: Service, tool: str, arguments: dict[str, Any], revision: str = NEWEST
) -> str:
    """Hold a refused call against the API's refusal and return its code."""
    expected = service.post(ENDPOINTS[tool], arguments).json()

    result = call(service, tool, arguments, revision=revision)

    error, text = error_of(result), text_of(result)
    assert {"error": error} == expected
    assert text.startswith(f"{error['code']}: {error['message']}")
    assert all(issue["message"] in text for issue in error.get("issues", []))
    code: str = error["code"]
    return code


@pytest.mark.parametrize(
    ("tool", "arguments", "revision"),
    [*((*bad, NEWEST) for bad in BAD_ARGUMENTS), *((*BAD_ARGUMENTS[0], older) for older in OLDER)],
)
def test_arguments_are_rejected_like_a_body_of_the_api(
    unlimited_service: Service, tool: str, arguments: dict[str, Any], revision: str
) -> None:
    assert check_same(unlimited_service, tool, arguments, revision) == "INVALID_REQUEST"


@pytest.mark.parametrize(("tool", "arguments"), UNFIT)
def test_grids_that_are_not_unique_are_named(
    unlimited_service: Service, tool: str, arguments: dict[str, Any]
) -> None:
    assert check_same(unlimited_service, tool, arguments) == "NOT_UNIQUE"


def test_exhausted_budgets_are_reported(tmp_path: Path) -> None:
    with Service(tmp_path, search_node_budget=1, generation_budget=0) as service:
        search = check_same(service, "export_worksheets", {"puzzles": [HARD]})
        packs = check_same(service, "create_pack", {})

    assert (search, packs) == ("SEARCH_LIMIT", "GENERATION_LIMIT")


def test_an_internal_error_has_no_detail(tmp_path: Path) -> None:
    def fail() -> int:
        raise ZeroDivisionError("a secret")

    with Service(tmp_path, draw_seed=fail) as service:
        result = call(service, "generate_puzzles", {})

    assert error_of(result)["code"] == "INTERNAL_ERROR"
    assert "secret" not in str(result)


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_unknown_tool_is_a_protocol_error(unlimited_service: Service, revision: str) -> None:
    async def ask(session: ClientSession) -> int:
        with pytest.raises(MCPError) as refused:
            await session.call_tool("solve", {})
        return refused.value.error.code

    assert talk(unlimited_service, ask, revision=revision) == -32602
