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
}


def resolve(schema: Any, root: Any) -> Any:
    """Put what references stand for in their place."""
    if isinstance(schema, list):
        return [resolve(item, root) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        target = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        rest = {name: value for name, value in schema.items() if name != "$ref"}
        return {**resolve(target, root), **resolve(rest, root)}
    return {name: resolve(value, root) for name, value in schema.items() if name != "$defs"}


@pytest.mark.parametrize("revision", REVISIONS)
def test_inputs_and_outputs_equal_the_components_of_openapi(
    service: Service, revision: str
) -> None:
    async def ask(session: ClientSession) -> ListToolsResult:
        return await session.list_tools()

    document = service.client.get("/api/v1/openapi.json").json()

    tools = talk(service, ask, revision=revision).tools

    assert {tool.name for tool in tools} == set(ENDPOINTS)
    for tool in tools:
        operation = document["paths"][ENDPOINTS[tool.name]]["post"]
        wanted = [
            operation["requestBody"]["content"]["application/json"]["schema"],
            operation["responses"]["200"]["content"]["application/json"]["schema"],
        ]
        found = [tool.input_schema, tool.output_schema]
        assert [resolve(schema, schema) for schema in found] == [
            resolve(schema, document) for schema in wanted
        ]
        assert tool.input_schema["additionalProperties"] is False
