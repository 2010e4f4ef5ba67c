"""The page of endpoints says what the OpenAPI document says."""

import re

import pytest

import reference
from markdown import rows
from service import Service


def test_the_page_has_every_endpoint_with_its_fields(service: Service) -> None:
    document = service.client.get("/api/v1/openapi.json").json()

    page = reference.endpoints(document)

    operations = {
        f"{method.upper()} {path}": operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }
    listed = [re.sub(r"^\[`(.*)`\].*", r"\1", row[0]) for row in rows(page, "Endpoint")]
    assert listed == list(operations)
    for name, operation in operations.items():
        section = page.partition(f"\n## `{name}` ")[2].partition("\n## ")[0]
        shown = [row[0].strip("`") for row in rows(section, "Field")]
        assert shown == [field for field, _, _ in reference.fields(operation, document)]
        assert shown


@pytest.mark.parametrize("path", ["/api/v1/openapi.json", "/healthz", "/readyz"])
def test_what_is_said_to_need_no_key_needs_none(service: Service, path: str) -> None:
    document = service.client.get("/api/v1/openapi.json").json()
    assert f"`{path}`" in reference.endpoints(document)

    assert service.client.get(path).status_code == 200
