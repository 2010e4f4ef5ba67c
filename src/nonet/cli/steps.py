"""Steps as JSON and text, and solving paths with consecutive singles combined."""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import fill

from rich.text import Text

from nonet import engine
from nonet.cli.options import Chosen
from nonet.cli.terminal import output, print_line, print_text
from nonet.grid import EMPTY, name_of
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Guidance, guide


def step_as_json(step: engine.Step) -> dict[str, object]:
    """Return a step's technique, placements and eliminations in the format of the API."""
    return {
        "technique": step.technique,
        "placements": pairs_as_json(step.placements),
        "eliminations": pairs_as_json(step.eliminations),
    }


def pairs_as_json(candidates: tuple[tuple[int, int], ...]) -> list[dict[str, int]]:
    """Return candidates in the format of the API."""
    return [{"index": cell, "value": digit} for cell, digit in candidates]


def conclusions_of(step: engine.Step | engine.RatedStep) -> str:
    """Return the conclusions of a step, such as `r1c2=3 r4c5<>6`."""
    done = [f"{name_of(cell)}={digit}" for cell, digit in step.placements]
    return " ".join(done + [f"{name_of(cell)}<>{digit}" for cell, digit in step.eliminations])


WIDEST = 100
INDENT = "     "


def print_step(heading: str, guidance: Guidance, words: Words) -> None:
    """Print a heading, the explanation, and for a chain each implication and the notation."""
    print_text(Text(heading, "bold"))
    print_line(wrapped(words.render(guidance.sentence), indent=INDENT))
    for position, line in enumerate(words.render_all(guidance.implications), 1):
        print_line(wrapped(f"{position}. {line}", indent=f"{INDENT}  "))
    if guidance.notation is not None:
        print_line(wrapped(guidance.notation, indent=f"{INDENT}  "))


def wrapped(text: str, indent: str = "") -> str:
    """Break a text into lines that fit the terminal, of at most a hundred columns."""
    width = min(output().width, WIDEST)
    return fill(text, width, initial_indent=indent, subsequent_indent=indent)


_SINGLES = {technique.slug for technique in engine.TECHNIQUES if technique.tier == "singles"}


@dataclass(frozen=True, slots=True)
class RenderedStep:
    """A step with its number and the position before it."""

    number: int
    step: engine.Step
    position: engine.Position

    @property
    def guidance(self) -> Guidance:
        """The explanation of the whole deduction."""
        return guide(self.step, self.position, depth=3)


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive singles, and the position after them."""

    number: int
    steps: tuple[engine.Step, ...]
    position: engine.Position

    def render(self, words: Words) -> str:
        """List the cells and digits of the singles."""
        placed = ", ".join(
            f"{name_of(cell)}={digit}" for step in self.steps for cell, digit in step.placements
        )
        singles = words("notebook-singles", count=len(self.steps))
        return words("labelled", label=singles, value=placed)


def describe_path(
    puzzle: str,
    chosen: Chosen,
    *,
    folded: bool,
    removed: frozenset[tuple[int, int]] = frozenset(),
) -> Iterator[RenderedStep | Run]:
    """Yield the steps of a path; `folded` combines two or more consecutive singles into a run."""
    position = engine.Position(puzzle, puzzle, removed)
    waiting: list[RenderedStep] = []
    steps = _steps_from(position, chosen) if removed else engine.solve_path(puzzle, **chosen).steps
    for number, step in enumerate(steps, 1):
        shown = RenderedStep(number, step, position)
        if not folded or step.technique not in _SINGLES:
            yield from _folded(waiting, position)
            waiting = []
            yield shown
        else:
            waiting.append(shown)
        position = position.after(step)
    yield from _folded(waiting, position)


def _steps_from(position: engine.Position, chosen: Chosen) -> Iterator[engine.Step]:
    """Yield the simplest step repeatedly, from a position with eliminated candidates."""
    while EMPTY in position.board:
        step = engine.next_step(position, **chosen)
        if step is None:
            return
        yield step
        position = position.after(step)


def _folded(singles: list[RenderedStep], position: engine.Position) -> list[RenderedStep | Run]:
    if len(singles) < 2:  # noqa: PLR2004 - a single on its own is a step
        return list(singles)
    return [Run(singles[0].number, tuple(shown.step for shown in singles), position)]
