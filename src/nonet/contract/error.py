"""The error object, and the words for what is wrong with a request."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isinf
from typing import Any

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from nonet.contract.suggestion import suggest
from nonet.contract.wire import WireModel
from nonet.errors import (
    GenerationLimitError,
    GridFormatError,
    NonetError,
    NotUniqueError,
    SearchLimitError,
    UnknownKeyError,
)
from nonet.grid import CELLS


class Issue(WireModel):
    """One thing that is wrong with a request."""

    path: str = Field(
        description="Where: `count`, `puzzles[3]`; empty for the whole body.", examples=["count"]
    )
    message: str = Field(
        description="What was expected and what came.", examples=["expected at most 20, found 21"]
    )


def without_default(schema: dict[str, Any]) -> None:
    """Describe a field that is absent where it has nothing to say, and never null."""
    del schema["default"]


class ErrorDetail(WireModel):
    """A refusal: a stable code, a sentence, and what is wrong in particular."""

    code: str
    message: str = Field(
        description="For people; it may change.", examples=["The request is not valid."]
    )
    # Absent is not null: the interface makes `issues` optional.
    issues: list[Issue] | SkipJsonSchema[None] = Field(
        None,
        description="What is wrong in particular, where something is.",
        exclude_if=lambda issues: issues is None,
        json_schema_extra=without_default,
    )


class ErrorObject(WireModel):
    """The body of every refusal."""

    error: ErrorDetail


class InvalidRequestError(NonetError):
    """A request does not have the form that the contract asks for."""

    code = "INVALID_REQUEST"

    def __init__(self, issues: Iterable[Issue], message: str = "The request is not valid.") -> None:
        self.issues = list(issues)
        super().__init__(message)


_SENTENCES = {
    "NOT_UNIQUE": "A grid does not have exactly one solution.",
    "SEARCH_LIMIT": "The uniqueness check exhausted its budget. Retry with a grid that can be "
    "verified.",
    "BATCH_LIMIT": "The time of the batch ended before this grid's turn. Ask for it again.",
    "GENERATION_LIMIT": "The generation budget is exhausted.",
    "OVERLOADED": "The service is busy. Retry later.",
    "UNAVAILABLE": "The service cannot reach its database. Retry later.",
    "CALLER_GONE": "The connection was closed before the answer.",
    "UNAUTHORIZED": "Send a valid API key as `Authorization: Bearer <API_KEY>`.",
    "KEY_REVOKED": "This API key is revoked.",
    "KEY_SCOPE": "This API key's scope does not hold this endpoint.",
    "KEY_ADDRESS": "This API key is not taken from this address.",
    "KEY_EXPIRED": "This API key is expired.",
    "INVALID_GRANT": "The download link is not one of this service.",
    "GRANT_EXPIRED": "The download link is expired. Export again for a new one.",
    "GRANT_MISMATCH": "The download link is for another worksheet.",
    "ACCOUNT_SUSPENDED": "The account of this API key is suspended.",
    "RATE_LIMITED": "Too many requests. Retry after the time that `Retry-After` names.",
    "INTERNAL_ERROR": "Something went wrong on our side.",
}

_VERDICTS = {
    "multiple": "more than one solution",
    "unsolvable": "no solution",
    "invalid": "equal givens in a row, column or box",
}


def describe(error: NonetError) -> ErrorDetail:
    """Put a refusal into wire form."""
    # Where a key is sent, the door knows what is wrong with it.
    is_told = isinstance(error, UnknownKeyError) and bool(error.args)
    sentence = str(error) if is_told else _SENTENCES.get(error.code, str(error))
    if isinstance(error, GenerationLimitError):
        sentence += f" {_advise(error)}"
        if error.nearest:
            sentence += f" Among {error.tried:,} candidates {error.nearest}."
    return ErrorDetail(code=error.code, message=sentence, issues=_issues(error))


def _advise(error: GenerationLimitError) -> str:
    """Say what may succeed: of a seed the same comes again, and of one puzzle there is no fewer."""
    if error.is_seeded:
        more = "" if error.count == 1 else ", or for fewer puzzles"
        return f"Ask with another seed or a wider wish{more}."
    return "Retry." if error.count == 1 else "Retry, or ask for fewer puzzles."


def describe_item(error: NonetError) -> ErrorDetail:
    """Put what is wrong with one grid of a batch into wire form, in its own place."""
    if isinstance(error, GridFormatError):
        return ErrorDetail(code=error.code, message=_expect_grid(_found_wrong(error)))
    detail = describe(error)
    message = detail.issues[0].message if detail.issues else detail.message
    return ErrorDetail(code=detail.code, message=message)


def _issues(error: NonetError) -> list[Issue] | None:
    if isinstance(error, InvalidRequestError):
        return error.issues
    if isinstance(error, NotUniqueError):
        return [
            Issue(path=path, message=f"expected exactly one solution, found {_VERDICTS[status]}")
            for path, status in error.statuses.items()
        ]
    if isinstance(error, SearchLimitError):
        message = "expected a grid that can be verified, found one that exhausts the search budget"
        return [Issue(path=path, message=message) for path in error.paths]
    return None


def issues_of(
    faults: Sequence[Mapping[str, Any]], names_at: Callable[[Sequence[str | int]], Iterable[str]]
) -> list[Issue]:
    """Put what Pydantic found wrong with a request into wire form.

    `names_at` gives the fields that there are where one was found.
    """
    issues = [Issue(path=_path(fault["loc"]), message=_message(fault)) for fault in faults]
    unknown = [place for place, issue in enumerate(issues) if issue.message == _UNKNOWN]
    for place in unknown[:MAX_SUGGESTIONS]:
        found = faults[place]["loc"]
        meant = suggest(str(found[-1]), names_at(found))
        issues[place] = Issue(path=issues[place].path, message=_UNKNOWN + meant)
    return issues


_UNKNOWN = "expected no such field"
# A body may hold thousands of fields, and finding what was meant by one takes a while.
MAX_SUGGESTIONS = 3


def _path(location: Iterable[str | int]) -> str:
    path = ""
    for part in location:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else part
    # A field name is the caller's own text and may hold half of a surrogate pair.
    return path.encode("utf-8", "backslashreplace").decode()[:MAX_PATH_LENGTH]


MAX_PATH_LENGTH = 200


def _message(fault: Mapping[str, Any]) -> str:
    kind, found = fault["type"], fault["input"]
    if kind in _BOUNDS:
        expected, bound = _BOUNDS[kind]
        return f"expected at {expected} {fault['ctx'][bound]}, found {_size(found)}"
    match kind:
        case "missing":
            return "expected a value, found none"
        case "extra_forbidden":
            return _UNKNOWN
        case "string_pattern_mismatch":
            return _expect_grid(_found_grid(found))
    return f"expected {_expected(fault)}, found {_OTHER.get(kind, _found)(found)}"


_BOUNDS = {
    "greater_than_equal": ("least", "ge"),
    "less_than_equal": ("most", "le"),
    "too_short": ("least", "min_length"),
    "too_long": ("most", "max_length"),
    "string_too_short": ("least", "min_length"),
    "string_too_long": ("most", "max_length"),
}

_EXPECTED = {
    "string_type": "a string",
    "string_unicode": "a string of whole Unicode characters",
    "int_type": "an integer",
    "int_parsing_size": "an integer of 64 bits",
    "float_type": "a number",
    "bool_type": "true or false",
    "list_type": "an array",
    "model_type": "an object",
    "dict_type": "an object",
}


def _found_grid(text: str) -> str:
    if len(text) != len(CELLS):
        return f"a text of length {len(text)}"
    wrong = next(i for i, character in enumerate(text) if character not in "123456789.0-")
    return f"another character at position {wrong + 1}"


def _found_wrong(error: GridFormatError) -> str:
    if error.position is None:
        return f"a text of length {error.length}"
    return f"another character at position {error.position + 1}"


def _expect_grid(found: str) -> str:
    return f"expected 81 characters, each 1-9 or one of . 0 -, found {found}"


def _expected(fault: Mapping[str, Any]) -> str:
    kind, found = fault["type"], fault["input"]
    if kind == "literal_error":
        return str(fault["ctx"]["expected"])
    # An integer may be too large for a number with a fraction.
    if kind == "float_type" and isinstance(found, int) and not isinstance(found, bool):
        return f"a number up to {LARGEST_NUMBER}"
    return _EXPECTED.get(kind, "another value")


MAX_SHOWN_DIGITS = 20
LARGEST_NUMBER = "1.8e308"


def _size(found: object) -> str:
    if isinstance(found, list | str):
        return f"{len(found)} {'items' if isinstance(found, list) else 'characters'}"
    return _found(found)


def _found(found: object) -> str:
    """Show a number, and name anything else by its kind: a caller's text is never echoed."""
    if isinstance(found, bool) or not isinstance(found, int | float):
        return _kind(found)
    if isinstance(found, float) and isinf(found):
        return (
            f"a number above {LARGEST_NUMBER}" if found > 0 else f"a number below -{LARGEST_NUMBER}"
        )
    text = str(found)
    is_shown = isinstance(found, float) or len(text) <= MAX_SHOWN_DIGITS
    return text if is_shown else f"a number of {len(text.lstrip('-'))} digits"


def _kind(found: object) -> str:
    kinds = ((bool, "a boolean"), (str, "a string"), (list, "an array"), (dict, "an object"))
    return next((name for kind, name in kinds if isinstance(found, kind)), "null")


# What came where the kind alone says nothing.
_OTHER: dict[str, Callable[[object], str]] = {
    "literal_error": lambda found: "another string" if isinstance(found, str) else _found(found),
    "string_unicode": lambda _: "half of one",
}
