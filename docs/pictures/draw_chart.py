"""Draw README's chart: `measured.svg` beside this file, from the tables of two pages.

Run it with `.venv/bin/python docs/pictures/draw_chart.py`. It reads the times beside tdoku from
`docs/explanation/search.md` and the ratings beside the Sudoku Explainer from
`docs/explanation/grading.md`, which say how to measure again.
"""
# ruff: noqa: INP001 - a script in no package

from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parent
WIDTH, LEFT, BAR, ROW = 786, 196, 430, 38
TITLES = {
    "easy_hidden_singles": "easy",
    "random_minimal": "random, minimal",
    "clue17": "17 clues",
    "magictour": "magictour",
    "forum_hardest_1905_11plus": "forum's hardest, 1905",
    "forum_hardest_1106": "forum's hardest, 1106",
    "serg_multisolution": "many solutions",
}
SPEED = (
    "Nonet rates some 5,000 random minimal puzzles a second on one core; the Java program, dozens."
)
STYLE = """
  text { fill: #14202e; font: 13px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
  .title { font-size: 16px; font-weight: 650 }
  .faint { fill: #55626f } .end { text-anchor: end } .ours { font-weight: 650 }
  .ground { fill: #f6f8fa } .bar { fill: #2152c4 } .other { fill: #b6c2d0 } .line { stroke: #c3cad5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e9eef4 }
    .faint { fill: #a3b0be }
    .ground { fill: #18212c } .bar { fill: #8fb2ff } .other { fill: #4b5a6c } .line { stroke: #3a4656 }
  }
"""  # noqa: E501


def main() -> None:
    """Draw the chart."""
    (HERE / "measured.svg").write_text(draw(), "utf-8")


def draw() -> str:
    """Return the chart: a pair of bars for each set of grids, then how many ratings agree."""
    common = table("explanation/search.md", "set", "ours")
    wide = table("explanation/search.md", "set", "wide board")
    sets = [
        (
            row["set"],
            float(row["ours as a part of tdoku's"]),
            float(other["wide board as a part of tdoku's"]),
        )
        for row, other in zip(common, wide, strict=True)
    ]
    ratings = table("explanation/grading.md", "label", "same ER")
    height = 64 + ROW * len(sets) + 82
    parts = "\n".join((*bars(sets), *agreement(ratings, 64 + ROW * len(sets) + 34)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        'role="img"><title>Time to check one grid, as a part of tdoku\'s; and how many ratings are '
        f"those of the Sudoku Explainer.</title>\n<style>{STYLE}</style>\n"
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="12"/>\n{parts}\n</svg>\n'
    )


def table(page: str, *headings: str) -> list[dict[str, str]]:
    """Return the rows of the first table of a page that has these columns."""
    found: list[dict[str, str]] = []
    names: list[str] = []
    for line in (DOCS / page).read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            if found:
                return found
            names = []
        elif not names:
            names = cells if set(headings) <= set(cells) else ["-"]
        elif names != ["-"] and not cells[0].startswith("-"):
            found.append(dict(zip(names, cells, strict=True)))
    return found


def bars(sets: Iterable[tuple[str, float, float]]) -> Iterator[str]:
    """Draw two bars for each set, as parts of tdoku's time, which is the whole width."""
    title = "Time to check for one solution, as a part of tdoku's"
    yield f'<text class="title" x="28" y="38">{title}</text>'
    yield f'<rect class="bar" x="{WIDTH - 240}" y="28" width="12" height="10"/>'
    yield f'<text x="{WIDTH - 222}" y="38">AVX2 (EPYC)</text>'
    yield f'<rect class="other" x="{WIDTH - 132}" y="28" width="12" height="10"/>'
    yield f'<text x="{WIDTH - 114}" y="38">AVX-512 (Xeon)</text>'
    bottom = 64 + ROW * len(TITLES) - 12
    yield f'<path class="line" d="M{LEFT + BAR} 56V{bottom}"/>'
    yield f'<text class="faint end" x="{LEFT + BAR - 8}" y="{bottom - 4}">tdoku</text>'
    for number, (name, common, wide) in enumerate(sets):
        y = 64 + ROW * number
        yield f'<text class="end" x="{LEFT - 14}" y="{y + 16}">{TITLES[name]}</text>'
        yield f'<rect class="bar" x="{LEFT}" y="{y}" width="{BAR * common:.0f}" height="11"/>'
        yield f'<rect class="other" x="{LEFT}" y="{y + 13}" width="{BAR * wide:.0f}" height="11"/>'
        yield f'<text class="ours" x="{LEFT + BAR + 14}" y="{y + 16}">{common:.2f}'
        yield f'<tspan class="faint" font-weight="400"> and {wide:.2f}</tspan></text>'


def agreement(ratings: list[dict[str, str]], y: int) -> Iterator[str]:
    """Say how many new puzzles the Explainer rates the same."""
    same, of = (sum(int(row[name]) for row in ratings) for name in ("same ER", "puzzles"))
    said = f"{same:,} of {of:,} new puzzles are rated as the Sukaku Explainer rates them"
    yield f'<path class="line" d="M28 {y - 22}H{WIDTH - 28}"/>'
    yield f'<text class="title" x="28" y="{y + 8}">{said}</text>'
    yield f'<text class="faint" x="28" y="{y + 30}">{SPEED}</text>'


if __name__ == "__main__":
    main()
