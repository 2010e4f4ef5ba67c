"""What a refusal tells a program, in the characters that RFC 6749 allows there (5.2)."""

import re

import orjson
from starlette.responses import Response

_REFUSED = 400
_FIELD = "error_description"
_OTHERS = re.compile(r"[^\x20-\x21\x23-\x5b\x5d-\x7e]+")


def plainly(response: Response) -> Response:
    """Return an answer as it is, and a refusal with its description in those characters.

    The SDK tells what pydantic found wrong, which has line breaks and quotes.
    """
    told = orjson.loads(response.body) if response.status_code >= _REFUSED else {}
    if not isinstance(told.get(_FIELD), str):
        return response
    told[_FIELD] = plain_text(told[_FIELD])
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    return Response(orjson.dumps(told), response.status_code, headers)


def plain_text(text: str) -> str:
    """Return a text without the characters that may not stand in a description."""
    lines = text.replace('"', "'").splitlines()
    return _OTHERS.sub("?", "; ".join(lines))
