"""Draw how new puzzles of each label are spread: `ratings.svg` and `hardest.svg` beside this file.

Run it with `.venv/bin/python docs/pictures/draw_gradings.py`; it makes 1,000 puzzles of each label
and takes a minute. It prints the figures that `docs/explanation/grading.md` tells.
"""
# ruff: noqa: INP001 - a script in no package

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from statistics import mean, quantiles

from nonet import engine

HERE = Path(__file__).parent
COUNT = 1000
SEED = 1
WIDTH = 800
LEFT = 90
ROW = 84
BAR = 9
LEAST, MOST = 10, 85
BEYOND_SINGLES: tuple[engine.Label, ...] = ("medium", "hard", "expert")
# What is rarer is left out of the picture.
SHOWN = 8

STYLE = """
  text { fill: #1f2328; font: 13px system-ui, sans-serif }
  .faint { fill: #59636e; font-size: 11px }
  .end { text-anchor: end }
  .middle { text-anchor: middle }
  .bar { fill: #0969da }
  .line { stroke: #d0d7de }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .faint { fill: #9198a1 }
    .bar { fill: #4493f8 }
    .line { stroke: #3d444d }
  }
"""


def main() -> None:
    """Make the puzzles, and draw and print how they are spread."""
    made = {
        label: [one.puzzle for one in engine.generate_many(label, COUNT, seed=SEED)]
        for label in engine.LABELS
    }
    ratings = {label: _ratings(puzzles) for label, puzzles in made.items()}
    hardest = {
        label: Counter(grade.hardest or "" for grade in engine.grade_many(made[label]))
        for label in BEYOND_SINGLES
    }
    (HERE / "ratings.svg").write_text(draw_ratings(ratings), encoding="utf-8")
    (HERE / "hardest.svg").write_text(draw_hardest(hardest), encoding="utf-8")
    sys.stdout.writelines(f"{line}\n" for line in figures(ratings, hardest))


def figures(ratings: Mapping[str, list[int]], hardest: Mapping[str, Counter[str]]) -> Iterator[str]:
    """Report the mean and the middle 80 % of each label, and its most frequent technique."""
    for label, found in ratings.items():
        low, *_, high = quantiles(found, n=10)
        middle = f"{low / 10:.1f} to {high / 10:.1f}"
        yield f"{label:10} mean {mean(found) / 10:.2f}, middle 80 % {middle}"
    for label, counts in hardest.items():
        shown = ", ".join(f"{slug} {count / COUNT:.1%}" for slug, count in counts.most_common(4))
        yield f"{label:10} {shown}"


def draw_ratings(ratings: Mapping[str, list[int]]) -> str:
    """Draw a row of bars for each label, one for each tenth of ER."""
    title = "How many of 1,000 new puzzles of each label have which ER."
    return _svg(title, len(ratings) * ROW + 40, _rating_rows(ratings))


def _rating_rows(ratings: Mapping[str, list[int]]) -> Iterator[str]:
    for row, (label, found) in enumerate(ratings.items()):
        floor = (row + 1) * ROW
        counts = Counter(found)
        yield f'<text x="{LEFT - 12}" y="{floor - 4}" class="end">{label}</text>'
        yield f'<path class="line" d="M{LEFT} {floor}H{LEFT + (MOST - LEAST) * BAR}"/>'
        for rating, count in sorted(counts.items()):
            height = (ROW - 24) * count / max(counts.values())
            yield (
                f'<rect class="bar" x="{LEFT + (rating - LEAST) * BAR + 1}" '
                f'y="{floor - height:.1f}" width="{BAR - 2}" height="{height:.1f}">'
                f"<title>ER {rating / 10}: {count}</title></rect>"
            )
        peak = max(counts, key=counts.__getitem__)
        yield (
            f'<text x="{LEFT + (peak - LEAST) * BAR + BAR / 2}" y="{floor - ROW + 18}" '
            f'class="faint middle">{counts[peak]}</text>'
        )
    for rating in range(LEAST, MOST, 10):
        x = LEFT + (rating - LEAST) * BAR + BAR / 2
        yield f'<text x="{x}" y="{floor + 18}" class="faint middle">{rating / 10:.1f}</text>'


def draw_hardest(hardest: Mapping[str, Counter[str]]) -> str:
    """Draw for each label a bar for each of the techniques that are most often the hardest."""
    title = "The hardest technique of 1,000 new puzzles of each label, the most frequent ones."
    height = len(hardest) * (SHOWN * 20 + 40) + 10
    return _svg(title, height, _hardest_rows(hardest))


def _hardest_rows(hardest: Mapping[str, Counter[str]]) -> Iterator[str]:
    y, left, longest = 24, 250, 480
    most = max(count for counts in hardest.values() for count in counts.values())
    for label, counts in hardest.items():
        yield f'<text x="{left}" y="{y}">{label}</text>'
        for slug, count in counts.most_common(SHOWN):
            y += 20
            width = longest * count / most
            name = escape(engine.technique_of(slug).name)
            yield f'<text x="{left - 8}" y="{y}" class="faint end">{name}</text>'
            yield f'<rect class="bar" x="{left}" y="{y - 10}" width="{width:.1f}" height="12"/>'
            share = f"{count / COUNT:.1%}"
            yield f'<text x="{left + width + 6:.1f}" y="{y}" class="faint">{share}</text>'
        y += 40


def _svg(title: str, height: int, parts: Iterator[str]) -> str:
    drawn = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" role="img"><title>{title}</title>\n'
        f"<style>{STYLE}</style>\n{drawn}\n</svg>\n"
    )


def _ratings(puzzles: list[str]) -> list[int]:
    return [round(10 * (rating.er or 0)) for rating in engine.rate_many(puzzles)]


if __name__ == "__main__":
    main()
