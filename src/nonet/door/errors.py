"""Refusals as HTTP: one table from class to status, one shape of body."""

from starlette.responses import Response

from nonet.contract.error import ErrorDetail, ErrorObject, InvalidRequestError, describe
from nonet.errors import (
    AccountSuspendedError,
    CallerGoneError,
    GenerationLimitError,
    GrantExpiredError,
    GrantMismatchError,
    GridFormatError,
    IdentifierError,
    InvalidGrantError,
    KeyExpiredError,
    KeyRevokedError,
    NonetError,
    NotUniqueError,
    OverloadedError,
    RateLimitedError,
    SearchLimitError,
    ThrottledError,
    UnavailableError,
    UnknownKeyError,
)

GENERATION_RETRY_AFTER_S = 1


class PathNotFoundError(NonetError):
    """Nothing is served under the path."""

    code = "NOT_FOUND"


class MethodNotAllowedError(NonetError):
    """The path does not serve the method."""

    code = "METHOD_NOT_ALLOWED"


class ForeignHostError(NonetError):
    """The request names a host that is not this service's."""

    code = "HOST_NOT_ALLOWED"


class ForeignOriginError(NonetError):
    """The request comes from a page of an origin that is not allowed."""

    code = "ORIGIN_NOT_ALLOWED"


class UnsupportedMediaTypeError(NonetError):
    """The body is not announced as plain JSON."""

    code = "UNSUPPORTED_MEDIA_TYPE"


class BodyTooLargeError(NonetError):
    """The body has more bytes than are read."""

    code = "BODY_TOO_LARGE"


class RequestTimeoutError(NonetError):
    """A request did not come to its end in time."""

    code = "REQUEST_TIMEOUT"


class UriTooLongError(NonetError):
    """The target of a request has more bytes than are read."""

    code = "URI_TOO_LONG"


class HeadersTooLargeError(NonetError):
    """The head of a request has more bytes or fields than are read."""

    code = "HEADERS_TOO_LARGE"


class TransferCodingError(NonetError):
    """The body of a request is coded in a way that this service does not know."""

    code = "NOT_IMPLEMENTED"


class VersionNotSupportedError(NonetError):
    """A request names another version of HTTP than 1.0 or 1.1."""

    code = "VERSION_NOT_SUPPORTED"


STATUS: dict[type[NonetError], int] = {
    InvalidRequestError: 400,
    GridFormatError: 400,
    UnknownKeyError: 401,
    KeyRevokedError: 403,
    KeyExpiredError: 403,
    AccountSuspendedError: 403,
    InvalidGrantError: 401,
    GrantExpiredError: 403,
    GrantMismatchError: 403,
    ForeignOriginError: 403,
    PathNotFoundError: 404,
    IdentifierError: 404,
    MethodNotAllowedError: 405,
    RequestTimeoutError: 408,
    BodyTooLargeError: 413,
    UriTooLongError: 414,
    UnsupportedMediaTypeError: 415,
    ForeignHostError: 421,
    NotUniqueError: 422,
    SearchLimitError: 422,
    RateLimitedError: 429,
    ThrottledError: 429,
    HeadersTooLargeError: 431,
    TransferCodingError: 501,
    GenerationLimitError: 503,
    OverloadedError: 503,
    UnavailableError: 503,
    # Nobody reads this one; the log and the usage do. nginx has the same number for it.
    CallerGoneError: 499,
    VersionNotSupportedError: 505,
}


def refuse(error: NonetError) -> Response:
    """Turn a refusal into its response; a class that the table lacks is our own fault."""
    status = STATUS.get(type(error))
    if status is None:
        return internal_error()
    return _response(status, describe(error), _headers(error))


def internal_error() -> Response:
    """Return the response to a fault of ours; it tells nothing of the fault."""
    return _response(500, describe(NonetError()), {})


def _headers(error: NonetError) -> dict[str, str]:
    if isinstance(error, UnknownKeyError):
        return {"WWW-Authenticate": "Bearer"}
    if isinstance(error, RateLimitedError | ThrottledError | OverloadedError | UnavailableError):
        return {"Retry-After": str(error.retry_after_s)}
    if isinstance(error, GenerationLimitError):
        return {"Retry-After": str(GENERATION_RETRY_AFTER_S)}
    return {}


def _response(status: int, detail: ErrorDetail, headers: dict[str, str]) -> Response:
    return Response(
        ErrorObject(error=detail).to_json(),
        status,
        {"Cache-Control": "no-store", **headers},
        "application/json",
    )
