"""The board as an element of the package for JavaScript, on pages of somebody else."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from foreign_page import ForeignSite
from game_page import TO_FILL, OpenPage
from looks import violations
from machine import NODE, needs_engine
from nonet.i18n.catalogue import Catalogue
from samples import AMBIGUOUS_ID, PUZZLE, PUZZLE_ID, SOLUTION

pytestmark = needs_engine

REPOSITORY = Path(__file__).parents[2]
TYPES = {".js": "text/javascript", ".wasm": "application/wasm"}
BOARD = "board.js"
# Records the events that the page's own listeners receive.
LISTEN = """const told = [];
for (const name of ["progress", "solved", "refused"]) {
  addEventListener(name, ({ type, target, detail }) => told.push([type, target.id, detail]));
}"""
OpenBoards = Callable[..., Page]


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Put the package together, as it is published."""
    folder = tmp_path_factory.mktemp("package") / "node_modules" / "nonet-engine"
    script = REPOSITORY / "scripts" / "pack_browser.py"
    subprocess.run([sys.executable, script, folder], check=True)
    return folder


@pytest.fixture
def foreign(package: Path) -> Iterator[ForeignSite]:
    """Serve pages of another origin, with the package beside them."""
    with ForeignSite() as started:
        for file in package.rglob("*.*"):
            kind = TYPES.get(file.suffix)
            if kind:
                name = f"/{file.relative_to(package).as_posix()}"
                started.add({name: (kind, file.read_bytes())})
        yield started


@pytest.fixture
def boards(foreign: ForeignSite, open_page: OpenPage) -> OpenBoards:
    """Open a page with elements in it; it closes before the site that it may load from still."""

    def open_boards(
        body: str = f'<nonet-board id="one" puzzle="{PUZZLE}"></nonet-board>',
        *,
        script: str = f"/{BOARD}",
        **options: Any,
    ) -> Page:
        scripts = f'<script>{LISTEN}</script><script type="module" src="{script}"></script>'
        page = open_page(foreign.page(f"<main><h1>News</h1>{scripts}{body}</main>"), **options)
        expect(page.locator("nonet-board [data-timer]").first).to_be_visible()
        return page

    return open_boards


def told(page: Page, name: str) -> list[Any]:
    """Return the details of the events of a name."""
    heard: list[Any] = page.evaluate("told")
    return [detail for kind, _, detail in heard if kind == name]


def cell(page: Page, index: int, board: str = "one") -> Any:
    return page.locator(f"#{board} td").nth(index)


def message(page: Page, board: str = "one") -> Any:
    return page.locator(f"#{board} [data-message]")


def solve(page: Page) -> None:
    for index, digit in TO_FILL:
        cell(page, index).click()
        page.keyboard.press(digit)


@pytest.mark.journey
def test_a_puzzle_is_solved_and_its_page_hears_of_time_and_hints(boards: OpenBoards) -> None:
    page = boards()
    page.locator("#one [data-command=hint]").click()
    expect(message(page)).to_contain_text("Hint 1 of 3.")

    solve(page)

    expect(message(page)).to_contain_text("Solved in")
    [solved] = told(page, "solved")
    assert solved == {
        "puzzle": PUZZLE,
        "board": SOLUTION,
        "seconds": solved["seconds"],
        "hints": 1,
    }
    steps = told(page, "progress")
    assert [step["empty"] for step in steps] == list(range(len(TO_FILL), -1, -1))
    assert page.evaluate("localStorage.length") == 0
    assert page.context.cookies() == []


@pytest.mark.parametrize(("level", "count"), [("where", 1), ("technique", 2), ("step", 3)])
def test_hints_say_as_much_as_the_page_chooses(boards: OpenBoards, level: str, count: int) -> None:
    page = boards(f'<nonet-board id="one" puzzle="{PUZZLE_ID}" help="{level}"></nonet-board>')

    for step in range(1, count + 1):
        page.locator("#one [data-command=hint]").click()
        expect(message(page)).to_contain_text(f"Hint {step} of {count}.")

    expect(page.locator("#one [data-command=place]")).to_be_visible(visible=count == 3)


def test_a_full_board_that_is_wrong_says_so_without_naming_a_check_that_is_not_there(
    boards: OpenBoards,
) -> None:
    page = boards(f'<nonet-board id="one" puzzle="{PUZZLE}" help="none"></nonet-board>')
    expect(page.locator("#one [data-command=check]")).to_be_hidden()

    for index, _ in TO_FILL:
        cell(page, index).click()
        page.keyboard.press("1")

    expect(message(page)).to_have_text("The board is full but has mistakes.")


@pytest.mark.parametrize(
    ("around", "attribute", "language", "direction"),
    [
        ("en", "", "en", "ltr"),
        ("en", 'language="de"', "de", "ltr"),
        ("de-AT", "", "de", "ltr"),
        ("de", 'language="pt"', "pt-BR", "ltr"),
        ("en", 'language="ar"', "ar", "rtl"),
        ("en", 'language="tlh"', "en", "ltr"),
    ],
)
def test_a_board_speaks_the_language_that_it_is_asked_for_and_loads_no_other(
    boards: OpenBoards, around: str, attribute: str, language: str, direction: str
) -> None:
    words = Catalogue().words(language)
    board = f'<nonet-board id="one" puzzle="{PUZZLE}" {attribute}></nonet-board>'
    page = boards(f'<div lang="{around}">{board}</div>')

    page.locator("#one [data-command=hint]").click()

    expect(message(page)).to_contain_text(words("play-hint-step", step="1", count="3"))
    expect(page.locator("#one .table")).to_have_attribute("lang", language)
    expect(page.locator("#one .table")).to_have_attribute("dir", direction)
    expect(page.locator("#one .title p")).to_have_text(words("play-givens", count=30))
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').map(({name}) => name.split('/').at(-1))"
        ".filter((name) => /^(board-|sentences)/.test(name)).sort()"
    )
    sentences = "sentences.js" if language == "en" else f"sentences-{language}.js"
    assert loaded == [f"board-{language}.js", sentences]


@pytest.mark.parametrize(
    ("wished", "language"),
    [("de", "de"), ("DE-at", "de"), ("pt", "pt-BR"), ("pt-br", "pt-BR"), ("tlh", "en"), ("", "en")],
)
def test_the_nearest_language_is_taken(package: Path, wished: str, language: str) -> None:
    module = json.dumps((package / "board_language.js").as_uri())
    program = (
        f"import {{ languageOf }} from {module}; console.log(languageOf({json.dumps(wished)}));"
    )
    command = [str(NODE), "--input-type=module", "-e", program]

    ran = subprocess.run(command, capture_output=True, text=True, check=True)

    assert ran.stdout == f"{language}\n"


def test_a_board_changes_its_language_and_keeps_its_game(boards: OpenBoards) -> None:
    page = boards()
    cell(page, 2).click()
    page.keyboard.press("4")

    page.evaluate("document.querySelector('#one').language = 'ja'")

    expect(page.locator("#one .table")).to_have_attribute("lang", "ja")
    expect(cell(page, 2)).to_have_text("4")
    expect(cell(page, 2)).to_have_css("direction", "ltr")


@pytest.mark.parametrize(
    ("puzzle", "code"),
    [(PUZZLE[:80], "INVALID_REQUEST"), ("x" * 81, "INVALID_REQUEST"), (AMBIGUOUS_ID, "NOT_UNIQUE")],
)
def test_invalid_puzzles_are_refused(boards: OpenBoards, puzzle: str, code: str) -> None:
    page = boards(f'<nonet-board id="one" puzzle="{puzzle}"></nonet-board>')

    page.wait_for_function("told.length")

    assert [refusal["code"] for refusal in told(page, "refused")] == [code]


def test_a_board_goes_on_from_saved_progress(boards: OpenBoards) -> None:
    page = boards()
    cell(page, 2).click()
    page.keyboard.press("4")
    [step] = told(page, "progress")

    other = boards(f'<nonet-board id="one" puzzle="{PUZZLE_ID}"></nonet-board>')
    other.evaluate("saved => document.querySelector('#one').saved = saved", step["saved"])

    expect(cell(other, 2)).to_have_text("4")
    expect(message(other)).to_contain_text("Welcome back")
    other.locator("#one [data-command=undo]").click()
    expect(cell(other, 2)).to_have_text("")


def test_a_board_that_is_moved_within_its_page_goes_on(boards: OpenBoards) -> None:
    page = boards()
    cell(page, 2).click()
    page.keyboard.press("4")

    page.evaluate("document.body.append(document.querySelector('#one'))")

    expect(cell(page, 2)).to_have_text("4")
    cell(page, 3).click()
    page.keyboard.press("6")
    expect(cell(page, 3)).to_have_text("6")


def test_another_puzzle_starts_from_its_givens(boards: OpenBoards) -> None:
    page = boards()
    cell(page, 2).click()
    page.keyboard.press("4")

    page.evaluate("grid => document.querySelector('#one').puzzle = grid", f".{PUZZLE[1:]}")

    expect(cell(page, 0)).to_have_text("")
    expect(cell(page, 2)).to_have_text("")
    expect(page.locator("#one .title p")).to_have_text("29 givens")


def test_keys_are_those_of_the_board_that_has_the_focus(boards: OpenBoards) -> None:
    two = "".join(
        f'<nonet-board id="{name}" puzzle="{PUZZLE}"></nonet-board>' for name in ("one", "two")
    )
    page = boards(f'<label>Search <input id="search"></label>{two}')
    cell(page, 2).click()
    cell(page, 2, "two").click()
    page.keyboard.press("4")
    page.locator("#search").click()
    page.keyboard.press("7")
    page.locator("h1").click()
    page.keyboard.press("8")

    expect(cell(page, 2, "two")).to_have_text("4")
    expect(cell(page, 2)).to_have_text("")
    expect(page.locator("#search")).to_have_value("7")


def test_a_board_in_a_dialog_of_its_page_is_played_by_keys(boards: OpenBoards) -> None:
    page = boards(f'<dialog open><nonet-board id="one" puzzle="{PUZZLE}"></nonet-board></dialog>')

    cell(page, 2).click()
    page.keyboard.press("4")

    expect(cell(page, 2)).to_have_text("4")


def test_styles_of_the_page_reach_the_parts_and_the_colours(boards: OpenBoards) -> None:
    style = (
        "<style>nonet-board { --entry: rgb(1, 2, 3); }"
        "nonet-board::part(cell) { letter-spacing: 3px; }"
        "nonet-board::part(board) { border-color: rgb(4, 5, 6); }</style>"
    )
    page = boards(f'{style}<nonet-board id="one" puzzle="{PUZZLE}"></nonet-board>')

    expect(page.locator("#one .board")).to_have_css("border-top-color", "rgb(4, 5, 6)")
    expect(cell(page, 2)).to_have_css("letter-spacing", "3px")
    expect(cell(page, 2)).to_have_css("color", "rgb(1, 2, 3)")


@pytest.mark.parametrize("theme", ["", 'theme="light"', 'theme="dark"'])
def test_a_board_has_no_axe_violation(boards: OpenBoards, axe: str, theme: str) -> None:
    slots = '<a slot="credit" href="https://nonet.example/">Created with Nonet</a>'
    page = boards(f'<nonet-board id="one" puzzle="{PUZZLE}" {theme}>{slots}</nonet-board>')
    assert violations(page, axe) == []

    for step in (1, 2, 3):
        page.locator("#one [data-command=hint]").click()
        expect(message(page)).to_contain_text(f"Hint {step}")

    assert violations(page, axe) == []


def test_cells_are_named_as_on_the_page_of_the_puzzle(
    boards: OpenBoards, open_page: OpenPage
) -> None:
    names = "cells => cells.map(cell => [cell.role, cell.ariaLabel, cell.tabIndex])"
    own = open_page(f"/puzzles/{PUZZLE_ID}").locator(".board td").evaluate_all(names)

    page = boards()

    assert page.locator("#one td").evaluate_all(names) == own


def test_scripts_of_another_origin_bring_the_engine_along(
    boards: OpenBoards, foreign: ForeignSite
) -> None:
    elsewhere = foreign.origin.replace("localhost", "127.0.0.1")
    page = boards(script=f"{elsewhere}/{BOARD}")

    page.locator("#one [data-command=hint]").click()

    expect(message(page)).to_contain_text("Hint 1 of 3.")


def test_without_the_engine_a_board_is_playable_and_reports_the_missing_engine(
    boards: OpenBoards,
) -> None:
    page = boards("<p>Soon</p><nonet-board></nonet-board>")
    page.route("**/nonet.wasm", lambda route: route.abort())
    page.evaluate(
        "grid => Object.assign(document.querySelector('nonet-board'), {id: 'one', puzzle: grid})",
        PUZZLE,
    )

    page.locator("#one [data-command=hint]").click()
    expect(message(page)).to_contain_text("did not load")
    cell(page, 2).click()
    page.keyboard.press("4")

    expect(cell(page, 2)).to_have_text("4")


def test_pages_that_are_rendered_without_a_browser_may_import_it(package: Path) -> None:
    program = 'import { NonetBoard } from "nonet-engine/board"; console.log(NonetBoard.name);'

    ran = subprocess.run(
        [NODE, "--input-type=module", "-e", program],
        cwd=package.parents[1],
        capture_output=True,
        text=True,
        check=True,
    )

    assert ran.stdout == "NonetBoard\n"


def read_examples() -> dict[str, str]:
    """Return the programs of the package's page by their languages."""
    page = (REPOSITORY / "bindings/browser/package/README.md").read_text("utf-8")
    return dict(re.findall(r"```(\w+)\n(.*?)```", page, re.DOTALL))


BUNDLE = """
import { build } from "esbuild";
import { compile } from "svelte/compiler";
const [, , entry, packages, outfile] = process.argv;
const svelte = {
  name: "svelte",
  setup({ onLoad }) {
    onLoad({ filter: /\\.svelte$/ }, async ({ path }) => {
      const source = await (await import("node:fs/promises")).readFile(path, "utf8");
      return { contents: compile(source, { generate: "client" }).js.code };
    });
  },
};
await build({
  entryPoints: [entry], outfile, bundle: true, format: "esm", jsx: "automatic", plugins: [svelte],
  nodePaths: [packages], external: ["nonet-engine/board"], conditions: ["browser", "production"],
  define: { "process.env.NODE_ENV": '"production"' },
});
"""
MOUNTS = {
    "jsx": """
import { createRoot } from "react-dom/client";
import { Puzzle } from "./example.jsx";
createRoot(document.querySelector("#app")).render(
  <Puzzle puzzle={PUZZLE} onSolved={(result) => (document.title = JSON.stringify(result))} />,
);
""",
    "svelte": """
import { mount } from "svelte";
import Puzzle from "./example.svelte";
mount(Puzzle, { target: document.querySelector("#app"), props: { puzzle: PUZZLE } });
""",
}

MOUNT = """
import { createRoot } from "react-dom/client";
import { Sudoku } from "./sudoku.jsx";
createRoot(document.querySelector("#app")).render(<Sudoku />);
"""

# Where a page finds the package, as a bundler would.
IMPORTS = f'<script type="importmap">{{"imports": {{"nonet-engine/board": "/{BOARD}"}}}}</script>'


def bundle(folder: Path, mount: str) -> bytes:
    """Bundle a folder's program that mounts a component, without our package."""
    packages = REPOSITORY / "node_modules"
    if not (packages / "svelte").exists():
        pytest.skip("react and svelte are missing: npm ci")
    entry = folder / "entry.jsx"
    entry.write_text(mount, "utf-8")
    (folder / "node_modules").symlink_to(packages)
    (folder / "bundle.mjs").write_text(BUNDLE, "utf-8")
    command = [str(NODE), "bundle.mjs", str(entry), str(packages), "out.js"]
    subprocess.run(command, cwd=folder, check=True)
    return (folder / "out.js").read_bytes()


@pytest.mark.parametrize("kind", ["daily", "puzzle", "collection"])
@pytest.mark.parametrize("form", ["element", "react"])
def test_the_code_of_the_builder_plays_on_a_page_of_another_origin(
    form: str, kind: str, foreign: ForeignSite, open_page: OpenPage, tmp_path: Path
) -> None:
    builder = open_page("/developers/embed")
    builder.locator(f"input[name=puzzle][value={kind}]").check(force=True)
    builder.get_by_text("where", exact=True).click()
    code = builder.locator(f"#text-{form}")
    expect(code).to_contain_text('help="where"')
    written = code.text_content() or ""
    if form == "react":
        (tmp_path / "sudoku.jsx").write_text(written, "utf-8")
        foreign.add({"/app.js": ("text/javascript", bundle(tmp_path, MOUNT))})
        written = '<script type="module" src="/app.js"></script><div id="app"></div>'

    page = open_page(foreign.page(f"{IMPORTS}{written}"))
    board = page.locator("nonet-board")
    board.locator("[data-command=hint]").click()

    expect(board.locator("[data-message]")).to_contain_text("Hint 1 of 1.")
    expect(board.locator("td.given").first).to_be_visible()
    expect(board.get_by_role("link", name="Created with")).to_be_visible()


@pytest.mark.parametrize("framework", MOUNTS)
def test_the_examples_of_the_package_play(
    framework: str, foreign: ForeignSite, open_page: OpenPage, tmp_path: Path
) -> None:
    (tmp_path / f"example.{framework}").write_text(read_examples()[framework], "utf-8")
    mount = MOUNTS[framework].replace("PUZZLE", json.dumps(PUZZLE))
    foreign.add({"/app.js": ("text/javascript", bundle(tmp_path, mount))})
    app = '<script type="module" src="/app.js"></script><div id="app"></div>'

    page = open_page(foreign.page(f"{IMPORTS}{app}"))
    board = page.locator("nonet-board")
    board.locator("[data-command=hint]").click()
    expect(board.locator("[data-message]")).to_contain_text("Hint 1 of 1.")
    for index, digit in TO_FILL:
        board.locator("td").nth(index).click()
        page.keyboard.press(digit)

    expect(board.locator("[data-message]")).to_contain_text("Solved in")
    if framework == "jsx":
        assert json.loads(page.title())["hints"] == 1
        page.reload()
        expect(board.locator("[data-message]")).to_contain_text("Solved in")
    else:
        expect(page.get_by_text("Hints: 1")).to_be_visible()
