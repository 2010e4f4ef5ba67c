import asyncio
import json

import pytest
from starlette.requests import Request
from starlette.types import Message

from nonet.server.http.body import read_body
from nonet.server.http.error_responses import InvalidRequestError
from refusals import Refusal, refusal
from samples import UNIQUE
from service import Service

LIMIT = 16_384


def body_of(size: int) -> bytes:
    """Return a good request that is padded with white space."""
    return json.dumps({"puzzle": UNIQUE}).encode().ljust(size)


def test_a_body_of_exactly_the_limit_is_accepted(service: Service) -> None:
    answer = service.send("/check", body_of(LIMIT))

    assert answer.status_code == 200


@pytest.mark.parametrize("size", [LIMIT + 1, 1_000_000])
def test_a_body_beyond_the_limit_is_rejected(service: Service, size: int) -> None:
    answer = service.send("/check", body_of(size))

    assert refusal(answer) == Refusal(413, "BODY_TOO_LARGE")


def test_the_limit_counts_bytes_not_characters(service: Service) -> None:
    body = json.dumps({"puzzle": "é" * 8_190}, ensure_ascii=False).encode()

    assert len(body) > LIMIT
    assert refusal(service.send("/check", body)) == Refusal(413, "BODY_TOO_LARGE")


def test_an_incomplete_body_is_rejected() -> None:
    parts = iter([{"type": "http.request", "body": b"{", "more_body": True}])

    async def receive() -> Message:
        return next(parts, {"type": "http.disconnect"})

    with pytest.raises(InvalidRequestError, match="ended too early"):
        asyncio.run(read_body(Request({"type": "http", "headers": []}, receive)))
