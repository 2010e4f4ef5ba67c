"""The official inspector, a client by other hands in another language, lists and calls it all."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from machine import NODE
from nonet.server.mcp.tools import TOOLS
from samples import EMPTY, UNIQUE
from server import COMMAND, Server, environment

# A busy machine may take more than the 15 s that the inspector gives a server to start.
PATIENT = ("--connect-timeout", "100000")
CLI = Path(__file__).parents[1] / "inspector/node_modules/.bin/mcp-inspector"
PUZZLE = "v1-" + UNIQUE.replace(".", "0")
# The examples of the endpoints.
CALLS = {
    tool.name: tool.use.example.model_dump(mode="json", by_alias=True, exclude_unset=True)
    for tool in TOOLS
    if tool.use.example is not None
}
# `test_over_stdio.py` calls all tools; here, those that differ from the server's and one other.
OVER_STDIO = ("check_puzzle", "export_worksheets", "create_pack")
WAYS = [*(("http", tool) for tool in CALLS), *(("stdio", tool) for tool in OVER_STDIO)]
Inspect = Callable[..., "subprocess.CompletedProcess[str]"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.thorough,
    pytest.mark.skipif(
        not CLI.exists(),
        reason="the inspector is not installed: make test-all installs it with npm",
    ),
]


def inspector(folder: Path, *target: str) -> Inspect:
    def inspect(method: str, *options: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [NODE, CLI, "--cli", *target, *PATIENT, "--method", method, *options],
            cwd=folder,
            env={**os.environ, **environment({}), "HOME": str(folder)},
            capture_output=True,
            text=True,
            check=False,
        )

    return inspect


@pytest.fixture(scope="module", params=["http", "stdio"])
def inspect(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inspect]:
    """Point the inspector at a server, then at `nonet mcp`."""
    folder = tmp_path_factory.mktemp("inspected")
    if request.param == "stdio":
        yield inspector(folder, str(COMMAND), "mcp", "--folder", str(folder / "sheets"))
        return
    with Server(folder, "--json", data_dir=folder) as server:
        server.output.wait_for("siteUrl")
        key = json.loads(server.output.text)["key"]
        yield inspector(folder, f"{server.url}/mcp", "--header", f"Authorization: Bearer {key}")


def test_every_tool_is_listed_without_errors(inspect: Inspect) -> None:
    outcome = inspect("tools/list", "--strict")

    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert {tool["name"] for tool in json.loads(outcome.stdout)["tools"]} == set(CALLS)


@pytest.mark.parametrize(("inspect", "tool"), WAYS, indirect=["inspect"])
def test_every_tool_is_called_and_its_result_fits_its_schema(inspect: Inspect, tool: str) -> None:
    pairs = [f"{name}={json.dumps(value)}" for name, value in CALLS[tool].items()]

    arguments = ["--tool-arg", *pairs] if pairs else []
    outcome = inspect("tools/call", "--tool-name", tool, *arguments)

    assert (outcome.returncode, outcome.stderr) == (0, "")
    result = json.loads(outcome.stdout)
    assert not result.get("isError")
    assert result["structuredContent"]["attribution"]["required"] is True


def test_an_error_is_shown_to_the_user(inspect: Inspect) -> None:
    outcome = inspect(
        "tools/call", "--tool-name", "analyze_puzzle", "--tool-arg", f"puzzle={EMPTY}"
    )

    assert "NOT_UNIQUE" in outcome.stdout
    assert "more than one solution" in outcome.stdout


def test_prompts_and_resources_are_listed_and_read(inspect: Inspect) -> None:
    outcomes = [
        inspect("prompts/list"),
        inspect("prompts/get", "--prompt-name", "worksheet_pack", "--prompt-args", "group=4b"),
        inspect("resources/templates/list"),
        inspect("resources/read", "--uri", f"nonet://puzzles/{PUZZLE}.svg"),
    ]

    assert [(outcome.returncode, outcome.stderr) for outcome in outcomes] == [(0, "")] * 4
    assert "<svg" in outcomes[-1].stdout
