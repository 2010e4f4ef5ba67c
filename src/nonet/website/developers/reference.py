"""The reference, drawn from the OpenAPI document as Markdown."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

Document = Mapping[str, Any]
_METHODS = ("post", "get")


def write_reference(document: Document) -> str:
    """Describe every endpoint with its fields, an example and its statuses."""
    parts = ["# Reference", str(document["info"]["description"])]
    for path, operations in document["paths"].items():
        for method in _METHODS:
            if method in operations:
                parts += _operation(document, f"{method.upper()} {path}", operations[method])
    return "\n\n".join(parts) + "\n"


def examples_of_requests(document: Document) -> dict[str, str]:
    """Return an example of a body for each path that takes one."""
    return {
        path: json.dumps(_json_of(operations["post"]["requestBody"])["example"], indent=2)
        for path, operations in document["paths"].items()
        if "post" in operations
    }


def _operation(document: Document, heading: str, operation: Document) -> Iterator[str]:
    yield f"## {heading}"
    yield operation["description"]
    if "requestBody" in operation:
        content = _json_of(operation["requestBody"])
        yield _fields(_resolve(document, content["schema"]))
        yield _sample(content["example"])
    if "parameters" in operation:
        rows = [
            (item["name"], item["schema"], item.get("required", False), item.get("description", ""))
            for item in operation["parameters"]
        ]
        yield _table(rows)
    success = operation["responses"]["200"]
    if "application/json" in success.get("content", {}):
        yield "Answer:"
        yield _sample(_json_of(success)["example"])
    yield "Statuses: " + ", ".join(f"`{status}`" for status in operation["responses"]) + "."


def _fields(schema: Document) -> str:
    required = schema.get("required", [])
    return _table(
        [
            (name, field, name in required, field.get("description", ""))
            for name, field in schema["properties"].items()
        ]
    )


def _table(rows: list[tuple[str, Document, bool, str]]) -> str:
    lines = ["| Field | Type | Required | Meaning |", "|---|---|---|---|"]
    for name, schema, is_required, meaning in rows:
        needed = "yes" if is_required else _default_of(schema)
        lines.append(f"| `{name}` | {_type_of(schema)} | {needed} | {' '.join(meaning.split())} |")
    return "\n".join(lines)


def _default_of(schema: Document) -> str:
    return f"no, `{json.dumps(schema['default'])}`" if "default" in schema else "no"


def _type_of(schema: Document) -> str:
    if "enum" in schema:
        return "one of " + ", ".join(f"`{value}`" for value in schema["enum"])
    kind = str(schema.get("type", "object" if "$ref" in schema else "value"))
    low, high = schema.get("minimum"), schema.get("maximum")
    return kind if low is None or high is None else f"{kind}, {low} to {high}"


def _sample(value: Any) -> str:
    return f"```json\n{json.dumps(value, indent=2, ensure_ascii=False)}\n```"


def _resolve(document: Document, schema: Document) -> Document:
    name = str(schema["$ref"]).rpartition("/")[2]
    resolved: Document = document["components"]["schemas"][name]
    return resolved


def _json_of(holder: Document) -> Document:
    content: Document = holder["content"]["application/json"]
    return content
