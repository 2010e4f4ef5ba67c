"""The engine in a page and the server give the same answers, in the same words."""

import json
import os
import random
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import nonet
from machine import NODE, needs_engine
from nonet import engine
from nonet.engine import read_boards
from nonet.errors import TextFormError
from nonet.i18n.catalogue import english
from nonet.puzzles.explanations.guidance import guide
from nonet.puzzles.forms import FORMS, write_boards, write_grids
from nonet.puzzles.lessons.lesson import read_examples
from nonet.server.site.assets import (
    ENGINE_WASM,
    ENGINE_WORKER,
    FOLDER,
    STUDY,
    TEXTS,
    Assets,
    packed_of,
)
from nonet.server.site.assistance import present_deduction
from nonet.server.site.languages import FILES
from regression_cases import CASES, Case
from service import Service
from technique_steps import Found, found_on_path

pytestmark = [
    needs_engine,
    pytest.mark.slow,
]

SCRIPT = Path(__file__).with_name("ask_engine.js")
BOARDS = 2_000 if os.environ.get("NONET_EXHAUSTIVE") == "1" else 48
# Enough for an extreme puzzle.
CANDIDATES = 1_000_000
LABELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
# The most that a first visit may cost beyond the page: the module and its words, compressed.
# Ratings that look only where something has changed take the last nine thousand.
BUDGET = 273_500
# Only players who study fetch this: all finders, as a step is found again to certify it.
BUDGET_OF_STUDY = 203_000
MOST_MEMORY = 32_000_000
# Golden Nugget and Easter Monster.
HARDEST = (
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
)


def ask_page(questions: list[dict[str, Any]]) -> list[Any]:
    """Return the page engine's answer to each question."""
    replies, _ = ask_page_weighed(questions)
    return replies


def ask_page_weighed(questions: list[dict[str, Any]]) -> tuple[list[Any], int]:
    """Return the answers, and how many bytes of memory the engine has at the end."""
    sent = {"sentences": english().for_scripts(FILES), "questions": questions}
    asked = subprocess.run(
        [NODE, SCRIPT], input=json.dumps(sent), capture_output=True, check=True, text=True
    )
    answered = json.loads(asked.stdout)
    return answered["replies"], answered["memory"]


def boards() -> Iterator[tuple[str, Found]]:
    """Yield puzzles with a state on their way, some of every label."""
    chance = random.Random(14)
    for number in range(BOARDS):
        label = LABELS[number % len(LABELS)]
        puzzle = engine.generate(label, seed=14, index=number, budget=CANDIDATES).puzzle
        yield puzzle, chance.choice(list(found_on_path(puzzle)))


def as_told(step: engine.Step, board: str, removed: Any) -> Any:
    shown = guide(step, engine.Position(board, eliminated=removed), depth=3)
    words = english()
    deduction = present_deduction(step, words.render_all(shown.implications), shown.notation)
    return json.loads(
        json.dumps(
            {
                "sentence": words.render(shown.sentence),
                "area": shown.area,
                "reasons": shown.reasons,
                "technique": step.technique,
                "name": words(f"name-{step.technique}"),
                "deduction": deduction,
            }
        )
    )


@pytest.mark.timeout(600)  # all boards take minutes
def test_a_page_hints_as_the_server_does(tmp_path: Path) -> None:
    asked = []
    for puzzle, found in boards():
        eliminated = sorted(found.removed)
        body: dict[str, Any] = {"board": found.board, "eliminated": eliminated}
        asked += [(puzzle, {**body, "depth": depth}) for depth in (1, 2, 3)]

    replies = ask_page([{"hint": {"puzzle": puzzle, **body}} for puzzle, body in asked])

    with Service(tmp_path, page_requests_per_minute=1_000_000) as service:
        for (puzzle, body), reply in zip(asked, replies, strict=True):
            sent = service.client.post(f"/puzzles/v1-{puzzle.replace('-', '0')}/hint", json=body)
            server = sent.json()
            lesson = server.pop("lesson", "").removeprefix("/techniques/")
            assert reply["answer"] == {**server, **({"technique": lesson} if lesson else {})}


@pytest.mark.corpora
@pytest.mark.thorough
def test_the_page_finds_and_explains_every_case_of_the_library() -> None:
    cases: list[Case] = [case for cases in CASES.values() for case in cases]

    replies = ask_page(
        [
            {
                "steps": {
                    "grid": case.grid,
                    "removed": case.removed,
                    "placed": case.placed,
                    "technique": case.slug,
                }
            }
            for case in cases
        ]
    )

    assert len(cases) > 550
    for case, reply in zip(cases, replies, strict=True):
        steps = engine.find_steps(
            case.grid, removed=case.removed, placed=case.placed, technique=case.slug
        )
        board = engine.normalize(case.grid)
        assert reply["answer"] == [as_told(step, board, case.removed) for step in steps]


def test_the_same_seed_gives_a_page_the_puzzles_that_are_drawn_afresh() -> None:
    wishes = [(label, index) for label in engine.LABELS for index in range(4)]

    made = ask_page(
        [{"generate": {"label": label, "seed": "7", "index": index}} for label, index in wishes]
    )

    assert [reply["answer"]["puzzle"] for reply in made] == [
        engine.generate(label, seed=7, index=index, budget=CANDIDATES, fresh=True).puzzle
        for label, index in wishes
    ]


def test_a_drill_is_a_position_whose_next_step_is_the_technique() -> None:
    wanted = ("hidden-single", "naked-triple", "x-wing", "w-wing", "unique-rectangle-1", "aic")

    replies = ask_page([_drill(slug, seed) for slug in wanted for seed in range(3)])

    for slug, reply in zip([slug for slug in wanted for _ in range(3)], replies, strict=True):
        drill = reply["answer"]
        assert drill["made"]
        grid, removed = drill["grid"], [(cell, digit) for cell, digit in drill["removed"]]
        assert engine.find_steps(grid, removed=removed, placed=drill["placed"], technique=slug)
        step = engine.next_step(grid, removed=removed, placed=drill["placed"])
        assert step is not None
        assert step.technique == slug


def test_a_drill_of_a_rare_technique_is_an_image_of_the_kept_position() -> None:
    slugs = ("template-set", "finned-mutant-whale", "dual-empty-rectangle")

    replies = ask_page([_drill(slug, seed, budget=0) for slug in slugs for seed in range(4)])

    for slug, start in zip(slugs, range(0, 12, 4), strict=True):
        images = [reply["answer"] for reply in replies[start : start + 4]]
        kept = read_examples()[slug].position
        assert len({image["grid"] for image in images} - {kept.board}) == 4
        for image in images:
            assert not image["made"]
            assert engine.canonical(image["grid"]) == engine.canonical(kept.board)
            removed = [(cell, digit) for cell, digit in image["removed"]]
            assert engine.find_steps(
                image["grid"], removed=removed, placed=image["placed"], technique=slug
            )


def _drill(slug: str, seed: int, **more: int) -> dict[str, Any]:
    position = read_examples()[slug].position
    kept = {
        "grid": position.board,
        "placed": list(position.placed),
        "removed": sorted(position.eliminated),
    }
    return {"drill": {"technique": slug, "seed": str(seed), **kept, **more}}


def as_read(text: str) -> Any:
    try:
        boards, skipped_lines = read_boards(text)
    except TextFormError as refusal:
        fault = {**asdict(refusal.fault), "line": refusal.line, "column": refusal.column}
        return {"error": {"code": refusal.code, "message": str(refusal), "fault": fault}}
    shown = [
        {"grid": grid} | ({"candidates": [*map(list, candidates)]} if candidates else {})
        for grid, candidates, _ in boards
    ]
    return {"answer": {"boards": shown, "skippedLines": skipped_lines}}


def test_a_page_reads_texts_as_the_server_does() -> None:
    grids = [engine.generate("hard", seed=14, index=number).puzzle for number in range(3)]
    noted = [(grid, engine.Grid(grid).candidates) for grid in grids]
    texts = [*(write_grids(grids, form) for form in FORMS), write_boards(noted, "opensudoku")]
    texts += [f"Hello\n{grids[0]}", "\n".join(["123456789"] * 8), "https://a.example/b"]
    texts += [grids[0][:80], "hello", "{", "<a>", ""]

    replies = ask_page([{"read": {"text": text}} for text in texts])

    assert replies == [as_read(text) for text in texts]


def as_reason(grid: str) -> Any:
    match engine.why_not_unique(grid):
        case engine.Undecided(index, values, other):
            shown = {"kind": "undecided", "index": index, "values": list(values)}
            return shown if other is None else {**shown, "other": other}
        case engine.Clash(cells):
            return {"kind": "clash", "indexes": list(cells)}
    return None


def test_page_and_server_explain_invalid_grids_alike() -> None:
    chance = random.Random(14)
    puzzle = engine.generate("medium", seed=14).puzzle
    grids = [puzzle, "-" * 81, "55" + "-" * 79]
    for cell in chance.sample(range(81), 24):
        grids += [puzzle[:cell] + digit + puzzle[cell + 1 :] for digit in "-48"]

    replies = ask_page([{"verify": {"grid": grid}} for grid in grids])

    shown = [reply["answer"].get("why") for reply in replies]
    assert shown == [as_reason(grid) for grid in grids]
    assert {why and why["kind"] for why in shown} == {None, "undecided", "clash"}


@pytest.mark.skipif(
    shutil.which("wasm-opt") is None,
    reason="no wasm-opt, which Debian's binaryen brings, shrank it",
)
def test_the_engine_and_its_words_are_small() -> None:
    words = json.dumps(english().for_scripts(FILES)).encode()
    assets = Assets(written={"sentences-en.json": words})

    files = [assets.find(assets.address(name)) for name in (ENGINE_WASM.name, "sentences-en.json")]

    assert sum(len(file.compressed or b"") for file in files if file) <= BUDGET


def test_the_study_module_is_separate_and_within_its_budget() -> None:
    study = packed_of(STUDY)

    assert 0 < study.stat().st_size <= BUDGET_OF_STUDY


@pytest.mark.thorough
def test_the_hardest_boards_fit_into_the_memory_of_a_phone() -> None:
    asked = [{"explain": {"grid": grid}} for grid in HARDEST]

    replies, memory = ask_page_weighed(asked)

    assert all(reply["answer"]["solved"] for reply in replies)
    assert 1_000_000 < memory <= MOST_MEMORY


def test_the_engine_warms_up_on_a_puzzle_that_begins_with_a_hard_step() -> None:
    script = (FOLDER / "engine" / ENGINE_WORKER).read_text("utf-8")
    (puzzle,) = re.findall(r'"([1-9-]{81})"', script)

    step = engine.next_step(puzzle)

    assert engine.count_solutions(puzzle).status == "unique"
    assert step is not None
    assert engine.technique_of(step.technique).tier == "hard"


def test_wheels_contain_the_built_files() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    packed = [entry["path"] for entry in project["tool"]["maturin"]["include"]]

    for file in map(packed_of, (ENGINE_WASM, TEXTS)):
        source = "src" / file.relative_to(Path(nonet.__file__).parents[1])
        assert any(source.match(pattern) for pattern in packed), file


def test_the_engine_contains_no_path_of_its_build_machine() -> None:
    content = ENGINE_WASM.read_bytes()

    assert str(Path.home()).encode() not in content
    assert str(Path(__file__).parents[2]).encode() not in content
