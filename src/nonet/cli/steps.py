"""Steps as JSON, as `nonet explain` and `nonet grade` print them."""

from nonet import engine


def step_as_json(step: engine.Step) -> dict[str, object]:
    """Return technique, placements and eliminations of a step, in the words of the API."""
    return {
        "technique": step.technique,
        "placements": _pairs(step.placements),
        "eliminations": _pairs(step.eliminations),
    }


def _pairs(candidates: tuple[tuple[int, int], ...]) -> list[dict[str, int]]:
    return [{"index": cell, "value": digit} for cell, digit in candidates]
