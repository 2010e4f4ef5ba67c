"""Explanations of unreadable bodies that help to correct them.

They name only the kind of content, and never repeat it.
"""

import codecs

from nonet.server.http.headers import GateHeaders

JSON_TYPE = "application/json"
_WIDEST_CHARACTER = 4  # bytes, in UTF-32


def explain_unsupported_type(headers: GateHeaders) -> str:
    """Explain how to correct the headers of a body that isn't announced as plain JSON."""
    types = headers.content_type
    if headers.content_encoding:
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


def explain_undecodable(body: bytes, position: int) -> str:
    """Explain why a body isn't UTF-8, given the position of the first invalid byte."""
    if _is_wide(body):
        return "UTF-16 or UTF-32, which isn't supported: send UTF-8"
    return f"bytes that are not UTF-8 at byte {position + 1}"


def explain_malformed(body: bytes, position: int) -> str:
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
