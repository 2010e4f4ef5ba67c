"""The tool interface as operators run it, over a socket."""

import asyncio
import json
from pathlib import Path

import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from samples import SOLUTION, UNIQUE
from server import Server
from waiting import PATIENCE_S

pytestmark = pytest.mark.slow


def test_a_client_that_negotiates_the_revision_is_served_and_no_key_is_logged(
    tmp_path: Path,
) -> None:
    async def ask(server: Server, key: str, mode: str) -> str:
        headers = {"Authorization": f"Bearer {key}"}
        async with (
            httpx2.AsyncClient(headers=headers, timeout=PATIENCE_S, verify=False) as client,
            Client(streamable_http_client(f"{server.url}/mcp", http_client=client), mode=mode) as c,
        ):
            result = await c.call_tool("check_puzzle", {"puzzle": UNIQUE})
            solution: str = result.structured_content["solution"]
            return solution

    with Server(tmp_path, "--json", data_dir=tmp_path) as server:
        server.output.wait_for("siteUrl")
        key = json.loads(server.output.text)["key"]
        solutions = [asyncio.run(ask(server, key, mode)) for mode in ("auto", "legacy")]
        server.client.post(f"/mcp?key={key}")
        server.stop()
        log = server.log.rest()

    assert solutions == [SOLUTION, SOLUTION]
    assert log.count('"route":"/mcp"') >= 6
    assert key not in log
