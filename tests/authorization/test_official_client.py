"""The SDK's own client joins without a key: discovery, registration, consent, tokens, calls."""

from typing import Any

from mcp import ClientSession

from mcp_client import call
from oauth_client import OfficialProgram
from samples import UNIQUE
from service import Service
from site_client import SiteClient


async def use_everything(session: ClientSession) -> list[Any]:
    """Wish, grade, explain, publish and export."""
    calls: list[tuple[str, dict[str, Any]]] = [
        ("generate_custom", {"count": 1, "difficulty": "easy", "seed": "oauth"}),
        ("grade_puzzle", {"puzzle": UNIQUE}),
        ("explain_step", {"puzzle": UNIQUE, "progress": UNIQUE}),
        ("publish_puzzles", {"puzzles": [UNIQUE]}),
        ("export_worksheets", {"puzzles": [UNIQUE]}),
    ]
    return [await session.call_tool(name, arguments) for name, arguments in calls]


def test_the_official_client_joins_without_a_key_and_uses_all_tools(ada: SiteClient) -> None:
    program = OfficialProgram(ada)

    results = program.talk(use_everything)

    assert [result.is_error for result in results] == [False] * 5, results
    assert program.asked_scopes == ["content publish"]
    assert program.memory.client is not None
    assert program.memory.client.client_secret is None


def test_the_same_calls_by_key_give_the_same(service: Service, ada: SiteClient) -> None:
    results = OfficialProgram(ada).talk(use_everything)

    by_key = call(service, "grade_puzzle", {"puzzle": UNIQUE})

    assert results[1].structured_content == by_key.structured_content


def test_the_official_client_renews_its_tokens_by_itself(service: Service, ada: SiteClient) -> None:
    program = OfficialProgram(ada)

    async def grade(session: ClientSession) -> Any:
        return await session.call_tool("grade_puzzle", {"puzzle": UNIQUE})

    program.talk(grade)
    before = program.memory.tokens
    assert before is not None
    assert before.refresh_token is not None
    service.clock.advance(3600)
    program.let_an_hour_go_by()
    result = program.talk(grade)

    assert not result.is_error
    assert program.memory.tokens is not None
    assert program.memory.tokens.access_token != before.access_token
    assert program.asked_scopes == ["content publish"]
