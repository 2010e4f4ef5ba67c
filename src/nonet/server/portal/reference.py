"""The reference's content: endpoints, and the fields of their schemas."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from nonet.accounts.access.permissions import holders_of
from nonet.i18n.words import Words
from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.api.endpoints.table import ENDPOINTS

Schema = Mapping[str, Any]
# Longer lists, such as the 70 techniques, aren't shown.
MOST_VALUES = 12
_MISSING = object()


@dataclass(frozen=True, slots=True)
class Field:
    """One field; `path` is its path in the body, as in error messages, `anchor` that on its page.

    `values` are its possible values if there are few; `parts` are the fields within it.
    """

    path: str
    anchor: str
    kind: str
    rules: tuple[str, ...]
    values: tuple[str, ...]
    is_required: bool
    default: str | None
    meaning: str
    example: str | None
    parts: tuple["Field", ...]

    @property
    def name(self) -> str:
        """The last part of the path."""
        return self.path.replace("[]", "").rpartition(".")[2]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The type, possible values and rules, in Markdown."""
        return (self.kind, *(f"`{value}`" for value in self.values), *self.rules)


def all_fields(fields: Iterable[Field]) -> Iterator[Field]:
    """Yield fields and their parts, in the page's order."""
    for field in fields:
        yield field
        yield from all_fields(field.parts)


class FieldReader:
    """Reads the schemas of an OpenAPI document; `side` is the prefix of its anchors."""

    def __init__(self, document: Schema, words: Words, side: str) -> None:
        self._schemas: Schema = document["components"]["schemas"]
        self._words = words
        self._side = side

    def read(self, schema: Schema, example: Any) -> tuple[Field, ...]:
        """Return the fields of an object, with examples from the example of the body."""
        return tuple(self._parts(schema, example, ""))

    def parameter(self, parameter: Schema) -> Field:
        """Return a parameter of a path or a query."""
        schema = {**parameter["schema"], "description": parameter.get("description", "")}
        found = parameter.get("example", _MISSING)
        is_required = parameter.get("required", False)
        return self._field(parameter["name"], schema, found, is_required=is_required)

    def _parts(self, schema: Schema, example: Any, within: str) -> Iterator[Field]:
        seen = set()
        for branch in self._objects(schema):
            required = branch.get("required", ())
            for name, field in branch["properties"].items():
                if name not in seen:
                    seen.add(name)
                    found = _found(example, name)
                    yield self._field(within + name, field, found, is_required=name in required)

    def _field(self, path: str, schema: Schema, found: Any, *, is_required: bool) -> Field:
        known = self._resolved(schema)
        default = known.get("default", _MISSING)
        is_list = any(branch.get("type") == "array" for branch in self._branches(schema))
        parts = self._parts(schema, found, f"{path}[]." if is_list else f"{path}.")
        return Field(
            path=path,
            anchor=f"{self._side}-{path.replace('[]', '').replace('.', '-')}",
            kind=self._kind(schema),
            rules=tuple(self._rules(schema)),
            values=self._values(schema),
            is_required=is_required,
            default=None if default is _MISSING else json.dumps(default),
            meaning=" ".join(str(known.get("description", "")).split()),
            example=self._example(schema, found),
            parts=tuple(parts),
        )

    def _resolved(self, schema: Schema) -> Schema:
        """Resolve a reference; the members beside it override those of its target."""
        name = str(schema.get("$ref", "")).rpartition("/")[2]
        return {**self._schemas[name], **schema} if name else schema

    def _branches(self, schema: Schema) -> Iterator[Schema]:
        """Yield the alternatives of a schema, or the schema itself."""
        known = self._resolved(schema)
        alternatives = known.get("anyOf", known.get("oneOf"))
        if isinstance(known.get("type"), list):
            plain, null = known["type"]
            alternatives = [{**known, "type": plain}, {"type": null}]
        if alternatives is None:
            yield known
        else:
            for one in alternatives:
                yield from self._branches(one)

    def _objects(self, schema: Schema) -> Iterator[Schema]:
        """Yield the alternatives that are objects with fields, or lists of them."""
        for branch in self._branches(schema):
            if "properties" in branch:
                yield branch
            elif "items" in branch:
                yield from self._objects(branch["items"])

    def _kind(self, schema: Schema) -> str:
        kinds = list(dict.fromkeys(self._kind_of(branch) for branch in self._branches(schema)))
        shown = kinds[0]
        for kind in kinds[1:]:
            shown = self._words("reference-or", first=shown, second=kind)
        return shown

    def _kind_of(self, branch: Schema) -> str:
        kind = str(branch.get("type", "object"))
        if kind == "array":
            return self._words("reference-list", what=self._kind(branch["items"]))
        return self._words(f"reference-kind-{kind}")

    def _values(self, schema: Schema) -> tuple[str, ...]:
        found: list[str] = []
        for branch in self._branches(schema):
            values = branch.get("enum", ())
            found += [
                value if isinstance(value, str) else json.dumps(value)
                for value in values
                if value is not None
            ]
        return tuple(dict.fromkeys(found)) if len(found) <= MOST_VALUES else ()

    def _rules(self, schema: Schema) -> Iterator[str]:
        for branch in self._branches(schema):
            for low, high, name in _BOUNDS:
                if low in branch or high in branch:
                    yield self._bounds(name, branch.get(low), branch.get(high))
            if "pattern" in branch:
                yield self._words("reference-pattern", pattern=branch["pattern"])
            if isinstance(branch.get("items"), dict):
                yield from self._rules_of_items(branch["items"])

    def _rules_of_items(self, items: Schema) -> Iterator[str]:
        if not any(self._objects(items)):
            for rule in self._rules(items):
                yield self._words("reference-each", rule=rule)

    def _bounds(self, name: str, low: Any, high: Any) -> str:
        if low is None:
            return self._words(f"reference-{name}-most", high=f"{high}")
        if high is None:
            return self._words(f"reference-{name}-least", low=f"{low}")
        return self._words(f"reference-{name}-between", low=f"{low}", high=f"{high}")

    def _example(self, schema: Schema, found: Any) -> str | None:
        if any(self._objects(schema)):
            return None  # its fields have examples
        if found is _MISSING or found is None:
            found = next(self._possible(schema), found)
        return None if found is _MISSING else json.dumps(found, ensure_ascii=False)

    def _possible(self, schema: Schema) -> Iterator[Any]:
        for branch in [self._resolved(schema), *self._branches(schema)]:
            yield from branch.get("examples", ())
            yield from (value for value in branch.get("enum", ()) if value is not None)
            for name in ("default", "minimum"):
                if branch.get(name) is not None:
                    yield branch[name]
            if branch.get("type") == "boolean":
                yield True
            if "prefixItems" in branch:
                yield [next(self._possible(one)) for one in branch["prefixItems"]]
            elif "items" in branch:
                yield from ([one] for one in self._possible(branch["items"]))


_BOUNDS = (
    ("minimum", "maximum", "range"),
    ("minLength", "maxLength", "length"),
    ("minItems", "maxItems", "items"),
)


def _found(example: Any, name: str) -> Any:
    """Return a field's value in an example, or in the first item that has it."""
    for one in example if isinstance(example, list) else [example]:
        if isinstance(one, Mapping) and name in one:
            return one[name]
    return _MISSING


Document = Mapping[str, Any]
JSON = "application/json"


@dataclass(frozen=True, slots=True)
class ErrorEntry:
    """An error of an endpoint: its status and an example of the error object."""

    status: int
    error: Mapping[str, Any]

    @property
    def code(self) -> str:
        """The error's stable code."""
        return str(self.error["code"])

    @property
    def message(self) -> str:
        """The error's message."""
        return str(self.error["message"])


@dataclass(frozen=True, slots=True)
class EndpointPage:
    """An endpoint; `name` is the last part of its page's path."""

    name: str
    method: str
    path: str
    group: str
    title: str
    meaning: str
    scopes: tuple[str, ...]
    is_weighed: bool
    parameters: tuple[Field, ...]
    request: tuple[Field, ...]
    answer: tuple[Field, ...]
    example_request: Any
    example_answer: str | None
    media_type: str
    statuses: tuple[str, ...]  # of successful responses
    errors: tuple[ErrorEntry, ...]

    @property
    def example_body(self) -> str | None:
        """The example of the request body, as JSON."""
        return None if self.example_request is None else _json(self.example_request)

    @property
    def example_path(self) -> str:
        """The path with the examples of its parameters."""
        path = self.path
        for field in self.parameters:
            path = path.replace(f"{{{field.name}}}", json.loads(field.example or '""'))
        return path


def read_endpoints(document: Document, words: Words) -> dict[str, EndpointPage]:
    """Return all endpoints by name, group by group."""
    order = [tag["name"] for tag in document["tags"]]
    found = [_read(document, words, row) for row in ENDPOINTS]
    found.sort(key=lambda endpoint: order.index(endpoint.group))
    return {endpoint.name: endpoint for endpoint in found}


def _read(document: Document, words: Words, row: Endpoint) -> EndpointPage:
    operation = document["paths"][row.path][row.method.lower()]
    requests = FieldReader(document, words, "request")
    body = operation.get("requestBody", {}).get("content", {}).get(JSON)
    media_type, success = next(iter(operation["responses"]["200"]["content"].items()))
    request = requests.read(body["schema"], body["example"]) if body else ()
    return EndpointPage(
        name=row.path.strip("/").replace("/", "-").replace("{", "").replace("}", ""),
        method=row.method,
        path=row.path,
        group=row.tag,
        title=row.summary,
        meaning=row.description,
        scopes=holders_of(row.scope),
        is_weighed=row.is_weighed,
        parameters=tuple(map(requests.parameter, operation.get("parameters", ()))),
        request=request,
        answer=_answer(FieldReader(document, words, "answer"), media_type, success),
        example_request=_without_nulls(body["example"]) if body else None,
        example_answer=_json(success["example"]) if "example" in success else None,
        media_type=media_type,
        statuses=tuple(status for status in operation["responses"] if status < "400"),
        errors=tuple(_errors(document, operation)),
    )


def _answer(reader: FieldReader, media_type: str, success: Document) -> tuple[Field, ...]:
    return reader.read(success["schema"], success["example"]) if media_type == JSON else ()


def _errors(document: Document, operation: Document) -> Iterator[ErrorEntry]:
    for status, response in operation["responses"].items():
        name = response.get("$ref", "").rpartition("/")[2]
        content = document["components"]["responses"][name]["content"] if name else {}
        for shown in content.get(JSON, {}).get("examples", {}).values():
            yield ErrorEntry(int(status), shown["value"]["error"])


def _without_nulls(example: Mapping[str, Any]) -> dict[str, Any]:
    """Return an example without its null members, which may be absent."""
    return {name: value for name, value in example.items() if value is not None}


def _json(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
