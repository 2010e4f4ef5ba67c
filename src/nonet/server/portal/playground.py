"""The playground of `/developers`: three endpoints, answered in the browser."""

import json
from collections.abc import Mapping
from typing import Any

from jinja2.utils import htmlsafe_json_dumps

from nonet import engine
from nonet.i18n.catalogue import ENGLISH
from nonet.puzzles.hints import NextStep
from nonet.puzzles.lessons.lesson import read_examples
from nonet.server.api.endpoints import explanation, steps
from nonet.server.http.model import as_example
from nonet.server.portal import reference, samples
from nonet.server.portal.area import Area

ENDPOINTS = ("generate", "explain", "check")
# Techniques of the examples' next steps.
SHOWN = ("skyscraper", "x-wing", "w-wing", "empty-rectangle", "xyz-wing", "swordfish")


async def playground_values(area: Area) -> Mapping[str, Any]:
    """Return example requests, the meaning of each field, and sample programs.

    Raises:
        OverloadedError.
    """
    return await area.pages.website.compute_once(_compose, area)


def _compose(area: Area) -> dict[str, Any]:
    credit, words = area.pages.services.attribution, area.pages.words
    language = {} if words.tag == ENGLISH else {"language": words.tag}
    requests = [_request(read_examples()[slug].position) | language for slug in SHOWN]
    found = _next_step(read_examples()[SHOWN[0]].position)
    pages = {name: area.library.endpoints[name] for name in ENDPOINTS}
    answer = as_example(explanation.present_explain(found, explanation.Extent(words=words), credit))
    base_url = area.pages.site.base_url
    given = {
        "attribution": as_example(credit),
        "version": engine.VERSION,
        "requests": requests,
        "fields": {name: _fields(page.answer) for name, page in pages.items()},
        "samples": {name: samples.sample_forms(page, base_url) for name, page in pages.items()},
    }
    return {
        "answer": answer,
        "lines": json.dumps(answer, indent=2),
        "request": requests[0],
        # The template filter would sort the names.
        "given": htmlsafe_json_dumps(given, sort_keys=False),
    }


def _request(position: engine.Position) -> dict[str, Any]:
    eliminated = [{"index": cell, "value": digit} for cell, digit in _ruled_out(position)]
    asked: dict[str, Any] = {"puzzle": position.puzzle, "progress": position.board}
    return {**asked, **({"eliminated": eliminated} if eliminated else {}), "level": steps.LAST}


def _ruled_out(position: engine.Position) -> list[tuple[int, int]]:
    """Return the eliminations that don't follow from placed digits."""
    open_before = engine.Position(position.puzzle, position.board).candidates
    return [(cell, digit) for cell, digit in position.eliminated if digit in open_before[cell]]


def _next_step(position: engine.Position) -> NextStep:
    here = engine.Position(position.puzzle, position.board, _ruled_out(position))
    board = here.compare(engine.solve(position.puzzle))
    return NextStep(board, "step", engine.next_step(here))


def _fields(fields: Any) -> dict[str, list[str]]:
    """Return the type and meaning of each field by its path."""
    return {field.path: [field.kind, field.meaning] for field in reference.all_fields(fields)}
