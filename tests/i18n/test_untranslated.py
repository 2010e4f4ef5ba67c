"""Pages, lessons, hints and emails of a language contain no text in another one."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from acting import act
from language_files import CATALOGUE, read_language, tags
from mail_server import Mailbox
from nonet import engine
from nonet.accounts.administration import promote_account
from nonet.i18n.catalogue import english
from page_text import PLACES, PUBLIC, said_on
from samples import PUZZLE_ID
from service import Service
from site_client import SiteClient

# English sentences have some of them, and the languages that Nonet speaks have none.
FUNCTION_WORDS = frozenset(
    re.findall(
        r"\S+",
        "the of and this that these which with without your you its is isn't are where when what "
        "every each because must cannot would there their them they only from into than then have "
        "been cell cells row rows column columns puzzle's",
    )
)
# No part of a word with other letters: `dieciséis` has no `is` in it.
WORD = re.compile(r"(?<![A-Za-zÀ-ɏ])[A-Za-z]+(?:'[a-z]+)?(?![A-Za-zÀ-ɏ])")
# Addresses, cells, digits of keys and commands are written alike.
ALIKE = re.compile(
    r"[!-~]+@[!-~]+|https?(://[!-~]+)?|[!-~]*/[!-~]*|[rc]\d+|nonet_live\w+(…\w+)?"
    r"|`[^`]+`|<nonet-[a-z]+>|nonet(-[a-z]+| [a-z]+( --[a-z]+)*)"
)
TWO_WORDS = re.compile(r"(?<![\w.-])[a-z]{2,} [a-z]{2,}(?![\w.-])")
NAMES = frozenset(read_language(CATALOGUE / "en").messages)
# Names of messages have two parts or more; names of techniques and languages are written alike.
RAW = re.compile(r"(?<![\w/.#-])[a-z]+(?:-[a-z0-9]+)+(?![\w/.-])")
SLUGS = frozenset(technique.slug for technique in engine.TECHNIQUES)


def faults_in(text: str) -> Iterator[str]:
    """Yield the English words in a text, and the names of messages that are in it by mistake."""
    without_names = ALIKE.sub(" ", text)
    words = WORD.findall(without_names)
    yield from (word for word in words if word.lower() in FUNCTION_WORDS)
    yield from (name for name in RAW.findall(without_names) if name in NAMES - SLUGS)
    # Two words in a row, in letters that the language does not write.
    if sum(map(is_foreign, text)) > len(words):
        yield from TWO_WORDS.findall(without_names)


def is_foreign(letter: str) -> bool:
    """Return whether a character is a letter of a script other than Latin."""
    return letter.isalpha() and not unicodedata.name(letter).startswith("LATIN")


def faults_on(page: str) -> list[str]:
    return [f"{fault}: {said.strip()[:90]}" for said in said_on(page) for fault in faults_in(said)]


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    """Start a mail server."""
    with Mailbox() as started:
        yield started


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Service]:
    """Start a service that sends letters."""
    folder = tmp_path_factory.mktemp("service")
    with Service(folder, smtp_url=mailbox.url, page_requests_per_minute=1_000_000) as started:
        yield started


TAGS = tags(CATALOGUE)


@pytest.mark.sample("^(de|ja)$")
@pytest.mark.parametrize("tag", TAGS)
def test_pages_that_everyone_sees_are_in_their_language(service: Service, tag: str) -> None:
    paths = [*PUBLIC, *(f"techniques/{technique.slug}" for technique in engine.TECHNIQUES[::10])]

    left = {}
    for path in paths:
        page = service.client.get(f"/{tag}/{path}").text
        assert f'<html lang="{tag}"' in page, path
        if found := faults_on(without_sources(page)):
            left[path] = found

    assert left == {}
    assert faults_on(service.client.get("/techniques/x-wing").text)


def without_sources(page: str) -> str:
    """Leave out the titles of other people's pages."""
    return re.sub(r'<a [^>]*rel="external">.*?</a>', "", page)


@pytest.mark.sample("^(de|ja)$")
@pytest.mark.parametrize("tag", TAGS)
def test_hints_and_messages_of_scripts_are_in_their_language(service: Service, tag: str) -> None:
    page = service.client.get(f"/{tag}/puzzles/{PUZZLE_ID}").text
    (words,) = re.findall(r'<script type="application/json" id="words">(.*?)</script>', page)
    scripts = [words, *(service.client.get(path).text for path in sentences_of(page))]

    said = [line for script in scripts for line in lines_of(script)]
    for depth in (1, 2, 3):
        board = PUZZLE_ID[3:].replace("0", "-")
        asked = {"board": board, "depth": depth, "eliminated": list[int]()}
        answer = service.client.post(f"/{tag}/puzzles/{PUZZLE_ID}/hint", json=asked).json()
        said.append(answer["sentence"])

    assert len(said) > 500
    assert [(fault, line) for line in said for fault in faults_in(line)] == []


def sentences_of(page: str) -> list[str]:
    return [
        path
        for path in re.findall(r'data-[\w-]+="(/static/[^"]+)"', page)
        if "sentences-" in path or "study-" in path
    ]


def lines_of(script: str) -> list[str]:
    """Return the texts of messages in a script, a line each."""
    lines = script.replace("\\n", "\n").splitlines()
    return [
        re.sub(r"\{[^}]*\}|^[\w-]+ =|^\s*\.[\w-]+ =|\*?\[[\w-]+\]", " ", line)
        for line in lines
        if " = " in line or line.startswith(" ")
    ]


@pytest.mark.sample("de|ar|ja")
@pytest.mark.sample("^(de|ja)$")
@pytest.mark.parametrize("tag", TAGS)
def test_the_developers_area_and_its_letters_are_in_their_language(
    service: Service, mailbox: Mailbox, tag: str
) -> None:
    home, who = f"/{tag}/developers", f"ada.{tag}@example.com"
    visitor = SiteClient(service)
    visitor.post(f"{home}/sign-in", email=who)
    letter = mailbox.next()
    (link,) = re.findall(rf"https?://[^/\s]+({home}/\S+)", letter.get_content())
    pages = [visitor.get(link).text]
    visitor.post(link)
    act(service.database, promote_account, who, now_ms=service.now_ms)
    pages.append(visitor.post(f"{home}/keys", name="laptop", days="0").text)
    pages.append(visitor.post(f"{home}/keys", name="", days="0").text)
    pages += [visitor.get(home + place).text for place in PLACES]

    letters = [letter, mailbox.next()]

    assert [faults_on(page) for page in pages] == [[] for _ in pages]
    for sent in letters:
        assert list(faults_in(f"{sent['subject']} {sent.get_content()}")) == []


@pytest.mark.thorough
def test_no_message_of_a_language_is_english() -> None:
    found = {
        (tag, name): faults
        for tag in TAGS
        for name, entry in read_language(CATALOGUE / tag).messages.items()
        if (faults := [word for line in lines_of(f"x = {entry.text}") for word in faults_in(line)])
    }

    assert found == {}
    assert list(faults_in(english()("errors-remedy"))) != []
