"""Draw README's chart: `measured.svg` beside this file, from the tables of two pages.

Run it with `.venv/bin/python docs/pictures/draw_chart.py`. It reads the times beside tdoku from
`docs/explanation/search.md` and the ratings beside the Sudoku Explainer from
`docs/explanation/grading.md`, which say how to measure again.
"""
# ruff: noqa: INP001 - a script in no package

from collections.abc import Iterator
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
    """Return the chart: a pair of bars for each set of grids, then what the ratings agree on."""
    times = table("explanation/search.md", "set")
    ratings = table("explanation/grading.md", "label", "same ER")
    height = 64 + ROW * len(times) + 82
    parts = "\n".join((*bars(times), *agreement(ratings, 64 + ROW * len(times) + 34)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        'role="img"><title>Microseconds to check one grid, beside tdoku; and how many ratings are '
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


def bars(times: list[dict[str, str]]) -> Iterator[str]:
    """Draw the times; each pair has the longer one for its scale, so that all can be read."""
    title = "Has it one solution? Microseconds a grid, one core"
    yield f'<text class="title" x="28" y="38">{title}</text>'
    yield f'<rect class="bar" x="{WIDTH - 174}" y="28" width="12" height="10"/>'
    yield f'<text x="{WIDTH - 156}" y="38">Nonet</text>'
    yield f'<rect class="other" x="{WIDTH - 94}" y="28" width="12" height="10"/>'
    yield f'<text x="{WIDTH - 76}" y="38">tdoku</text>'
    for number, row in enumerate(times):
        y, ours, theirs = 64 + ROW * number, float(row["ours"]), float(row["tdoku"])
        yield f'<text class="end" x="{LEFT - 14}" y="{y + 16}">{TITLES[row["set"]]}</text>'
        width = f"{BAR * ours / theirs:.0f}"
        yield f'<rect class="bar" x="{LEFT}" y="{y}" width="{width}" height="12"/>'
        yield f'<rect class="other" x="{LEFT}" y="{y + 14}" width="{BAR}" height="8"/>'
        x = LEFT + BAR + 14
        yield f'<text class="ours" x="{x}" y="{y + 14}">{row["ours"]}'
        yield f'<tspan class="faint" font-weight="400"> beside {row["tdoku"]}</tspan></text>'


def agreement(ratings: list[dict[str, str]], y: int) -> Iterator[str]:
    """Say how many new puzzles the Explainer rates the same."""
    same, of = (sum(int(row[name]) for row in ratings) for name in ("same ER", "puzzles"))
    said = f"{same:,} of {of:,} new puzzles are rated as the Sukaku Explainer rates them"
    yield f'<path class="line" d="M28 {y - 22}H{WIDTH - 28}"/>'
    yield f'<text class="title" x="28" y="{y + 8}">{said}</text>'
    yield f'<text class="faint" x="28" y="{y + 30}">{SPEED}</text>'


if __name__ == "__main__":
    main()
