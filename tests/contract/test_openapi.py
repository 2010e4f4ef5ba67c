"""The document is complete, and its examples are true."""

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from nonet.web.contract import ENDPOINTS
from service import Service

STATUSES = {"200", "400", "401", "403", "405", "413", "415", "422", "429", "500", "503"}
PATHS = [endpoint.path for endpoint in ENDPOINTS if endpoint.method == "POST"]
IN_JSON = [endpoint.path for endpoint in ENDPOINTS if endpoint.response is not None]
# The others draw puzzles, or grant a PDF for 24 hours from now.
REPEATABLE = [path for path in IN_JSON if path not in ("/generate", "/packs", "/worksheets")]
# What the interface promised first.
NINE = {
    "/generate",
    "/check",
    "/analyze",
    "/validate",
    "/hint",
    "/publish",
    "/worksheets",
    "/packs",
}
NINE |= {"/worksheets/{id}"}


@pytest.fixture(scope="module")
def generous_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    bounds: dict[str, Any] = dict.fromkeys(
        ("rate_limit_per_minute", "failed_credentials_per_minute"), 1_000_000
    )
    with Service(tmp_path_factory.mktemp("openapi"), **bounds) as service:
        yield service


@pytest.fixture(scope="module")
def document(generous_service: Service) -> Any:
    return generous_service.client.get("/api/v1/openapi.json").json()


def test_the_document_names_the_interface_version_and_every_endpoint(document: Any) -> None:
    assert document["openapi"].startswith("3.1.")
    assert document["info"]["version"] == "1.0.0"
    assert document["servers"] == [{"url": "https://nonet.example/api/v1"}]
    assert set(document["paths"]) == {endpoint.path for endpoint in ENDPOINTS} >= NINE


@pytest.mark.parametrize("path", IN_JSON)
def test_an_endpoint_lists_every_status_with_an_example(document: Any, path: str) -> None:
    responses = document["paths"][path]["post"]["responses"]

    assert set(responses) == STATUSES
    for status, response in responses.items():
        content = response["content"]["application/json"]
        assert ("example" in content) if status == "200" else content["examples"]


def test_only_sheets_are_told_to_run_into_limits_of_printing(document: Any) -> None:
    shown = {
        path
        for path, operations in document["paths"].items()
        for operation in operations.values()
        if "PRINT_LIMIT" in str(operation["responses"]["422"])
    }

    assert shown == {"/sheets"}


@pytest.mark.parametrize("path", PATHS)
def test_every_example_fits_its_schema(document: Any, path: str) -> None:
    operation = document["paths"][path]["post"]
    holders = [operation["requestBody"], *operation["responses"].values()]

    for content in (
        holder["content"][kind]
        for holder in holders
        for kind in holder["content"]
        if "json" in kind
    ):
        schema = {**content["schema"], "components": document["components"]}
        values = [named["value"] for named in content.get("examples", {}).values()]
        for value in values or [content["example"]]:
            Draft202012Validator(schema).validate(value)


@pytest.mark.parametrize("path", REPEATABLE)
def test_an_example_request_really_gets_the_example_response(
    generous_service: Service, document: Any, path: str
) -> None:
    operation = document["paths"][path]["post"]
    request = operation["requestBody"]["content"]["application/json"]["example"]

    response = generous_service.post(path, request)

    assert (
        response.json() == operation["responses"]["200"]["content"]["application/json"]["example"]
    )


def test_a_sheet_is_described_as_a_pdf_in_the_languages_of_the_service(document: Any) -> None:
    responses = document["paths"]["/sheets"]["post"]["responses"]
    fields = document["components"]["schemas"]["SheetsRequest"]["properties"]

    assert set(responses) == STATUSES
    assert responses["200"]["content"] == {
        "application/pdf": {"schema": {"type": "string", "format": "binary"}}
    }
    assert fields["language"]["enum"] == ["en"]
