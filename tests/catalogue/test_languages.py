"""Every page, hint and letter is in the language of its address, and nothing in it is English."""

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from acting import act
from mail_server import Mailbox
from nonet import engine
from nonet.people.accounts import promote_account
from nonet.web.portal.library import NAMES
from pseudo_language import PLAIN, write_pseudo_language
from samples import COLLECTION_ID, PUZZLE_ID
from service import Service
from site_client import SiteClient

HOME = "/qps/"
# Names of products and people, what programs everywhere write alike, and the CLDR's months.
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
READ = {"aria-label", "alt", "title", "placeholder", "data-label", "label"}
DESCRIPTIONS = {"description", "og:title", "og:description", "og:image:alt"}
EMPTY = {"meta", "link", "input", "img", "br", "path", "rect", "use", "circle", "hr"}


class ReadText(HTMLParser):
    """What people read on a page, or hear, that is not said to be English or code."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self._within: list[bool] = []
        self._language = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = dict(attributes)
        self._language = self._language or known.get("lang") or ""
        is_apart = tag in {"script", "style", "pre", "code", "kbd"} or (
            known.get("lang") not in (None, self._language)
        )
        if not is_apart and not any(self._within):
            self.said += [value or "" for name, value in attributes if name in READ]
            if known.get("name", known.get("property")) in DESCRIPTIONS:
                self.said.append(known.get("content") or "")
        if tag not in EMPTY:
            self._within.append(is_apart)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            self._within.pop()

    def handle_data(self, data: str) -> None:
        if not any(self._within):
            self.said.append(data)


def english_in(text: str) -> list[str]:
    without_addresses = re.sub(r"\S+@\S+|https?://\S+|nonet_live_\S+|nonet\.example", " ", text)
    return [word for word in PLAIN.findall(without_addresses) if word not in NAMES_OF_THINGS]


def english_on(page: str) -> list[str]:
    read = ReadText()
    read.feed(page)
    return [found for said in read.said for found in english_in(said)]


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


PUBLIC = [
    "",
    f"puzzles/{PUZZLE_ID}",
    f"puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=1",
    f"collections/{COLLECTION_ID}",
    "play",
    "daily",
    "import",
    "statistics",
    "games",
    "offline",
    "techniques",
    "techniques/x-wing/practice",
    "print",
    "developers/terms",
    "developers",
    "developers/sign-in",
    "developers/try",
    "nothing",
    "puzzles/v1-" + "0" * 81,
    "developers/sign-in/no-such-link",
    *(f"developers/docs/{name}" for name in NAMES),
]


PLACES = [
    "",
    "/usage",
    "/sessions",
    "/account",
    "/journal",
    "/keys/2",
    "/keys/2/revoke",
    "/docs/agents",
    "/administration",
    "/administration/audit",
    "/administration/accounts/1",
]


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


def test_no_english_is_left_in_what_scripts_say(service: Service) -> None:
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
        ("qpr", "https://nonet.example/qpr/techniques/x-wing"),
        ("qps", "https://nonet.example/qps/techniques/x-wing"),
        ("x-default", "https://nonet.example/techniques/x-wing"),
    ]
    sitemap = service.client.get("/sitemap.xml").text
    assert "<loc>https://nonet.example/qps/techniques/x-wing</loc>" in sitemap
    assert 'hreflang="qps" href="https://nonet.example/qps/techniques/x-wing"' in sitemap


@pytest.mark.parametrize(
    ("wishes", "site", "status", "home"),
    [
        ("qps", None, 302, HOME),
        ("de, qps;q=0.5, en;q=0.4", None, 302, HOME),
        ("QPS-AT, en;q=0.9", None, 302, HOME),
        ("en-GB, qps;q=0.5", None, 200, None),
        ("qps;q=0, de", None, 200, None),
        ("qps;q=much", None, 200, None),
        ("", None, 200, None),
        ("qps", "same-origin", 200, None),
    ],
)
def test_a_browsers_wishes_choose_the_language_at_the_root_alone(
    service: Service, wishes: str, site: str | None, status: int, home: str | None
) -> None:
    headers = {"Accept-Language": wishes} | ({"Sec-Fetch-Site": site} if site else {})

    answer = service.client.get("/", headers=headers, follow_redirects=False)
    elsewhere = service.client.get("/techniques", headers=headers, follow_redirects=False)

    assert (answer.status_code, answer.headers.get("location")) == (status, home)
    assert "Accept-Language" in answer.headers["vary"]
    assert elsewhere.status_code == 200
    assert '<html lang="en"' in elsewhere.text


def test_the_offline_worker_keeps_the_pages_of_each_language_apart(service: Service) -> None:
    worker = service.client.get("/service-worker.js").text

    assert 'const HOMES = ["/", "/qpr/", "/qps/"];' in worker
    assert '"/qps/manifest.webmanifest"' in worker
    manifest = service.client.get("/qps/manifest.webmanifest").json()
    assert (manifest["lang"], manifest["start_url"]) == ("qps", HOME)
    assert english_in(manifest["name"]) == []


def test_the_api_speaks_english_whatever_a_browser_wishes(service: Service) -> None:
    headers = {"Accept-Language": "qps", "Authorization": "Bearer no"}

    answer = service.client.post("/api/v1/check", json={}, headers=headers)

    assert answer.json()["error"]["code"] == "UNAUTHORIZED"
    assert english_in(answer.json()["error"]["message"]) != []
