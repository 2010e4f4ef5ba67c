"""The endpoints of the table, with what the document draws of them, as a page shows one."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from nonet.accounts.access.permissions import holders_of
from nonet.i18n.words import Words
from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.portal.reference.fields import Field, FieldReader

Document = Mapping[str, Any]
JSON = "application/json"


@dataclass(frozen=True, slots=True)
class ErrorEntry:
    """One way in which an endpoint refuses: a status, and an example of the error object."""

    status: int
    error: Mapping[str, Any]

    @property
    def code(self) -> str:
        """The stable name."""
        return str(self.error["code"])

    @property
    def message(self) -> str:
        """What it says."""
        return str(self.error["message"])


@dataclass(frozen=True, slots=True)
class EndpointPage:
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
    refusals: tuple[ErrorEntry, ...]

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


def read_endpoints(document: Document, words: Words) -> dict[str, EndpointPage]:
    """Return every endpoint by its name, group by group."""
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
        example_request=_said(body["example"]) if body else None,
        example_answer=_json(success["example"]) if "example" in success else None,
        media_type=media_type,
        statuses=tuple(status for status in operation["responses"] if status < "400"),
        refusals=tuple(_refusals(document, operation)),
    )


def _answer(reader: FieldReader, media_type: str, success: Document) -> tuple[Field, ...]:
    return reader.read(success["schema"], success["example"]) if media_type == JSON else ()


def _refusals(document: Document, operation: Document) -> Iterator[ErrorEntry]:
    for status, response in operation["responses"].items():
        name = response.get("$ref", "").rpartition("/")[2]
        content = document["components"]["responses"][name]["content"] if name else {}
        for shown in content.get(JSON, {}).get("examples", {}).values():
            yield ErrorEntry(int(status), shown["value"]["error"])


def _said(example: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out what says nothing: a member that is null may as well be absent."""
    return {name: value for name, value in example.items() if value is not None}


def _json(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
