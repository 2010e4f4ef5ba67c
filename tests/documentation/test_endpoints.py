"""README's table of endpoints says what the OpenAPI document says."""

from typing import Any

import pytest

from markdown import read, rows
from service import Service


def test_the_table_has_every_endpoint_with_its_fields(service: Service) -> None:
    document = service.client.get("/api/v1/openapi.json").json()

    expected = {
        f"`{method.upper()} {path}`": ", ".join(f"`{name}`" for name in fields(operation, document))
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
    }

    assert {row[0]: row[1] for row in rows(read("README.md"), "Endpoint")} == expected


@pytest.mark.parametrize("path", ["/api/v1/openapi.json", "/healthz", "/readyz"])
def test_what_is_said_to_need_no_key_needs_none(service: Service, path: str) -> None:
    assert f"`{path}`" in read("README.md")

    assert service.client.get(path).status_code == 200


def fields(operation: dict[str, Any], document: dict[str, Any]) -> list[str]:
    """Return the fields of a request's body, or the options of its query."""
    if "requestBody" not in operation:
        return [option["name"] for option in operation["parameters"] if option["in"] == "query"]
    reference = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    schema = document["components"]["schemas"][reference.rpartition("/")[2]]
    return list(schema["properties"])
