"""The endpoints of the document, as a page shows one."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from nonet.access import ENDPOINTS
from nonet.catalogue import Words
from nonet.website.developers.reference.fields import Field, FieldReader

Document = Mapping[str, Any]
METHODS = ("post", "get")
JSON = "application/json"
EVERYTHING = "all"
# As many grids as count one request; what takes more counts one for each part begun.
GRIDS_PER_REQUEST = 20


@dataclass(frozen=True, slots=True)
class ToldRefusal:
    """One way in which an endpoint refuses: a status, its code, and what it says."""

    status: int
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A method of a path. `name` is a part of its page's address."""

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
    statuses: tuple[str, ...]  # of answers that are no refusals
    refusals: tuple[ToldRefusal, ...]

    @property
    def example_body(self) -> str | None:
        """An example of its body, as JSON."""
        return None if self.example_request is None else _json(self.example_request)

    @property
    def example_path(self) -> str:
        """Its path with the examples of its parameters filled in."""
        path = self.path
        for field in self.parameters:
            path = path.replace(f"{{{field.name}}}", json.loads(field.example or '""'))
        return path


def read_endpoints(document: Document, words: Words) -> dict[str, Endpoint]:
    """Return every endpoint by its name, group by group."""
    order = [tag["name"] for tag in document["tags"]]
    found = [
        _read(document, words, path, method, operations[method])
        for path, operations in document["paths"].items()
        for method in METHODS
        if method in operations
    ]
    found.sort(key=lambda endpoint: order.index(endpoint.group))
    return {endpoint.name: endpoint for endpoint in found}


def _read(
    document: Document, words: Words, path: str, method: str, operation: Document
) -> Endpoint:
    requests = FieldReader(document, words, "request")
    body = operation.get("requestBody", {}).get("content", {}).get(JSON)
    media_type, success = next(iter(operation["responses"]["200"]["content"].items()))
    request = requests.read(body["schema"], body["example"]) if body else ()
    return Endpoint(
        name=path.strip("/").replace("/", "-").replace("{", "").replace("}", ""),
        method=method.upper(),
        path=path,
        group=operation["tags"][0],
        title=operation["summary"],
        meaning=operation["description"],
        scopes=_scopes(path),
        is_weighed=_is_weighed(body, document),
        parameters=tuple(map(requests.parameter, operation.get("parameters", ()))),
        request=request,
        answer=_answer(FieldReader(document, words, "answer"), media_type, success),
        example_request=_said(body["example"]) if body else None,
        example_answer=_json(success["example"]) if "example" in success else None,
        media_type=media_type,
        statuses=tuple(status for status in operation["responses"] if status < "400"),
        refusals=tuple(_refusals(operation)),
    )


def _answer(reader: FieldReader, media_type: str, success: Document) -> tuple[Field, ...]:
    return reader.read(success["schema"], success["example"]) if media_type == JSON else ()


def _scopes(path: str) -> tuple[str, ...]:
    return (EVERYTHING, *(scope for scope, paths in ENDPOINTS.items() if path in paths))


def _is_weighed(body: Document | None, document: Document) -> bool:
    if body is None:
        return False
    name = body["schema"]["$ref"].rpartition("/")[2]
    puzzles = document["components"]["schemas"][name]["properties"].get("puzzles", {})
    return bool(puzzles.get("maxItems", 0) > GRIDS_PER_REQUEST)


def _refusals(operation: Document) -> Iterator[ToldRefusal]:
    for status, response in operation["responses"].items():
        for code, shown in response.get("content", {}).get(JSON, {}).get("examples", {}).items():
            yield ToldRefusal(int(status), code, shown["value"]["error"]["message"])


def _said(example: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out what says nothing: a member that is null may as well be absent."""
    return {name: value for name, value in example.items() if value is not None}


def _json(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
