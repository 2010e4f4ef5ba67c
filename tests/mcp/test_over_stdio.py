"""`nonet mcp`: the same tools without a server, a key or a database."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from jsonschema_rs import Draft202012Validator
from mcp import ClientSession
from mcp_types import CallToolResult, ResourceLink, TextContent

from command_line import CommandLine
from mcp_client import REVISIONS, Conversation, T, connect_stdio, error_of, talk
from samples import EMPTY, HARD, SOLUTION, UNIQUE
from service import Service

pytestmark = pytest.mark.slow

SITE = {"site_url": "https://nonet.example"}
SAME: list[tuple[str, dict[str, Any]]] = [
    ("check_puzzle", {"puzzle": UNIQUE}),
    ("analyze_puzzle", {"puzzle": UNIQUE}),
    ("validate_progress", {"puzzle": UNIQUE, "progress": SOLUTION}),
    ("get_hint", {"puzzle": UNIQUE, "progress": UNIQUE}),
    ("publish_puzzles", {"puzzles": [UNIQUE, UNIQUE]}),
    ("check_puzzle", {"puzzle": UNIQUE, "more": 1}),
    ("export_worksheets", {"puzzles": [EMPTY]}),
    ("create_pack", {"count": 0}),
    ("generate_puzzles", {"difficulty": "no"}),
]
EXPORTS = ["export_worksheets", "create_pack"]


def converse(folder: Path, conversation: Conversation[T], **options: Any) -> T:
    async def hold() -> T:
        async with connect_stdio(folder, **options) as session:
            return await conversation(session)

    return asyncio.run(hold())


async def call_same(session: ClientSession) -> list[CallToolResult]:
    return [await session.call_tool(tool, arguments) for tool, arguments in SAME]


@pytest.mark.parametrize("revision", REVISIONS)
def test_offline_results_are_those_of_a_server(
    unlimited_service: Service, tmp_path: Path, revision: str
) -> None:
    here = converse(tmp_path, call_same, revision=revision, **SITE)
    there = talk(unlimited_service, call_same, revision=revision)

    assert [(one.is_error, one.structured_content, one.content) for one in here] == [
        (one.is_error, one.structured_content, one.content) for one in there
    ]


def test_only_the_exports_are_described_differently_offline(
    unlimited_service: Service, tmp_path: Path
) -> None:
    async def describe(session: ClientSession) -> dict[str, Any]:
        return {tool.name: tool for tool in (await session.list_tools()).tools}

    here = converse(tmp_path, describe)
    there = talk(unlimited_service, describe)

    assert here.keys() == there.keys()
    for name, tool in here.items():
        assert (tool == there[name]) == (name not in EXPORTS)
        assert tool.input_schema == there[name].input_schema


@pytest.mark.parametrize(
    ("tool", "arguments", "name"),
    [
        ("export_worksheets", {"puzzles": [UNIQUE]}, "sudoku-1-puzzle-with-answers-a4-"),
        (
            "create_pack",
            {"count": 3, "includeAnswers": False, "paper": "letter"},
            "sudoku-3-puzzles-without-answers-letter-",
        ),
    ],
)
def test_a_worksheet_is_a_file_in_the_folder(
    tmp_path: Path, tool: str, arguments: dict[str, Any], name: str
) -> None:
    async def export(session: ClientSession) -> tuple[CallToolResult, Any]:
        [described] = [item for item in (await session.list_tools()).tools if item.name == tool]
        return await session.call_tool(tool, arguments), described.output_schema

    result, schema = converse(tmp_path, export)

    answer = result.structured_content
    Draft202012Validator(schema).validate(answer)
    text, link = result.content
    assert isinstance(text, TextContent)
    assert isinstance(link, ResourceLink)
    file = Path(answer["file"])
    assert file.parent == tmp_path.resolve() / "sheets"
    assert file.name.startswith(name)
    assert file.read_bytes().startswith(b"%PDF")
    assert str(file) in text.text
    assert unquote(urlsplit(link.uri).path) == str(file)
    assert (link.mime_type, link.size) == ("application/pdf", file.stat().st_size)
    assert "pdfUrl" not in answer


def test_a_remark_explains_missing_links(tmp_path: Path) -> None:
    async def publish(session: ClientSession) -> CallToolResult:
        return await session.call_tool("publish_puzzles", {"puzzles": [UNIQUE]})

    default, named = converse(tmp_path, publish), converse(tmp_path, publish, **SITE)

    assert ["NONET_SITE_URL" in str(result.content) for result in (default, named)] == [True, False]
    assert default.structured_content.keys() == named.structured_content.keys()


def test_without_a_site_results_have_no_links(tmp_path: Path) -> None:
    calls: list[tuple[str, dict[str, Any]]] = [
        ("publish_puzzles", {"puzzles": [UNIQUE]}),
        ("make_sheet", {"puzzles": [UNIQUE]}),
        ("generate_puzzles", {}),
        ("create_pack", {}),
        ("judge_puzzles", {"puzzles": [UNIQUE]}),
        ("explain_step", {"puzzle": UNIQUE, "progress": UNIQUE}),
    ]

    async def work(session: ClientSession) -> list[str]:
        results = [await session.call_tool(tool, arguments) for tool, arguments in calls]
        resource = await session.read_resource(f"nonet://puzzles/v1-{UNIQUE.replace('.', '0')}")
        assert not any(result.is_error for result in results)
        return [str(one.model_dump()) for one in (*results, resource)]

    *results, resource = converse(tmp_path, work)

    found = [one for one in (*results, resource) if "http" in one]
    assert found == []
    assert all("NONET_SITE_URL" in one for one in results)


def test_only_worksheets_are_written(tmp_path: Path) -> None:
    async def work(session: ClientSession) -> None:
        await session.call_tool("generate_puzzles", {"count": 2})
        await session.call_tool("export_worksheets", {"puzzles": [UNIQUE]})
        await session.call_tool("export_worksheets", {"puzzles": [UNIQUE]})

    converse(tmp_path, work)

    [sheets] = tmp_path.iterdir()
    assert sheets.name == "sheets"
    assert len(list(sheets.iterdir())) == 1


def test_an_unwritable_folder_is_reported(tmp_path: Path) -> None:
    async def export(session: ClientSession) -> CallToolResult:
        (tmp_path / "sheets").write_text("a file")
        return await session.call_tool("create_pack", {})

    result = converse(tmp_path, export)

    assert error_of(result)["code"] == "FILE_NOT_WRITTEN"


def test_progress_is_reported_on_the_same_stream(tmp_path: Path) -> None:
    heard: list[tuple[float, float | None]] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        assert message is None
        heard.append((progress, total))

    async def judge(session: ClientSession) -> CallToolResult:
        arguments = {"puzzles": [UNIQUE] * 3}
        return await session.call_tool("judge_puzzles", arguments, progress_callback=hear)

    assert not converse(tmp_path, judge).is_error
    assert heard == [(1.0, 3.0), (2.0, 3.0), (3.0, 3.0)]


def test_offline_budgets_follow_the_settings(tmp_path: Path) -> None:
    async def work(session: ClientSession) -> list[str]:
        results = [
            await session.call_tool("analyze_puzzle", {"puzzle": HARD}),
            await session.call_tool("generate_puzzles", {}),
        ]
        return [error_of(result)["code"] for result in results]

    codes = converse(tmp_path, work, search_node_budget=1, generation_budget=0)

    assert codes == ["SEARCH_LIMIT", "GENERATION_LIMIT"]


def test_prompts_and_resources_are_available_offline(tmp_path: Path) -> None:
    async def look(session: ClientSession) -> list[str]:
        pdf = await session.read_resource(f"nonet://puzzles/v1-{UNIQUE.replace('.', '0')}.pdf")
        assert pdf.contents[0].mime_type == "application/pdf"
        return [prompt.name for prompt in (await session.list_prompts()).prompts]

    assert converse(tmp_path, look) == ["worksheet_pack", "next_step", "teach_technique"]


def test_it_starts_without_the_dependencies_of_a_server() -> None:
    program = "import sys; import nonet.cli.mcp; print(*sys.modules)"

    loaded = subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.PIPE)

    assert {"sqlalchemy", "alembic"} & set(loaded.stdout.decode().split()) == set()


def test_the_folder_is_required(nonet: CommandLine) -> None:
    outcome = nonet("mcp")

    assert (outcome.status, outcome.output) == (2, "")
    assert "--folder" in outcome.errors
