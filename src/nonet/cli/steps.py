"""Steps as JSON and text, and solving paths with consecutive singles combined."""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import fill

from rich.text import Text

from nonet import engine
from nonet.cli.options import TechniqueArguments
from nonet.cli.terminal import output, print_line, print_text
from nonet.grid import EMPTY, name_of
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Guidance, guide

SINGLES = {technique.slug for technique in engine.TECHNIQUES if technique.tier == "singles"}
_WIDEST = 100
_INDENT = "     "

Candidate = tuple[int, int]


def step_as_json(step: engine.Step) -> dict[str, object]:
    """Return a step's technique, placements and eliminations in the format of the API."""
    return {
        "technique": step.technique,
        "placements": pairs_as_json(step.placements),
        "eliminations": pairs_as_json(step.eliminations),
    }


def pairs_as_json(candidates: tuple[Candidate, ...]) -> list[dict[str, int]]:
    """Return candidates in the format of the API."""
    return [{"index": cell, "value": digit} for cell, digit in candidates]


def conclusion(placement: Candidate) -> str:
    """Return a placement, such as `r1c2=3`."""
    cell, digit = placement
    return f"{name_of(cell)}={digit}"


def conclusions_of(step: engine.Step | engine.RatedStep) -> str:
    """Return the conclusions of a step, such as `r1c2=3 r4c5<>6`."""
    eliminated = (f"{name_of(cell)}<>{digit}" for cell, digit in step.eliminations)
    return " ".join([*map(conclusion, step.placements), *eliminated])


def print_step(heading: str, guidance: Guidance, words: Words) -> None:
    """Print a heading, the explanation, and for a chain each implication and the notation."""
    print_text(Text(heading, "bold"))
    print_line(wrapped(words.render(guidance.sentence), indent=_INDENT))
    for position, line in enumerate(words.render_all(guidance.implications), 1):
        print_line(wrapped(f"{position}. {line}", indent=f"{_INDENT}  "))
    if guidance.notation is not None:
        print_line(wrapped(guidance.notation, indent=f"{_INDENT}  "))


def wrapped(text: str, indent: str = "") -> str:
    """Break a text into lines that fit the terminal, of at most a hundred columns."""
    width = min(output().width, _WIDEST)
    return fill(text, width, initial_indent=indent, subsequent_indent=indent)


def technique_name(step: engine.Step, words: Words) -> str:
    """Return the name of a step's technique."""
    return words(f"name-{step.technique}")


@dataclass(frozen=True, slots=True)
class NumberedStep:
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

    def heading(self, words: Words) -> str:
        """Return the number of singles in words."""
        return words("notebook-singles", count=len(self.steps))

    def render(self, words: Words) -> str:
        """List the cells and digits of the singles."""
        placed = ", ".join(map(conclusions_of, self.steps))
        return words("labelled", label=self.heading(words), value=placed)


def path_of(
    puzzle: str,
    arguments: TechniqueArguments,
    *,
    combine: bool,
    eliminated: frozenset[Candidate] = frozenset(),
) -> Iterator[NumberedStep | Run]:
    """Yield the steps of a path; with `combine`, two or more consecutive singles are a run."""
    position = engine.Position(puzzle, puzzle, eliminated)
    singles: list[NumberedStep] = []
    steps = (
        _steps_from(position, arguments)
        if eliminated
        else engine.solve_path(puzzle, **arguments).steps
    )
    for number, step in enumerate(steps, 1):
        numbered = NumberedStep(number, step, position)
        if combine and step.technique in SINGLES:
            singles.append(numbered)
        else:
            yield from _combined(singles, position)
            singles = []
            yield numbered
        position = position.after(step)
    yield from _combined(singles, position)


def _steps_from(position: engine.Position, arguments: TechniqueArguments) -> Iterator[engine.Step]:
    """Yield the simplest step repeatedly, from a position with eliminated candidates."""
    while EMPTY in position.board and (step := engine.next_step(position, **arguments)):
        yield step
        position = position.after(step)


def _combined(singles: list[NumberedStep], position: engine.Position) -> list[NumberedStep | Run]:
    if len(singles) < 2:  # noqa: PLR2004 - a single on its own is a step
        return list(singles)
    return [Run(singles[0].number, tuple(one.step for one in singles), position)]
