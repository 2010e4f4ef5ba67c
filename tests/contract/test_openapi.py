"""The document is complete, and its examples are true."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from nonet.i18n.catalogue import Catalogue
from nonet.server.api.endpoints.table import ENDPOINTS
from samples import EMPTY, HARD, INVALID, UNIQUE
from service import Service

STATUSES = {"200", "400", "401", "403", "405", "413", "415", "422", "429", "500", "503"}
PATHS = [endpoint.path for endpoint in ENDPOINTS if endpoint.method == "POST"]
# Printing is tested by itself.
PRINTED = ("/sheets", "/variants/sheets")
IN_JSON = [endpoint.path for endpoint in ENDPOINTS if endpoint.response is not None]
# The others draw puzzles, or grant a PDF for 24 hours from now.
REPEATABLE = [path for path in IN_JSON if path not in ("/generate", "/packs", "/worksheets")]
# Errors of any endpoint when the service has its troubles.
ALWAYS = {"OVERLOADED", "UNAVAILABLE"}
# The endpoints that the interface promised first.
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


# Without a solution, and with more solutions than one node of a search decides.
VARIANTS: tuple[dict[str, Any], ...] = (
    {"size": 4, "givens": "11" + "-" * 14},
    {"size": 4, "rules": [{"type": "anti-knight"}]},
)


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


def responses_of(document: Any, path: str) -> dict[str, Any]:
    shared, (operation,) = document["components"]["responses"], document["paths"][path].values()
    return {
        status: shared[one["$ref"].rpartition("/")[2]] if "$ref" in one else one
        for status, one in operation["responses"].items()
    }


def told_codes(document: Any, path: str) -> set[str]:
    """Return the codes of refusals that the document gives for an endpoint."""
    responses = responses_of(document, path)
    content = [responses[status]["content"]["application/json"] for status in ("422", "503")]
    return {code for one in content for code in one.get("examples", {})} - ALWAYS


@pytest.mark.parametrize("path", IN_JSON)
def test_an_endpoint_lists_every_status(document: Any, path: str) -> None:
    responses = responses_of(document, path)

    assert set(responses) == STATUSES
    for status, response in responses.items():
        content = response["content"]["application/json"]
        if status == "200":
            assert content["example"]
        else:
            assert "examples" in content or response["description"].startswith("Never")


@pytest.mark.parametrize("path", [path for path in PATHS if path not in PRINTED])
def test_documented_errors_are_exactly_those_returned(
    document: Any, path: str, tmp_path: Path
) -> None:
    [row] = [endpoint for endpoint in ENDPOINTS if endpoint.path == path]
    example = row.example.model_dump(mode="json", by_alias=True) if row.example else {}
    grids = {name for name in ("puzzle", "progress") if name in example}
    if is_variant := path.startswith("/variants/"):
        grids.discard("progress")
    bodies = [example]
    for grid in VARIANTS if is_variant else (EMPTY, HARD, INVALID):
        among = {"puzzles": [UNIQUE, grid]} if "puzzles" in example else {}
        bodies.append({**example, **dict.fromkeys(grids, grid), **among})

    with Service(tmp_path, search_node_budget=1, generation_budget=0) as service:
        answers = [service.post(path, body) for body in bodies]

    refused = {answer.json()["error"]["code"] for answer in answers if answer.status_code != 200}
    assert refused == told_codes(document, path)


def test_printing_limits_are_documented_for_sheets_and_grants_for_links(
    document: Any,
) -> None:
    limits = {"SEARCH_LIMIT", "PRINT_LIMIT", "GENERATION_LIMIT"}
    assert told_codes(document, "/variants/sheets") == {"NOT_UNIQUE", "SEARCH_LIMIT", "PRINT_LIMIT"}
    assert told_codes(document, "/sheets") == {"NOT_UNIQUE", *limits}
    told = {
        code
        for response in responses_of(document, "/worksheets/{id}").values()
        for code in response.get("content", {}).get("application/json", {}).get("examples", ())
    }
    assert {"INVALID_GRANT", "GRANT_EXPIRED", "GRANT_MISMATCH", "NOT_FOUND"} <= told
    elsewhere = document["components"]["responses"]["Forbidden"]["content"]
    assert "GRANT" not in str(elsewhere)


def test_error_examples_name_the_grid_and_the_methods_of_the_path(document: Any) -> None:
    def example(path: str, status: str, code: str) -> Any:
        content = responses_of(document, path)[status]["content"]["application/json"]
        return content["examples"][code]["value"]["error"]

    assert example("/analyze", "422", "NOT_UNIQUE")["issues"][0]["path"] == "puzzle"
    assert example("/publish", "422", "NOT_UNIQUE")["issues"][0]["path"] == "puzzles[3]"
    method = example("/worksheets/{id}", "405", "METHOD_NOT_ALLOWED")
    assert method["message"] == "This path serves GET, HEAD."


@pytest.mark.parametrize("path", PATHS)
def test_every_example_fits_its_schema(document: Any, path: str) -> None:
    operation = document["paths"][path]["post"]
    holders = [operation["requestBody"], *responses_of(document, path).values()]

    for content in (
        holder["content"][kind]
        for holder in holders
        for kind in holder["content"]
        if "json" in kind
    ):
        schema = {**content["schema"], "components": document["components"]}
        values = [named["value"] for named in content.get("examples", {}).values()]
        values += [content["example"]] if "example" in content else []
        for value in values:
            Draft202012Validator(schema).validate(value)


@pytest.mark.parametrize("path", REPEATABLE)
def test_an_example_request_returns_the_example_response(
    generous_service: Service, document: Any, path: str
) -> None:
    operation = document["paths"][path]["post"]
    request = operation["requestBody"]["content"]["application/json"]["example"]

    response = generous_service.post(path, request)

    assert (
        response.json() == operation["responses"]["200"]["content"]["application/json"]["example"]
    )


def test_a_sheet_is_described_as_a_pdf_in_the_installed_languages(document: Any) -> None:
    responses = document["paths"]["/sheets"]["post"]["responses"]
    fields = document["components"]["schemas"]["SheetsRequest"]["properties"]

    assert set(responses) == STATUSES
    assert responses["200"]["content"] == {
        "application/pdf": {"schema": {"type": "string", "format": "binary"}}
    }
    assert fields["language"]["$ref"].endswith("/Language")
    listed = document["components"]["schemas"]["Language"]["enum"]
    assert listed == list(Catalogue().tags)
