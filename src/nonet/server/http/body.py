"""Request bodies: type, size and unambiguous JSON."""

import asyncio
import codecs
import json
from decimal import Decimal, InvalidOperation
from itertools import islice
from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message

from nonet.errors import BodyTooLargeError, FormError, UnsupportedMediaTypeError
from nonet.server.http import error_responses, headers, strings

JSON_TYPE = "application/json"
_WIDEST_CHARACTER = 4  # bytes, in UTF-32
MAX_BODY_BYTES = 16_384
MOST_NAMED = 10


def require_json_type(request: Request) -> None:
    """Require `application/json` in UTF-8, without a content encoding.

    Raises:
        UnsupportedMediaTypeError.
    """
    types = request.headers.getlist("content-type")
    is_encoded = "content-encoding" in request.headers
    if len(types) != 1 or not _is_json(types[0]) or is_encoded:
        raise UnsupportedMediaTypeError(_explain_unsupported_type(types, is_encoded=is_encoded))


async def read_json(request: Request) -> Any:
    """Read and parse a JSON body.

    Raises:
        UnsupportedMediaTypeError, BodyTooLargeError, InvalidRequestError: in this order.
    """
    require_json_type(request)
    return parse_json(await read_body(request))


async def read_body(request: Request, *, most_bytes: int = MAX_BODY_BYTES) -> bytes:
    """Read the body, which may arrive in chunks.

    Raises:
        BodyTooLargeError: more than `most_bytes` were announced or received.
        InvalidRequestError: the client disconnected before the end.
    """
    lengths = request.headers.getlist("content-length")
    if any((strings.number_in(length, digits=18) or 0) > most_bytes for length in lengths):
        raise _too_large(most_bytes)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most_bytes:
                raise _too_large(most_bytes)
    except ClientDisconnect:
        raise error_responses.InvalidRequestError([], "The body ended too early.") from None
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
        reason = _explain_malformed(body, fault.pos)
    except UnicodeDecodeError as fault:
        reason = _explain_undecodable(body, fault.start)
    except ValueError:
        # Python doesn't convert integers of thousands of digits.
        reason = "a number that is too long"
    else:
        _require_text(value, body)
        return value
    raise error_responses.InvalidRequestError(
        [error_responses.Fault("", "a JSON object", found=reason)], "The body is not valid JSON."
    )


_TEXT = "a string without U+0000 and without half of a surrogate pair"


def _require_text(value: Any, body: bytes) -> None:
    # Only escapes can be invalid: raw JSON has no U+0000, and UTF-8 has no surrogates.
    places = strings.paths_without_text(value) if b"\\u" in body else ()
    faults = [
        error_responses.Fault(error_responses.callers_name(path), _TEXT, found="one of these")
        for path in islice(places, MOST_NAMED)
    ]
    if faults:
        raise error_responses.InvalidRequestError(faults)


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
        part.strip(headers.OPTIONAL_SPACE).lower() for part in content_type.split(";")
    )
    return media_type == JSON_TYPE and all(
        parameter in ("", "charset=utf-8", 'charset="utf-8"') for parameter in parameters
    )


def _too_large(most_bytes: int) -> BodyTooLargeError:
    return BodyTooLargeError(f"The body may have at most {most_bytes:,} bytes.")


def _explain_unsupported_type(types: list[str], *, is_encoded: bool) -> str:
    """Explain what to change in the headers of a body that isn't announced as plain JSON."""
    if is_encoded:
        return "Send the body without `Content-Encoding`: encoded bodies aren't supported."
    if not types:
        return f"Send the body as `Content-Type: {JSON_TYPE}`; found no type."
    if len(types) > 1:
        return f"Send one `Content-Type: {JSON_TYPE}`; found {len(types)} types."
    media_type, _, parameters = types[0].lower().partition(";")
    if media_type.strip() != JSON_TYPE:
        return f"Send the body as `Content-Type: {JSON_TYPE}`; found another type."
    if "charset" in parameters:
        return "Send the body in UTF-8 with `charset=utf-8` or no charset; found another charset."
    return f"Send only `Content-Type: {JSON_TYPE}`; found a parameter other than `charset`."


def _explain_undecodable(body: bytes, position: int) -> str:
    """Explain why a body isn't UTF-8, given the position of the first invalid byte."""
    if _is_wide(body):
        return "UTF-16 or UTF-32, which isn't supported: send UTF-8"
    return f"bytes that are not UTF-8 at byte {position + 1}"


def _explain_malformed(body: bytes, position: int) -> str:
    """Explain why a text isn't JSON, given the position of the first invalid character."""
    if not body:
        return "an empty body"
    if not body.strip():
        return "only white space"
    if body.startswith(codecs.BOM_UTF8):
        return "a byte order mark: send UTF-8 without one"
    if _is_wide(body):
        return "UTF-16 or UTF-32, which isn't supported: send UTF-8"
    return f"malformed JSON at character {position + 1}"


def _is_wide(body: bytes) -> bool:
    """Whether the encoding seems to be UTF-16 or UTF-32, as JSON starts with ASCII."""
    marks = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
    return body.startswith(marks) or b"\0" in body[:_WIDEST_CHARACTER]


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


LARGEST_FORM = 4096
MOST_FIELDS = 12
MEDIA_TYPE = "application/x-www-form-urlencoded"


async def read_form(
    request: Request, *, most_bytes: int = LARGEST_FORM, most_fields: int = MOST_FIELDS
) -> dict[str, str]:
    """Read the fields of a request's form.

    Raises:
        FormError: the body isn't a form, is too large or incomplete, or repeats a field.
    """
    try:
        body = await read_body(request, most_bytes=most_bytes)
    except (BodyTooLargeError, error_responses.InvalidRequestError):
        raise FormError("the form is too large, or cut") from None
    if not body:
        return {}
    arguments = body, ",".join(request.headers.getlist("content-type")), most_fields
    if len(body) <= LARGEST_FORM:
        return parse_form(*arguments)
    # 64 kB of percent signs take 24 ms: too long for the event loop.
    return await asyncio.to_thread(parse_form, *arguments)


def parse_form(body: bytes, content_type: str, most_fields: int) -> dict[str, str]:
    """Parse the fields of a form's body.

    Raises:
        FormError: the body isn't a form, repeats a field, or a field isn't text.
    """
    if content_type.partition(";")[0].strip().lower() != MEDIA_TYPE:
        raise FormError("expected a form")
    try:
        pairs = parse_qsl(
            body.decode(), keep_blank_values=True, errors="strict", max_num_fields=most_fields
        )
    except ValueError:
        raise FormError("the form cannot be read") from None
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise FormError("a field came twice")
    if not all(map(strings.is_text, (*fields, *fields.values()))):
        raise FormError("a field is not text")
    return fields
