"""The document's schemas, adapted to the contract's promises and to client generators.

Pydantic describes requests and responses alike, as it would validate them. But later versions may
add fields to a response, and the documented fields are always present.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import TypeAdapter

from nonet.server.api.endpoints.batch import BatchedGrids
from nonet.server.http.model import InputGrid, OutputGrid

SCHEMA = "#/components/schemas/"
_ERROR = f"{SCHEMA}ErrorObject"
_SUFFIX = re.compile("(Result|Object)$")
_NULL = {"type": "null"}
_BOUNDS = frozenset({"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"})


def finish_schemas(document: dict[str, Any]) -> None:
    """Rewrite the schemas of a complete document in place.

    Many generators lose `null` in schemas with `allOf`, compare constant booleans with the text
    "true", and make an empty class from a choice of objects. So the document has none of these.
    """
    schemas = document["components"]["schemas"]
    # Only requests reject additional fields.
    answers = schemas.keys() - request_schemas(document)
    for name in answers:
        _open(schemas[name])
    _merge_alternatives(schemas)
    for schema in schemas.values():
        for part in _parts(schema):
            _tidy(part)
    _share(schemas)
    for name in schemas.keys() - answer_schemas(document) - request_schemas(document):
        del schemas[name]


def answer_schemas(document: dict[str, Any]) -> set[str]:
    """Return the names of all schemas used in responses."""
    answers = [operation["responses"] for operation in operations(document)]
    shared = document["components"].get("responses", {})
    return _reached([*answers, shared], document["components"]["schemas"])


def request_schemas(document: dict[str, Any]) -> set[str]:
    """Return the names of all schemas used in request bodies."""
    bodies = (operation.get("requestBody", {}) for operation in operations(document))
    return _reached(bodies, document["components"]["schemas"])


def operations(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the operations of a document."""
    for methods in document["paths"].values():
        yield from methods.values()


def _merge_alternatives(schemas: dict[str, Any]) -> None:
    """Describe a result that can be an error as one object with the fields of both."""
    error = schemas["ErrorObject"]["properties"]["error"]
    for part in list(_parts(schemas)):
        match part.get("anyOf"):
            case [{"$ref": str(reference)}, {"$ref": other}] if other == _ERROR:
                result = reference.removeprefix(SCHEMA)
                name = _SUFFIX.sub("Item", result)
                schemas[name] = _item_of(schemas[result], error)
                del part["anyOf"]
                part["$ref"] = SCHEMA + name


def _item_of(result: dict[str, Any], error: dict[str, Any]) -> dict[str, Any]:
    own = {
        "error": {
            **error,
            "description": "The error of this grid; if present, all other fields are absent.",
        }
    }
    return {
        "type": "object",
        "description": f"{result['description']} Or only an `error`.",
        "properties": {**result["properties"], **own},
    }


def _open(schema: dict[str, Any]) -> None:
    """Allow additional fields in a response, and require its documented ones."""
    schema.pop("additionalProperties", None)
    required = set(schema.get("required", []))
    for name, field in schema.get("properties", {}).items():
        if "default" in field:
            del field["default"]
            required.add(name)
    if required:
        schema["required"] = [name for name in schema["properties"] if name in required]


def _tidy(schema: dict[str, Any]) -> None:
    """Write whole numbers as integers; remove null defaults and redundant parts.

    Titles repeat the name, and the examples of operations contain enough grids.
    """
    if isinstance(schema.get("title"), str):
        del schema["title"]
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != _NULL]
    if len(kinds) == 1 and "type" in kinds[0] and not kinds[0].keys() & {"enum", "const"}:
        del schema["anyOf"]
        schema.update(kinds[0] | schema, type=[kinds[0]["type"], "null"])
    if schema.get("type") == "string" and "pattern" in schema:
        schema.pop("examples", None)
    list_numbers(schema)
    constant = schema.pop("const", None)
    if isinstance(constant, str):
        schema["enum"] = [constant]
    for bound in _BOUNDS & schema.keys():
        if float(schema[bound]).is_integer():
            schema[bound] = int(schema[bound])
    if schema.get("default", "") is None:
        del schema["default"]


def list_numbers(schema: dict[str, Any]) -> None:
    """Replace an enum of numbers by a number, as Kotlin would send and expect text."""
    numbers = schema.get("enum", ())
    if numbers and all(isinstance(number, int) for number in numbers):
        del schema["enum"]
        listed = f"One of {', '.join(map(str, numbers))}."
        schema["description"] = f"{schema.get('description', '')} {listed}".strip()


# Repeated schemas by their new names; schemas that contain others come first.
_SHARED: dict[str, Any] = {"Grids": BatchedGrids, "Grid": InputGrid, "Board": OutputGrid}


def _share(schemas: dict[str, Any]) -> None:
    """Replace repeated schemas by references to one definition."""
    for name, kind in _SHARED.items():
        shared = TypeAdapter(kind).json_schema()
        for part in _parts(shared):
            _tidy(part)
        for part in _parts(schemas):
            for place in [place for place, one in part.items() if one == shared]:
                part[place] = {"$ref": SCHEMA + name}
        schemas[name] = shared


def _reached(roots: Iterable[Any], schemas: dict[str, Any]) -> set[str]:
    reached: set[str] = set()
    open_ones = [name for root in roots for name in _references(root)]
    while open_ones:
        name = open_ones.pop()
        if name not in reached:
            reached.add(name)
            open_ones += _references(schemas[name])
    return reached


def _references(value: Any) -> Iterator[str]:
    for part in _parts(value):
        reference = part.get("$ref", "")
        if isinstance(reference, str) and reference.startswith(SCHEMA):
            yield reference.removeprefix(SCHEMA)


def _parts(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every object in a JSON value, including the value itself."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _parts(item)
