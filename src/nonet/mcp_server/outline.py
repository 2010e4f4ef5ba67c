"""Schemas as clients are told them: short, for every word of theirs takes room in a model's head.

What a field means and bounds stands with what a tool takes. Of what it gives the members and their
kinds are enough: the values come with each result.
"""

from typing import Any

from nonet.contract.wire import GRID_MEANING, GRID_PATTERN, WireModel

# What only repeats a name, or is told by the description of a tool.
_SPARED = ("title", "examples", "discriminator")
# A resource lists the techniques.
_LONGEST_LIST = 12


def input_schema(model: type[WireModel]) -> dict[str, Any]:
    """Return what a tool takes."""
    schema: dict[str, Any] = _spare(model.model_json_schema(by_alias=True))
    schema.pop("description", None)
    return schema


def output_schema(model: type[WireModel]) -> dict[str, Any]:
    """Return what a tool gives: which members there are; it may get further ones."""
    schema = model.model_json_schema(by_alias=True, mode="serialization")
    parts = schema.get("$defs", {})
    members = {name: _kind_of(field, parts) for name, field in schema["properties"].items()}
    return {"type": "object", "properties": members}


def _kind_of(schema: Any, parts: dict[str, Any]) -> dict[str, Any]:
    name = schema.get("$ref", "").rpartition("/")[2]
    kinds = [_kind_of(each, parts) for each in schema.get("anyOf", ())]
    if kinds:
        return {"anyOf": kinds}
    schema = parts[name] if name else schema
    return {"type": schema["type"]}


def _spare(value: Any) -> Any:
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
    """Tell whether a part is left out; what a grid is the server's instructions say."""
    is_long = name == "enum" and len(item) > _LONGEST_LIST
    return name in _SPARED or is_long or item in (GRID_PATTERN, GRID_MEANING)


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Describe what may be null by what it is else: leaving it out says the same."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    rest = {name: item for name, item in schema.items() if name not in ("anyOf", "default")}
    return {**kinds[0], **rest}
