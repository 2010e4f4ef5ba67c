"""The schemas of the tools are those of the OpenAPI document."""

from typing import Any

import pytest
from mcp import ClientSession
from mcp_types import ListToolsResult

from mcp_talk import REVISIONS, talk
from service import Service

ENDPOINTS = {
    "generate_puzzles": "/generate",
    "check_puzzle": "/check",
    "analyze_puzzle": "/analyze",
    "validate_progress": "/validate",
    "get_hint": "/hint",
    "publish_puzzles": "/publish",
    "export_worksheets": "/worksheets",
    "create_pack": "/packs",
    "generate_custom": "/generate/custom",
    "explain_step": "/explain",
    "grade_puzzle": "/grade",
    "rate_puzzle": "/rate",
}
# Reads what no endpoint reads, and answers as a batch of checks.
IMPORT = "import_puzzles"
MOST_BYTES = 16_000


def members(document: Any, schema: Any) -> Any:
    return document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]


def listed(service: Service, revision: str) -> ListToolsResult:
    async def ask(session: ClientSession) -> ListToolsResult:
        return await session.list_tools()

    return talk(service, ask, revision=revision)


@pytest.mark.parametrize("revision", REVISIONS)
def test_tools_take_and_give_the_members_of_their_endpoints(
    service: Service, revision: str
) -> None:
    document = service.client.get("/api/v1/openapi.json").json()

    tools = {tool.name: tool for tool in listed(service, revision).tools}

    assert set(tools) == {*ENDPOINTS, IMPORT}
    for name, path in ENDPOINTS.items():
        operation, tool = document["paths"][path]["post"], tools[name]
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        answer = operation["responses"]["200"]["content"]["application/json"]["schema"]
        taken = members(document, body)
        assert set(tool.input_schema["properties"]) == set(taken["properties"])
        assert tool.input_schema.get("required") == taken.get("required")
        assert tool.input_schema["additionalProperties"] is False
        assert tool.output_schema is not None
        assert set(tool.output_schema["properties"]) == set(members(document, answer)["properties"])


def test_bounds_and_meanings_of_what_a_tool_takes_are_told(service: Service) -> None:
    tools = {tool.name: tool for tool in listed(service, REVISIONS[0]).tools}

    taken = tools["generate_custom"].input_schema["properties"]

    assert taken["count"] == {
        "default": 1,
        "description": "How many puzzles.",
        "maximum": 20,
        "minimum": 1,
        "type": "integer",
    }
    assert taken["minRating"]["type"] == "number"
    assert (taken["minRating"]["minimum"], taken["minRating"]["maximum"]) == (1, 12)


@pytest.mark.parametrize("revision", REVISIONS)
def test_the_list_of_tools_leaves_room_in_a_models_head(service: Service, revision: str) -> None:
    tools = listed(service, revision)

    told = tools.model_dump_json(by_alias=True, exclude_none=True)

    assert len(told.encode()) <= MOST_BYTES
