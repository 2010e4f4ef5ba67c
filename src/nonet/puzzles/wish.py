"""What the puzzles of `nonet generate` are asked to be."""

from dataclasses import dataclass

import typer

from nonet import engine
from nonet.cli.difficulty import read_label

_WALKED = [technique for technique in engine.TECHNIQUES if not technique.hints_only]
_LADDER = {technique.slug: rung for rung, technique in enumerate(_WALKED)}
_TIERS: dict[engine.Label, str] = {
    "beginner": "singles",
    "easy": "singles",
    "medium": "medium",
    "hard": "hard",
    "expert": "expert",
}


@dataclass(frozen=True, slots=True)
class Wish:
    """A label, the hardest technique needed, and the one beyond which none is."""

    label: engine.Label | None
    technique: str | None = None
    max_technique: str | None = None


def read_wish(difficulty: str | None, technique: str | None, max_technique: str | None) -> Wish:
    """Return what the options ask for: a beginner's puzzle when they ask for nothing.

    Raises:
        typer.BadParameter: a name is unknown, or no puzzle can be all of it.
    """
    _require_technique(technique, "--technique")
    _require_technique(max_technique, "--max-technique")
    if difficulty is None:
        label = None if technique or max_technique else engine.LABELS[0]
    else:
        label = read_label(difficulty)
    _require_possible(label, technique, max_technique)
    return Wish(label, technique, max_technique)


def _require_technique(slug: str | None, option: str) -> None:
    if slug is not None and slug not in _LADDER:
        names = ", ".join(_LADDER)
        raise typer.BadParameter(f"expected one of {names}", param_hint=option)


def _require_possible(
    label: engine.Label | None, technique: str | None, max_technique: str | None
) -> None:
    """Refuse at once what a search would give up after minutes."""
    if technique and max_technique and _LADDER[technique] > _LADDER[max_technique]:
        message = f"{technique} is harder than --max-technique {max_technique}"
        raise typer.BadParameter(message, param_hint="--technique")
    if label is None:
        return
    tiers: list[str] = [one.tier for one in _WALKED]
    tier = _TIERS[label]
    if technique and tiers[_LADDER[technique]] != tier:
        message = f"no puzzle whose hardest technique is {technique} has the label {label}"
        raise typer.BadParameter(message, param_hint="--technique")
    if max_technique and _LADDER[max_technique] < tiers.index(tier):
        message = f"{label} puzzles need more than {max_technique}"
        raise typer.BadParameter(message, param_hint="--max-technique")
