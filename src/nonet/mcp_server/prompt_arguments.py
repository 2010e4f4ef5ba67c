"""What the prompts take, held to what their tools take."""

from collections.abc import Mapping
from typing import Any, TypeVar

from nonet import engine
from nonet.contract.fault import Expected, Fault, InvalidRequestError
from nonet.contract.generate import BatchCount
from nonet.contract.reading import read_request
from nonet.contract.suggestion import suggest
from nonet.contract.wire import InputGrid, WireModel
from nonet.mcp_server.grids import with_plain_grids
from nonet.paper import DEFAULT_PAPER, Paper
from nonet.puzzles import TECHNIQUES

# More digits than any count that is taken.
_MOST_DIGITS = 20


class PackArguments(WireModel):
    """What `worksheet_pack` takes."""

    group: str
    count: BatchCount = 10
    difficulty: engine.Label = engine.DEFAULT_LABEL
    paper: Paper = DEFAULT_PAPER


class StepArguments(WireModel):
    """What `next_step` takes."""

    puzzle: InputGrid
    progress: InputGrid | None = None


class LessonArguments(WireModel):
    """What `teach_technique` takes."""

    technique: str
    group: str = "me"


PromptArguments = PackArguments | StepArguments | LessonArguments
Arguments = TypeVar("Arguments", bound=PromptArguments)


def read_arguments(model: type[Arguments], given: Mapping[str, str]) -> Arguments:
    """Read the texts that a prompt was given; one that was left blank counts as absent.

    Raises:
        InvalidRequestError.
    """
    known = {
        name: text for name, text in given.items() if text.strip() or name not in model.model_fields
    }
    arguments = read_request(model, _with_number(with_plain_grids(known)))
    if isinstance(arguments, LessonArguments) and arguments.technique not in TECHNIQUES:
        meant = suggest(arguments.technique, TECHNIQUES)
        raise InvalidRequestError([Fault("technique", Expected("technique", suggestion=meant))])
    return arguments


def _with_number(given: dict[str, Any]) -> dict[str, Any]:
    """Read the count: a prompt's arguments are texts."""
    count = given.get("count", "")
    is_number = count.isascii() and count.isdecimal() and len(count) <= _MOST_DIGITS
    return {**given, "count": int(count)} if is_number else given
