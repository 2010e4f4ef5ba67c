"""Errors on the wire: faults of requests, the error object, statuses and responses."""

import json
from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass
from http.client import UNAUTHORIZED
from typing import NamedTuple, Self

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema
from starlette.responses import Response

from nonet import errors
from nonet.server.http.model import WireModel, omitted_if_none

LARGEST_NUMBER = "1.8e308"
MAX_PATH_LENGTH = 200


def callers_name(name: str) -> str:
    """Escape and shorten a caller's name for a response; it may contain half a surrogate pair."""
    return name.encode("utf-8", "backslashreplace").decode()[:MAX_PATH_LENGTH]


def did_you_mean(suggestion: str) -> str:
    """Return the end of a sentence about an unknown name; empty without a suggestion."""
    return f"; did you mean `{suggestion}`?" if suggestion else ""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a request.

    `expected` never contains the caller's text, so it may be stored. `found` describes the actual
    value, and `sentence` replaces the whole message; both may contain the caller's text. So does
    the path if it `is_named_by_caller`.
    """

    path: str
    expected: str = "another value"
    _: KW_ONLY
    found: str = ""
    sentence: str = ""
    is_named_by_caller: bool = False

    @classmethod
    def of(cls, path: str, sentence: object) -> Self:
        """Return a fault with the message of an error."""
        return cls(path, sentence=str(sentence))

    def render(self) -> str:
        """Return the message: `expected at most 20, found 21`."""
        found = f", found {self.found}" if self.found else ""
        return self.sentence or f"expected {self.expected}{found}"


class InvalidRequestError(errors.NonetError):
    """A request doesn't match its schema."""

    code = "INVALID_REQUEST"

    def __init__(self, faults: Iterable[Fault], message: str = "The request is not valid.") -> None:
        self.faults = list(faults)
        super().__init__(message)


class Issue(WireModel):
    """One problem with a request."""

    path: str = Field(
        description="Path of the field, such as `count` or `puzzles[3]`; empty for the whole body.",
        examples=["count"],
    )
    message: str = Field(
        description="The expected and the actual value.", examples=["expected at most 20, found 21"]
    )


class ErrorDetail(WireModel):
    """An error: a stable code, a message, and optional details."""

    code: str
    message: str = Field(
        description="Message for people; its wording may change.",
        examples=["The request is not valid."],
    )
    # Absent is not null: the interface makes `issues` optional.
    issues: list[Issue] | SkipJsonSchema[None] = omitted_if_none(
        description="The problems with individual fields, if any."
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

EXPECTED_GRID = "81 characters, each 1-9 or one of . 0 -"
_VERDICTS = {
    "multiple": "more than one solution",
    "unsolvable": "no solution",
    "invalid": "equal givens in a row, column or box",
}


def describe_error(error: errors.NonetError) -> ErrorDetail:
    """Convert an error to its wire model."""
    # If a key was sent, the authenticator explains the problem.
    is_explained = isinstance(error, errors.UnknownKeyError) and bool(error.args)
    sentence = str(error) if is_explained else _SENTENCES.get(error.code, str(error))
    if isinstance(error, errors.GenerationLimitError):
        sentence += f" {_advise(error)}"
        if error.nearest:
            sentence += f" Among {error.tried:,} candidates {error.nearest}."
    issues = [Issue(path=fault.path, message=fault.render()) for fault in faults_of(error)]
    return ErrorDetail(code=error.code, message=sentence, issues=issues or None)


def _advise(error: errors.GenerationLimitError) -> str:
    """Suggest a request that may succeed; the same seed would fail again."""
    if error.is_seeded:
        more = "" if error.count == 1 else ", or for fewer puzzles"
        return f"Retry with another seed or fewer restrictions{more}."
    return "Retry." if error.count == 1 else "Retry, or ask for fewer puzzles."


def describe_item(error: errors.NonetError) -> ErrorDetail:
    """Convert the error of one grid in a batch to its wire model."""
    if isinstance(error, errors.GridFormatError):
        wrong = Fault("", EXPECTED_GRID, found=_found_wrong(error))
        return ErrorDetail(code=error.code, message=wrong.render())
    detail = describe_error(error)
    message = detail.issues[0].message if detail.issues else detail.message
    return ErrorDetail(code=detail.code, message=message)


def faults_of(error: errors.NonetError) -> list[Fault]:
    """Return the faults of an error, if it has any."""
    if isinstance(error, InvalidRequestError):
        return error.faults
    if isinstance(error, errors.NotUniqueError):
        return [
            Fault(path, "exactly one solution", found=_VERDICTS[status])
            for path, status in error.statuses.items()
        ]
    if isinstance(error, errors.SearchLimitError):
        found = "one that exhausts the search budget"
        return [Fault(path, "a grid that can be verified", found=found) for path in error.paths]
    return []


def _found_wrong(error: errors.GridFormatError) -> str:
    if error.position is None:
        return f"a text of length {error.length}"
    return f"another character at position {error.position + 1}"


# Stored errors have only field names and expected values, never the caller's text.
MOST_LENGTH = 1000
MOST_RULES = 20


class BrokenRule(NamedTuple):
    """A field's path and its rule in words."""

    path: str
    message: str


def broken_rules(error: errors.NonetError) -> str | None:
    """Return the fields of an error and their rules as JSON; None for other errors."""
    kept = [
        {"path": "" if fault.is_named_by_caller else fault.path, "expected": fault.expected}
        for fault in faults_of(error)[:MOST_RULES]
    ]
    while len(text := json.dumps(kept)) > MOST_LENGTH:
        kept.pop()
    return text if kept else None


def read_broken_rules(text: str | None) -> list[BrokenRule]:
    """Return the stored rules in words."""
    return [
        BrokenRule(kept["path"], f"expected {kept.get('expected', 'another value')}")
        for kept in json.loads(text or "[]")
    ]


GENERATION_RETRY_AFTER_S = 1

_BY_STATUS: dict[int, tuple[type[errors.NonetError], ...]] = {
    400: (
        InvalidRequestError, errors.GridFormatError, errors.FormError, errors.LayoutError,
        errors.LogoError, errors.TextFormError, errors.EmailFormatError, errors.KeyNameError,
        errors.KeyExpiryError, errors.KeyPermissionsError, errors.AccountLimitError,
        errors.PasskeyError, errors.UnknownProgramError, errors.ForeignRedirectError,
    ),
    401: (errors.UnknownKeyError, errors.InvalidGrantError),
    403: (
        errors.KeyRevokedError, errors.KeyExpiredError, errors.KeyScopeError,
        errors.KeyAddressError, errors.AccountSuspendedError, errors.GrantExpiredError,
        errors.GrantMismatchError, errors.ForeignOriginError, errors.CrossSiteError,
        errors.EmailUnverifiedError, errors.AdministratorIdentityError, errors.PasskeyRequiredError,
        errors.RecoveryCodeError,
    ),
    404: (
        errors.PathNotFoundError, errors.IdentifierError, errors.KeyNotFoundError,
        errors.IdentityNotFoundError, errors.PasskeyNotFoundError, errors.AccountNotFoundError,
    ),
    405: (errors.MethodNotAllowedError,),
    408: (errors.RequestTimeoutError,),
    409: (
        errors.AccountExistsError, errors.OwnAccountError, errors.KeyLimitError,
        errors.PasskeyLimitError,
    ),
    410: (errors.LinkExpiredError, errors.ConsentExpiredError),
    413: (errors.BodyTooLargeError,),
    414: (errors.UriTooLongError,),
    415: (errors.UnsupportedMediaTypeError,),
    421: (errors.ForeignHostError,),
    422: (errors.NotUniqueError, errors.SearchLimitError, errors.PrintLimitError),
    429: (errors.RateLimitedError, errors.ThrottledError, errors.EmailLimitError),
    431: (errors.HeadersTooLargeError,),
    # The client disconnected: only the log and the usage counts have it. nginx uses this number.
    499: (errors.CallerGoneError,),
    502: (errors.ProviderError,),
    # A `BatchLimitError` is the result of one grid of a batch, never of the whole request.
    503: (
        errors.BatchLimitError, errors.GenerationLimitError, errors.MailError,
        errors.MailMissingError, errors.OverloadedError, errors.UnavailableError,
    ),
}  # fmt: skip
STATUS = {kind: status for status, kinds in _BY_STATUS.items() for kind in kinds}


def status_of(error: errors.NonetError) -> int:
    """Return the status of an error; 500 for a class that isn't in the table."""
    return STATUS.get(type(error), 500)


def headers_of(error: errors.NonetError) -> dict[str, str]:
    """Return the headers about authentication and retries."""
    if status_of(error) == UNAUTHORIZED:
        return {"WWW-Authenticate": getattr(error, "challenge", "Bearer")}
    if isinstance(
        error,
        errors.RateLimitedError
        | errors.ThrottledError
        | errors.OverloadedError
        | errors.UnavailableError,
    ):
        return {"Retry-After": str(error.retry_after_s)}
    # The same seed fails again after any time.
    if isinstance(error, errors.GenerationLimitError) and not error.is_seeded:
        return {"Retry-After": str(GENERATION_RETRY_AFTER_S)}
    return {}


def error_response(error: errors.NonetError) -> Response:
    """Return the JSON response to an error; one that has no status is an internal error."""
    if type(error) not in STATUS:
        error = errors.NonetError()
    return Response(
        ErrorObject(error=describe_error(error)).to_json(),
        status_of(error),
        {"Cache-Control": "no-store", **headers_of(error)},
        "application/json",
    )
