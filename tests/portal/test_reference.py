"""The reference describes every field of the API, and each is found at its own anchor."""

import re
from html import unescape

import pytest

from nonet.i18n.catalogue import english
from nonet.server.portal.reference import EndpointPage, Field, all_fields, read_endpoints
from service import Service
from site_client import SiteClient


@pytest.fixture(scope="module")
def endpoints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, EndpointPage]:
    """Read the endpoints of a service's document."""
    with Service(tmp_path_factory.mktemp("reference")) as service:
        document = service.client.get("/api/v1/openapi.json").json()
    return read_endpoints(document, english())


def fields_of(endpoint: EndpointPage) -> list[Field]:
    return list(all_fields((*endpoint.parameters, *endpoint.request, *endpoint.answer)))


def test_every_field_has_a_type_a_meaning_and_an_example(
    endpoints: dict[str, EndpointPage],
) -> None:
    fields = [(one.path, field) for one in endpoints.values() for field in fields_of(one)]

    assert len(fields) > 400
    assert [(path, field.path) for path, field in fields if not field.kind] == []
    assert [(path, field.path) for path, field in fields if not field.meaning] == []
    assert [
        (path, field.path) for path, field in fields if field.example is None and not field.parts
    ] == []


def test_the_example_of_a_field_is_json_and_one_of_its_values(
    endpoints: dict[str, EndpointPage],
) -> None:
    for endpoint in endpoints.values():
        for field in fields_of(endpoint):
            if field.example is not None and field.values and not field.kind.startswith("list"):
                assert field.example.strip('"') in field.values, field


@pytest.mark.shared
def test_every_field_and_error_has_its_own_anchor(
    endpoints: dict[str, EndpointPage], visitor: SiteClient
) -> None:
    for endpoint in endpoints.values():
        page = visitor.get(f"/developers/docs/reference/{endpoint.name}").text
        wanted = [field.anchor for field in fields_of(endpoint)]
        wanted += [f"error-{error.code}" for error in endpoint.errors]
        found = re.findall(r'<li id="([^"]+)"', page)

        assert sorted(found) == sorted(wanted)
        assert len(set(found)) == len(found)


@pytest.mark.english
def test_a_rule_is_described_in_words(endpoints: dict[str, EndpointPage]) -> None:
    count, difficulty = endpoints["generate"].request
    (grids,) = endpoints["analyze-batch"].request

    assert (count.kind, count.rules, count.default) == ("integer", ("1 to 20",), "1")
    assert difficulty.values == ("beginner", "easy", "medium", "hard", "expert")
    assert (grids.kind, grids.rules) == ("list of string", ("1 to 190 items",))
    assert grids.is_required


@pytest.mark.shared
@pytest.mark.english
def test_an_endpoint_s_page_shows_scope_weight_and_error_links(visitor: SiteClient) -> None:
    page = unescape(visitor.get("/developers/docs/reference/grade-batch").text)

    assert "Counts as 1 request for every 20 grids or part of 20" in page
    assert "<code>all</code> <code>read</code> <code>content</code>" in page
    assert 'href="/developers/docs/errors/RATE_LIMITED"' in page


@pytest.mark.shared
@pytest.mark.parametrize("name", ["nothing", "generate.html", "..%2fgenerate"])
def test_an_endpoint_that_is_not_there_is_not_found(visitor: SiteClient, name: str) -> None:
    assert visitor.get(f"/developers/docs/reference/{name}").status_code == 404


@pytest.mark.shared
@pytest.mark.english
def test_the_search_finds_sections_endpoints_and_fields(visitor: SiteClient) -> None:
    found = visitor.get("/developers/docs/search.json").json()
    addresses = {entry["address"] for entry in found}

    assert "/developers/docs/reference/hint#answer-hint-candidates" in addresses
    assert "/developers/docs/quick-start#python" in addresses
    assert {len(entry) for entry in found} == {4}
    pages = {address.partition("#")[0] for address in addresses}
    for path in pages:
        page = visitor.get(path)
        anchors = {one.partition("#")[2] for one in addresses if one.partition("#")[0] == path}
        assert page.status_code == 200
        assert [name for name in anchors if name and f'id="{name}"' not in page.text] == []


@pytest.mark.shared
@pytest.mark.english
@pytest.mark.parametrize(
    ("asked", "address"),
    [
        ("rate limit", "limits#rate-limits"),
        ("cors", "limits#cors"),
        ("pagination", "limits#pagination"),
        ("429", "errors/RATE_LIMITED"),
        ("not_unique", "errors/NOT_UNIQUE"),
    ],
)
def test_the_search_finds_common_questions(visitor: SiteClient, asked: str, address: str) -> None:
    entries = visitor.get("/developers/docs/search.json").json()
    found = [
        entry["address"]
        for entry in entries
        if all(word in " ".join(entry.values()).lower() for word in asked.split())
    ]

    assert f"/developers/docs/{address}" in found


@pytest.mark.shared
def test_one_endpoint_is_there_as_markdown_too(visitor: SiteClient) -> None:
    text = visitor.get("/developers/docs/reference/hint.md")

    assert text.headers["content-type"] == "text/markdown; charset=utf-8"
    assert text.text.startswith("## POST /hint\n")
    assert "| `hint.unit.type` |" in text.text
