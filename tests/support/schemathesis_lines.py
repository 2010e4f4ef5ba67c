"""Schemathesis judges answers line by line as the lists that the document describes."""

import json
from typing import Any

import schemathesis


@schemathesis.deserializer("application/x-ndjson")
def read_lines(_context: schemathesis.DeserializationContext, response: Any) -> list[Any]:
    """Read the lines of an answer, each of which ends with a line break."""
    text: str = response.content.decode()
    if not text.endswith("\n"):
        message = "the last line has no end"
        raise ValueError(message)
    return [json.loads(line) for line in text.splitlines()]
