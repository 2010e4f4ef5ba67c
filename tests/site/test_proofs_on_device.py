"""Deductions that players draw, judged by the engine of a page."""

import json
import subprocess
from pathlib import Path
from typing import Any

from machine import NODE, needs_engine
from nonet import engine
from nonet.i18n.catalogue import english
from nonet.server.site.assistance import present_deduction
from nonet.server.site.languages import FILES, FILES_OF_STUDY
from nonet.server.site.practice import exercise

pytestmark = needs_engine
SCRIPT = Path(__file__).with_name("ask_engine.js")


class Drawn:
    """A step, as arrows on the board where it stands."""

    def __init__(self, technique: str = "skyscraper") -> None:
        shown = exercise(technique, 1)
        self.step, self.position = shown.steps[0], shown.position
        removed, placed = self.position.eliminated, frozenset(self.position.placed)
        parts = engine.certificate_of(
            self.step, self.position.board, removed=removed, placed=placed
        )
        self.links = [
            [*_pair(link["start"]), *_pair(link["end"]), int(link["kind"] == "strong")]
            for link in parts["links"]
        ]
        self.board = {
            "grid": self.position.board,
            "placed": sorted(placed),
            "removed": [number for pair in removed for number in pair],
        }

    def judged(self, **claim: Any) -> Any:
        """Return the answer to the page."""
        return self.reply(**claim)["answer"]

    def reply(self, **claim: Any) -> Any:
        """Return an answer or a refusal."""
        flat = {name: [n for one in listed for n in one] for name, listed in claim.items()}
        sent = {
            "sentences": english().for_scripts((*FILES, *FILES_OF_STUDY)),
            "questions": [{"prove": {**self.board, **flat}}],
        }
        asked = subprocess.run(
            [NODE, SCRIPT], input=json.dumps(sent), capture_output=True, check=True, text=True
        )
        (reply,) = json.loads(asked.stdout)["replies"]
        return reply


def _pair(node: Any) -> tuple[int, int]:
    (cell,) = node["cells"]
    return cell, node["digit"]


def test_valid_arrows_give_their_conclusions() -> None:
    drawn = Drawn()

    answer = drawn.judged(links=drawn.links)

    assert answer["status"] == "proved"
    wrong = {tuple(one) for one in answer["eliminations"]}
    assert set(drawn.step.eliminations) <= wrong
    assert answer["sentence"].startswith("It holds. ")


def test_the_arrow_that_fails_is_named() -> None:
    drawn = Drawn()
    first, *others = drawn.links
    weak = [*first[:2], *others[-1][2:4], 1]

    answer = drawn.judged(links=[weak, *others])

    assert (answer["status"], answer["link"]) == ("weak", 0)
    assert answer["sentence"].startswith("The arrow from ")


def test_the_candidate_that_was_overlooked_is_named() -> None:
    drawn = Drawn("finned-x-wing")
    roles = present_deduction(drawn.step, [], None)["roles"]
    fins = [(cell, digit) for cell, digit, role in roles if role == "fin"]
    whole = [(cell, digit) for cell, digit, role in roles if role != "fin"]
    assert len(fins) == 1

    answer = drawn.judged(marked=whole)

    assert answer["status"] == "weak"
    assert answer["sentence"].startswith("It would hold without ")
    assert [tuple(one) for one in answer["witnesses"]] == fins


def test_invalid_candidates_are_rejected() -> None:
    assert drawn_refusal(links=[[99, 1, 2, 3, 1]]) == "INVALID_REQUEST"
    assert drawn_refusal(marked=[[1, 10]]) == "INVALID_REQUEST"


def drawn_refusal(**claim: Any) -> Any:
    return Drawn().reply(**claim)["error"]["code"]
