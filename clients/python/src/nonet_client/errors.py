"""The service's errors, as classes by code.

NonetError
├── InvalidRequestError   the request is invalid; `issues` name each error
├── UnauthorizedError     the key is missing or unknown
├── AccessRefusedError    the key or its account lacks the permission
├── NotUniqueError        a grid doesn't have exactly one solution; `issues` name each
├── SearchLimitError      the search exceeded its budget
├── PrintLimitError       printing exceeded its limit of time or memory
├── RateLimitedError      the account's request quota is exhausted
├── OverloadedError       the service is busy, or the generation budget is exhausted
│   └── UnmetWishError    the seed led to no such puzzle; a retry gives the same result
└── UnavailableError      the service or its database failed or can't be reached
"""

from typing import Any, NamedTuple


class Issue(NamedTuple):
    """An error in a request, and its path."""

    path: str
    message: str


class NonetError(Exception):
    """An error of the service; `code` is stable.

    `retryable` is true if the same request may succeed later, if known after `retry_after_s`.
    """

    retryable = False

    def __init__(
        self,
        message: str,
        *,
        code: str = "",
        status: int = 0,
        issues: tuple[Issue, ...] = (),
        headers: Any = None,
    ) -> None:
        text = f"{code}: {message}" if code else message
        super().__init__("\n- ".join([text, *(f"{at or 'the body'}: {why}" for at, why in issues)]))
        self.code = code
        self.status = status
        self.issues = issues
        known = headers or {}
        self.request_id: str | None = known.get("x-request-id")
        wait = known.get("retry-after", "")
        self.retry_after_s: int | None = int(wait) if wait.isdecimal() else None


class InvalidRequestError(NonetError):
    """The request is invalid; `issues` name each error."""


class UnauthorizedError(NonetError):
    """The key is missing or unknown."""


class AccessRefusedError(NonetError):
    """The key or its account lacks the permission, or was revoked or suspended."""


class NotUniqueError(NonetError):
    """A grid doesn't have exactly one solution; `issues` name each."""


class SearchLimitError(NonetError):
    """The search for a second solution exceeded its budget."""


class PrintLimitError(NonetError):
    """Printing exceeded its limit of time or memory."""


class RateLimitedError(NonetError):
    """The account's request quota is exhausted."""

    retryable = True


class OverloadedError(NonetError):
    """The service is busy, or the requested puzzle is too rare."""

    retryable = True


class UnmetWishError(OverloadedError):
    """The seed led to no such puzzle within the budget; a retry gives the same result."""

    retryable = False


class UnavailableError(NonetError):
    """The service or its database failed or can't be reached."""

    retryable = True


_CLASSES: dict[str, type[NonetError]] = {
    "INVALID_REQUEST": InvalidRequestError,
    "BODY_TOO_LARGE": InvalidRequestError,
    "UNSUPPORTED_MEDIA_TYPE": InvalidRequestError,
    "UNAUTHORIZED": UnauthorizedError,
    "INVALID_GRANT": UnauthorizedError,
    "KEY_REVOKED": AccessRefusedError,
    "KEY_EXPIRED": AccessRefusedError,
    "KEY_SCOPE": AccessRefusedError,
    "KEY_ADDRESS": AccessRefusedError,
    "ACCOUNT_SUSPENDED": AccessRefusedError,
    "GRANT_EXPIRED": AccessRefusedError,
    "GRANT_MISMATCH": AccessRefusedError,
    "NOT_UNIQUE": NotUniqueError,
    "PRINT_LIMIT": PrintLimitError,
    "SEARCH_LIMIT": SearchLimitError,
    "RATE_LIMITED": RateLimitedError,
    "OVERLOADED": OverloadedError,
    "GENERATION_LIMIT": OverloadedError,
    "INTERNAL_ERROR": UnavailableError,
    "UNAVAILABLE": UnavailableError,
}


def error_of(status: int, body: Any, headers: Any, *, may_be_met: bool | None = None) -> NonetError:
    """Make the error of a rejected request, or a general one if the service didn't send it.

    By default, a `Retry-After` header means that a retry may succeed.
    """
    detail = body.get("error") if isinstance(body, dict) else None
    if not isinstance(detail, dict):
        return UnavailableError(f"the service answered {status}", status=status, headers=headers)
    code = str(detail.get("code", ""))
    issues = tuple(Issue(issue["path"], issue["message"]) for issue in detail.get("issues", ()))
    kind = _CLASSES.get(code, NonetError)
    is_passing = "retry-after" in headers if may_be_met is None else may_be_met
    if code == "GENERATION_LIMIT" and not is_passing:
        kind = UnmetWishError
    message = str(detail.get("message", ""))
    return kind(message, code=code, status=status, issues=issues, headers=headers)
