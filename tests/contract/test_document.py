"""The document agrees with the contract: neither more nor less."""

from collections.abc import Iterator
from typing import Any

import pytest

from nonet import engine
from nonet.server.api.schemas import answer_schemas, operations, request_schemas
from service import Service

pytestmark = pytest.mark.shared

# Fields that are absent when they would be empty.
OPTIONAL = {
    "ErrorDetail": {"issues"},
    "CheckBatchResult": {"why"},
    "ExplainResponse": {"steps", "ended"},
    "ExplainEnd": {"ended"},
    "NextObject": {"candidates"},
    "RateResponse": {"trace"},
    "GradeResponse": {"picture"},
    "StepObject": {"picture"},
    "WhyObject": {"index", "values", "indexes"},
}


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Service(tmp_path_factory.mktemp("document")) as service:
        return service.client.get("/api/v1/openapi.json").json()


def test_all_members_of_a_response_are_always_present(document: Any) -> None:
    schemas = document["components"]["schemas"]
    for name in answer_schemas(document):
        schema = schemas[name]
        members = set(schema.get("properties", {}))
        # In a batch there is a result or an error.
        always = set() if name.endswith("Item") else members - OPTIONAL.get(name, set())

        assert set(schema.get("required", [])) == always, name


def constructs(value: Any) -> Iterator[str]:
    """Yield each part of a schema that some generator gets wrong.

    Swift has no enumeration of booleans, and Kotlin takes numbers of an enumeration for text.
    """
    if isinstance(value, dict):
        yield from value.keys() & {"allOf", "const", "discriminator", "prefixItems", "not", "if"}
        if value.get("type") in ("boolean", "integer", "number") and "enum" in value:
            yield "enum of other values than text"
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from constructs(item)


def test_no_schema_confuses_generators(document: Any) -> None:
    assert set(constructs(document["components"]["schemas"])) == set()


def test_no_member_of_a_response_has_several_types(document: Any) -> None:
    schemas = document["components"]["schemas"]
    several = [
        (name, field)
        for name in answer_schemas(document)
        for field, schema in schemas[name].get("properties", {}).items()
        for part in (schema, schema.get("items", {}))
        if len([kind for kind in alternatives(part) if kind != {"type": "null"}]) > 1
    ]

    assert several == []


def alternatives(schema: Any) -> list[Any]:
    return [*schema.get("anyOf", ()), *schema.get("oneOf", ())]


def test_responses_may_get_further_members_and_requests_may_not(document: Any) -> None:
    schemas = document["components"]["schemas"]
    answers, requests = answer_schemas(document), request_schemas(document)

    assert not answers & requests
    assert set(schemas) == answers | requests
    assert not [name for name in answers if schemas[name].get("additionalProperties") is False]
    objects = [name for name in requests if schemas[name]["type"] == "object"]
    assert [name for name in objects if schemas[name]["additionalProperties"] is not False] == []


@pytest.mark.parametrize(
    ("schema", "field", "others"),
    [
        ("SheetsRequest", "puzzles", {"levels"}),
        ("CustomRequest", "reference", {"seed", "count", "difficulty", "minRating"}),
        ("DeductionObject", "notation", {"premises", "links", "conclusions"}),
    ],
)
def test_fields_that_exclude_each_other_are_described(
    document: Any, schema: str, field: str, others: set[str]
) -> None:
    described = document["components"]["schemas"][schema]["dependentSchemas"][field]
    absent, excluded = (part["properties"] for part in described["anyOf"])

    assert absent == {field: {"type": "null"}}
    assert {name for name, value in excluded.items() if value == {"type": "null"}} >= others


def test_error_codes_are_listed_and_extensible(document: Any) -> None:
    code = document["components"]["schemas"]["ErrorDetail"]["properties"]["code"]

    assert code["type"] == "string"
    assert "enum" not in code
    known = set(code["x-extensible-enum"])
    assert {"NOT_UNIQUE", "SEARCH_LIMIT", "RATE_LIMITED", "BATCH_LIMIT"} <= known


def test_integers_are_written_without_fractions(service: Service) -> None:
    text = service.client.get("/api/v1/openapi.json").text

    for number in ("20.0", "80.0", "81.0", '"Solutionsfound"'):
        assert f":{number}" not in text
    assert f'"engineVersion":"{engine.VERSION}"' in text
    assert '"1.0.0"' in text  # only the interface's own version
    assert text.count('"1.0.0"') == 1


def test_every_operation_has_a_name_a_description_and_a_tag(document: Any) -> None:
    tags = {tag["name"] for tag in document["tags"]}
    names = [operation["operationId"] for operation in operations(document)]

    assert len(names) == len(set(names))
    for operation in operations(document):
        assert operation["summary"]
        assert operation["description"]
        assert operation["responses"]["200"]["description"] != "Successful Response"
        assert set(operation["tags"]) <= tags
    assert document["info"]["license"] == {"name": "MIT", "identifier": "MIT"}
    assert document["info"]["contact"]["url"] == "https://nonet.example/developers"


@pytest.mark.parametrize("path", ["/sheets", "/worksheets/{id}"])
def test_a_pdf_is_binary(document: Any, path: str) -> None:
    (operation,) = document["paths"][path].values()

    content = operation["responses"]["200"]["content"]

    assert content == {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}


def test_browser_tools_may_read_the_document(service: Service) -> None:
    answer = service.client.get("/api/v1/openapi.json", headers={"Origin": "https://elsewhere"})
    tag = answer.headers["ETag"]
    again = service.client.get("/api/v1/openapi.json", headers={"If-None-Match": tag})

    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["Access-Control-Allow-Origin"] == "*"
