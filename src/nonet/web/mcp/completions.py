"""Completions: what an argument of a prompt or of a resource's address may be."""

from typing import get_args

from mcp_types import CompleteRequestParams, CompleteResult, Completion, PromptReference

from nonet.content.lessons.lesson import techniques
from nonet.content.puzzles.wished import TECHNIQUES
from nonet.web.mcp.prompts import arguments_of
from nonet.web.mcp.resources import LESSONS

# As many as the protocol lets one answer have.
MOST = 100


def complete(asked: CompleteRequestParams) -> CompleteResult:
    """Return the values that begin as the text does, then those that hold it elsewhere."""
    text = _letters(asked.argument.value)
    found = [(_letters(value).find(text), value) for value in _values(asked)]
    # Sorted by the place alone, so that the easiest technique comes first.
    fitting = sorted((one for one in found if one[0] >= 0), key=lambda one: one[0] > 0)
    values = [value for _, value in fitting]
    shown = Completion(values=values[:MOST], total=len(values), has_more=len(values) > MOST)
    return CompleteResult(completion=shown)


def _values(asked: CompleteRequestParams) -> tuple[str, ...]:
    """Return all that an argument may be; nothing where it may be anything."""
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
