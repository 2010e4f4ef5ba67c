"""The lessons as pages."""

import re
from html import unescape

import pytest

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.puzzles.lessons.lesson import lesson_on
from service import Service

SLUGS = [technique.slug for technique in engine.TECHNIQUES]


def test_the_index_links_to_every_technique_in_order(service: Service) -> None:
    page = service.client.get("/techniques").text

    assert re.findall(r'class="card" href="/techniques/([^"]+)"', page) == SLUGS


@pytest.mark.english
def test_a_page_has_the_idea_the_picture_and_the_deduction(service: Service) -> None:
    for slug in ("naked-pair", "xy-chain", "als-xz"):
        answer = service.client.get(f"/techniques/{slug}")
        lesson, page = lesson_on(slug, english()), unescape(answer.text)

        assert answer.status_code == 200
        assert f"<h1>{lesson.technique.name}</h1>" in page
        assert lesson.idea in page
        assert all(f"<li>{step}</li>" in page for step in lesson.spotting)
        assert lesson.picture.strip() in answer.text
        assert f"<p>{lesson.deduction}</p>" in page
        assert all(f"<li>{said}</li>" in page for said in lesson.implications)
        assert all(f'href="{source.address}"' in page for source in lesson.sources)


def test_pages_lead_to_the_next_easier_and_the_next_harder_one(service: Service) -> None:
    page = service.client.get("/techniques/x-wing").text
    at = SLUGS.index("x-wing")

    assert f'href="/techniques/{SLUGS[at - 1]}" rel="prev"' in page
    assert f'href="/techniques/{SLUGS[at + 1]}" rel="next"' in page
    assert 'rel="prev"' not in service.client.get(f"/techniques/{SLUGS[0]}").text
    assert 'rel="next"' not in service.client.get(f"/techniques/{SLUGS[-1]}").text


def test_pages_lead_to_the_techniques_to_learn_first_and_next(service: Service) -> None:
    page = service.client.get("/techniques/swordfish").text

    before, after = re.findall(r"<div><dt>.*?</div>", page)
    assert re.findall(r'href="/techniques/([^"]+)"', before) == ["x-wing"]
    assert 'href="/techniques/jellyfish"' in after


def test_every_term_leads_to_a_lesson(service: Service) -> None:
    page = service.client.get("/techniques/terms").text

    terms = re.findall(r'<div id="([\w-]+)"><dt>.*?<a href="/techniques/([^"]+)"', page)
    assert len({term for term, _ in terms}) == len(terms) > 20
    assert {slug for _, slug in terms} <= set(SLUGS)


def test_pages_keep_to_the_policy_of_the_site(service: Service) -> None:
    answer = service.client.get("/techniques/grouped-aic")

    assert "style-src 'self'" in answer.headers["content-security-policy"]
    assert "<style" not in answer.text
    assert not re.search(r"\sstyle=", answer.text)
    styles = re.findall(r'<link rel="stylesheet" href="([^"]+)"', answer.text)
    assert len(styles) == 3
    assert {service.client.get(style).status_code for style in styles} == {200}


@pytest.mark.english
@pytest.mark.parametrize("path", ["/techniques/nothing", "/techniques/x-wing/more"])
def test_an_unknown_technique_gets_a_friendly_page(service: Service, path: str) -> None:
    answer = service.client.get(path)

    assert answer.status_code == 404
    assert "Page not found" in answer.text


def test_every_other_page_links_to_the_lessons(service: Service) -> None:
    for path in ("/", "/developers/terms", "/developers", "/nothing"):
        assert 'href="/techniques"' in service.client.get(path).text
