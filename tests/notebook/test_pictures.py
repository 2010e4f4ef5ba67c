"""Display of results in a notebook."""

import re
import sys
from base64 import b64decode
from xml.etree import ElementTree as ET

import pytest

from nonet import engine
from nonet.engine import variants
from nonet.puzzles.notebook import picture_of_step

EXPERT = engine.generate("expert", seed=4)
NAMES = 2 * "123456789"  # of columns and rows
SVG = "{http://www.w3.org/2000/svg}"


def pictures_in(html: str) -> list[ET.Element]:
    found = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', html)
    return [ET.fromstring(b64decode(picture)) for picture in found]  # noqa: S314 - our own


def shown(result: object) -> str:
    html = result._repr_html_()  # type: ignore[attr-defined]
    assert isinstance(html, str)
    return html


def digits_of(picture: ET.Element) -> str:
    return "".join("".join(text.itertext()) for text in picture.iter(f"{SVG}text"))


def test_a_grid_shows_its_digits() -> None:
    grid = engine.Grid(EXPERT.puzzle)

    (picture,) = pictures_in(shown(grid))

    assert sorted(digits_of(picture)) == sorted(NAMES + str(grid).replace("-", ""))
    assert str(grid) in shown(grid)


def test_a_puzzle_shows_its_solution_beside_it() -> None:
    puzzle, solution = pictures_in(shown(EXPERT))

    assert sorted(digits_of(puzzle)) == sorted(NAMES + EXPERT.puzzle.replace("-", ""))
    assert sorted(digits_of(solution)) == sorted(NAMES + EXPERT.solution)


def test_a_single_chain_shows_its_arrows_and_the_candidates_that_take_part() -> None:
    steps = engine.solve_path(EXPERT.puzzle).steps
    chain = next(step for step in steps if step.pattern.links)

    (picture,) = pictures_in(shown(chain))

    arrows = [path for path in picture.iter(f"{SVG}path") if path.get("marker-end")]
    assert len(arrows) == len({(link.start, link.end) for link in chain.pattern.links})
    lost = [text for text in picture.iter(f"{SVG}text") if text.get("class") == "lost"]
    assert "".join(lost[0].itertext()) == "".join(str(digit) for _, digit in chain.eliminations)


def test_every_step_of_a_path_beyond_singles_is_shown_on_its_board() -> None:
    path = engine.solve_path(EXPERT.puzzle)

    html = shown(path)

    singles = {known.slug for known in engine.TECHNIQUES if known.tier == "singles"}
    beyond = [step for step in path.steps if step.technique not in singles]
    assert len(pictures_in(html)) == 1 + len(beyond)
    assert html.count("<details") == len(beyond)


def test_a_grade_shows_how_often_each_technique_counts() -> None:
    grade = engine.grade(EXPERT.puzzle)

    (picture,) = pictures_in(shown(grade))

    assert [text.text for text in picture.iter(f"{SVG}text")][2::2] == [
        str(count) for count in grade.counts.values()
    ]


@pytest.mark.parametrize("technique", ["x-wing", "skyscraper", "xy-wing", "naked-pair"])
def test_a_step_of_a_pattern_is_drawn_by_itself(technique: str) -> None:
    puzzle = engine.generate(technique=technique, seed=2)
    path = engine.solve_path(puzzle.puzzle, path="shortest")
    step = next(one for one in path.steps if one.technique == technique)

    assert ET.fromstring(picture_of_step(step)).tag == f"{SVG}svg"  # noqa: S314 - our own


def test_without_the_notebook_module_a_warning_gives_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "nonet.puzzles.notebook", None)

    with pytest.warns(UserWarning, match="Grid has no picture: .*nonet.puzzles.notebook"):
        shown = engine.Grid(EXPERT.puzzle)._repr_html_()

    assert shown is None


def test_a_variant_shows_its_board_and_says_its_rules() -> None:
    made = variants.generate("killer", 6, "easy", seed=3)

    (picture,) = pictures_in(shown(made.puzzle))

    sums = [str(rule["sum"]) for rule in made.puzzle.rules]
    assert {*sums} <= {text.text for text in picture.iter(f"{SVG}text")}
    assert f"cage of {sums[0]}" in shown(made.puzzle)
