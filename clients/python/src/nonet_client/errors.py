"""The service's errors, as classes by code.

NonetError
├── InvalidRequestError   the request is not valid; `issues` say where
├── UnauthorizedError     no key, or not a good one
├── AccessRefusedError    the key or its account lacks or has lost the permission
├── NotUniqueError        a grid does not have exactly one solution; `issues` name each
├── SearchLimitError      a grid exhausts the search
├── PrintLimitError       a sheet takes more to print than it may
├── RateLimitedError      the account's requests are spent
├── OverloadedError       the service is busy, or its budget ended
│   └── UnmetWishError    a wish with a seed was not met, and never is
└── UnavailableError      the service, or its database, cannot be reached, or failed
"""

from typing import Any, NamedTuple


class Issue(NamedTuple):
    """One thing that is wrong with a request."""

    path: str
    message: str


class NonetError(Exception):
    """A refusal; `code` is stable. `retry_after_s` tells when it is worth another try, if known.

    `retryable` tells whether the same request may be met later; what is not valid never is.
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
        told = f"{code}: {message}" if code else message
        super().__init__("\n- ".join([told, *(f"{at or 'the body'}: {why}" for at, why in issues)]))
        self.code = code
        self.status = status
        self.issues = issues
        known = headers or {}
        self.request_id: str | None = known.get("x-request-id")
        wait = known.get("retry-after", "")
        self.retry_after_s: int | None = int(wait) if wait.isdecimal() else None


class InvalidRequestError(NonetError):
    """The request is not valid; `issues` say where."""


class UnauthorizedError(NonetError):
    """No key was sent, or not a good one."""


class AccessRefusedError(NonetError):
    """The key or its account lacks the permission, or has lost it."""


class NotUniqueError(NonetError):
    """A grid does not have exactly one solution; `issues` name each."""


class SearchLimitError(NonetError):
    """A grid exhausts the search for a second solution."""


class PrintLimitError(NonetError):
    """A sheet takes more time or memory to print than it may."""


class RateLimitedError(NonetError):
    """The account's requests are spent."""

    retryable = True


class OverloadedError(NonetError):
    """The service is busy, or the requested puzzle is too rare."""

    retryable = True


class UnmetWishError(OverloadedError):
    """The budget did not suffice for a wish with a seed, of which the same comes each time."""

    retryable = False


class UnavailableError(NonetError):
    """The service, or its database, cannot be reached, or failed."""

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

    Whether a wish may still be met, the `Retry-After` tells where no one else does.
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
