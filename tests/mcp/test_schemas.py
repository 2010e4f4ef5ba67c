"""The schemas of the tools are those of the OpenAPI document."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from mcp import ClientSession
from mcp_types import ListToolsResult

from mcp_client import REVISIONS, call, talk
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.mcp.tools import TOOLS
from samples import UNIQUE
from service import Service

pytestmark = pytest.mark.shared

# An import reads forms that no endpoint reads.
PATHS = {tool.name: tool.use.path for tool in TOOLS if tool.use in ENDPOINTS}
MOST_BYTES = 31_000


def members(document: Any, schema: Any) -> Any:
    schemas = document["components"]["schemas"]
    return schemas[schema["$ref"].rpartition("/")[2]]


def listed(service: Service, revision: str) -> ListToolsResult:
    async def ask(session: ClientSession) -> ListToolsResult:
        return await session.list_tools()

    return talk(service, ask, revision=revision)


@pytest.mark.parametrize("revision", REVISIONS)
def test_tools_have_the_fields_of_their_endpoints(service: Service, revision: str) -> None:
    document = service.client.get("/api/v1/openapi.json").json()

    tools = {tool.name: tool for tool in listed(service, revision).tools}

    assert set(tools) == {tool.name for tool in TOOLS}
    for name, path in PATHS.items():
        operation, tool = document["paths"][path]["post"], tools[name]
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        answer = operation["responses"]["200"]["content"]["application/json"]["schema"]
        taken = members(document, body)
        assert set(tool.input_schema["properties"]) == set(taken["properties"])
        assert tool.input_schema.get("required") == taken.get("required")
        assert tool.input_schema["additionalProperties"] is False
        assert tool.output_schema is not None
        assert set(tool.output_schema["required"]) == set(members(document, answer)["required"])


def test_input_schemas_describe_bounds_and_meanings(service: Service) -> None:
    tools = {tool.name: tool for tool in listed(service, REVISIONS[0]).tools}

    taken = tools["generate_custom"].input_schema["properties"]

    assert taken["count"] == {
        "default": 1,
        "description": "Number of puzzles.",
        "maximum": 20,
        "minimum": 1,
        "type": "integer",
    }
    assert taken["minRating"]["type"] == "number"
    assert (taken["minRating"]["minimum"], taken["minRating"]["maximum"]) == (1, 12)


def test_schemas_use_only_supported_keywords(service: Service) -> None:
    tools = listed(service, REVISIONS[0]).tools

    for tool in tools:
        for part in parts(tool.input_schema):
            assert {"$ref", "$defs", "const", "oneOf"}.isdisjoint(part), tool.name
            assert all(isinstance(choice, str) for choice in part.get("enum", ())), tool.name
            assert part.get("type") != "array" or "items" in part, tool.name


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Yield a schema and all within it."""
    if isinstance(schema, dict):
        yield schema
    for part in schema.values() if isinstance(schema, dict) else schema:
        if isinstance(part, dict | list):
            yield from parts(part)


def test_a_claim_is_described_by_valid_examples(service: Service) -> None:
    tools = {tool.name: tool for tool in listed(service, REVISIONS[0]).tools}

    claim = tools["prove_step"].input_schema["properties"]["deduction"]

    assert {"notation", "premises", "links", "conclusions"} <= set(claim["properties"])
    for example in claim["description"].rstrip(".").partition(": ")[2].split("; "):
        arguments = {"puzzle": UNIQUE, "progress": UNIQUE, "deduction": json.loads(example)}
        assert not call(service, "prove_step", arguments).is_error


def test_the_list_of_tools_stays_within_its_size(service: Service) -> None:
    tools = listed(service, REVISIONS[0])

    shown = tools.model_dump_json(by_alias=True, exclude_none=True)

    assert len(shown.encode()) <= MOST_BYTES
