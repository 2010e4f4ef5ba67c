"""Days and techniques for programs, without a key."""

import pytest

from nonet import engine
from samples import ATTRIBUTION
from service import Service

TODAY = "2026-11-20"


def test_the_json_of_a_day_has_links_with_the_day(service: Service) -> None:
    today, named = (service.client.get(path) for path in ("/daily.json", f"/daily/{TODAY}.json"))

    body = today.json()
    assert named.json() == body
    assert (body["date"], body["attribution"]) == (TODAY, ATTRIBUTION)
    assert [one["difficulty"] for one in body["puzzles"]] == list(engine.LABELS)
    for one in body["puzzles"]:
        path = one["playableUrl"].removeprefix("https://nonet.example")
        page = service.client.get(path)
        assert page.status_code == 200
        assert f"daily={TODAY}" in path
        assert engine.solve(one["puzzle"]) not in today.text
    assert today.headers["cache-control"] == "no-cache"
    assert named.headers["access-control-allow-origin"] == "*"


def test_content_in_the_client_s_cache_is_not_sent_again(service: Service) -> None:
    for path in ("/daily.json", "/techniques.json", "/techniques/x-wing.md"):
        tag = service.client.get(path).headers["etag"]
        again = service.client.get(path, headers={"If-None-Match": tag})

        assert (again.status_code, again.content) == (304, b"")


def test_every_technique_is_listed_with_its_lesson(service: Service) -> None:
    listed = service.client.get("/techniques.json").json()["techniques"]

    assert [one["slug"] for one in listed] == [one.slug for one in engine.TECHNIQUES]
    [wing] = [one for one in listed if one["slug"] == "x-wing"]
    assert wing["url"] == "https://nonet.example/techniques/x-wing"
    lesson = service.client.get("/techniques/x-wing.md")
    picture = service.client.get("/techniques/x-wing.svg")
    assert lesson.headers["content-type"] == "text/markdown; charset=utf-8"
    assert lesson.text.startswith("# X-wing\n")
    assert '<img src="x-wing.svg"' in lesson.text
    assert str(ATTRIBUTION["offlineText"]) in lesson.text
    assert picture.text.startswith("<svg")
    assert picture.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/daily/2099-01-01.json",
        "/daily/no.json",
        "/techniques/no.md",
        "/techniques/no.svg",
        "/oembed?url=https://elsewhere.example",
    ],
)
def test_missing_content_has_json_errors_with_cors_headers(service: Service, path: str) -> None:
    answer = service.client.get(path)

    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "NOT_FOUND")
    assert answer.headers["access-control-allow-origin"] == "*"
