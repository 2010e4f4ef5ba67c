import json

import pytest

from refusals import Refusal, refusal
from samples import UNIQUE
from service import Service

BODY = json.dumps({"puzzle": UNIQUE}).encode()


@pytest.mark.parametrize(
    "content_type",
    [
        "application/json",
        "Application/JSON",
        "application/json; charset=utf-8",
        "application/json;charset=UTF-8",
        'application/json; charset="utf-8"',
        "application/json ; Charset=Utf-8",
    ],
)
def test_every_spelling_of_json_in_utf_8_is_accepted(
    unlimited_service: Service, content_type: str
) -> None:
    answer = unlimited_service.send("/check", BODY, headers={"Content-Type": content_type})

    assert answer.status_code == 200


@pytest.mark.parametrize(
    "content_type",
    [
        "",
        "text/plain",
        "text/json",
        "application/problem+json",
        "application/jsonp",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=latin-1",
        "application/json; charset=utf-16",
        "application/json; charset=utf8",
        "application/json; charset=",
        "application/json; charset=utf-8; charset=utf-16",
        "application/json, text/plain",
        "application/json\x1c",
        "application/json;\x1fcharset=utf-8",
        "*/*",
    ],
)
def test_other_types_and_charsets_are_unsupported(
    unlimited_service: Service, content_type: str
) -> None:
    answer = unlimited_service.send("/check", BODY, headers={"Content-Type": content_type})

    assert refusal(answer) == Refusal(415, "UNSUPPORTED_MEDIA_TYPE")


def test_a_body_without_a_type_is_unsupported(unlimited_service: Service) -> None:
    answer = unlimited_service.client.post(
        "/api/v1/check", content=BODY, headers={"Authorization": f"Bearer {unlimited_service.key}"}
    )

    assert refusal(answer) == Refusal(415, "UNSUPPORTED_MEDIA_TYPE")


def test_two_types_are_unsupported(unlimited_service: Service) -> None:
    answer = unlimited_service.client.post(
        "/api/v1/check",
        content=BODY,
        headers=[
            ("Authorization", f"Bearer {unlimited_service.key}"),
            ("Content-Type", "application/json"),
            ("Content-Type", "application/json"),
        ],
    )

    assert refusal(answer) == Refusal(415, "UNSUPPORTED_MEDIA_TYPE")


@pytest.mark.parametrize("encoding", ["gzip", "br", "identity", ""])
def test_a_content_encoding_is_unsupported(unlimited_service: Service, encoding: str) -> None:
    answer = unlimited_service.send("/check", BODY, headers={"Content-Encoding": encoding})

    assert refusal(answer) == Refusal(415, "UNSUPPORTED_MEDIA_TYPE")
