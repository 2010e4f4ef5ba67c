import codecs
import json

import pytest
from hypothesis import given, strategies as st

from refusals import Refusal, refusal
from samples import UNIQUE
from service import Service

GOOD = json.dumps({"puzzle": UNIQUE})
WHOLE_BODY = Refusal(400, "INVALID_REQUEST", [""])

MALFORMED = {
    "empty": b"",
    "white space": b" \r\n\t ",
    "half": GOOD[:-1].encode(),
    "trailing text": GOOD.encode() + b"x",
    "two objects": GOOD.encode() * 2,
    "trailing zero byte": GOOD.encode() + b"\0",
    "comment": b"/* */" + GOOD.encode(),
    "single quotes": GOOD.replace('"', "'").encode(),
    "trailing comma": GOOD[:-1].encode() + b",}",
    "bare key": b"{puzzle: 1}",
    "byte order mark": codecs.BOM_UTF8 + GOOD.encode(),
    "utf-16": GOOD.encode("utf-16"),
    "utf-16 without mark": GOOD.encode("utf-16-be"),
    "utf-32": GOOD.encode("utf-32"),
    "not utf-8": b'{"puzzle": "\xff"}',
    "overlong utf-8": b'{"puzzle": "\xc0\xae"}',
    "surrogate in utf-8": b'{"puzzle": "\xed\xa0\x80"}',
    "line break in a string": b'{"puzzle": "\n"}',
    "bad escape": b'{"puzzle": "\\x41"}',
    "half escape": b'{"puzzle": "\\u12"}',
    "NaN": b'{"count": NaN}',
    "Infinity": b'{"count": Infinity}',
    "-Infinity": b'{"count": -Infinity}',
    "NaN in an unknown field": b'{"a": [[{"b": NaN}]]}',
    "leading zero": b'{"count": 01}',
    "plus": b'{"count": +1}',
    "hexadecimal": b'{"count": 0x1}',
    "point without digits": b'{"count": 1.}',
    "integer of 5000 digits": b'{"count": ' + b"1" * 5_000 + b"}",
    "twice": b'{"count": 1, "count": 1}',
    "twice by an escape": b'{"count": 1, "\\u0063ount": 2}',
    "twice in an unknown field": b'{"a": [{"b": {"c": 1, "c": 1}}]}',
    "twice half a surrogate pair": b'{"\\ud800": 1, "\\ud800": 2}',
    "arrays 8000 deep": b"[" * 8_000 + b"]" * 8_000,
    "open arrays": b"[" * 16_384,
    "objects 2000 deep": b'{"a":' * 2_000 + b"1" + b"}" * 2_000,
}


@pytest.mark.parametrize("body", MALFORMED.values(), ids=MALFORMED.keys())
def test_invalid_json_is_rejected_as_a_whole(unlimited_service: Service, body: bytes) -> None:
    answer = unlimited_service.send("/check", body)

    assert refusal(answer) == WHOLE_BODY


@pytest.mark.parametrize("body", [b"null", b"[]", b"1", b'"puzzle"', b"true", b"[{}]", b"1e999"])
def test_json_other_than_an_object_is_rejected_as_a_whole(
    unlimited_service: Service, body: bytes
) -> None:
    answer = unlimited_service.send("/generate", body)

    assert refusal(answer) == WHOLE_BODY


def test_white_space_around_the_object_is_accepted(unlimited_service: Service) -> None:
    answer = unlimited_service.send("/check", f"\r\n\t {GOOD} \n".encode())

    assert answer.status_code == 200


def test_escapes_are_decoded(unlimited_service: Service) -> None:
    escaped = "".join(f"\\u{ord(character):04x}" for character in UNIQUE)

    answer = unlimited_service.send("/check", f'{{"\\u0070uzzle": "{escaped}"}}'.encode())

    assert answer.json() == unlimited_service.post("/check", {"puzzle": UNIQUE}).json()


@given(body=st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_any_bytes_get_a_documented_error(unlimited_service: Service, body: bytes) -> None:
    answer = unlimited_service.send("/check", body)

    assert refusal(answer)[:2] == (400, "INVALID_REQUEST")


FINITE = st.floats(allow_nan=False, allow_infinity=False)
TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"))
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | FINITE | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)


@given(value=JSON_VALUES)
def test_any_json_instead_of_a_grid_is_rejected_at_its_path(
    unlimited_service: Service, value: object
) -> None:
    answer = unlimited_service.post("/check", {"puzzle": value})

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", ["puzzle"])
