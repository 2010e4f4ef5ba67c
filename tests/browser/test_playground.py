"""Strangers try the API on the developers' first page: it answers there as it does over HTTP."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from machine import needs_engine
from nonet.puzzles.lessons.lesson import read_examples
from samples import AMBIGUOUS_ID, SOLUTION, UNIQUE
from server import Server
from shared_pages import SharedPages
from waiting import PATIENCE_S

pytestmark = needs_engine
PUZZLE = UNIQUE.replace(".", "-")
SKYSCRAPER = read_examples()["skyscraper"]
CLIPBOARD = ["clipboard-read", "clipboard-write"]
MISTAKEN = PUZZLE[:2] + "1" + PUZZLE[3:]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site"), page_requests_per_minute="1000000") as server:
        yield server


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    pages = SharedPages(chromium, server.url)
    page = pages.take(alone=True, permissions=CLIPBOARD, viewport={"width": 1280, "height": 720})
    page.goto("/developers")
    yield page
    faults = pages.faults
    pages.take_back()
    assert faults == []


UNCOVERED_SHARE = """parts => {
  const { clientWidth, clientHeight } = parts[0].parentElement;
  const areas = parts.map((one) => one.offsetWidth * one.offsetHeight);
  return 1 - areas.reduce((a, b) => a + b) / (clientWidth * clientHeight);
}"""


def answer_on(page: Page) -> Any:
    expect(page.locator("[data-playground]")).to_have_attribute("aria-busy", "false")
    expect(page.locator("[data-state]")).to_contain_text("answered in this page")
    return json.loads(page.locator("[data-lines]").text_content() or "")


def fill(page: Page, name: str, **values: str) -> None:
    page.get_by_role("tab", name=name).click()
    for field, value in values.items():
        page.locator(f"#{name}-{field}").fill(value)


def asked_over_http(server: Server, path: str, body: Any) -> str:
    answer = server.post(path, body, key=server.key)
    assert answer.status_code == 200, answer.text
    return json.dumps(answer.json(), indent=1)


@pytest.mark.parametrize("puzzle", [PUZZLE, AMBIGUOUS_ID[3:], "11" + "-" * 79, SOLUTION])
def test_check_answers_as_the_api_does(page: Page, server: Server, puzzle: str) -> None:
    fill(page, "check", puzzle=puzzle)
    page.get_by_role("button", name="Check the grid").click()
    expect(page.locator("[data-lines]")).to_contain_text(puzzle.replace("0", "-"))

    assert json.dumps(answer_on(page), indent=1) == asked_over_http(
        server, "/check", {"puzzle": puzzle}
    )


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("progress", [PUZZLE, MISTAKEN, SOLUTION])
def test_explain_answers_as_the_api_does(
    page: Page, server: Server, progress: str, level: int
) -> None:
    fill(page, "explain", puzzle=PUZZLE, progress=progress)
    page.locator(f"input[name=level][value='{level}']").check(force=True)
    page.get_by_role("button", name="Explain the next step").click()
    body = {"puzzle": PUZZLE, "progress": progress, "level": level}
    expect(page.locator("[data-lines]")).to_contain_text(f'"progress": "{progress}"')
    expect(page.locator("[data-lines]")).to_contain_text(f'"level": {level}')

    answer = answer_on(page)
    over_http = json.loads(asked_over_http(server, "/explain", body))
    # Only the server looks for the likely slip behind a mistake.
    assert over_http["explanation"].startswith(answer["explanation"])
    if progress != MISTAKEN:
        assert over_http["explanation"] == answer["explanation"]
    answer["explanation"] = over_http["explanation"]
    assert json.dumps(answer) == json.dumps(over_http)


def test_every_position_is_explained_as_the_api_does(page: Page, server: Server) -> None:
    requests = json.loads(page.locator("#given").text_content() or "")["requests"]
    assert len({request["puzzle"] for request in requests}) > 3
    first = page.locator("[data-lines]").text_content() or ""
    assert json.dumps(json.loads(first), indent=1) == asked_over_http(
        server, "/explain", requests[0]
    )

    for request in [*requests[1:], requests[0]]:
        page.get_by_role("button", name="Another position").click()
        expect(page.locator("[data-lines]")).to_contain_text(f'"progress": "{request["progress"]}"')
        expected = asked_over_http(server, "/explain", request)
        assert json.dumps(answer_on(page), indent=1) == expected


@pytest.mark.parametrize("tag", ["ar", "ja"])
def test_steps_are_explained_in_the_language_of_the_page(
    page: Page, server: Server, tag: str
) -> None:
    page.goto(f"/{tag}/developers")
    requests = json.loads(page.locator("#given").text_content() or "")["requests"]
    shown, told = page.locator("[data-lines]"), page.locator("[data-told]")
    assert requests[0]["language"] == tag
    expected = asked_over_http(server, "/explain", requests[0])
    assert json.dumps(json.loads(shown.text_content() or ""), indent=1) == expected

    page.locator("[data-another]").click()
    expect(shown).to_contain_text(f'"progress": "{requests[1]["progress"]}"')
    expected = asked_over_http(server, "/explain", requests[1])
    assert json.dumps(json.loads(shown.text_content() or ""), indent=1) == expected
    expect(told).to_have_attribute("lang", tag)
    expect(told).to_have_text(json.loads(expected)["explanation"])


def test_generate_answers_as_the_api_does(page: Page, server: Server) -> None:
    page.get_by_role("tab", name="generate").click()
    page.get_by_label("difficulty").select_option("expert")
    page.locator("input[name=count][value='2']").check(force=True)
    page.get_by_role("button", name="Generate a puzzle").click()
    expect(page.locator("[data-lines]")).to_contain_text('"requestedDifficulty": "expert"')

    made = answer_on(page)

    over_http = json.loads(
        asked_over_http(server, "/generate", {"count": 2, "difficulty": "expert"})
    )
    assert len(made["puzzles"]) == 2
    for puzzle, other in zip(made["puzzles"], over_http["puzzles"], strict=True):
        # Each draws its own puzzles, so the facts about one are compared with a request for it.
        grid = {"puzzle": puzzle["puzzle"]}
        analysis = json.loads(asked_over_http(server, "/analyze", grid))
        del analysis["attribution"]
        solution = json.loads(asked_over_http(server, "/check", grid))["solution"]
        other |= {**grid, "solution": solution, "analysis": analysis}
    assert json.dumps(made) == json.dumps(over_http)


def test_a_refusal_is_named_and_leaves_the_answer_before(page: Page) -> None:
    before = page.locator("[data-lines]").text_content()
    page.locator("#explain-puzzle").fill("-" * 81)
    page.get_by_role("button", name="Explain the next step").click()

    expect(page.locator("[data-state]")).to_have_text("error: NOT_UNIQUE")
    assert page.locator("[data-lines]").text_content() == before


def test_a_field_is_explained_where_one_points_and_marked_on_the_board(page: Page) -> None:
    note, lines = page.locator("[data-note]"), page.locator("[data-lines]")
    expect(note).to_contain_text("step.eliminations")
    expect(note).to_contain_text("Candidates to eliminate")
    expect(page.locator("circle.seen")).to_have_count(len(SKYSCRAPER.step.eliminations))

    lines.get_by_text('"reasons"').hover()
    expect(note).to_contain_text("The cells on which the deduction is based")
    expect(page.locator("rect.seen")).to_have_count(4)

    lines.focus()
    page.keyboard.press("ArrowDown")
    expect(note).to_contain_text("The pattern to highlight")
    chosen = lines.get_attribute("aria-activedescendant")
    expect(page.locator(f"#{chosen}")).to_contain_text('"evidence"')
    page.keyboard.press("End")
    expect(note).to_be_hidden()


def test_every_field_of_every_answer_has_its_meaning(page: Page) -> None:
    for name in ("generate", "explain", "check"):
        page.get_by_role("tab", name=name).click()
        answer_on(page)
        lines = page.locator("[data-lines]")
        lines.focus()
        page.keyboard.press("Home")
        for _ in range(lines.locator("> *").count() - 2):
            page.keyboard.press("ArrowDown")
            expect(page.locator("[data-note] p")).not_to_have_text("")


def test_copies_are_programs_that_bring_the_same_answer(page: Page, server: Server) -> None:
    shown = page.locator("[data-lines]").text_content() or ""
    commands = {
        "curl": ["/bin/bash", "-c"],
        "Python": [sys.executable, "-c"],
        "TypeScript": ["node", "--input-type=module", "-e"],
    }
    for language, command in commands.items():
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.locator("[data-copied]")).to_have_text("Copied")
        program = page.evaluate("navigator.clipboard.readText()")

        answer = subprocess.run(
            [*command, program],
            env={**os.environ, "NONET_KEY": server.key},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=True,
        ).stdout

        assert json.loads(answer) == json.loads(shown), language
        expect(page.locator("[data-copied]")).to_have_count(0)


@pytest.mark.parametrize("screen", [(1280, 720), (1280, 800)])
def test_all_that_one_asks_first_is_in_one_view(page: Page, screen: tuple[int, int]) -> None:
    page.set_viewport_size({"width": screen[0], "height": screen[1]})

    for part in (".playground", ".opening .strong", ".copies", ".drawn .board"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    for name in ("Documentation", "Pricing", "Limits", "Terms"):
        link = page.locator(".facts a", has_text=name)
        expect(link).to_be_in_viewport(ratio=1)
    assert page.locator(".asked").evaluate("one => one.scrollHeight <= one.clientHeight")


@pytest.fixture
def unscripted(chromium: Browser, server: Server) -> Iterator[Page]:
    context = chromium.new_context(base_url=server.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/developers")
    yield page
    context.close()


def test_it_reads_without_scripts(unscripted: Page) -> None:
    expect(unscripted.locator(".lines")).to_contain_text('"slug": "skyscraper"')
    expect(unscripted.get_by_label("E-mail address")).to_be_visible()


@pytest.mark.parametrize("width", [390, 900, 1280])
def test_without_scripts_there_is_only_readable_content(unscripted: Page, width: int) -> None:
    unscripted.set_viewport_size({"width": width, "height": 800})

    playground = unscripted.locator(".playground")
    assert playground.locator(":is(input, select, button, [data-board]):visible").count() == 0
    assert playground.locator(":scope > :visible").evaluate_all(UNCOVERED_SHARE) < 0.01
