"""A program finishes an expert puzzle by sending back each answer, over every transport."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from mcp import ClientSession

from mcp_client import NEWEST, OLDER, connect_stdio, talk
from nonet import engine
from service import Service

PUZZLE = engine.generate("expert", seed=8)
END = ({"progress": PUZZLE.solution, "eliminated": []}, "complete")
MOST_CALLS = 3


async def finish(session: ClientSession) -> tuple[Any, Any]:
    """Ask for the end until it comes, and return the last board with the word on it."""
    following, ended = {"progress": PUZZLE.puzzle, "eliminated": list[Any]()}, "budget"
    for _ in range(MOST_CALLS):
        arguments = {"puzzle": PUZZLE.puzzle, **following, "until": "end"}
        answer = (await session.call_tool("explain_step", arguments)).structured_content
        assert answer is not None
        following, ended = answer["next"], answer["ended"]
        if ended == "complete":
            break
    return following, ended


@pytest.mark.parametrize("revision", [NEWEST, *OLDER])
def test_an_expert_puzzle_is_finished_over_http(unlimited_service: Service, revision: str) -> None:
    assert talk(unlimited_service, finish, revision=revision) == END


@pytest.mark.slow
def test_an_expert_puzzle_is_finished_offline(tmp_path: Path) -> None:
    async def hold() -> tuple[Any, Any]:
        async with connect_stdio(tmp_path) as session:
            return await finish(session)

    assert asyncio.run(hold()) == END
