"""Submitted forms of pages, with bounded size and unique fields.

The standard library parses them: Starlette's parser needs another library and accepts repeated
fields. Pydantic isn't used, because each field has its own error message, raised by its use case.
"""

import asyncio
from urllib.parse import parse_qsl

from starlette.requests import Request

from nonet.errors import BodyTooLargeError, FormError
from nonet.server.http.body import read_body
from nonet.server.http.errors import InvalidRequestError
from nonet.server.http.strings import is_text

LARGEST_FORM = 4096
MOST_FIELDS = 12
MEDIA_TYPE = "application/x-www-form-urlencoded"


async def read_form(
    request: Request,
    *,
    most_bytes: int = LARGEST_FORM,
    most_fields: int = MOST_FIELDS,
) -> dict[str, str]:
    """Read the fields of a request's form.

    Raises:
        FormError: the body isn't a form, is too large or incomplete, or repeats a field.
    """
    try:
        body = await read_body(request, most_bytes=most_bytes)
    except (BodyTooLargeError, InvalidRequestError):
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
    if not all(map(is_text, (*fields, *fields.values()))):
        raise FormError("a field is not text")
    return fields
