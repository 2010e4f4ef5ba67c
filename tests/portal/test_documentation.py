"""The documentation describes the service correctly, as pages and as Markdown."""

import re
from html import escape, unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from markdown import rows
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.portal.library import NAMES
from service import Service
from site_client import SiteClient

ANY_REQUEST = {"NOT_FOUND", "REQUEST_TIMEOUT", "URI_TOO_LONG", "HEADERS_TOO_LARGE"}


@pytest.mark.shared
@pytest.mark.parametrize("name", NAMES)
def test_every_document_is_a_page_and_markdown(visitor: SiteClient, name: str) -> None:
    page, markdown = (visitor.get(f"/developers/docs/{name}{end}") for end in ("", ".md"))

    title = re.match("# (.+)", markdown.text)
    assert title
    assert f"<h1>{title[1]}</h1>" in page.text
    assert markdown.headers["content-type"] == "text/markdown; charset=utf-8"
    assert "{{" not in page.text + markdown.text
    assert f'href="/developers/docs/{name}.md"' in page.text


def test_the_quick_start_names_the_readers_own_key(ada: SiteClient) -> None:
    ada.make_key("old laptop")
    key = ada.make_key("new laptop")
    text = ada.get("/developers/docs/quick-start.md").text

    assert text.count("with your key new laptop") == 3
    assert (key[-4:] in text, key in text) == (True, False)


@pytest.mark.shared
def test_without_a_session_the_quick_start_leads_to_one(visitor: SiteClient) -> None:
    text = visitor.get("/developers/docs/quick-start.md").text

    assert "with your key" not in text
    assert "https://nonet.example/developers/sign-in" in text


def test_a_keys_name_brings_no_markup_and_leaves_no_code_block(ada: SiteClient) -> None:
    ada.make_key("``` <img src=x onerror=alert(1)> </code>")
    page = ada.get("/developers/docs/quick-start").text

    assert "<img src=x" not in page
    assert page.count("<h2 id=") == 3


@pytest.mark.shared
def test_the_reference_has_every_endpoint_and_status(visitor: SiteClient) -> None:
    document = visitor.get("/api/v1/openapi.json").json()
    text = visitor.get("/developers/docs/reference.md").text

    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if method != "head":
                assert f"## {method.upper()} {path}\n" in text
            assert all(f"`{status}`" in text for status in operation["responses"])
    for name in document["components"]["schemas"]["HintRequest"]["properties"]:
        assert f"| `{name}` |" in text


@pytest.mark.shared
def test_the_table_of_errors_has_exactly_the_codes_of_the_description(visitor: SiteClient) -> None:
    document = visitor.get("/api/v1/openapi.json").text
    text = visitor.get("/developers/docs/errors.md").text
    rows = re.findall(r"^\| (\d{3}) \| (.+?) \|", text, re.MULTILINE)
    shown = {code for _, codes in rows for code in re.findall("`([A-Z_]+)`", codes)}

    described = set(re.findall(r'"code":"([A-Z_]+)"', document))
    assert described <= shown
    # Of any request, which no endpoint lists.
    assert shown - described == ANY_REQUEST - {"NOT_FOUND"}


@pytest.mark.shared
@pytest.mark.english
def test_every_error_code_has_a_page_with_its_remedy(visitor: SiteClient) -> None:
    text = visitor.get("/developers/docs/errors.md").text
    codes = set(
        re.findall(r"\[`([A-Z_]+)`\]\(https://nonet.example/developers/docs/errors/\1\)", text)
    )
    described = set(re.findall(r'"code":"([A-Z_]+)"', visitor.get("/api/v1/openapi.json").text))

    assert described | ANY_REQUEST <= codes
    for code in codes:
        page = visitor.get(f"/developers/docs/errors/{code}")
        assert page.status_code == 200
        assert f"<h1><code>{code}</code></h1>" in page.text
        assert "What to do" in page.text
    assert visitor.get("/developers/docs/errors/NO_SUCH_CODE").status_code == 404


def test_the_limits_are_those_that_are_enforced(service: Service, visitor: SiteClient) -> None:
    text = visitor.get("/developers/docs/limits.md").text
    answer = service.post("/check", {"puzzle": "." * 81})

    assert f"RateLimit-Policy: {answer.headers['RateLimit-Policy']}" in text
    assert f"RateLimit: {answer.headers['RateLimit']}" in text


@pytest.mark.shared
def test_the_list_for_agents_names_every_document(visitor: SiteClient) -> None:
    text = visitor.get("/llms.txt").text
    links = re.findall(r"\]\(https://nonet\.example([^)]+)\)", text)

    assert "`https://nonet.example/mcp`" in text
    assert {f"/developers/docs/reference/{page}.md" for page in ("hint", "check-batch")} < set(
        links
    )
    assert "/developers/docs/reference.md" not in links
    assert "OAuth" in text
    assert len(set(links)) == len(NAMES) + len(ENDPOINTS) + 2
    assert len(text.encode()) < 6_000
    assert [visitor.get(link).status_code for link in links] == [200] * len(links)


PROTOCOL = "https://modelcontextprotocol.io"


@pytest.mark.english
def test_terms_and_documentation_state_the_same_rules_of_the_credit(
    service: Service, visitor: SiteClient
) -> None:
    credit = service.post("/check", {"puzzle": "." * 81}).json()["attribution"]
    terms = visitor.get(credit["termsUrl"].removeprefix("https://nonet.example")).text
    rules = re.findall(r"<h2>(.+?)</h2>\s*<p>(.+?)</p>", terms)[:3]
    guide = visitor.get("/developers/docs/attribution.md").text
    table = {row[0].strip("`"): row[1] for row in rows(guide, "Member")}

    assert [heading for heading, _ in rules] == ["Online", "In print", "Batches"]
    for heading, rule in rules:
        assert f"## {heading}\n\n{unescape(rule)}\n" in guide
    for text in (credit["html"], credit["offlineText"]):
        assert f"<code>{escape(text, quote=False)}</code>" in terms.replace("&#34;", '"')
        assert f"\n{text}\n" in guide
    assert credit["url"] in rules[0][1]
    assert list(table) == list(credit)
    assert all(credit[name] in table[name] for name in ("text", "url", "termsUrl"))


class Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {value for name, value in attrs if name in ("href", "src") and value}


@pytest.mark.shared
@pytest.mark.thorough
def test_no_link_of_the_documentation_is_dead_and_nothing_comes_from_elsewhere(
    visitor: SiteClient,
) -> None:
    found = Links()
    for name in NAMES:
        found.feed(visitor.get(f"/developers/docs/{name}").text)
    paths = {link.removeprefix("https://nonet.example") or "/" for link in found.found}
    paths.remove(PROTOCOL)

    assert all(path.startswith("/") for path in paths), paths
    assert {path: visitor.get(path).status_code for path in paths if dead(visitor, path)} == {}


def dead(visitor: SiteClient, path: str) -> bool:
    return visitor.get(path).status_code not in {200, 303}


@pytest.mark.shared
@pytest.mark.parametrize("name", ["nothing", "..%2f..%2fpages", "quick-start.html", ".md"])
def test_a_document_that_is_not_there_is_not_found(visitor: SiteClient, name: str) -> None:
    assert visitor.get(f"/developers/docs/{name}").status_code == 404


@pytest.mark.shared
def test_the_page_to_try_requests_has_every_endpoint(visitor: SiteClient) -> None:
    page = visitor.get("/developers/try").text
    document = visitor.get("/api/v1/openapi.json").json()
    offered = re.findall(r'<option value="[^"]+" data-method="(\w+)"[^>]*>([^<]+)<', page)

    assert {(method.lower(), path) for method, path in offered} == {
        (method, path)
        for path, methods in document["paths"].items()
        for method in methods
        if method != "head"
    }


@pytest.mark.parametrize(
    "base_url", [None, "https://nonet.example:443/v1", "https://NONET.example/v1"]
)
def test_requests_are_tried_by_a_form_where_the_api_has_the_sites_origin(
    tmp_path: Path, base_url: str | None
) -> None:
    with Service(tmp_path, base_url=base_url) as service:
        answer = SiteClient(service).get("/developers/try")

    path = "/v1" if base_url else "/api/v1"
    assert f'data-try="{path}"' in answer.text
    assert "connect-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.english
@pytest.mark.parametrize(
    ("base_url", "origin"),
    [
        ("https://api.nonet.example/v1", "https://api.nonet.example"),
        ("http://nonet.example/api/v1", "http://nonet.example"),
        ("https://nonet.example:8443/api/v1", "https://nonet.example:8443"),
        ("https://[::1]:8443/api/v1", "https://[::1]:8443"),
    ],
)
def test_where_the_api_has_another_origin_the_page_says_so_instead(
    tmp_path: Path, base_url: str, origin: str
) -> None:
    with Service(tmp_path, base_url=base_url) as service:
        answer = SiteClient(service).get("/developers/try")

    assert f"It is at {origin}," in answer.text
    assert "data-try" not in answer.text
    assert f"connect-src 'self' {origin};" in answer.headers["content-security-policy"]


@pytest.mark.shared
def test_one_file_holds_every_document(visitor: SiteClient) -> None:
    listed = visitor.get("/llms.txt").text
    whole = visitor.get("/llms-full.txt")

    assert "/llms-full.txt" in listed
    assert whole.headers["content-type"] == "text/plain; charset=utf-8"
    assert whole.text.startswith(listed.split("\n", 1)[0])
    for name in NAMES:
        assert visitor.get(f"/developers/docs/{name}.md").text.strip() in whole.text
