"""A call while the database cannot be written is a result that says so, and how long to wait."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from mcp import ClientSession
from mcp_types import CallToolResult, TextContent

from mcp_client import error_of, talk
from samples import UNIQUE
from service import Service
from waiting import eventually


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """Start a service that waits for its database no longer than a probe does."""
    with Service(tmp_path, database_timeout_ms=1_500) as fresh:
        yield fresh


async def check(session: ClientSession) -> CallToolResult:
    return await session.call_tool("check_puzzle", {"puzzle": UNIQUE})


def test_a_call_that_cannot_be_counted_is_rejected_with_a_waiting_time(
    service: Service, tmp_path: Path
) -> None:
    async def conversation(session: ClientSession) -> CallToolResult:
        with closing(sqlite3.connect(tmp_path / "nonet.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            return await check(session)

    refused = talk(service, conversation)
    eventually(lambda: service.client.get("/readyz").status_code == 200)
    answered = talk(service, check)

    assert refused.is_error
    assert error_of(refused)["code"] == "UNAVAILABLE"
    assert refused.meta is not None
    assert refused.meta["retryAfterSeconds"] == 2
    [content] = refused.content
    assert isinstance(content, TextContent)
    assert content.text.startswith("UNAVAILABLE: ")
    assert content.text.endswith("Wait 2 seconds, then call again.")
    assert not answered.is_error
