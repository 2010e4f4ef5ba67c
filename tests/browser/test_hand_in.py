"""A class hands in by links and codes, and the teacher's page collects them."""

import csv
import io
import json
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, Playwright, expect

from chromium import CHROMIUM, OPTIONS
from game_page import (
    TO_FILL,
    UNTIL_KEPT,
    WITH_WORKER,
    OpenPage,
    cell,
    command,
    fill_in,
    message,
    shown,
)
from looks import LOOKS, violations
from machine import find_program, needs_engine
from nonet import engine
from nonet.printing.layout import Header, Layout
from nonet.printing.sheet_code import SheetRecord, code_of
from nonet.puzzles.links.qr import code_rows
from nonet.server.site.assets import FOLDER
from samples import COLLECTION_ID, PUZZLE, PUZZLE_ID

SHEETS = [
    [engine.generate(label, seed=seed).puzzle.replace("-", "0") for seed in range(2)]
    for label in ("easy", "medium", "hard")
]
WIDTHS = (320, 390, 768, 1280)
# Made by the very module that pupils' browsers get.
WRITE = """
import { toFragment } from "%s";
const given = JSON.parse(process.argv[1]);
console.log(JSON.stringify(given.map((one) => toFragment(one, { withEntries: true }))));
"""


def work(grid: str, **changed: Any) -> dict[str, Any]:
    usual = {"solved": True, "seconds": 300, "hints": 0, "entries": [], "helps": []}
    return {"grid": grid, **usual, **changed}


def fragments(*hand_ins: dict[str, Any]) -> list[str]:
    node = find_program("node")
    if node is None:
        pytest.skip("Node is missing: make setup")
    script = WRITE % (FOLDER / "handin" / "hand_in.js").as_uri()
    ran = subprocess.run(
        [node, "--input-type=module", "-e", script, json.dumps(hand_ins)],
        capture_output=True,
        text=True,
        check=True,
    )
    made: list[str] = json.loads(ran.stdout)
    return made


def handed(name: str, *works: dict[str, Any], at: int = 1_795_000_000) -> dict[str, Any]:
    return {"name": name, "at": at, "works": works}


def of_a_class() -> list[str]:
    helped = {"hints": 2, "helps": [[3, "x-wing"], [9, "x-wing"]]}
    return fragments(
        *(
            handed(
                f"Pupil {number:02}",
                work(SHEETS[number % 3][0]),
                work(SHEETS[number % 3][1], **(helped if number % 5 == 0 else {})),
            )
            for number in range(30)
        )
    )


def links(page: Page, *made: str) -> str:
    origin = page.evaluate("location.origin")
    return "\n".join(f"Here it is: {origin}/hand-in#{fragment}; bye" for fragment in made)


def paste(page: Page, text: str) -> None:
    page.locator("[data-do=paste]").click()
    page.locator("#links").fill(text)
    page.locator("[data-paste] .strong").click()


def rows(page: Page) -> list[list[str]]:
    """Read the table once the engine has graded its work."""
    expect(page.locator("tbody tr")).not_to_have_count(0)
    cells: list[list[str]] = page.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.children].map(cell => cell.innerText))"
    )
    return [[" ".join(cell.split()) for cell in row] for row in cells]


def said(page: Page) -> Any:
    return page.locator("[data-said]")


def solve_in_the_sheet(page: Page, name: str) -> str:
    """Solve the puzzle with one hint, hand it in, and return the link."""
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3")
    fill_in(page)
    offer = page.locator("a[data-hand-in]")
    expect(offer).to_be_visible()
    page.wait_for_function(
        "id => localStorage['nonet-times:' + id]?.includes('single')", arg=PUZZLE_ID
    )
    offer.click()
    page.locator("#pupil").fill(name)
    page.locator("[data-hand-in] .strong").click()
    expect(page.locator("[data-code] svg")).to_be_visible()
    return page.locator("#handed").input_value()


@needs_engine
@pytest.mark.journey
def test_a_sheet_is_handed_in_and_opened_in_another_browser(open_page: OpenPage) -> None:
    pupil = open_page(f"/puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=2")
    link = solve_in_the_sheet(pupil, " Ada  Lovelace ")
    teacher = open_page("/hand-in", alone=True)

    teacher.goto(link)

    expect(said(teacher)).to_have_text("Ada Lovelace was added.")
    (row,) = rows(teacher)
    assert row[:3] == ["Ada Lovelace", "A", "1 of 1"]
    assert row[4:] == ["1", "Hidden single", "harder"]
    assert teacher.evaluate("location.hash") == ""
    teacher.reload()
    expect(teacher.locator("tbody tr")).to_have_count(1)
    # A sheet without solved puzzles has nothing to hand in.
    teacher.goto(f"/collections/{COLLECTION_ID}")
    expect(teacher.locator("[data-hand-in]")).to_be_hidden()


@needs_engine
def test_a_sheet_that_was_shared_is_handed_in_from_its_puzzles_and_on_its_page(
    open_page: OpenPage,
) -> None:
    grids = (engine.generate("easy", seed=0).puzzle, PUZZLE)
    record = SheetRecord(grids=grids, paper="a4", layout=Layout(), header=Header())
    sheet = f"/s/{code_of(record)}"
    pupil = open_page(sheet)
    expect(pupil.locator("[data-hand-in]")).to_be_hidden()
    pupil.locator(f"[data-progress='{PUZZLE_ID}'] a").click()
    pupil.wait_for_url("**/puzzles/*")
    from_puzzle = solve_in_the_sheet(pupil, "Ada")

    pupil.goto(sheet)
    pupil.locator("[data-hand-in] .strong").click()

    expect(pupil.locator("[data-code] svg")).to_be_visible()
    teacher = open_page("/hand-in", alone=True)
    for link in (from_puzzle, pupil.locator("#handed").input_value()):
        teacher.goto("about:blank")
        teacher.goto(link)
        (row,) = rows(teacher)
        assert row[2] == "1 of 2"


@needs_engine
def scanned_codes(pdf: Path) -> list[str]:
    """Scan the codes of a printed document, as phones do, in the order of its pages."""
    program = find_program("pdftoppm")
    if program is None:
        pytest.skip("pdftoppm is missing: apt install poppler-utils")
    subprocess.run([program, "-r", "200", "-gray", pdf, pdf.with_suffix("")], check=True)
    pages = map(Image.open, sorted(pdf.parent.glob(f"{pdf.stem}-*.pgm")))
    return [code.text for page in pages for code in zxingcpp.read_barcodes(page)]


def play_and_hand_in(pupil: Page, name: str) -> str:
    """Solve the two puzzles of a sheet, hand them in, and return the link for the teacher."""
    pupil.locator(".collection a").first.click()
    for number in (1, 2):
        pupil.wait_for_url(f"**/puzzles/*number={number}&hints=1")
        puzzle = shown(pupil)
        solution = engine.solve(puzzle)
        for index in (at for at in range(81) if puzzle[at] == "-"):
            cell(pupil, index).press(solution[index])
        expect(message(pupil)).to_contain_text("Solved in")
        if number == 1:
            pupil.locator("[data-next]").click()
    pupil.locator("a[data-hand-in]").click()
    pupil.locator("#pupil").fill(name)
    pupil.locator("[data-hand-in] .strong").click()
    expect(pupil.locator("[data-code] svg")).to_be_visible()
    return pupil.locator("#handed").input_value()


@needs_engine
def test_a_teacher_goes_from_home_to_a_printed_class_set_and_its_collected_results(
    open_page: OpenPage, tmp_path: Path
) -> None:
    teacher = open_page("/")
    teacher.get_by_role("link", name="Make a sheet").first.click()
    teacher.get_by_role("radio", name="Versions").check()
    teacher.get_by_label("How many").fill("2")
    teacher.locator("#versions").fill("2")
    teacher.get_by_label("Title").fill("Sudoku for Friday")
    teacher.get_by_role("radio", name="One per sheet").check()
    teacher.get_by_label("Hints online, per puzzle").select_option("1")
    with teacher.expect_download() as downloading:
        teacher.get_by_role("button", name="PDF").click()
    printed = tmp_path / "printed.pdf"
    downloading.value.save_as(printed)
    *of_pupils, _key = scanned_codes(printed)

    handed_in = []
    for name, address in zip(("Ada", "Ben"), of_pupils, strict=True):
        pupil = open_page(urlsplit(address).path, alone=True)
        handed_in.append(play_and_hand_in(pupil, name))
        expect(pupil.locator("a[href*='/print']")).to_have_count(0)
    teacher.goto("/print")
    teacher.get_by_role("link", name="Collect hand-ins of a class").click()
    paste(teacher, "\n".join(handed_in))

    assert sorted(row[:3] for row in rows(teacher)) == [
        ["Ada", "A", "2 of 2"],
        ["Ben", "B", "2 of 2"],
    ]


def test_a_link_says_no_digit_that_was_entered(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=2")
    fragment = solve_in_the_sheet(page, "Ada").partition("#")[2]
    node = find_program("node") or ""
    script = (
        f'import {{ fromFragment }} from "{(FOLDER / "handin" / "hand_in.js").as_uri()}";'
        "console.log(JSON.stringify(fromFragment(process.argv[1])))"
    )

    ran = subprocess.run(
        [node, "--input-type=module", "-e", script, fragment],
        capture_output=True,
        text=True,
        check=True,
    )

    (told,) = json.loads(ran.stdout)["works"]
    assert told["grid"] == PUZZLE.replace("-", "0")
    assert [entered for entered, _ in told["entries"]] == [index for index, _ in TO_FILL]
    assert told["hints"] == 1
    assert told["helps"] == [[0, "hidden-single"]]
    assert set(told) == {"grid", "solved", "seconds", "hints", "entries", "helps"}


@needs_engine
def test_the_code_of_a_hand_in_is_read_by_others_and_from_a_picture(
    open_page: OpenPage, tmp_path: Path
) -> None:
    reader = find_program("zbarimg")
    if reader is None:
        pytest.skip("zbarimg is missing: apt-get install zbar-tools")
    pupil = open_page(f"/puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=2")
    link = solve_in_the_sheet(pupil, "Ada")
    picture = tmp_path / "code.png"
    pupil.locator("[data-code] svg").screenshot(path=picture)

    read = subprocess.run(
        [reader, "-q", "--raw", picture], capture_output=True, text=True, check=True
    )
    assert read.stdout.strip() == link

    teacher = open_page("/hand-in", alone=True)
    teacher.locator("input[data-do=open]").set_input_files(picture)
    expect(said(teacher)).to_have_text("Ada was added.")
    teacher.locator("input[data-do=open]").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": link.encode()}
    )
    expect(said(teacher)).to_have_text("1 was already here.")
    teacher.locator("input[data-do=open]").set_input_files(
        {"name": "a.png", "mimeType": "image/png", "buffer": b"no picture"}
    )
    expect(said(teacher)).to_contain_text("no readable code in this picture")


@needs_engine
def test_thirty_hand_ins_make_a_class(open_page: OpenPage) -> None:
    page = open_page("/hand-in")
    again = fragments(
        handed(
            "PUPIL 00",
            work(SHEETS[0][0], solved=False),
            work(SHEETS[0][1], hints=9),
            at=1_795_000_001,
        )
    )

    paste(page, links(page, *of_a_class(), *again))

    expect(said(page)).to_have_text("31 hand-ins were added.")
    expect(page.locator("tbody tr")).to_have_count(10)
    first, second = rows(page)[:2]
    assert first == ["PUPIL 00 2 merged", "A", "2 of 2", "10:00", "9", "unknown", "A"]
    assert second == ["Pupil 01", "B", "2 of 2", "10:00", "none", "no help taken", "C"]
    page.locator("[data-turn='1']").click()
    page.locator("[data-turn='1']").click()
    expect(page.locator("output")).to_have_text("3 of 3")
    assert rows(page)[-1][0] == "Pupil 29"
    assert page.locator("[data-missing] li").all_inner_texts() == ["X-wing\n5"]
    page.locator("[data-tab=techniques]").click()
    assert rows(page) == [["X-wing", "5"]]
    page.locator("[data-tab=puzzles]").click()
    assert rows(page)[0] == ["A 1", "10 of 10", "5:00", "none"]


@needs_engine
def test_sheets_are_called_by_their_printed_names(open_page: OpenPage) -> None:
    page = open_page("/hand-in")
    easy, medium, hard = ([work(grid) for grid in grids] for grids in SHEETS)
    named = [("Friday", "B", easy), ("Friday", "A", medium), ("", "", hard), ("Quiz", "", easy[:1])]
    made = fragments(
        *(
            {**handed(f"Pupil {number}", *works), "title": title, "letter": letter}
            for number, (title, letter, works) in enumerate(named)
        )
    )

    paste(page, links(page, *made[:2]))
    expect(page.locator("tbody tr")).to_have_count(2)
    assert [row[1] for row in rows(page)] == ["B", "A"]
    paste(page, links(page, *made[2:]))
    expect(page.locator("tbody tr")).to_have_count(4)

    # An unnamed sheet gets a letter that no printed one has.
    assert [row[1] for row in rows(page)] == ["Friday · B", "Friday · A", "C", "Quiz"]
    page.locator("[data-tab=puzzles]").click()
    assert "Friday · B 2" in [row[0] for row in rows(page)]


@needs_engine
def test_a_table_for_other_programs_runs_no_formula(open_page: OpenPage) -> None:
    page = open_page("/hand-in")
    names = ["=1+1", "+1", "-1", "@SUM(A1)", "\uff1dA1", 'O"Hara, Ann']
    paste(page, links(page, *fragments(*(handed(name, work(SHEETS[0][0])) for name in names))))
    expect(page.locator("tbody tr")).to_have_count(len(names))

    with page.expect_download() as download:
        page.locator("[data-do=csv]").click()

    text = download.value.path().read_text("utf-8-sig")
    table = list(csv.reader(io.StringIO(text)))
    assert table[0][:3] == ["Pupil", "Sheet", "Solved"]
    assert sorted(row[0] for row in table[1:]) == sorted(
        ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\uff1dA1", names[-1]]
    )
    assert table[1][-1] == "2026-11-18T11:06:40.000Z"


HOSTILE = "<img src=x onerror=document.title='taken'>"


@needs_engine
def test_an_invalid_hand_in_is_refused_with_a_sentence(open_page: OpenPage) -> None:
    page = open_page("/hand-in")
    (good,) = fragments(
        handed("Ada", work(SHEETS[0][0], entries=[[1, 5]] if SHEETS[0][0][1] == "0" else []))
    )
    faults = {
        "nothing": "This is not a hand-in",
        HOSTILE: "This is not a hand-in",
        good[:-7]: "The end of the link is missing",
        good[:9] + ("A" if good[9] != "A" else "B") + good[10:]: "The link was altered",
        f"h3{good[2:]}": "from a newer version",
        f"h1{'A' * 20_000}": "too long",
        "x" * 2_000_001: "too long",
    }

    for fault, sentence in faults.items():
        paste(page, fault)
        expect(said(page)).to_contain_text(sentence)
        page.goto("about:blank")
        page.goto("/hand-in")
        if len(fault) < 100_000:
            page.goto(f"/hand-in#{fault}")
            page.reload()
    expect(page.locator("[data-none]")).to_be_visible()
    assert page.evaluate("localStorage['nonet-hand-ins'] ?? null") is None


@needs_engine
def test_a_hostile_name_is_text(open_page: OpenPage) -> None:
    page = open_page("/hand-in")
    title = page.title()

    paste(
        page,
        links(
            page,
            *fragments(
                handed(HOSTILE[:40], work(SHEETS[0][0], hints=1, helps=[[1, "constructor"]]))
            ),
        ),
    )

    expect(said(page)).to_have_text(f"{HOSTILE[:40]} was added.")
    assert page.locator("main img").count() == 0
    assert page.title() == title
    assert rows(page)[0][5] == "unknown"


@needs_engine
def test_the_class_fits_every_screen_and_has_no_axe_violation(
    open_page: OpenPage, axe: str
) -> None:
    page = open_page("/hand-in", reduced_motion="reduce")
    for state in ("empty", "full"):
        if state == "full":
            paste(page, links(page, *of_a_class()))
            expect(page.locator("tbody tr")).to_have_count(10)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert (state, width, beyond) == (state, width, 0)
            for look in LOOKS.values():
                page.emulate_media(**{"color_scheme": "light", **look})
                assert (state, width, violations(page, axe)) == (state, width, [])


@needs_engine
def test_hand_ins_are_collected_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing", **WITH_WORKER)
    page.evaluate(UNTIL_KEPT)
    page.wait_for_function("async () => await caches.match('/hand-in')")
    page.context.set_offline(offline=True)

    page.goto("/hand-in")
    paste(page, links(page, *of_a_class()))

    expect(said(page)).to_have_text("30 hand-ins were added.")
    expect(page.locator("tbody tr")).to_have_count(10)


@needs_engine
def test_next_sheets_are_made_and_led_to_print(open_page: OpenPage) -> None:
    page = open_page("/hand-in")
    paste(page, links(page, *of_a_class()))

    page.locator("[data-do=print]").click()

    page.wait_for_url("**/print?collection=v1-*")
    sheets = page.locator("[data-next] li")
    assert sheets.count() == 0
    assert len(page.locator("#puzzles").input_value().split()) == 6


def film(picture: str) -> bytes:
    """Return a film of a code that stands still, as Chromium's camera for tests takes it."""
    code = code_rows(picture)
    side = 6
    height = width = side * (len(code) + 16)
    light = bytearray(b"\xff" * (width * height))
    for row, modules in enumerate(code):
        for column, module in enumerate(modules):
            if module:
                continue
            for line in range(side):
                start = (side * (row + 8) + line) * width + side * (column + 8)
                light[start : start + side] = b"\x10" * side
    grey = b"\x80" * (width * height // 4)
    head = f"YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420mpeg2\n".encode()
    return head + 2 * (b"FRAME\n" + bytes(light) + 2 * grey)


@needs_engine
def test_codes_are_scanned_with_the_camera(
    playwright: Playwright, site: str, tmp_path: Path
) -> None:
    (fragment,) = fragments(handed("Ada", work(SHEETS[0][0])))
    shot = tmp_path / "code.y4m"
    shot.write_bytes(film(f"{site}/hand-in#{fragment}"))
    fake = (
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={shot}",
    )
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*OPTIONS, *fake])
    try:
        page = browser.new_page(base_url=site, service_workers="block")
        page.goto("/hand-in")

        page.locator("[data-do=scan]").click()

        expect(page.locator("dialog[open] [role=status]")).to_have_text("Ada was added.")
        page.keyboard.press("Escape")
        expect(page.locator("tbody tr")).to_have_count(1)
        assert page.evaluate("document.querySelector('video').srcObject") is None
    finally:
        browser.close()


def test_without_a_camera_the_page_says_so(open_page: OpenPage) -> None:
    page = open_page("/hand-in")

    page.locator("[data-do=scan]").click()

    expect(page.locator("dialog[open] [role=status]")).to_contain_text("camera cannot be used")
