"""Every tool gives the API's answer for the same fields, one of them in each revision."""

import json
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator
from mcp import ClientSession
from mcp_types import ListToolsResult, TextContent, Tool

from mcp_client import NEWEST, OLDER, call, talk
from nonet import engine
from nonet.i18n.catalogue import Catalogue
from nonet.puzzles.explanations.guidance import guide
from samples import ATTRIBUTION, EMPTY, HARD, SOLUTION, UNIQUE, VARIANT, normal, put
from service import Service

# Tool, path of the same endpoint, arguments.
SAME = [
    ("check_puzzle", "/check", {"puzzle": UNIQUE}),
    ("check_puzzle", "/check", {"puzzle": EMPTY}),
    ("analyze_puzzle", "/analyze", {"puzzle": UNIQUE}),
    ("validate_progress", "/validate", {"puzzle": UNIQUE, "progress": put(UNIQUE, (2, "5"))}),
    ("get_hint", "/hint", {"puzzle": UNIQUE, "progress": UNIQUE}),
    ("get_hint", "/hint", {"puzzle": UNIQUE, "progress": SOLUTION}),
    ("explain_step", "/explain", {"puzzle": UNIQUE, "progress": UNIQUE, "level": 2}),
    ("explain_step", "/explain", {"puzzle": UNIQUE, "progress": UNIQUE, "language": "ar"}),
    ("grade_puzzle", "/grade", {"puzzle": UNIQUE}),
    ("grade_puzzle", "/grade", {"puzzle": UNIQUE, "language": "ja"}),
    ("grade_puzzle", "/grade", {"puzzle": HARD, "path": "shortest", "uniqueness": False}),
    ("explain_step", "/explain", {"puzzle": HARD, "progress": HARD, "uniqueness": False}),
    ("prove_step", "/prove", {"puzzle": UNIQUE, "progress": UNIQUE, "deduction": {}}),
    (
        "prove_step",
        "/prove",
        {"puzzle": HARD, "progress": HARD, "deduction": {"technique": "Naked Single"}},
    ),
    ("rate_puzzle", "/rate", {"puzzle": UNIQUE}),
    ("publish_puzzles", "/publish", {"puzzles": [UNIQUE, SOLUTION, UNIQUE]}),
    ("export_worksheets", "/worksheets", {"puzzles": [UNIQUE], "paper": "letter"}),
]
CLAIM = {"placements": [{"index": 7, "value": 3}], "certificate": None}
VARIANTS: list[tuple[str, str, dict[str, Any]]] = [
    ("check_variant", "/variants/check", {"puzzle": VARIANT}),
    ("explain_variant_step", "/variants/explain", {"puzzle": VARIANT, "steps": 2}),
    ("prove_variant_step", "/variants/prove", {"puzzle": VARIANT, "claim": CLAIM}),
    (
        "generate_variant",
        "/variants/generate",
        {"kinds": ["jigsaw", "diagonal"], "size": 6, "difficulty": "easy", "seed": "1"},
    ),
]
RANDOM = [
    ("generate_puzzles", {"count": 2, "difficulty": "easy"}),
    ("generate_puzzles", {}),
    ("create_pack", {"count": 2.0, "includeAnswers": False}),
    ("create_pack", None),
]
DRAWN = """\
5 3 - | - 7 - | - - -
6 - - | 1 9 5 | - - -
- 9 8 | - - - | - 6 -
8 - - | - 6 - | - - 3
4 - - | 8 - 3 | - - 1
7 - - | - 2 - | - - 6
- 6 - | - - - | 2 8 -
- - - | 4 1 9 | - - 5
- - - | - 8 - | - 7 9"""


def list_tools(unlimited_service: Service) -> list[Tool]:
    async def ask(session: ClientSession) -> ListToolsResult:
        return await session.list_tools()

    return talk(unlimited_service, ask).tools


def text_of(result: Any) -> str:
    [content] = result.content
    assert isinstance(content, TextContent)
    return content.text


@pytest.mark.parametrize(
    ("tool", "path", "arguments", "revision"),
    [*((*same, NEWEST) for same in SAME + VARIANTS), *((*SAME[0], older) for older in OLDER)],
)
def test_a_tool_returns_the_response_of_its_endpoint(
    unlimited_service: Service, tool: str, path: str, arguments: dict[str, Any], revision: str
) -> None:
    answer = unlimited_service.post(path, arguments).json()

    result = call(unlimited_service, tool, arguments, revision=revision)

    assert not result.is_error
    assert result.structured_content == answer


@pytest.mark.parametrize(("tool", "arguments"), RANDOM)
def test_new_puzzles_conform_to_the_schema(
    unlimited_service: Service, tool: str, arguments: dict[str, Any] | None
) -> None:
    [described] = [item for item in list_tools(unlimited_service) if item.name == tool]

    result = call(unlimited_service, tool, arguments)

    answer = result.structured_content
    assert not result.is_error
    Draft202012Validator(described.output_schema or False).validate(answer)
    given = arguments or {}
    assert len(answer["puzzles"]) == given.get("count", 1)
    for item in answer["puzzles"]:
        assert item["requestedDifficulty"] == given.get("difficulty", "beginner")
        assert (
            unlimited_service.post("/check", {"puzzle": item["puzzle"]}).json()["status"]
            == "unique"
        )


def test_every_technique_is_listed_with_its_availability(
    unlimited_service: Service,
) -> None:
    result = call(unlimited_service, "list_techniques", None)

    listed = result.structured_content["techniques"]
    assert [one["slug"] for one in listed] == [one.slug for one in engine.TECHNIQUES]
    wishable = {one["slug"]: one["wishable"] for one in listed}
    assert wishable["x-wing"]
    for slug in ("x-wing", next(slug for slug, is_so in wishable.items() if not is_so)):
        refused = unlimited_service.post("/generate/custom", {"technique": slug, "seed": "1"})
        assert (refused.status_code == 400) is not wishable[slug]
    assert all(f"{one['slug']} ({one['tier']}): {one['name']}" in text_of(result) for one in listed)


def test_the_pack_of_a_tool_is_downloaded_without_a_key(unlimited_service: Service) -> None:
    answer = call(unlimited_service, "create_pack", {"count": 1}).structured_content

    path = answer["pdfUrl"].removeprefix("https://nonet.example")
    download = unlimited_service.client.get(path)

    assert download.status_code == 200
    assert download.content.startswith(b"%PDF")


@pytest.mark.parametrize(("tool", "path", "arguments"), SAME)
def test_the_text_draws_the_grid_and_has_the_attribution(
    unlimited_service: Service, tool: str, path: str, arguments: dict[str, Any]
) -> None:
    text = text_of(call(unlimited_service, tool, arguments))

    shown = arguments.get("progress") or arguments.get("puzzle") or UNIQUE
    assert normal(shown) in text
    if shown == UNIQUE:
        assert DRAWN in text
    for field in ("html", "offlineText", "termsUrl"):
        assert str(ATTRIBUTION[field]) in text
    assert path


def test_the_text_about_a_variant_has_the_rules_and_the_reasons(unlimited_service: Service) -> None:
    checked = call(unlimited_service, "check_variant", {"puzzle": VARIANT})
    explained = call(unlimited_service, "explain_variant_step", {"puzzle": VARIANT})
    proved = text_of(call(unlimited_service, "prove_variant_step", VARIANTS[2][2]))

    for rule in checked.structured_content["puzzle"]["rules"]:
        assert json.dumps(rule) in text_of(checked)
    [step] = explained.structured_content["steps"]
    assert f"{step['technique']}: {step['explanation']}" in text_of(explained)
    assert "The claim is proved." in proved


@pytest.mark.parametrize("language", ["ar", "ja"])
def test_the_text_is_in_the_requested_language(unlimited_service: Service, language: str) -> None:
    arguments = {"puzzle": UNIQUE, "progress": UNIQUE, "language": language}

    result = call(unlimited_service, "explain_step", arguments)

    step = engine.next_step(UNIQUE)
    assert step is not None
    told = Catalogue().words(language).render(guide(step, UNIQUE, depth=3).sentence)
    assert told in text_of(result)
    assert result.structured_content["explanation"] == told


def test_the_text_of_an_export_has_every_link(unlimited_service: Service) -> None:
    result = call(unlimited_service, "export_worksheets", {"puzzles": [UNIQUE, SOLUTION]})

    text, answer = text_of(result), result.structured_content
    assert answer["pdfUrl"] in text
    assert answer["pdfExpiresAt"] in text
    assert answer["collectionUrl"] in text
    assert all(item["playableUrl"] in text for item in answer["puzzles"])


def test_cells_are_numbered_from_1(unlimited_service: Service) -> None:
    board = put(UNIQUE, (0, "."), (80, "8"))

    text = text_of(
        call(unlimited_service, "validate_progress", {"puzzle": UNIQUE, "progress": board})
    )

    assert "changed givens: r1c1 r9c9" in text


def test_tools_declare_side_effects_and_idempotence(unlimited_service: Service) -> None:
    hints = {tool.name: tool.annotations for tool in list_tools(unlimited_service)}

    repeatable = {name for name, hint in hints.items() if hint and hint.idempotent_hint}
    assert set(hints) - repeatable == {
        "generate_puzzles",
        "generate_custom",
        "generate_variant",
        "export_worksheets",
        "create_pack",
    }
    assert all(hint and hint.read_only_hint for hint in hints.values())
    assert not any(hint and hint.open_world_hint for hint in hints.values())


def test_a_wrong_elimination_is_reported_as_a_mistake(unlimited_service: Service) -> None:
    out = [{"index": 2, "value": int(SOLUTION[2])}]
    arguments = {"puzzle": UNIQUE, "progress": UNIQUE, "eliminated": out}
    [text, *_] = call(unlimited_service, "explain_step", arguments).content

    assert isinstance(text, TextContent)
    assert "no mistake" not in text.text
    assert "cells whose correct digit was eliminated: r1c3" in text.text
