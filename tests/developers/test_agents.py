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

from documentation.markdown import read, rows
from fences import fence, fences
from mcp_talk import talk
from own_node import NODE
from patience import PATIENCE_S
from server import COMMAND, Server, environment
from service import Service
from visitor import Visitor

pytestmark = pytest.mark.slow

BASH = shutil.which("bash") or "bash"
GUIDE = "/developers/docs/agents.md"
BRIDGES = Path(__file__).parents[1] / "inspector/node_modules/.bin"
TOOLS = {
    "generate_puzzles",
    "check_puzzle",
    "analyze_puzzle",
    "validate_progress",
    "get_hint",
    "publish_puzzles",
    "export_worksheets",
    "create_pack",
    "generate_custom",
    "import_puzzles",
    "explain_step",
    "grade_puzzle",
    "rate_puzzle",
}
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
    snippet = json.loads(fence(guide, "Cursor"))

    assert snippet == {
        "mcpServers": {
            "nonet": {
                "url": f"{server.url}/mcp",
                "headers": {"Authorization": "Bearer ${env:NONET_KEY}"},
            }
        }
    }
    assert tools_over_http(f"{server.url}/mcp", {"Authorization": f"Bearer {server.key}"}) == TOOLS


def test_visual_studio_code_asks_for_the_key_that_it_sends(server: Server, guide: str) -> None:
    snippet = json.loads(fence(guide, "VS Code"))

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
    assert tomllib.loads(fence(guide, "Codex")) == {
        "mcp_servers": {"nonet": {"url": f"{server.url}/mcp", "bearer_token_env_var": "NONET_KEY"}}
    }


def test_the_commands_for_claude_code_name_the_tools_and_the_key(
    server: Server, guide: str
) -> None:
    there, here = (shlex.split(fence(guide, "Claude Code", number)) for number in (0, 1))

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
    snippet = json.loads(fence(guide, "Claude Desktop", 1))
    (program,) = snippet["mcpServers"].values()
    folder = tmp_path / "sudoku"
    places = {"/path/to/nonet": str(COMMAND), "/path/to/sudoku": str(folder)}
    command, *arguments = [
        places.get(word, word) for word in (program["command"], *program["args"])
    ]

    assert (list(snippet), set(program)) == (["mcpServers"], {"command", "args"})
    assert command == str(COMMAND)
    assert str(folder) in arguments
    assert tools_of_process(command, *arguments, folder=tmp_path) == TOOLS


@needs_npm
def test_claude_desktop_reaches_the_tools_by_a_bridge(
    server: Server, guide: str, tmp_path: Path
) -> None:
    snippet = json.loads(fence(guide, "Claude Desktop"))
    program = snippet["mcpServers"]["nonet"]
    yes, bridge, *arguments = program["args"]
    header = program["env"]["NONET_HEADER"].replace("nonet_live_...", server.key)
    own = {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}", "HOME": str(tmp_path)}

    assert (program["command"], yes, bridge) == ("npx", "-y", "mcp-remote")
    found = tools_of_process(
        str(BRIDGES / bridge), *arguments, folder=tmp_path, NONET_HEADER=header, **own
    )
    assert found == TOOLS


@needs_npm
def test_the_inspector_calls_a_tool(server: Server, guide: str, tmp_path: Path) -> None:
    command = fence(guide, "MCP Inspector")
    installed = f"{NODE} {BRIDGES / 'mcp-inspector'}"

    assert command.startswith("npx @modelcontextprotocol/inspector ")
    command = command.replace("npx @modelcontextprotocol/inspector", installed)
    output = run_shell(command, tmp_path, NONET_KEY=server.key)

    result = json.loads(output)["structuredContent"]
    assert [puzzle["requestedDifficulty"] for puzzle in result["puzzles"]] == ["easy"]


def test_the_guide_names_the_readers_own_key_and_every_snippet_stays_whole(ada: Visitor) -> None:
    anyones = ada.get(GUIDE).text
    key = ada.make_key(NAME)
    own = ada.get(GUIDE).text
    asked = json.loads(fence(own, "VS Code"))["inputs"][0]["description"]

    assert asked == f"Nonet API key ({NAME})"
    assert own.count(f"# with your key {NAME}") == 3
    assert f"with your key “{NAME}” in place" in own
    assert (key[-4:] in own, key in own, NAME in anyones) == (True, False, False)
    assert len(fences(own)) == len(fences(anyones)) == 10
    for language, code in fences(own):
        if language == "python":
            compile(code, "snippet", "exec")
    assert ada.get("/developers/docs/agents").text.count("<pre ") == 10


def test_guide_and_repository_tell_the_same_of_all_tools(service: Service) -> None:
    guide, page = Visitor(service).get(GUIDE).text, read("docs/mcp.md")
    tools = talk(service, lambda session: session.list_tools()).tools

    told = {row[0].strip("`"): row[1] for row in rows(guide, "Tool")}
    assert told == {
        tool.name: ", ".join(f"`{name}`" for name in tool.input_schema["properties"])
        for tool in tools
    }
    assert rows(page, "Tool") == rows(guide, "Tool")
    programs = [block for block in fences(guide) if block[0] != "text"]
    assert fences(page) == programs
    assert set(told) == TOOLS
