"""Resources that a client can read and prompts that a person can pick, besides the tools."""

from base64 import b64decode
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from mcp import ClientSession
from mcp.shared.exceptions import MCPError
from mcp_types import (
    BlobResourceContents,
    PaginatedRequestParams,
    TextContent,
    TextResourceContents,
)

from mcp_client import NEWEST, REVISIONS, talk
from nonet import engine
from samples import ATTRIBUTION, EMPTY, SOLUTION, UNIQUE, normal
from service import Service

pytestmark = pytest.mark.shared

PUZZLE = "v1-" + UNIQUE.replace(".", "0")
COLLECTION = PUZZLE + SOLUTION
SVG = "{http://www.w3.org/2000/svg}"


def read(service: Service, uri: str, revision: str = NEWEST) -> Any:
    async def ask(session: ClientSession) -> Any:
        result = await session.read_resource(uri)
        return result.contents[0]

    return talk(service, ask, revision=revision)


def refused(service: Service, uri: str) -> Any:
    async def ask(session: ClientSession) -> Any:
        with pytest.raises(MCPError) as refusal:
            await session.read_resource(uri)
        return refusal.value.error.data["error"]["code"]

    return talk(service, ask)


@pytest.mark.parametrize("revision", REVISIONS)
def test_puzzles_and_collections_have_text_picture_and_pdf_templates(
    unlimited_service: Service, revision: str
) -> None:
    async def ask(session: ClientSession) -> dict[str, str | None]:
        found = await session.list_resource_templates()
        return {item.uri_template: item.mime_type for item in found.resource_templates}

    assert talk(unlimited_service, ask, revision=revision) == {
        "nonet://puzzles/{id}": "text/plain",
        "nonet://puzzles/{id}.svg": "image/svg+xml",
        "nonet://puzzles/{id}.pdf": "application/pdf",
        "nonet://collections/{collectionId}": "text/plain",
        "nonet://collections/{collectionId}.svg": "image/svg+xml",
        "nonet://collections/{collectionId}.pdf": "application/pdf",
        "nonet://techniques/{slug}": "text/markdown",
    }


def test_a_puzzle_as_text_has_grid_link_and_attribution_but_no_solution(
    unlimited_service: Service,
) -> None:
    contents = read(unlimited_service, f"nonet://puzzles/{PUZZLE}")

    assert isinstance(contents, TextResourceContents)
    assert contents.mime_type == "text/plain"
    assert normal(UNIQUE) in contents.text
    assert f"https://nonet.example/puzzles/{PUZZLE}" in contents.text
    assert str(ATTRIBUTION["html"]) in contents.text
    assert SOLUTION not in contents.text


def test_a_picture_shows_the_givens_and_the_attribution(
    unlimited_service: Service,
) -> None:
    contents = read(unlimited_service, f"nonet://collections/{COLLECTION}.svg")

    assert isinstance(contents, TextResourceContents)
    drawing = ET.fromstring(contents.text)  # noqa: S314 - our own text
    found = []
    for grid in drawing.findall(f"{SVG}g/{SVG}g"):
        cells = ["-"] * 81
        for text in grid:
            row, column = int(text.get("y", 0)) // 40, int(text.get("x", 0)) // 40
            cells[9 * row + column] = text.text or "?"
        found.append("".join(cells))
    credit = [text.text for text in drawing.findall(f"{SVG}text")]
    assert found == [normal(UNIQUE), SOLUTION]
    assert credit == [ATTRIBUTION["offlineText"]]


@pytest.mark.parametrize(
    ("uri", "revision"),
    [
        (f"puzzles/{PUZZLE}.pdf", NEWEST),
        *((f"collections/{COLLECTION}.pdf", revision) for revision in REVISIONS),
    ],
)
def test_a_pdf_is_the_one_of_the_api(unlimited_service: Service, uri: str, revision: str) -> None:
    identifier = uri.partition("/")[2].removesuffix(".pdf")
    headers = {"Authorization": f"Bearer {unlimited_service.key}"}
    wanted = unlimited_service.client.get(
        f"/api/v1/worksheets/{identifier}", headers=headers
    ).content

    contents = read(unlimited_service, f"nonet://{uri}", revision)

    assert isinstance(contents, BlobResourceContents)
    assert b64decode(contents.blob) == wanted


@pytest.mark.parametrize(
    ("uri", "code"),
    [
        (f"nonet://puzzles/{COLLECTION}", "NOT_FOUND"),
        ("nonet://techniques/guessing", "NOT_FOUND"),
        ("nonet://puzzles/v1-123", "NOT_FOUND"),
        (f"nonet://puzzles/{PUZZLE}.png", "NOT_FOUND"),
        ("file:///etc/passwd", "NOT_FOUND"),
        (f"nonet://puzzles/v1-{EMPTY.replace('.', '0')}", "NOT_UNIQUE"),
        (f"nonet://collections/{PUZZLE}{EMPTY.replace('.', '0')}.pdf", "NOT_UNIQUE"),
    ],
)
def test_missing_and_ambiguous_resources_are_rejected(
    unlimited_service: Service, uri: str, code: str
) -> None:
    assert refused(unlimited_service, uri) == code


@pytest.mark.parametrize(
    ("revision", "missing"),
    [(NEWEST, -32602), ("2025-11-25", -32002), ("2025-06-18", -32002), ("2024-11-05", -32002)],
)
def test_a_missing_resource_has_the_code_of_the_revision(
    unlimited_service: Service, revision: str, missing: int
) -> None:
    async def ask(session: ClientSession) -> list[int]:
        codes = []
        for name in ("puzzles/v1-123", "techniques/guessing", f"puzzles/v1-{'0' * 81}"):
            with pytest.raises(MCPError) as refusal:
                await session.read_resource(f"nonet://{name}")
            codes.append(refusal.value.error.code)
        return codes

    codes = talk(unlimited_service, ask, revision=revision)

    assert codes == [missing, missing, -32602]


@pytest.mark.parametrize("revision", REVISIONS)
def test_prompts_name_the_tool_and_the_arguments(unlimited_service: Service, revision: str) -> None:
    async def ask(session: ClientSession) -> list[str]:
        names = [prompt.name for prompt in (await session.list_prompts()).prompts]
        assert names == ["worksheet_pack", "next_step", "teach_technique"]
        pack = await session.get_prompt("worksheet_pack", {"group": "class 4b", "count": "12"})
        step = await session.get_prompt("next_step", {"puzzle": UNIQUE})
        contents = [message.content for prompt in (pack, step) for message in prompt.messages]
        return [content.text for content in contents if isinstance(content, TextContent)]

    pack, step = talk(unlimited_service, ask, revision=revision)

    assert all(word in pack for word in ("create_pack", "class 4b", "count 12"))
    assert step.count(UNIQUE) == 2
    assert step.index("level 1") < step.index("level 2") < step.index("digit")


@pytest.mark.parametrize(
    ("name", "given", "paths"),
    [
        ("worksheet_pack", {}, ["group"]),
        ("worksheet_pack", {"group": " "}, ["group"]),
        (
            "worksheet_pack",
            {"group": "4b", "count": "x", "difficulty": "zzz", "paper": "a3", "bogus": "1"},
            ["count", "difficulty", "paper", "bogus"],
        ),
        ("worksheet_pack", {"group": "4b", "count": "21"}, ["count"]),
        ("worksheet_pack", {"group": "4b", "count": "9" * 5_000}, ["count"]),
        ("next_step", {"puzzle": UNIQUE, "more": "1"}, ["more"]),
        ("next_step", {"puzzle": "junk"}, ["puzzle"]),
        ("next_step", {"puzzle": UNIQUE, "progress": UNIQUE[1:]}, ["progress"]),
        ("teach_technique", {"technique": "nope"}, ["technique"]),
    ],
)
def test_an_invalid_prompt_names_the_fault(
    unlimited_service: Service, name: str, given: dict[str, str], paths: list[str]
) -> None:
    async def ask(session: ClientSession) -> Any:
        with pytest.raises(MCPError) as refusal:
            await session.get_prompt(name, given)
        return refusal.value.error

    error = talk(unlimited_service, ask)

    issues = error.data["error"]["issues"]
    assert (error.code, error.data["error"]["code"]) == (-32602, "INVALID_REQUEST")
    assert [issue["path"] for issue in issues] == paths
    assert all(f"{issue['path']}: {issue['message']}" in error.message for issue in issues)


def test_an_unknown_prompt_is_rejected(unlimited_service: Service) -> None:
    async def ask(session: ClientSession) -> int:
        with pytest.raises(MCPError) as refusal:
            await session.get_prompt("nothing", {})
        return refusal.value.error.code

    assert talk(unlimited_service, ask) == -32602


def test_a_blank_argument_counts_as_absent(unlimited_service: Service) -> None:
    async def ask(session: ClientSession) -> list[Any]:
        group = {"group": "4b"}
        blank = {"count": "", "difficulty": " ", "paper": ""}
        return [
            (await session.get_prompt("worksheet_pack", given)).messages
            for given in (group, group | blank)
        ]

    without, with_blank = talk(unlimited_service, ask)

    assert without == with_blank


def test_a_prompt_accepts_a_grid_in_nine_lines(unlimited_service: Service) -> None:
    drawn = "\n".join(UNIQUE[start : start + 9] for start in range(0, 81, 9))

    async def ask(session: ClientSession) -> list[Any]:
        return [
            (await session.get_prompt("next_step", {"puzzle": puzzle})).messages
            for puzzle in (normal(UNIQUE), drawn)
        ]

    plain, in_lines = talk(unlimited_service, ask)

    assert plain == in_lines


@pytest.mark.parametrize("revision", REVISIONS)
def test_lists_have_one_page_and_no_cursor(unlimited_service: Service, revision: str) -> None:
    async def ask(session: ClientSession) -> list[int]:
        codes = []
        for ask_list in (
            session.list_tools,
            session.list_prompts,
            session.list_resources,
            session.list_resource_templates,
        ):
            with pytest.raises(MCPError) as refusal:
                await ask_list(params=PaginatedRequestParams(cursor="zzz"))
            codes.append(refusal.value.error.code)
        return codes

    assert talk(unlimited_service, ask, revision=revision) == [-32602] * 4


@pytest.mark.english
def test_every_technique_is_listed_and_has_a_lesson(unlimited_service: Service) -> None:
    listed = read(unlimited_service, "nonet://techniques").text
    lesson = read(unlimited_service, "nonet://techniques/xy-wing").text

    assert [line.partition(" ")[0] for line in listed.splitlines()] == [
        technique.slug for technique in engine.TECHNIQUES
    ]
    assert lesson.startswith("# XY-wing\n")
    assert "example: " in lesson
    assert "Sources:" in lesson


def test_a_technique_is_taught_on_a_fresh_position(unlimited_service: Service) -> None:
    async def ask(session: ClientSession) -> str:
        prompt = await session.get_prompt("teach_technique", {"technique": "x-wing"})
        [message] = prompt.messages
        assert isinstance(message.content, TextContent)
        return message.content.text

    text = talk(unlimited_service, ask)

    assert all(
        word in text for word in ("nonet://techniques/x-wing", "generate_custom", "explain_step")
    )
