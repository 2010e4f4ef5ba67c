"""The tools for agents, by the SDK's own client: on standard input and output, and over HTTP."""

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx2
from mcp import ClientSession, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp_types import PromptReference, ResourceTemplateReference

from recorder.grids import CONTRADICTORY, EMPTY, KNOWN, SOLVED
from recorder.product import COMMAND, SITE, Product, environment
from recorder.records import Records

AREA = "mcp"
_EASY, _HARD = KNOWN[0], KNOWN[3]
_KILLER = {
    "size": 4,
    "givens": "-4---------1----",
    "rules": [
        {"type": "killer", "cells": cells, "sum": total}
        for cells, total in (([0, 4], 4), ([1, 5, 9], 9), ([2, 3], 3), ([7, 11], 4))
    ],
}
_BOTH = {"puzzle": _EASY, "progress": _EASY}
_DRAWN = "\n".join(_EASY[row : row + 9] for row in range(0, 81, 9))
_PROVED = {"puzzle": _HARD, "progress": _HARD}
_CALLS: list[tuple[str, dict[str, Any] | None]] = [
    ("generate_puzzles", None),
    ("generate_puzzles", {"count": 2, "difficulty": "hard"}),
    ("generate_puzzles", {"count": 21}),
    ("generate_custom", {"seed": "1", "difficulty": "expert"}),
    ("generate_custom", {"seed": "1", "size": 4}),
    ("generate_custom", {"technique": "none"}),
    ("list_techniques", {}),
    ("import_puzzles", {"text": f"{_DRAWN}\nand\n{_HARD}\n53..7"}),
    ("import_puzzles", {"text": "none"}),
    *(("check_puzzle", {"puzzle": grid}) for grid in (_EASY, _DRAWN, EMPTY, CONTRADICTORY, "x")),
    ("analyze_puzzle", {"puzzle": _HARD}),
    ("analyze_puzzle", {"puzzle": EMPTY}),
    ("validate_progress", {"puzzle": _EASY, "progress": SOLVED}),
    ("validate_progress", {"puzzle": _EASY}),
    ("get_hint", _BOTH),
    ("get_hint", {**_BOTH, "progress": SOLVED}),
    ("explain_step", {**_PROVED, "level": 2}),
    ("explain_step", {**_PROVED, "picture": "svg", "candidates": True, "language": "de"}),
    ("explain_step", {**_BOTH, "until": "end"}),
    ("explain_step", {**_BOTH, "until": "never"}),
    ("prove_step", {**_PROVED, "deduction": {}}),
    ("prove_step", {**_PROVED, "deduction": {"technique": "Naked Single"}}),
    ("prove_step", {**_PROVED, "deduction": {"notation": "(1)r1c1=r1c5-r4c5=r4c1 => r2c1<>1"}}),
    ("grade_puzzle", {"puzzle": _HARD, "path": "shortest"}),
    ("grade_puzzle", {"puzzle": _EASY, "picture": "svg", "language": "ja"}),
    ("rate_puzzle", {"puzzle": _EASY, "trace": True}),
    ("rate_puzzle", {"puzzle": EMPTY}),
    ("generate_variant", {"kinds": ["killer"], "size": 4, "difficulty": "easy", "seed": "1"}),
    ("check_variant", {"puzzle": _KILLER}),
    ("check_variant", {"puzzle": {"size": 4, "rules": [{"type": "killer", "cells": [99]}]}}),
    ("explain_variant_step", {"puzzle": _KILLER, "steps": 3, "language": "de"}),
    (
        "prove_variant_step",
        {"puzzle": _KILLER, "claim": {"placements": [{"index": 7, "value": 3}]}},
    ),
    *(
        ("judge_puzzles", {"puzzles": [*KNOWN[:2], EMPTY, "x"], "by": by})
        for by in ("check", "grade")
    ),
    ("judge_puzzles", {"puzzles": KNOWN[:2], "by": "rate", "detail": "full"}),
    ("make_sheet", {"puzzles": KNOWN[:2], "layout": 2}),
    ("make_sheet", {"puzzles": [EMPTY]}),
    ("publish_puzzles", {"puzzles": KNOWN[:2]}),
    ("export_worksheets", {"puzzles": KNOWN[:1], "paper": "letter"}),
    ("export_worksheets", {"puzzles": [EMPTY]}),
    ("create_pack", {"count": 1, "includeAnswers": False}),
    ("create_pack", {"count": 0}),
    ("check_puzzle", {"puzzle": _EASY, "more": 1}),
    ("none_such", {}),
]
# On standard input and output nobody can choose their seed.
_UNSEEDED = {"generate_puzzles", "create_pack"}
_PROMPTS: list[tuple[str, dict[str, str]]] = [
    ("worksheet_pack", {"group": "4b", "count": "3", "difficulty": "easy"}),
    ("next_step", {"puzzle": _EASY, "progress": _EASY}),
    ("teach_technique", {"technique": "x-wing", "group": "4b"}),
    ("teach_technique", {"technique": "none-such"}),
    ("none_such", {}),
]
_ID = "v1-" + _EASY.replace(".", "0")
_RESOURCES = ["techniques", "techniques/x-wing", "techniques/none-such", "none-such"]
_RESOURCES += [
    f"{kind}/{_ID}{end}" for kind in ("puzzles", "collections") for end in ("", ".svg", ".pdf")
]
_RESOURCES += ["puzzles/v1-1", f"puzzles/v1-{'0' * 81}"]
_COMPLETIONS: list[tuple[PromptReference | ResourceTemplateReference, str, str]] = [
    (PromptReference(name="teach_technique"), "technique", "x wi"),
    (PromptReference(name="teach_technique"), "technique", ""),
    (PromptReference(name="worksheet_pack"), "difficulty", "e"),
    (ResourceTemplateReference(uri="nonet://techniques/{slug}"), "slug", "na"),
    (PromptReference(name="none_such"), "technique", ""),
]


class _Session:
    """Asks in a session and records the answers."""

    def __init__(self, records: Records, way: str, session: ClientSession, folder: Path) -> None:
        self._records, self._way, self._session = records, way, session
        self._folder = folder

    async def add(self, name: str, ask: Awaitable[Any], *, seeded: bool = True) -> None:
        """Record an answer, or the error in its place; unseeded only its shape."""
        try:
            said = (await ask).model_dump_json(by_alias=True)
            answer = json.loads(said.replace(str(self._folder), "<folder>"))
        except MCPError as fault:
            answer = {"error": str(fault), "code": getattr(fault, "code", None)}
        self._records.add(AREA, f"{self._way} {name}", answer if seeded else _shape(answer))

    async def record(self) -> None:
        """Record all that can be asked."""
        session = self._session
        await self.add("0 discover", session.discover())
        await self.add("1 tools", session.list_tools())
        await self.add("1 prompts", session.list_prompts())
        await self.add("1 resources", session.list_resources())
        await self.add("1 templates", session.list_resource_templates())
        for number, (tool, arguments) in enumerate(_CALLS):
            seeded = tool not in _UNSEEDED or self._way == "http"
            call = session.call_tool(tool, arguments)
            await self.add(f"2 call {number:02} {tool}", call, seeded=seeded)
        for number, (prompt, given) in enumerate(_PROMPTS):
            await self.add(f"3 prompt {number} {prompt}", session.get_prompt(prompt, given))
        for path in _RESOURCES:
            await self.add(f"4 read {path}", session.read_resource(f"nonet://{path}"))
        for number, (of, argument, text) in enumerate(_COMPLETIONS):
            asked = session.complete(of, {"name": argument, "value": text})
            await self.add(f"5 complete {number}", asked)
        await self._hear_of_progress()

    async def _hear_of_progress(self) -> None:
        heard: list[Any] = []

        async def note(progress: float, total: float | None, message: str | None) -> None:
            heard.append([progress, total, message])

        asked = {"puzzles": KNOWN[:3], "by": "grade"}
        await self._session.call_tool("judge_puzzles", asked, progress_callback=note)
        self._records.add(AREA, f"{self._way} 6 progress", heard)


def _shape(seen: Any) -> Any:
    """Return the names and types of values that differ each time."""
    if isinstance(seen, dict):
        return {name: _shape(value) for name, value in seen.items()}
    if isinstance(seen, list):
        return [_shape(value) for value in seen]
    return type(seen).__name__


async def _over_stdio(records: Records, folder: Path) -> None:
    sheets = folder / "sheets"
    server = StdioServerParameters(
        command=str(COMMAND),
        args=["mcp", "--folder", str(sheets)],
        env=environment(folder, site_url=SITE, work_threads=1, grading_budget_ms=600_000),
        cwd=folder,
    )
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        await _Session(records, "stdio", session, folder).record()


async def _over_http(records: Records, product: Product) -> None:
    headers = {
        **product.client.headers,
        "Authorization": f"Bearer {product.key('tools@nonet.example')}",
        "Recorder-Time": "0",
        "Recorder-Seed": "1",
    }
    address = f"http://127.0.0.1:{product.port}/mcp"
    async with (
        httpx2.AsyncClient(headers=headers, timeout=120) as client,
        streamable_http_client(address, http_client=client) as streams,
        ClientSession(*streams) as session,
    ):
        await _Session(records, "http", session, product.command.folder).record()


def record_tools(records: Records, folder: Path) -> None:
    """Record both sessions."""
    asyncio.run(_over_stdio(records, folder))
    for sheet in (folder / "sheets").glob("*-with-answers-*.pdf"):  # the others are drawn
        records.add_file(AREA, sheet.name, sheet.read_bytes())
    with Product(folder, rate_limit_per_minute=1000) as product:
        asyncio.run(_over_http(records, product))
