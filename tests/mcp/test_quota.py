"""Calls of tools and requests to the API come out of one quota; nothing else does."""

from pathlib import Path
from typing import Any

import pytest
from mcp import ClientSession
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult, TextContent

from acting import act
from mcp_client import ADDRESS, REVISIONS, call, connect_http, error_of, talk
from nonet.accounts.administration import suspend_account
from nonet.accounts.api_keys import list_keys, revoke_key
from samples import UNIQUE
from service import EMAIL, Service

CHECK = {"puzzle": UNIQUE}


def refused_code(result: CallToolResult) -> str | None:
    return error_of(result)["code"] if result.is_error else None


def test_api_and_tools_share_one_quota(service: Service) -> None:
    second_key = service.new_key()

    async def spend(session: ClientSession) -> list[str | None]:
        return [refused_code(await session.call_tool("check_puzzle", CHECK)) for _ in range(40)]

    by_api = [service.ask() for _ in range(25)]
    by_tool = talk(service, spend, key=second_key)

    assert by_api == [200] * 25
    assert by_tool == [None] * 35 + ["RATE_LIMITED"] * 5
    assert service.ask() == 429
    service.clock.advance(60)
    assert service.ask() == 200


def test_rejected_arguments_and_unknown_tools_count(service: Service) -> None:
    async def spend(session: ClientSession) -> None:
        await session.call_tool("check_puzzle", {"puzzle": UNIQUE, "more": 1})
        await session.call_tool("analyze_puzzle", {"puzzle": "." * 81})
        with pytest.raises(MCPError):
            await session.call_tool("solve", {})

    talk(service, spend)

    answer = service.post("/check", CHECK)
    assert answer.headers["RateLimit"] == '"account";r=56;t=60'


@pytest.mark.parametrize("revision", REVISIONS)
def test_arguments_other_than_an_object_count(service: Service, revision: str) -> None:
    params: dict[str, Any] = {"name": "check_puzzle", "arguments": []}
    headers = {
        "Authorization": f"Bearer {service.key}",
        "Accept": "application/json",
        "MCP-Protocol-Version": revision,
    }
    if revision == REVISIONS[0]:
        headers |= {"Mcp-Method": "tools/call", "Mcp-Name": "check_puzzle"}
        params["_meta"] = {
            "io.modelcontextprotocol/protocolVersion": revision,
            "io.modelcontextprotocol/clientCapabilities": {},
        }
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}

    answer = service.client.post(ADDRESS, json=message, headers=headers)

    assert answer.json()["error"]["code"] == -32602
    assert service.post("/check", CHECK).headers["RateLimit"] == '"account";r=58;t=60'


@pytest.mark.parametrize("revision", REVISIONS)
def test_only_calls_count(service: Service, revision: str) -> None:
    async def look_around(session: ClientSession) -> None:
        await session.list_tools()
        await session.list_prompts()
        await session.list_resources()
        await session.list_resource_templates()
        await session.get_prompt("worksheet_pack", {"group": "4b"})
        await session.read_resource(f"nonet://puzzles/v1-{UNIQUE.replace('.', '0')}")

    talk(service, look_around, revision=revision)

    answer = service.post("/check", CHECK)
    assert answer.headers["RateLimit"] == '"account";r=59;t=60'


def test_a_call_beyond_the_quota_reports_the_waiting_time(tmp_path: Path) -> None:
    with Service(tmp_path, rate_limit_per_minute=1) as service:
        service.ask()
        service.clock.advance(18)

        result = call(service, "generate_puzzles", {"count": 99})

        service.clock.advance(42)
        later = call(service, "check_puzzle", CHECK)

    [content] = result.content
    assert isinstance(content, TextContent)
    assert refused_code(result) == "RATE_LIMITED"
    assert "Wait 42 seconds" in content.text
    assert (result.meta or {})["retryAfterSeconds"] == 42
    assert not later.is_error


def revoke(service: Service) -> None:
    record = service.database.run_now(list_keys, EMAIL)[0]
    act(service.database, revoke_key, record.id, now_ms=service.now_ms)


def suspend(service: Service) -> None:
    act(service.database, suspend_account, EMAIL, now_ms=service.now_ms)


@pytest.mark.parametrize("change", [revoke, suspend])
def test_a_key_revoked_between_two_calls_is_rejected_at_the_second(
    service: Service, change: Any
) -> None:
    async def call_twice() -> CallToolResult:
        async with connect_http(service) as session:
            first = await session.call_tool("check_puzzle", CHECK)
            change(service)
            with pytest.raises(MCPError):
                await session.call_tool("check_puzzle", CHECK)
            return first

    assert service.client.portal is not None
    assert not service.client.portal.call(call_twice).is_error


def test_reads_of_resources_have_their_own_limit(tmp_path: Path) -> None:
    uri = f"nonet://puzzles/v1-{UNIQUE.replace('.', '0')}"

    async def read_twice(session: ClientSession) -> None:
        await session.read_resource(uri)
        with pytest.raises(MCPError) as refused:
            await session.read_resource(uri)
        assert refused.value.error.data["error"]["code"] == "RATE_LIMITED"

    with Service(tmp_path, rate_limit_per_minute=1) as service:
        talk(service, read_twice)
        assert service.ask() == 200
