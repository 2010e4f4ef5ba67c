"""Calls of tools appear in an account's usage."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from mcp import ClientSession
from mcp.shared.exceptions import MCPError

from leaving import leave_midway, request_of
from mcp_client import ADDRESS, REVISIONS, talk
from nonet.accounts.account import find_account
from nonet.accounts.usage import RequestFilter, UsageRow, list_requests, list_usage
from samples import EMPTY, HARD, UNIQUE
from service import EMAIL, NOON, Service

TODAY = int(NOON) // 86_400


@pytest.mark.parametrize("revision", REVISIONS)
def test_each_call_is_counted_with_its_tool_and_outcome(tmp_path: Path, revision: str) -> None:
    async def work(session: ClientSession) -> None:
        await session.list_tools()
        await session.call_tool("check_puzzle", {"puzzle": UNIQUE})
        await session.call_tool("check_puzzle", {"puzzle": EMPTY})
        await session.call_tool("check_puzzle", {})
        await session.call_tool("analyze_puzzle", {"puzzle": EMPTY})
        await session.call_tool("generate_puzzles", {})
        with pytest.raises(MCPError):
            await session.call_tool("solve", {})
        await session.call_tool("check_puzzle", {"puzzle": UNIQUE})

    with Service(tmp_path, rate_limit_per_minute=6, generation_budget=0) as service:
        talk(service, work, revision=revision)
        service.execute("UPDATE api_keys SET revoked_at_ms = 1")
        service.client.post(ADDRESS, headers={"Authorization": f"Bearer {service.key}"})

    rows = service.database.run_now(list_usage, since_day=0, account_id=None)
    service.database.close_now()
    assert sorted(rows, key=str) == sorted(
        [
            UsageRow(TODAY, "/mcp", "refused", 1),
            UsageRow(TODAY, "/mcp analyze_puzzle", "refused", 1),
            UsageRow(TODAY, "/mcp check_puzzle", "limited", 1),
            UsageRow(TODAY, "/mcp check_puzzle", "ok", 2),
            UsageRow(TODAY, "/mcp check_puzzle", "refused", 1),
            UsageRow(TODAY, "/mcp generate_puzzles", "failed", 1),
            UsageRow(TODAY, "/mcp other", "refused", 1),
        ],
        key=str,
    )


def test_a_client_that_disconnects_during_a_stream_is_counted_as_gone(tmp_path: Path) -> None:
    arguments = {"puzzles": [HARD] * 100, "by": "rate"}
    params = {"name": "judge_puzzles", "arguments": arguments, "_meta": {"progressToken": 1}}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}

    with Service(tmp_path) as service:
        account_id = service.database.run_now(find_account, EMAIL).id
        accept = "application/json, text/event-stream"
        leave_midway(service, request_of(service, "/mcp", message, accept=accept))

    [row] = service.database.run_now(list_requests, account_id, RequestFilter())
    service.database.close_now()
    assert (row.endpoint, row.code, row.status) == ("/mcp judge_puzzles", "CALLER_GONE", 499)


def test_a_rejected_request_is_recorded_with_its_duration(tmp_path: Path) -> None:
    with Service(tmp_path) as service:

        def arrive_slowly() -> Iterator[bytes]:
            service.clock.advance(1.5)
            yield b" " * 20_000

        headers = {"Authorization": f"Bearer {service.key}", "Content-Type": "application/json"}
        service.client.post(ADDRESS, content=arrive_slowly(), headers=headers)

    account_id = service.database.run_now(find_account, EMAIL).id
    [row] = service.database.run_now(list_requests, account_id, RequestFilter())
    service.database.close_now()
    assert (row.endpoint, row.status, row.elapsed_ms) == ("/mcp", 413, 1_500)


def test_a_rejected_call_is_recorded_with_its_key_and_can_be_searched(tmp_path: Path) -> None:
    async def work(session: ClientSession) -> None:
        await session.call_tool("check_puzzle", {"puzzle": UNIQUE})
        await session.call_tool("create_pack", {})

    with Service(tmp_path) as service:
        service.execute("UPDATE api_keys SET scope = 'read'")
        talk(service, work)
        account_id = service.database.run_now(find_account, EMAIL).id

    def found(endpoint: str) -> list[tuple[str, int, int | None]]:
        wanted = RequestFilter(endpoint=endpoint)
        rows = service.database.run_now(list_requests, account_id, wanted)
        return [(row.endpoint, row.status, row.key_id) for row in rows]

    checked, refused = ("/mcp check_puzzle", 200, 1), ("/mcp create_pack", 403, 1)
    try:
        assert found("mcp") == found("/mcp") == [refused, checked]
        assert found("check_puzzle") == [checked]
        assert found("check") == found("%") == []
    finally:
        service.database.close_now()


def test_a_key_is_shown_only_the_tools_that_it_may_call(tmp_path: Path) -> None:
    async def names(session: ClientSession) -> set[str]:
        return {tool.name for tool in (await session.list_tools()).tools}

    with Service(tmp_path) as service:
        everything = talk(service, names)
        service.execute("UPDATE api_keys SET scope = 'read'")
        reading = talk(service, names)

    assert reading == {
        "import_puzzles",
        "check_puzzle",
        "analyze_puzzle",
        "validate_progress",
        "get_hint",
        "explain_step",
        "prove_step",
        "check_variant",
        "explain_variant_step",
        "prove_variant_step",
        "grade_puzzle",
        "rate_puzzle",
        "judge_puzzles",
    }
    assert reading < everything
