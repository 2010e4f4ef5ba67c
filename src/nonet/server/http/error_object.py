"""The error object, the message of each error, and the details that may be stored."""

import json
from typing import Any, NamedTuple

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from nonet.errors import (
    GenerationLimitError,
    GridFormatError,
    NonetError,
    NotUniqueError,
    SearchLimitError,
    UnknownKeyError,
)
from nonet.server.http.fault import NAMED_BY_CALLER, Expected, Fault, InvalidRequestError
from nonet.server.http.model import WireModel


class Issue(WireModel):
    """One problem with a request."""

    path: str = Field(
        description="Path of the field, such as `count` or `puzzles[3]`; empty for the whole body.",
        examples=["count"],
    )
    message: str = Field(
        description="The expected and the actual value.", examples=["expected at most 20, found 21"]
    )


def without_default(schema: dict[str, Any]) -> None:
    """Describe a field that can be absent but never null."""
    del schema["default"]


class ErrorDetail(WireModel):
    """An error: a stable code, a message, and optional details."""

    code: str
    message: str = Field(
        description="Message for people; its wording may change.",
        examples=["The request is not valid."],
    )
    # Absent is not null: the interface makes `issues` optional.
    issues: list[Issue] | SkipJsonSchema[None] = Field(
        None,
        description="The problems with individual fields, if any.",
        exclude_if=lambda issues: issues is None,
        json_schema_extra=without_default,
    )


class ErrorObject(WireModel):
    """The body of every error response."""

    error: ErrorDetail


_SENTENCES = {
    "NOT_UNIQUE": "A grid does not have exactly one solution.",
    "SEARCH_LIMIT": "The search exhausted its budget. Retry with a grid that needs less of it.",
    "BATCH_LIMIT": "The batch's time limit was reached before this grid. Send it again.",
    "GENERATION_LIMIT": "The generation budget is exhausted.",
    "OVERLOADED": "The service is busy. Retry later.",
    "UNAVAILABLE": "The service cannot reach its database. Retry later.",
    "CALLER_GONE": "The connection was closed before the response.",
    "UNAUTHORIZED": "Send a valid API key as `Authorization: Bearer <API_KEY>`.",
    "KEY_REVOKED": "This API key is revoked.",
    "KEY_ADDRESS": "This API key is not allowed from your IP address.",
    "KEY_EXPIRED": "This API key has expired.",
    "INVALID_GRANT": "The download link was not issued by this service.",
    "GRANT_EXPIRED": "The download link has expired. Export again for a new one.",
    "GRANT_MISMATCH": "The download link is for another worksheet.",
    "ACCOUNT_SUSPENDED": "The account of this API key is suspended.",
    "RATE_LIMITED": "Too many requests. Retry after the number of seconds in `Retry-After`.",
    "INTERNAL_ERROR": "Something went wrong on our side.",
}

_VERDICTS = {
    "multiple": "more than one solution",
    "unsolvable": "no solution",
    "invalid": "equal givens in a row, column or box",
}


def describe_error(error: NonetError) -> ErrorDetail:
    """Convert an error to its wire model."""
    # If a key was sent, the authenticator explains the problem.
    is_explained = isinstance(error, UnknownKeyError) and bool(error.args)
    sentence = str(error) if is_explained else _SENTENCES.get(error.code, str(error))
    if isinstance(error, GenerationLimitError):
        sentence += f" {_advise(error)}"
        if error.nearest:
            sentence += f" Among {error.tried:,} candidates {error.nearest}."
    issues = [Issue(path=fault.path, message=fault.render()) for fault in faults_of(error)]
    return ErrorDetail(code=error.code, message=sentence, issues=issues or None)


def _advise(error: GenerationLimitError) -> str:
    """Suggest a request that may succeed; the same seed would fail again."""
    if error.is_seeded:
        more = "" if error.count == 1 else ", or for fewer puzzles"
        return f"Retry with another seed or fewer restrictions{more}."
    return "Retry." if error.count == 1 else "Retry, or ask for fewer puzzles."


def describe_item(error: NonetError) -> ErrorDetail:
    """Convert the error of one grid in a batch to its wire model."""
    if isinstance(error, GridFormatError):
        wrong = Fault("", Expected("grid"), found=_found_wrong(error))
        return ErrorDetail(code=error.code, message=wrong.render())
    detail = describe_error(error)
    message = detail.issues[0].message if detail.issues else detail.message
    return ErrorDetail(code=detail.code, message=message)


def faults_of(error: NonetError) -> list[Fault]:
    """Return the faults of an error, if it has any."""
    if isinstance(error, InvalidRequestError):
        return error.faults
    if isinstance(error, NotUniqueError):
        one = Expected("exactly-one-solution")
        return [
            Fault(path, one, found=_VERDICTS[status]) for path, status in error.statuses.items()
        ]
    if isinstance(error, SearchLimitError):
        found = "one that exhausts the search budget"
        return [Fault(path, Expected("verifiable"), found=found) for path in error.paths]
    return []


def _found_wrong(error: GridFormatError) -> str:
    if error.position is None:
        return f"a text of length {error.length}"
    return f"another character at position {error.position + 1}"


# Stored details of an error: names of our fields and their rules, never the caller's values.
MOST_LENGTH = 1000
MOST_RULES = 20


class BrokenRule(NamedTuple):
    """A field's path and its rule in words."""

    path: str
    message: str


def broken_rules(refusal: NonetError) -> str | None:
    """Return the invalid fields of an error and their rules as JSON, or None if it has none."""
    faults = faults_of(refusal)
    if not faults:
        return None
    kept = [_kept(fault) for fault in faults[:MOST_RULES]]
    while len(text := json.dumps(kept)) > MOST_LENGTH:
        kept.pop()
    return text


def _kept(fault: Fault) -> dict[str, Any]:
    path = "" if fault.expected.kind in NAMED_BY_CALLER else fault.path
    return {"path": path, **fault.expected.to_dict()}


def read_broken_rules(text: str | None) -> list[BrokenRule]:
    """Return the stored rules in words."""
    return [
        BrokenRule(kept["path"], Expected.from_dict(kept).render())
        for kept in json.loads(text or "[]")
    ]
