"""The tool model: its endpoint, and its description for language models.

The listed schemas are short, because every word takes space in a model's context. Input schemas
describe each field and its bounds; output schemas only name the fields.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

from mcp_types import Tool as ToolDescription, ToolAnnotations
from pydantic import Field

from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.api.schemas import list_numbers
from nonet.server.http.model import GRID_MEANING, GRID_PATTERN, WireModel

# Parts that repeat a name or a tool's description, or that some clients reject.
_SPARED = ("title", "examples", "discriminator", "dependentSchemas")


_TECHNIQUE = "technique"


def _nothing(_answer: Any) -> list[Any]:
    return []


Detail = Annotated[
    Literal["summary", "full"], Field(description="`full`: all fields, which can be very long.")
]


class Summary(NamedTuple):
    """The short form of a response: as paragraphs and as data."""

    text_of: Callable[[Any], Sequence[str]]
    data_of: Callable[[Any], dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """A row of the table of tools.

    `use` is the endpoint with the two models, the handler and the required scope; if no endpoint
    matches exactly, it is a copy with another handler. `text_of` formats a response as paragraphs,
    and `links` gives its links to resources. `repeatable` means that equal arguments give equal
    results, `stores` that the tool writes files. `pictures` are SVGs, sent as images;
    `picture_fields` excludes them from the data. `summary` shortens long responses. `shortened`
    replaces the schemas of fields whose own schema is too long.
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
        """Return the paragraphs and the data of a response in the requested detail."""
        if self.summary and getattr(request, "detail", "full") == "summary":
            return self.summary.text_of(answer), self.summary.data_of(answer)
        data = answer.model_dump(mode="json", by_alias=True, exclude=self.picture_fields)
        return self.text_of(answer), data

    def describe(self) -> ToolDescription:
        """Return the description of the tool for clients."""
        return ToolDescription(
            name=self.name,
            title=self.title,
            description=self.description,
            input_schema=_shorten(_input_schema(self.use.request), self.shortened),
            output_schema=self.use.response and _output_schema(self.use.response),
            annotations=ToolAnnotations(
                read_only_hint=not self.stores,
                # Read-only tools need no hint.
                destructive_hint=False if self.stores else None,
                # The default is false.
                idempotent_hint=self.repeatable or None,
                open_world_hint=False,
            ),
        )


def _shorten(schema: dict[str, Any], shorter: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Replace the schemas of some fields."""
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


def _inline(value: Any, defined: Mapping[str, Any]) -> Any:
    """Convert a schema to the subset that all clients support: no `$ref`, `const` and `oneOf`.

    Gemini rejects these, and an `enum` of numbers.
    """
    if isinstance(value, list):
        return [_inline(item, defined) for item in value]
    if not isinstance(value, dict):
        return value
    if "$ref" in value:
        rest = {name: item for name, item in value.items() if name != "$ref"}
        return _inline({**defined[value["$ref"].rpartition("/")[2]], **rest}, defined)
    schema: dict[str, Any] = {
        "anyOf" if name == "oneOf" else name: _inline(item, defined) for name, item in value.items()
    }
    if isinstance(schema.get("const"), str):
        schema["enum"] = [schema.pop("const")]
    list_numbers(schema)
    return schema


def member_schema(model: type[WireModel], name: str) -> dict[str, Any]:
    """Return the input schema of a field."""
    member: dict[str, Any] = _input_schema(model)["properties"][name]
    return member


@cache
def _output_schema(model: type[WireModel]) -> dict[str, Any]:
    """Name the required fields of a result; it may have others."""
    fields = model.model_json_schema(by_alias=True, mode="serialization")["properties"]
    optional = {name for name, field in model.model_fields.items() if field.exclude_if}
    spared = {model.model_fields[name].alias or name for name in optional}
    return {"type": "object", "required": [name for name in fields if name not in spared]}


# The server's instructions describe the rest.
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
        if name not in _SPARED and item != GRID_PATTERN
    }


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Drop null from a field's types, because omitting the field means the same."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    rest = {name: item for name, item in schema.items() if name not in ("anyOf", "default")}
    return {**kinds[0], **rest}
