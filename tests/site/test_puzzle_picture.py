"""The picture of a puzzle for other sites."""

import pytest

from samples import EMPTY, UNIQUE
from service import Service

PATH = "/puzzles/v1-" + UNIQUE.replace(".", "0") + ".svg"


def test_the_picture_has_the_givens_alone_and_the_credit(service: Service) -> None:
    answer = service.client.get(PATH, params={"size": "128"})

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["cache-control"] == "public, max-age=3600, must-revalidate"
    assert 'width="128"' in answer.text
    assert "<desc>Created with Nonet · nonet.example</desc>" in answer.text
    assert answer.text.count("scale(.8)") == 81 - UNIQUE.count(".")


def test_a_picture_that_is_held_is_not_sent_again(service: Service) -> None:
    tag = service.client.get(PATH).headers["etag"]

    again = service.client.get(PATH, headers={"If-None-Match": tag})

    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("query", ["size=100", "size=64&size=64", "colour=red"])
def test_options_are_from_closed_lists(service: Service, query: str) -> None:
    assert service.client.get(f"{PATH}?{query}").status_code == 400


def test_a_grid_that_is_no_puzzle_has_no_picture(service: Service) -> None:
    path = "/puzzles/v1-" + EMPTY.replace(".", "0") + ".svg"

    assert service.client.get(path).status_code == 422
