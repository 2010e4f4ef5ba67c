"""Prompts: ways to begin that a person picks from a menu."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    GetPromptResult,
    Prompt,
    PromptArgument,
    PromptMessage,
    TextContent,
)

from nonet import engine
from nonet.mcp_server.text import either
from nonet.paper import DEFAULT_PAPER, PAPERS


@dataclass(frozen=True, slots=True)
class _Recipe:
    """A prompt and how its text comes from its arguments."""

    prompt: Prompt
    write: Callable[[Mapping[str, str]], str]


def _write_pack(given: Mapping[str, str]) -> str:
    count, label = given.get("count", "10"), given.get("difficulty", engine.DEFAULT_LABEL)
    paper = given.get("paper", DEFAULT_PAPER)
    return (
        f"Make a Sudoku worksheet pack for {given['group']}. Call create_pack with count {count} "
        f"(20 at most), difficulty {label}, paper {paper} and answer pages. Then give me the link "
        "or the path of the PDF, whole and first, and say how long it works if it is a link. Add "
        "two or three sentences that I can read to the group on how to begin, without any "
        "solution. Keep the credit that comes with the result."
    )


def _write_coaching(given: Mapping[str, str]) -> str:
    progress = given.get("progress", given["puzzle"])
    return (
        f"Help me to solve this Sudoku without giving the solution away.\npuzzle: "
        f"{given['puzzle']}\nmy board: {progress}\nCall get_hint with both. First say only in "
        "which row, column or box I should look and what for; name the digit when I ask for it. "
        "If the board has a mistake, say where it is, not what belongs there."
    )


def _write_lesson(given: Mapping[str, str]) -> str:
    slug = given["technique"]
    return (
        f"Teach the Sudoku technique {slug} to {given.get('group', 'me')}. Read the resource "
        f"nonet://techniques/{slug} for the idea. Then call generate_custom with technique "
        f"{slug} and count 1, and explain_step on the new puzzle again and again, writing down "
        "each digit and passing on what was taken out, until the next step is this technique. "
        "Draw the board there, ask where it is, and tell area, technique and deduction one after "
        "the other, as they are asked for. Do not show the solution. Keep the credit that comes "
        "with the puzzle."
    )


_RECIPES = (
    _Recipe(
        Prompt(
            name="worksheet_pack",
            title="Make a worksheet pack for a class",
            description="New puzzles as a printable PDF with answer pages.",
            arguments=[
                PromptArgument(
                    name="group", description="Who it is for, such as class 4b.", required=True
                ),
                PromptArgument(name="count", description="How many puzzles, 1 to 20; 10 if not."),
                PromptArgument(
                    name="difficulty",
                    description=f"{either(engine.LABELS)}; {engine.DEFAULT_LABEL} if not.",
                ),
                PromptArgument(
                    name="paper", description=f"{either(PAPERS)}; {DEFAULT_PAPER} if not."
                ),
            ],
        ),
        _write_pack,
    ),
    _Recipe(
        Prompt(
            name="next_step",
            title="Help me with a Sudoku, step by step",
            description="The next step on a board, in hints that say more only when asked.",
            arguments=[
                PromptArgument(
                    name="puzzle",
                    description="The puzzle: 81 characters, 1-9 and . 0 or - for empty cells.",
                    required=True,
                ),
                PromptArgument(name="progress", description="The board so far, in the same form."),
            ],
        ),
        _write_coaching,
    ),
    _Recipe(
        Prompt(
            name="teach_technique",
            title="Teach a technique on a fresh position",
            description="A new puzzle that needs the technique, led to the point where it does.",
            arguments=[
                PromptArgument(
                    name="technique",
                    description="Its stable name, such as xy-wing; nonet://techniques lists all.",
                    required=True,
                ),
                PromptArgument(name="group", description="Who it is for; whoever asks if not."),
            ],
        ),
        _write_lesson,
    ),
)
PROMPTS = [recipe.prompt for recipe in _RECIPES]


def write_prompt(name: str, given: Mapping[str, str]) -> GetPromptResult:
    """Fill in a prompt.

    Raises:
        MCPError: there is no such prompt, or it lacks an argument or has one too many.
    """
    recipe = next((recipe for recipe in _RECIPES if recipe.prompt.name == name), None)
    if recipe is None:
        raise MCPError(INVALID_PARAMS, f"Unknown prompt: {name[:100]}")
    arguments = recipe.prompt.arguments or []
    missing = [item.name for item in arguments if item.required and item.name not in given]
    unknown = given.keys() - {item.name for item in arguments}
    if missing:
        raise MCPError(INVALID_PARAMS, f"Missing arguments: {', '.join(missing)}")
    if unknown:
        raise MCPError(INVALID_PARAMS, f"{len(unknown)} unknown arguments")
    text = TextContent(text=recipe.write(given))
    return GetPromptResult(
        description=recipe.prompt.description,
        messages=[PromptMessage(role="user", content=text)],
    )
