"""The site brings its own font, which has all characters of its pages."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import nonet
from language_files import CATALOGUE, tags
from nonet.i18n.catalogue import published_fonts
from nonet.i18n.words import Font
from nonet.server.site.assets import FONT
from service import Service

BUDGET = 60_000
PACKAGE = Path(nonet.__file__).parent
FOLDERS = ("i18n", "puzzles/explanations", "puzzles/lessons", "server")
TEXTS = {".ftl", ".css", ".html", ".js", ".md", ".py", ".tsv"}
NORTH_TO_SOUTH = "Łukasz Žižek, Şükrü Čapek, Ørsted & Þóra, Győző, José"


@pytest.fixture(scope="module")
def font() -> TTFont:
    """Read the font."""
    return TTFont(FONT)


def texts() -> Iterator[str]:
    # Languages with other letters bring fonts of their own.
    apart = {font.tag for font in published_fonts()}
    for folder in FOLDERS:
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.suffix in TEXTS and apart.isdisjoint(file.relative_to(PACKAGE).parts):
                yield file.read_text("utf-8")


def test_it_has_every_character_that_pages_show_and_the_names_of_people(font: TTFont) -> None:
    shown = {character for text in texts() for character in text if character.isprintable()}

    missing = {character for character in shown if ord(character) not in font.getBestCmap()}

    assert len(shown) > 90
    assert missing == set()
    assert {ord(letter) for letter in NORTH_TO_SOUTH} <= font.getBestCmap().keys()


def test_it_has_every_weight_that_styles_ask_for_and_digits_of_one_width(font: TTFont) -> None:
    (axis,) = font["fvar"].axes
    styles = "".join(file.read_text("utf-8") for file in PACKAGE.rglob("*.css"))
    weights = {int(weight) for weight in re.findall(r"font-weight: (\d+)[;} ]", styles)}
    features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}

    assert axis.axisTag == "wght"
    assert weights >= {400, 500, 600, 650}
    assert min(weights) >= axis.minValue
    # Forced colours ask for bolder givens; the boldest there is will do.
    assert max(weights - {800}) <= axis.maxValue
    assert "tnum" in features


def test_it_is_within_its_budget_and_names_its_licence(font: TTFont) -> None:
    assert 10_000 < FONT.stat().st_size <= BUDGET
    assert "SIL Open Font License" in font["name"].getDebugName(13)
    assert "SIL OPEN FONT LICENSE" in FONT.with_name("OFL.txt").read_text("utf-8")


@pytest.mark.parametrize("path", ["/", "/techniques", "/developers", "/nothing"])
def test_every_page_preloads_the_font_that_its_style_names(service: Service, path: str) -> None:
    page = service.client.get(path).text
    (preloaded,) = re.findall(
        r'<link rel="preload" href="([^"]+)" as="font"[^>]* crossorigin>', page
    )
    (style,) = re.findall(r'href="(/static/base\.[^"]+\.css)"', page)
    (named,) = re.findall(r'url\("\./([^"]+)"\)', service.client.get(style).text)

    answer = service.client.get(preloaded)

    assert preloaded == f"/static/{named}"
    assert answer.content == FONT.read_bytes()
    assert answer.headers["content-type"] == "font/woff2"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in answer.headers
    assert "font-src 'self'" in answer.headers["content-security-policy"]


def test_it_is_kept_for_days_without_a_network(service: Service) -> None:
    kept = service.client.get("/service-worker.js").text.splitlines()[0]

    assert re.search(r'"/static/inter\.[0-9a-f]{12}\.woff2"', kept)


BROUGHT = [font for font in published_fonts() if font.tag in tags(CATALOGUE)]


@pytest.mark.parametrize("font", BROUGHT, ids=[font.tag for font in BROUGHT])
def test_only_pages_of_a_language_load_and_cache_its_font(service: Service, font: Font) -> None:
    own = rf"/static/{font.tag}(?:_regular|_bold)?(?:_more)?\.[0-9a-f]{{12}}\.(?:css|woff2)"
    page, other = (service.client.get(path).text for path in (f"/{font.tag}/", "/"))
    kept, spoken = service.client.get("/service-worker.js").text.splitlines()[:2]

    preloaded, style = re.findall(own, page)
    answer = service.client.get(style)

    assert preloaded.endswith(".woff2")
    assert re.findall(own, other) == re.findall(own, kept) == []
    assert sorted(re.findall(own, spoken)) == sorted(
        {
            preloaded,
            style,
            *(f"/static/{name}" for name in re.findall(r'"\./([^"]+)"', answer.text)),
        }
    )
    # A page of the language loads this beside the font itself.
    assert len(gzip.compress(answer.content)) < (2200 if font.first else 1000)


UNSEEN = r"<meta[^>]*>|<(script|title|desc)\b.*?</\1>"
SLICED = [font for font in BROUGHT if font.first]


@pytest.mark.parametrize("page", ["/", "/play"])
@pytest.mark.parametrize("font", SLICED, ids=[font.tag for font in SLICED])
def test_the_first_view_needs_only_the_first_file_of_a_font(
    service: Service, font: Font, page: str
) -> None:
    later = {chr(code) for code in TTFont(font.for_pages("regular")["_more"]).getBestCmap()}
    written = service.client.get(f"/{font.tag}{page}").text
    shown = set(re.sub(UNSEEN, "", written, flags=re.DOTALL))

    assert set(font.first) & shown
    assert later & shown == set()
