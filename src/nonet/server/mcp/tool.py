"""A tool: the row of its use case, and what a model reads of it.

Schemas as clients are told them are short, for every word of theirs takes room in a model's head:
what a field means and bounds stands with what a tool takes. Of what it gives the members are
enough: the values come with each result.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

from mcp_types import Tool as ToolDescription, ToolAnnotations
from pydantic import Field

from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.http.model import GRID_MEANING, GRID_PATTERN, WireModel

# What only repeats a name, is told by the description of a tool, or is rejected by some clients.
_SPARED = ("title", "examples", "discriminator", "dependentSchemas")


_TECHNIQUE = "technique"


def _nothing(_answer: Any) -> list[Any]:
    return []


Detail = Annotated[
    Literal["summary", "full"],
    Field(description="`full`: all fields, which take much room."),
]


class Summary(NamedTuple):
    """A short form of an answer: in paragraphs, and as data."""

    text_of: Callable[[Any], Sequence[str]]
    data_of: Callable[[Any], dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """A row of the table of tools.

    `use` has the two models, what answers, and the scope that a key has to have; where no endpoint
    does quite the same, it is one with another answer. `text_of` puts an answer into paragraphs,
    `links` lead from it to resources. `repeatable` says that the same arguments give the same
    result; `stores` that files are written; `pictures` are SVGs, which are sent as images, and
    `picture_fields` excludes them from the data. A `summary` is for answers that may be long.
    `shortened` has schemas for members whose own would take much room.
    """

    use: Endpoint
    name: str
    title: str
    description: str
    text_of: Callable[[Any], Sequence[str]]
    links: Callable[[Any], list[dict[str, Any]]] = _nothing
    pictures: Callable[[Any], list[str]] = _nothing
    picture_fields: Any = None
    summary: Summary | None = None
    shortened: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    repeatable: bool = True
    stores: bool = False

    def present(self, request: WireModel, answer: Any) -> tuple[Sequence[str], dict[str, Any]]:
        """Return the paragraphs and the data of an answer, in short unless all was asked for."""
        if self.summary and getattr(request, "detail", "full") == "summary":
            return self.summary.text_of(answer), self.summary.data_of(answer)
        data = answer.model_dump(mode="json", by_alias=True, exclude=self.picture_fields)
        return self.text_of(answer), data

    def describe(self) -> ToolDescription:
        """Return what a client is told of the tool."""
        return ToolDescription(
            name=self.name,
            title=self.title,
            description=self.description,
            input_schema=_shorten(_input_schema(self.use.request), self.shortened),
            output_schema=self.use.response and _output_schema(self.use.response),
            annotations=ToolAnnotations(
                read_only_hint=not self.stores,
                # A tool that only reads destroys nothing.
                destructive_hint=False if self.stores else None,
                # Nothing said is what it means not to be.
                idempotent_hint=self.repeatable or None,
                open_world_hint=False,
            ),
        )


def _shorten(schema: dict[str, Any], shorter: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Replace the schemas of some members."""
    return {**schema, "properties": {**schema["properties"], **shorter}}


@cache
def _input_schema(model: type[WireModel]) -> dict[str, Any]:
    schema = model.model_json_schema(by_alias=True)
    defined = schema.pop("$defs", {})
    for name, part in defined.items():
        # The tool and its fields already describe the model.
        if "properties" in part:
            part.pop("description", None)
        # One tool names all techniques, and another lists them.
        if name == "TechniqueSlug" and _TECHNIQUE not in schema["properties"]:
            part.pop("enum", None)
    schema.pop("description", None)
    whole: dict[str, Any] = _spare(_inline(schema, defined))
    return whole


_NAMES = {"oneOf": "anyOf"}


def _inline(value: Any, defined: Mapping[str, Any]) -> Any:
    """Return a schema in the subset that all clients read: without `$ref`, `const` and `oneOf`.

    Gemini rejects these, and numbers as `enum`.
    """
    if isinstance(value, list):
        return [_inline(item, defined) for item in value]
    if not isinstance(value, dict):
        return value
    if "$ref" in value:
        rest = {name: item for name, item in value.items() if name != "$ref"}
        return _inline({**defined[value["$ref"].rpartition("/")[2]], **rest}, defined)
    schema = {_NAMES.get(name, name): _inline(item, defined) for name, item in value.items()}
    if isinstance(schema.get("const"), str):
        schema["enum"] = [schema.pop("const")]
    choices = schema.get("enum", ())
    if choices and all(isinstance(choice, int) for choice in choices):
        del schema["enum"]
        said = f"One of {', '.join(map(str, choices))}."
        schema["description"] = " ".join(filter(None, (schema.get("description"), said)))
    return schema


def member_schema(model: type[WireModel], name: str) -> dict[str, Any]:
    """Return the schema of a member of what a tool takes."""
    member: dict[str, Any] = _input_schema(model)["properties"][name]
    return member


@cache
def _output_schema(model: type[WireModel]) -> dict[str, Any]:
    """Name the members that are always there; there may be further ones."""
    fields = model.model_json_schema(by_alias=True, mode="serialization")["properties"]
    optional = {name for name, field in model.model_fields.items() if field.exclude_if}
    spared = {model.model_fields[name].alias or name for name in optional}
    return {"type": "object", "required": [name for name in fields if name not in spared]}


# The server's instructions say the rest.
_SHORT = {GRID_MEANING: "81 characters"}


def _spare(value: Any) -> Any:
    if isinstance(value, str):
        return _SHORT.get(value, value)
    if isinstance(value, list):
        return [_spare(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        # `title` may be the name of a field.
        name: {field: _spare(schema) for field, schema in item.items()}
        if name in ("properties", "$defs")
        else _spare(item)
        for name, item in _without_null(value).items()
        if not _is_spared(name, item)
    }


def _is_spared(name: str, item: Any) -> bool:
    """Tell whether a part is left out; the pattern of a grid says what its description does."""
    return name in _SPARED or item == GRID_PATTERN


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Describe what may be null by what it is else: leaving it out says the same."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    rest = {name: item for name, item in schema.items() if name not in ("anyOf", "default")}
    return {**kinds[0], **rest}
