"""Write the lessons on all techniques, and the table of the ladder, as `make docs` does.

They come from the registry of the engine, the catalogue and the examples; tests say when they are
no longer what these give.
"""
# ruff: noqa: INP001 - a script in no package

import re
from itertools import groupby
from pathlib import Path

from nonet import engine
from nonet.content.lessons import documents

HERE = Path(__file__).parent
WRITTEN = ("*.md", "pictures/*.svg")
GRADING = HERE.parent / "grading.md"
LADDER = re.compile(r"(?<=\|---\|---\|\n)(?:\| \w+ \| `full-house`.*\n)(?:\|.*\n)+")


def main() -> None:
    """Write every file, and take away what is of a technique that is gone."""
    files = documents()
    for known in (file for pattern in WRITTEN for file in HERE.glob(pattern)):
        if str(known.relative_to(HERE)) not in files:
            known.unlink()
    (HERE / "pictures").mkdir(exist_ok=True)
    for name, text in files.items():
        (HERE / name).write_text(text, "utf-8")
    GRADING.write_text(LADDER.sub(ladder(), GRADING.read_text("utf-8")), "utf-8")


def ladder() -> str:
    """Return the rows of the table of all techniques, by their tiers."""
    tiers = groupby(engine.TECHNIQUES, key=lambda technique: technique.tier)
    scored = {tier: [f"`{one.slug}` {one.score}" for one in some] for tier, some in tiers}
    return "".join(f"| {tier} | {', '.join(some)} |\n" for tier, some in scored.items())


if __name__ == "__main__":
    main()
