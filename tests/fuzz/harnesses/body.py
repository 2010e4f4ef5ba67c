"""The body of a request: strict JSON, then the wire model of every endpoint and question."""

import json
import re
from typing import Any

import strict_json
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.http.body import parse_json
from nonet.server.http.error_responses import ErrorObject, InvalidRequestError, describe_error
from nonet.server.http.model import EXAMPLE_PUZZLE, WireModel
from nonet.server.http.reading import read_request
from nonet.server.site.assistance import CheckQuestion, HintQuestion

MAX_LENGTH = 2_048

# Valid JSON may be refused by parse_json only beyond Python's own limits; these leave room.
_SAFE_DEPTH = 200
_SAFE_NUMBER = 4_000


REQUESTS: list[type[WireModel]] = [
    *(endpoint.request for endpoint in ENDPOINTS if endpoint.method == "POST"),
    CheckQuestion,
    HintQuestion,
]

SEEDS = tuple(
    text.encode()
    for text in (
        json.dumps({"puzzle": EXAMPLE_PUZZLE}),
        json.dumps({"puzzle": EXAMPLE_PUZZLE, "path": "full"}),
        json.dumps({"puzzle": EXAMPLE_PUZZLE, "progress": EXAMPLE_PUZZLE}),
        json.dumps(
            {
                "puzzle": EXAMPLE_PUZZLE,
                "progress": EXAMPLE_PUZZLE,
                "eliminated": [{"index": 2, "value": 1}],
                "level": 3.0,
            }
        ),
        json.dumps({"board": EXAMPLE_PUZZLE, "depth": 3, "eliminated": [[2, 1]]}),
        json.dumps({"count": 20, "difficulty": "expert"}),
        json.dumps({"puzzles": [EXAMPLE_PUZZLE] * 2, "includeAnswers": True, "paper": "letter"}),
        "{}",
        '{"puzzles":["\\ud800"]}',
        '{"count":1,"count":2}',
        '{"count":NaN}',
        '[1E400,-0.0,1e-7,"\\ud83d\\ude00\\ud800",[[{}]]]',
        '\ufeff{"count":1}',
    )
)

# Pieces that a search puts together: the names of models' fields, and tokens of JSON.
WORDS = (
    *(
        f'"{alias}":'.encode()
        for alias in sorted(
            {str(one.alias) for each in REQUESTS for one in each.model_fields.values()}
        )
    ),
    b"true",
    b"null",
    b"Infinity",
    b'"letter"',
    b'"expert"',
    b"\\u0000",
    b"\\ud800",
    b"1e400",
    b"20.0",
    f'"{EXAMPLE_PUZZLE}"'.encode(),
)


_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


def judge(body: bytes) -> None:
    """Fail unless a body is read as the grammar and a second reader say, by every model."""
    try:
        value = parse_json(body)
    except InvalidRequestError as refusal:
        _assert_tellable(refusal)
        assert not _must_be_read(body), "refused strict JSON"
        return
    reading = strict_json.read(body.decode())
    assert reading.is_json, "accepted what is not JSON"
    assert not reading.has_key_twice, "accepted a key twice"
    assert value == json.loads(body), "read another value"
    for model in REQUESTS:
        _judge_model(model, value)


def _must_be_read(body: bytes) -> bool:
    try:
        reading = strict_json.read(body.decode())
    except UnicodeDecodeError:
        return False
    is_modest = reading.depth <= _SAFE_DEPTH and reading.longest_number <= _SAFE_NUMBER
    is_strict = reading.is_json and not reading.has_key_twice and is_modest
    return is_strict and _is_text(json.loads(body))


def _judge_model(model: type[WireModel], value: Any) -> None:
    try:
        request = read_request(model, value)
    except InvalidRequestError as refusal:
        _assert_tellable(refusal)
        return
    again = json.loads(request.to_json())
    assert isinstance(value, dict), "made a request of no object"
    assert {name: again[name] for name in value} == value, "a field changed on its way"
    assert read_request(model, parse_json(request.to_json())) == request, "no round trip"


def _is_text(value: Any) -> bool:
    written = json.dumps(value, ensure_ascii=False)
    try:
        written.encode()
    except UnicodeEncodeError:
        return False
    return _NUL.search(written) is None


def _assert_tellable(refusal: InvalidRequestError) -> None:
    shown = json.loads(ErrorObject(error=describe_error(refusal)).to_json())
    assert shown["error"]["code"] == "INVALID_REQUEST"
