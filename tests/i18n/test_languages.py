"""Every page, hint and letter is in the language of its address, and nothing in it is English."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from acting import act
from language_files import CATALOGUE, tags
from mail_server import Mailbox
from nonet import engine
from nonet.accounts.administration import promote_account
from page_text import PLACES, PUBLIC, said_on
from pseudo_language import PLAIN, write_pseudo_language
from samples import PUZZLE_ID
from service import Service
from site_client import SiteClient

HOME = "/qps/"
# The languages that are published; those of the tests come after them.
PUBLISHED = tags(CATALOGUE)
# Names of products and people, technical terms used in all languages, and the CLDR's months.
NAMES_OF_THINGS = {
    "Nonet",
    "Firefox",
    "Linux",
    "UTC",
    "October",
    "November",
    "Nov",
    *("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
    "ada",
    "eve",
    "laptop",
    "test",
    "PDF",
    "curl",
}


def english_in(text: str) -> list[str]:
    without_addresses = re.sub(r"\S+@\S+|https?://\S+|nonet_live_\S+|nonet\.example", " ", text)
    return [word for word in PLAIN.findall(without_addresses) if word not in NAMES_OF_THINGS]


def english_on(page: str) -> list[str]:
    return [found for said in said_on(page) for found in english_in(said)]


@pytest.fixture(scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write two languages into a folder."""
    folder = tmp_path_factory.mktemp("languages")
    write_pseudo_language(folder, "qps")
    write_pseudo_language(folder, "qpr", direction="rtl")
    return folder


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    """Start a mail server."""
    with Mailbox() as started:
        yield started


@pytest.fixture(scope="module")
def service(
    tmp_path_factory: pytest.TempPathFactory, languages: Path, mailbox: Mailbox
) -> Iterator[Service]:
    """Start a service that has the languages, once: it takes a second to read them."""
    folder = tmp_path_factory.mktemp("service")
    with Service(
        folder, languages_dir=languages, smtp_url=mailbox.url, page_requests_per_minute=100_000
    ) as started:
        yield started


@pytest.mark.parametrize("path", PUBLIC)
def test_no_english_is_left_on_a_page_that_everyone_sees(service: Service, path: str) -> None:
    page = service.client.get(HOME + path).text

    assert '<html lang="qps" dir="ltr"' in page
    assert english_on(page) == []
    assert english_on(service.client.get(f"/{path}").text) != []


def test_no_english_is_left_in_a_lesson(service: Service) -> None:
    left = {
        technique.slug: found
        for technique in engine.TECHNIQUES
        if (found := english_on(lesson_without_sources(service, technique.slug)))
    }

    assert left == {}


def lesson_without_sources(service: Service, slug: str) -> str:
    """Fetch a lesson without the titles of other people's pages."""
    page = service.client.get(f"{HOME}techniques/{slug}").text
    assert "<h1>[" in page
    return re.sub(r'<a [^>]*rel="external">.*?</a>', "", page)


def test_no_english_is_left_in_checks_and_hints(service: Service) -> None:
    grid = PUZZLE_ID[3:].replace("0", "-")
    asked: list[tuple[str, dict[str, object]]] = [("check", {"board": grid})]
    asked += [("hint", {"board": grid, "depth": depth, "eliminated": []}) for depth in (1, 2, 3)]

    for question, body in asked:
        answer = service.client.post(f"{HOME}puzzles/{PUZZLE_ID}/{question}", json=body).json()
        assert english_in(answer["sentence"]) == []
        assert answer["sentence"].startswith("[")


def test_no_english_is_left_in_the_messages_of_scripts(service: Service) -> None:
    page = service.client.get(f"{HOME}puzzles/{PUZZLE_ID}").text
    (words,) = re.findall(r'<script type="application/json" id="words">(.*?)</script>', page)

    texts = re.sub(r"\{[^}]*\}|[\w-]+ =|\[one\]|\[other\]", " ", words.replace("\\n", "\n"))

    assert "play-said-solved = [" in words
    assert english_in(texts.partition('"messages"')[2]) == []


def test_no_english_is_left_where_people_are_signed_in_nor_in_letters(
    service: Service, mailbox: Mailbox
) -> None:
    visitor = SiteClient(service)
    visitor.post("/qps/developers/sign-in", email="ada@example.com")
    letter = mailbox.next()
    link = urlsplit(re.findall(r"https?://\S+", letter.get_content())[0]).path
    pages = [visitor.get(link).text]
    signed_in = visitor.post(link)
    act(service.database, promote_account, "ada@example.com", now_ms=service.now_ms)

    pages.append(visitor.post("/qps/developers/keys", name="laptop", days="0").text)
    pages.append(visitor.post("/qps/developers/keys", name="", days="0").text)
    pages += [visitor.get(f"/qps/developers{place}").text for place in PLACES]
    pages.append(visitor.post("/qps/developers/account/email", email="eve@example.com").text)
    letters = [letter, mailbox.next(), mailbox.next()]

    assert link.startswith("/qps/developers/sign-in/")
    assert signed_in.headers["location"] == "/qps/developers"
    assert [english_on(page) for page in pages] == [[] for _ in pages]
    for sent in letters:
        assert english_in(f"{sent['subject']} {sent.get_content()}") == []
        assert "/qps/developers/" in sent.get_content()


@pytest.mark.parametrize("path", PUBLIC)
def test_links_within_pages_keep_the_language(service: Service, path: str) -> None:
    page = unescape(service.client.get(HOME + path).text)
    body = re.sub(r'<nav class="languages".*?</nav>|<pre.*?</pre>', "", page, flags=re.DOTALL)
    body = body.partition("<body")[2]

    led = re.findall(r'<(?:a|form) [^>]*(?:href|action)="(/[^"]*)"', body)

    assert led
    assert [address for address in led if not address.startswith((HOME, "/api/"))] in (
        [],
        [address for address in led if address == "/qps"],
    )


def test_each_page_names_itself_in_all_languages(service: Service) -> None:
    page = service.client.get(f"{HOME}techniques/x-wing").text

    assert '<link rel="canonical" href="https://nonet.example/qps/techniques/x-wing">' in page
    assert re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', page) == [
        ("en", "https://nonet.example/techniques/x-wing"),
        *(
            (tag, f"https://nonet.example/{tag}/techniques/x-wing")
            for tag in (*PUBLISHED, "qpr", "qps")
        ),
        ("x-default", "https://nonet.example/techniques/x-wing"),
    ]
    sitemap = service.client.get("/qps/sitemap.xml").text
    assert (
        "Sitemap: https://nonet.example/qps/sitemap.xml" in service.client.get("/robots.txt").text
    )
    assert "<loc>https://nonet.example/qps/techniques/x-wing</loc>" in sitemap
    assert 'hreflang="qps" href="https://nonet.example/qps/techniques/x-wing"' in sitemap


@pytest.mark.parametrize("path", ["", "techniques"])
def test_a_browser_s_preferred_language_changes_no_page(service: Service, path: str) -> None:
    plain, wished = (
        service.client.get(f"/{path}", headers={"Accept-Language": wish}, follow_redirects=False)
        for wish in ("en", "qps")
    )

    assert (wished.status_code, wished.content) == (200, plain.content)
    assert wished.headers["vary"] == "accept-encoding"
    assert '<html lang="en"' in wished.text


def test_only_the_root_has_the_script_that_selects_a_browsers_language(service: Service) -> None:
    offered = " ".join(("en", *PUBLISHED, "qpr", "qps"))
    has_script = {
        path: f'data-languages="{offered}"' in service.client.get(path).text
        for path in ("/", HOME, "/techniques")
    }

    assert has_script == {"/": True, HOME: False, "/techniques": False}


def test_the_offline_worker_keeps_the_pages_of_each_language_apart(service: Service) -> None:
    worker = service.client.get("/service-worker.js").text

    spoken = json.loads(worker.partition("const SPOKEN = ")[2].partition(";\n")[0])
    assert list(spoken) == ["/", *(f"/{tag}/" for tag in PUBLISHED), "/qpr/", "/qps/"]
    assert spoken[HOME][-1] == "/qps/manifest.webmanifest"
    assert [path.partition(".")[0] for path in spoken[HOME][:-1]] == [
        "/static/sentences-qps",
        "/static/small-sentences-qps",
        "/static/study-qps",
    ]
    for path in spoken[HOME]:
        assert service.client.get(path).status_code == 200
        assert path not in worker.partition("\n")[0]
    manifest = service.client.get("/qps/manifest.webmanifest").json()
    assert (manifest["lang"], manifest["start_url"]) == ("qps", HOME)
    assert english_in(manifest["name"]) == []


def test_the_api_speaks_english_even_if_a_browser_prefers_another_language(
    service: Service,
) -> None:
    headers = {"Accept-Language": "qps", "Authorization": "Bearer no"}

    answer = service.client.post("/api/v1/check", json={}, headers=headers)

    assert answer.json()["error"]["code"] == "UNAUTHORIZED"
    assert english_in(answer.json()["error"]["message"]) != []
