"""Completions that a client offers while somebody types an argument."""

import pytest
from mcp import ClientSession
from mcp_types import PromptReference, ResourceTemplateReference

from mcp_client import REVISIONS, talk
from nonet.puzzles.lessons.lesson import techniques
from nonet.puzzles.spec_search import TECHNIQUES
from service import Service

pytestmark = pytest.mark.shared

LESSON = PromptReference(name="teach_technique")
PAGE = ResourceTemplateReference(uri="nonet://techniques/{slug}")


def offered(
    service: Service,
    ref: PromptReference | ResourceTemplateReference,
    argument: str,
    text: str,
    revision: str = REVISIONS[0],
) -> list[str]:
    async def ask(session: ClientSession) -> list[str]:
        answer = await session.complete(ref, {"name": argument, "value": text})
        assert answer.completion.total == len(answer.completion.values)
        return answer.completion.values

    return talk(service, ask, revision=revision)


@pytest.mark.parametrize("revision", REVISIONS)
def test_techniques_are_completed_in_any_spelling(service: Service, revision: str) -> None:
    found = offered(service, LESSON, "technique", "X Wi", revision)

    assert found == ["x-wing", "finned-x-wing", "sashimi-x-wing", "finned-franken-x-wing"]


def test_an_empty_text_completes_to_all_values(service: Service) -> None:
    assert offered(service, LESSON, "technique", "") == list(TECHNIQUES)
    assert offered(service, PAGE, "slug", "") == list(techniques())


def test_enumerated_arguments_are_completed(service: Service) -> None:
    pack = PromptReference(name="worksheet_pack")

    assert offered(service, pack, "difficulty", "e") == ["easy", "expert", "beginner", "medium"]
    assert offered(service, pack, "paper", "L") == ["letter"]


@pytest.mark.parametrize(
    ("ref", "argument"),
    [
        (LESSON, "group"),
        (LESSON, "nothing"),
        (PromptReference(name="nothing"), "technique"),
        (PAGE, "id"),
        (ResourceTemplateReference(uri="nonet://puzzles/{id}"), "slug"),
    ],
)
def test_free_arguments_are_not_completed(
    service: Service, ref: PromptReference | ResourceTemplateReference, argument: str
) -> None:
    assert offered(service, ref, argument, "x") == []
