"""Every snippet of the guide for agents reaches the tools of a real server."""

import asyncio
import json
import os
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import httpx2
import pytest
from mcp import Client, ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

from machine import NODE
from markdown import fenced_block, fenced_blocks, rows
from mcp_client import talk
from nonet.server.mcp.tools import TOOLS
from server import COMMAND, Server, environment
from service import Service
from site_client import SiteClient
from waiting import PATIENCE_S

pytestmark = pytest.mark.slow

BASH = shutil.which("bash") or "bash"
GUIDE = "/developers/docs/agents.md"
BRIDGES = Path(__file__).parents[1] / "inspector/node_modules/.bin"
NAMES = {tool.name for tool in TOOLS}
NAME = 'the "new" laptop \\ ``` </code>'

needs_npm = pytest.mark.skipif(
    not BRIDGES.exists(),
    reason="clients by other hands are not installed: make test installs them with npm",
)


@pytest.fixture(scope="module")
def guide(server: Server) -> str:
    """Read the guide as the server's own visitors do."""
    return str(server.client.get(GUIDE).text)


def tools_over_http(url: str, headers: dict[str, str]) -> set[str]:
    async def ask() -> set[str]:
        async with (
            httpx2.AsyncClient(headers=headers, timeout=PATIENCE_S) as http,
            Client(streamable_http_client(url, http_client=http)) as client,
        ):
            return {tool.name for tool in (await client.list_tools()).tools}

    return asyncio.run(ask())


def tools_of_process(command: str, *arguments: str, folder: Path, **env: str) -> set[str]:
    program = StdioServerParameters(
        command=command, args=list(arguments), env={**environment({}), **env}, cwd=folder
    )

    async def ask() -> set[str]:
        with (folder / "errors").open("w") as errors:
            async with (
                stdio_client(program, errlog=errors) as (incoming, outgoing),
                ClientSession(incoming, outgoing) as client,
            ):
                await client.initialize()
                return {tool.name for tool in (await client.list_tools()).tools}

    return asyncio.run(ask())


def run_shell(command: str, folder: Path, **env: str) -> str:
    done = subprocess.run(
        [BASH, "-e", "-c", command],
        env={**environment({}), "HOME": str(folder), **env},
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def test_cursor_reaches_the_tools(server: Server, guide: str) -> None:
    snippet = json.loads(fenced_block(guide, "Cursor"))

    assert snippet == {
        "mcpServers": {
            "nonet": {
                "url": f"{server.url}/mcp",
                "headers": {"Authorization": "Bearer ${env:NONET_KEY}"},
            }
        }
    }
    assert tools_over_http(f"{server.url}/mcp", {"Authorization": f"Bearer {server.key}"}) == NAMES


def test_visual_studio_code_asks_for_the_key_that_it_sends(server: Server, guide: str) -> None:
    snippet = json.loads(fenced_block(guide, "VS Code"))

    assert snippet == {
        "inputs": [
            {
                "type": "promptString",
                "id": "nonet-key",
                "description": "Nonet API key",
                "password": True,
            }
        ],
        "servers": {
            "nonet": {
                "type": "http",
                "url": f"{server.url}/mcp",
                "headers": {"Authorization": "Bearer ${input:nonet-key}"},
            }
        },
    }


def test_codex_takes_the_key_from_the_environment(server: Server, guide: str) -> None:
    assert tomllib.loads(fenced_block(guide, "Codex")) == {
        "mcp_servers": {"nonet": {"url": f"{server.url}/mcp", "bearer_token_env_var": "NONET_KEY"}}
    }


def test_the_commands_for_claude_code_name_the_tools_and_the_key(
    server: Server, guide: str
) -> None:
    there, here = (shlex.split(fenced_block(guide, "Claude Code", number)) for number in (0, 1))

    assert there[:7] == [
        "claude",
        "mcp",
        "add",
        "--transport",
        "http",
        "nonet",
        f"{server.url}/mcp",
    ]
    assert there[7:] == ["--header", "Authorization: Bearer $NONET_KEY"]
    assert here[:5] == ["claude", "mcp", "add", "nonet-desk", "--"]
    assert here[5:] == ["nonet", "mcp", "--folder", "~/sudoku"]


def test_claude_desktop_starts_the_tools_on_the_desk(guide: str, tmp_path: Path) -> None:
    snippet = json.loads(fenced_block(guide, "Claude Desktop", 1))
    (program,) = snippet["mcpServers"].values()
    folder = tmp_path / "sudoku"
    places = {"/path/to/nonet": str(COMMAND), "/path/to/sudoku": str(folder)}
    command, *arguments = [
        places.get(word, word) for word in (program["command"], *program["args"])
    ]

    assert (list(snippet), set(program)) == (["mcpServers"], {"command", "args"})
    assert command == str(COMMAND)
    assert str(folder) in arguments
    assert tools_of_process(command, *arguments, folder=tmp_path) == NAMES


@needs_npm
def test_claude_desktop_reaches_the_tools_by_a_bridge(
    server: Server, guide: str, tmp_path: Path
) -> None:
    snippet = json.loads(fenced_block(guide, "Claude Desktop"))
    program = snippet["mcpServers"]["nonet"]
    yes, bridge, *arguments = program["args"]
    header = program["env"]["NONET_HEADER"].replace("nonet_live_...", server.key)
    own = {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}", "HOME": str(tmp_path)}

    assert (program["command"], yes, bridge) == ("npx", "-y", "mcp-remote")
    found = tools_of_process(
        str(BRIDGES / bridge), *arguments, folder=tmp_path, NONET_HEADER=header, **own
    )
    assert found == NAMES


@needs_npm
def test_the_inspector_calls_a_tool(server: Server, guide: str, tmp_path: Path) -> None:
    command = fenced_block(guide, "MCP Inspector")
    installed = f"{NODE} {BRIDGES / 'mcp-inspector'}"

    assert command.startswith("npx @modelcontextprotocol/inspector ")
    command = command.replace("npx @modelcontextprotocol/inspector", installed)
    output = run_shell(command, tmp_path, NONET_KEY=server.key)

    result = json.loads(output)["structuredContent"]
    assert [puzzle["requestedDifficulty"] for puzzle in result["puzzles"]] == ["easy"]


def test_the_guide_names_the_readers_own_key_and_every_snippet_stays_whole(ada: SiteClient) -> None:
    anyones = ada.get(GUIDE).text
    key = ada.make_key(NAME)
    own = ada.get(GUIDE).text
    asked = json.loads(fenced_block(own, "VS Code"))["inputs"][0]["description"]

    assert asked == f"Nonet API key ({NAME})"
    assert own.count(f"# with your key {NAME}") == 3
    assert f"with your key “{NAME}” in place" in " ".join(own.split())
    assert (key[-4:] in own, key in own, NAME in anyones) == (True, False, False)
    assert len(fenced_blocks(own)) == len(fenced_blocks(anyones)) == 10
    for language, code in fenced_blocks(own):
        if language == "python":
            compile(code, "snippet", "exec")
    assert ada.get("/developers/docs/agents").text.count("<pre ") == 10


def test_the_guide_lists_all_tools(service: Service) -> None:
    guide = SiteClient(service).get(GUIDE).text
    tools = talk(service, lambda session: session.list_tools()).tools

    shown = {row[0].strip("`"): row[1] for row in rows(guide, "Tool")}
    assert shown == {
        tool.name: ", ".join(f"`{name}`" for name in tool.input_schema["properties"]) or "nothing"
        for tool in tools
    }
