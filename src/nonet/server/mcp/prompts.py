"""Prompts that a person picks from a menu."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, get_args

from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CompleteRequestParams,
    CompleteResult,
    Completion,
    GetPromptResult,
    Prompt,
    PromptArgument,
    PromptMessage,
    PromptReference,
    TextContent,
)
from pydantic import Field

from nonet import engine
from nonet.printing.layout import DEFAULT_PAPER, PAPERS, Paper
from nonet.puzzles.lessons.lesson import techniques
from nonet.puzzles.spec_search import TECHNIQUES
from nonet.server.api.endpoints.generate import BatchCount
from nonet.server.http.error_responses import Fault, InvalidRequestError, did_you_mean
from nonet.server.http.model import InputGrid, WireModel
from nonet.server.http.reading import read_request
from nonet.server.http.strings import number_in
from nonet.server.mcp.calls import error_object, with_plain_grids
from nonet.server.mcp.resources import LESSONS
from nonet.server.mcp.text import either

# More digits than any valid count has.
_MOST_DIGITS = 20


class PackArguments(WireModel):
    """The arguments of `worksheet_pack`."""

    group: str = Field(description="The group that gets the pack, such as class 4b.")
    count: BatchCount = Field(10, description="Number of puzzles, 1 to 20; default 10.")
    difficulty: engine.Label = Field(
        engine.DEFAULT_LABEL,
        description=f"{either(engine.LABELS)}; default {engine.DEFAULT_LABEL}.",
    )
    paper: Paper = Field(DEFAULT_PAPER, description=f"{either(PAPERS)}; default {DEFAULT_PAPER}.")


class StepArguments(WireModel):
    """The arguments of `next_step`."""

    puzzle: InputGrid = Field(
        description="The puzzle: 81 characters, 1-9, and . 0 or - for an empty cell."
    )
    progress: InputGrid | None = Field(
        None, description="The current board, in the same form; by default the puzzle."
    )


class LessonArguments(WireModel):
    """The arguments of `teach_technique`."""

    technique: str = Field(
        description="The technique's slug, such as xy-wing; nonet://techniques lists all."
    )
    group: str = Field("me", description="The group or person to teach; by default the user.")


PromptArguments = PackArguments | StepArguments | LessonArguments
Arguments = TypeVar("Arguments", bound=PromptArguments)
# The message names this many; the error object has all.
MAX_ISSUES = 5


@dataclass(frozen=True, slots=True)
class _Recipe(Generic[Arguments]):
    """A prompt, its arguments, and the function that writes its text."""

    name: str
    title: str
    description: str
    arguments: type[Arguments]
    write: Callable[[Arguments], str]

    @property
    def prompt(self) -> Prompt:
        """The prompt as clients list it."""
        arguments = [
            # Only a required argument has the flag.
            PromptArgument(
                name=name, description=field.description, required=field.is_required() or None
            )
            for name, field in self.arguments.model_fields.items()
        ]
        return Prompt(
            name=self.name, title=self.title, description=self.description, arguments=arguments
        )


def _write_pack(given: PackArguments) -> str:
    return (
        f"Make a Sudoku worksheet pack for {given.group}. Call create_pack with count "
        f"{given.count}, difficulty {given.difficulty}, paper {given.paper} and answer pages. Then "
        "give me the complete link or path of the PDF first; for a link, also say how long it "
        "works. Add two or three sentences that I can read to the group on how to begin, "
        "without any solution. Keep the credit that comes with the result."
    )


def _write_coaching(given: StepArguments) -> str:
    return (
        f"Help me to solve this Sudoku without giving the solution away.\npuzzle: {given.puzzle}\n"
        f"my board: {given.progress or given.puzzle}\n"
        "Call explain_step once, with both and level 1, and tell me only where to look. If I ask "
        "for more, call it with level 2 and name the technique. Only if I ask again, call it with "
        "level 3, or get_hint for a single, and name the digit. If the board has a mistake, say "
        "where it is, but not which digit is correct."
    )


def _write_lesson(given: LessonArguments) -> str:
    slug = given.technique
    return (
        f"Teach the Sudoku technique {slug} to {given.group}. Read the resource "
        f"nonet://techniques/{slug} for the idea. Then call generate_custom with technique "
        f"{slug} and count 1, and explain_step once, with the new puzzle as puzzle and progress, "
        f'until {{"technique": "{slug}"}} and detail full. The last of `steps` is this technique, '
        "and its `progress` is the board before it. Draw that board, ask where the technique is, "
        "and reveal area, technique and deduction one after the other, on request. Do not "
        "show the solution. Keep the credit that comes with the puzzle."
    )


_RECIPES: tuple[_Recipe[Any], ...] = (
    _Recipe(
        "worksheet_pack",
        "Make a worksheet pack for a class",
        "Generate new puzzles as a printable PDF with answer pages.",
        PackArguments,
        _write_pack,
    ),
    _Recipe(
        "next_step",
        "Help me with a Sudoku, step by step",
        "Find the next step on a board with hints that reveal more only on request.",
        StepArguments,
        _write_coaching,
    ),
    _Recipe(
        "teach_technique",
        "Teach a technique on a fresh position",
        "Generate a puzzle that needs the technique, and lead to the position where it applies.",
        LessonArguments,
        _write_lesson,
    ),
)
PROMPTS = [recipe.prompt for recipe in _RECIPES]


def arguments_of(name: str) -> type[WireModel] | None:
    """Return the arguments' model of a prompt, or None if there is no such prompt."""
    return next((recipe.arguments for recipe in _RECIPES if recipe.name == name), None)


def write_prompt(name: str, given: Mapping[str, str]) -> GetPromptResult:
    """Write the text of a prompt.

    Raises:
        MCPError: there is no such prompt, or an argument is invalid.
    """
    recipe = next((recipe for recipe in _RECIPES if recipe.name == name), None)
    if recipe is None:
        raise MCPError(INVALID_PARAMS, f"Unknown prompt: {name[:100]}")
    try:
        arguments = _read_arguments(recipe.arguments, given)
    except InvalidRequestError as error:
        shown = error.faults[:MAX_ISSUES]
        wrong = "; ".join(f"{fault.path}: {fault.render()}" for fault in shown)
        raise MCPError(INVALID_PARAMS, f"Invalid arguments: {wrong}", error_object(error)) from None
    text = TextContent(text=recipe.write(arguments))
    return GetPromptResult(
        description=recipe.description, messages=[PromptMessage(role="user", content=text)]
    )


def _read_arguments(model: type[Arguments], given: Mapping[str, str]) -> Arguments:
    """Read the arguments of a prompt; a blank one counts as absent.

    Raises:
        InvalidRequestError.
    """
    known = {
        name: text for name, text in given.items() if text.strip() or name not in model.model_fields
    }
    arguments = read_request(model, _with_number(with_plain_grids(known)))
    if isinstance(arguments, LessonArguments):
        return arguments.model_copy(update={"technique": _slug_of(arguments.technique)})
    return arguments


def _slug_of(name: str) -> str:
    slug = engine.slug_of(name)
    if slug is None or slug not in TECHNIQUES:
        meant = did_you_mean(engine.nearest_slug(name) or "")
        wrong = Fault("technique", f"a technique that generate_custom takes{meant}")
        raise InvalidRequestError([wrong])
    return slug


def _with_number(given: dict[str, Any]) -> dict[str, Any]:
    """Convert the count to a number, as all prompt arguments are strings."""
    count = number_in(given.get("count", ""), digits=_MOST_DIGITS)
    return given if count is None else {**given, "count": count}


# The protocol's limit.
MOST = 100


def complete(asked: CompleteRequestParams) -> CompleteResult:
    """Return the values that start with the text, then those that contain it elsewhere."""
    text = _letters(asked.argument.value)
    found = [(_letters(value).find(text), value) for value in _values(asked)]
    # Sorted only by the position, so that easier techniques come first.
    fitting = sorted((one for one in found if one[0] >= 0), key=lambda one: one[0] > 0)
    values = [value for _, value in fitting]
    shown = Completion(values=values[:MOST], total=len(values), has_more=len(values) > MOST)
    return CompleteResult(completion=shown)


def _values(asked: CompleteRequestParams) -> tuple[str, ...]:
    """Return all allowed values of an argument; none if any text is allowed."""
    name = asked.argument.name
    if not isinstance(asked.ref, PromptReference):
        is_lesson = asked.ref.uri.startswith(f"{LESSONS}/")
        return tuple(techniques()) if is_lesson and name == "slug" else ()
    model = arguments_of(asked.ref.name)
    field = model.model_fields.get(name) if model else None
    if field is None:
        return ()
    if name == "technique":
        return TECHNIQUES
    return tuple(choice for choice in get_args(field.annotation) if isinstance(choice, str))


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))
