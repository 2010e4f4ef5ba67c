"""Find a clear example of every technique and keep them for the lessons.

Run it with `.venv/bin/python scripts/find_examples.py`; it takes some minutes. Puzzles come
from our own generator and one seed, so the same engine finds the same examples. Examples from
famous puzzles such as Easter Monster and Loki, for techniques that only the hardest puzzles need,
are kept. Of all positions where a technique is the next step of a path, the one with the fewest
parts is chosen. Techniques that no path uses are searched where no medium technique helps.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet import engine
from nonet.grid import EMPTY
from nonet.puzzles.lessons.lesson import Example, read_examples, write_examples

SEED = 2026
PUZZLES = 60_000
ENOUGH = 40  # positions of a technique to choose from, where it is met in nearly every puzzle
FEW = 3  # search outside the paths for techniques that occur in at most this many
HARD_POSITIONS = 3_000  # to look for rare techniques in; for the slow ones, in fewer
RARE = "avoidable-rectangle-2"  # searched in every position where singles don't help
SLOW = {
    "finned-mutant-jellyfish": 300,
    "finned-mutant-squirmbag": 60,
    "finned-mutant-whale": 25,
    "nested-forcing-net": 60,
}
# No puzzle of our own has them.
KEPT = ("tridagon", "sk-loop", "junior-exocet", "multi-sector-locked-set")
# Singles are met everywhere; a board about half full shows them best, and a box before a line.
HALF_FULL = 40

LADDER = engine.TECHNIQUES
SINGLES = {known.slug for known in LADDER if known.tier == "singles"}
EASY = {known.slug for known in LADDER if known.tier in {"singles", "medium"}}


@dataclass(slots=True)
class Best:
    """The clearest example of a technique so far, and in how many positions it was met."""

    seen: int = 0
    cost: int = 0
    example: Example | None = None

    def offer(self, position: engine.Position, slug: str) -> None:
        """Use the clearest of a position's steps if it is clearer than the present example."""
        steps = engine.find_steps(position, technique=slug)
        self.seen += bool(steps)
        for index, step in enumerate(steps):
            cost = effort(position, step)
            if self.example is None or cost < self.cost:
                self.cost, self.example = cost, Example(slug, position, index)


def effort(position: engine.Position, step: engine.Step) -> int:
    """Return a measure of how much a learner has to look at."""
    if step.placements and not step.pattern.links and not step.pattern.candidates:
        in_line = any(house.kind != "box" for house in step.pattern.houses)
        return abs(position.board.count(EMPTY) - HALF_FULL) + HALF_FULL * in_line
    shown = step.pattern
    wide = sum(len(link.end.cells) - 1 for link in shown.links)
    # Examples should show the pattern of the name: a group of cells without almost locked sets.
    unlike = step.technique.startswith("grouped") and (shown.groups or not wide)
    return (
        sum(map(len, position.candidates))
        + 100 * bool(unlike)
        + 12 * len(shown.links)
        + 6 * wide
        + 3 * len(shown.candidates)
        + 6 * len(shown.fins)
        + 4 * sum(map(len, shown.groups))
        + 4 * abs(len(step.eliminations) - 2)
    )


def positions(puzzle: str) -> Iterator[tuple[engine.Position, str]]:
    """Walk the path of a puzzle and yield each position with the technique that helps next."""
    position = engine.Position(puzzle, puzzle)
    for step in engine.solve_path(puzzle).steps:
        yield position, step.technique
        position = position.after(step)


def walk(best: dict[str, Best]) -> list[engine.Position]:
    """Add examples from puzzles' paths, and return positions where no easy technique helps."""
    hard: list[engine.Position] = []
    for index in range(PUZZLES):
        for position, slug in positions(engine.generate(seed=SEED, index=index).puzzle):
            if slug not in EASY or best[slug].seen < ENOUGH:
                best[slug].offer(position, slug)
            if slug not in SINGLES:
                best[RARE].offer(position, RARE)
            if slug not in EASY and len(hard) < HARD_POSITIONS:
                hard.append(position)
    return hard


def main() -> None:
    """Follow paths first, then search for the techniques that they didn't contain."""
    best = {known.slug: Best() for known in LADDER}
    hard = walk(best)
    for slug in KEPT:
        best[slug] = Best(seen=FEW + 1, example=read_examples()[slug])
    hard.sort(key=lambda position: sum(map(len, position.candidates)))
    for slug, found in best.items():
        if found.seen > FEW:
            continue
        middle = len(hard) // 2
        for position in hard[middle : middle + SLOW[slug]] if slug in SLOW else hard:
            found.offer(position, slug)
    for slug, found in best.items():
        print(f"{slug:34} met {found.seen:6} times, effort {found.cost}")
    write_examples(found.example for found in best.values() if found.example)


if __name__ == "__main__":
    main()
