"""Request bodies: type, size and unambiguous JSON."""

import json
from decimal import Decimal, InvalidOperation
from itertools import islice
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive

from nonet.errors import BodyTooLargeError, UnsupportedMediaTypeError
from nonet.server.http.diagnosis import (
    JSON_TYPE,
    explain_malformed,
    explain_undecodable,
    explain_unsupported_type,
)
from nonet.server.http.fault import Expected, Fault, InvalidRequestError, callers_name
from nonet.server.http.headers import OPTIONAL_SPACE, GateHeaders
from nonet.server.http.strings import number_in, paths_without_text

MAX_BODY_BYTES = 16_384
MOST_NAMED = 10


def require_json_type(headers: GateHeaders) -> None:
    """Require `application/json` in UTF-8, without a content encoding.

    Raises:
        UnsupportedMediaTypeError.
    """
    types = headers.content_type
    if len(types) != 1 or not _is_json(types[0]) or headers.content_encoding:
        raise UnsupportedMediaTypeError(explain_unsupported_type(headers))


async def read_json(headers: GateHeaders, receive: Receive) -> Any:
    """Read and parse a JSON body.

    Raises:
        UnsupportedMediaTypeError, BodyTooLargeError, InvalidRequestError: in this order.
    """
    require_json_type(headers)
    return parse_json(await read_body(headers, receive))


async def read_body(
    headers: GateHeaders, receive: Receive, *, most_bytes: int = MAX_BODY_BYTES
) -> bytes:
    """Read the body, which may arrive in chunks.

    Raises:
        BodyTooLargeError: more than `most_bytes` were announced or received.
        InvalidRequestError: the client disconnected before the end.
    """
    if any((number_in(length, digits=18) or 0) > most_bytes for length in headers.content_length):
        raise _too_large(most_bytes)
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise InvalidRequestError([], "The body ended too early.")
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most_bytes:
            raise _too_large(most_bytes)
    return bytes(body)


def parse_json(body: bytes) -> Any:
    """Parse JSON strictly: UTF-8 without BOM, unique keys, no NaN, only valid text in strings.

    Raises:
        InvalidRequestError.
    """
    try:
        _require_shallow(body)
        value = _DECODER.decode(body.decode("utf-8"))
    except _MalformedError as fault:
        reason = str(fault)
    except json.JSONDecodeError as fault:
        reason = explain_malformed(body, fault.pos)
    except UnicodeDecodeError as fault:
        reason = explain_undecodable(body, fault.start)
    except ValueError:
        # Python doesn't convert integers of thousands of digits.
        reason = "a number that is too long"
    else:
        _require_text(value, body)
        return value
    raise InvalidRequestError(
        [Fault("", Expected("json-object"), found=reason)], "The body is not valid JSON."
    )


def _require_text(value: Any, body: bytes) -> None:
    # Only escapes can be invalid: raw JSON has no U+0000, and UTF-8 has no surrogates.
    places = paths_without_text(value) if b"\\u" in body else ()
    faults = [
        Fault(callers_name(path), Expected("string-unicode"), found="one of these")
        for path in islice(places, MOST_NAMED)
    ]
    if faults:
        raise InvalidRequestError(faults)


class _MalformedError(Exception):
    pass


# No valid body has more than four levels; the limit of Python's parser depends on its version.
MOST_DEPTH = 100
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")


def _require_shallow(body: bytes) -> None:
    if body.count(b"[") + body.count(b"{") <= MOST_DEPTH:
        return
    outside_strings = body.replace(rb"\\", b"").replace(rb"\"", b"").split(b'"')[::2]
    depth = 0
    for bracket in b"".join(outside_strings).translate(None, _NO_BRACKETS):
        depth += 1 if bracket in b"[{" else -1
        if depth > MOST_DEPTH:
            raise _MalformedError("JSON that is nested too deeply")


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    unique = dict(pairs)
    if len(unique) < len(pairs):
        raise _MalformedError("a key twice in one object")
    return unique


def _no_constant(name: str) -> None:
    raise _MalformedError(f"{name}, which is not JSON")


def _number(text: str) -> float:
    """Read 8.0 as an integer, like JSON Schema and therefore the OpenAPI document."""
    number = float(text)
    return int(number) if number.is_integer() and _is_exact(text, number) else number


def _is_exact(text: str, number: float) -> bool:
    """Whether a float equals its decimal text exactly."""
    try:
        return Decimal(text) == number
    except InvalidOperation:
        return False  # an exponent of twenty digits


_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique_keys, parse_constant=_no_constant, parse_float=_number
)


def _is_json(content_type: str) -> bool:
    if content_type == JSON_TYPE:
        return True
    media_type, *parameters = (
        part.strip(OPTIONAL_SPACE).lower() for part in content_type.split(";")
    )
    return media_type == JSON_TYPE and all(
        parameter in ("", "charset=utf-8", 'charset="utf-8"') for parameter in parameters
    )


def _too_large(most_bytes: int) -> BodyTooLargeError:
    return BodyTooLargeError(f"The body may have at most {most_bytes:,} bytes.")


async def call_app(app: ASGIApp, request: Request, body: bytes) -> Response:
    """Call an application with an already read body, and return its complete response.

    The response keeps only the `Content-Type` header.
    """
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Message] = []

    async def receive() -> Message:
        return unread.pop() if unread else await request.receive()

    async def send(message: Message) -> None:
        sent.append(message)

    await app(request.scope, receive, send)
    start, *parts = sent
    kinds = [value.decode("latin-1") for name, value in start["headers"] if name == b"content-type"]
    answer = b"".join(part["body"] for part in parts)
    return Response(answer, start["status"], media_type=kinds[0] if kinds else None)
