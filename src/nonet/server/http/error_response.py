"""Errors as HTTP responses: one table of classes and statuses, one form of body."""

from http.client import UNAUTHORIZED

from starlette.responses import Response

from nonet import errors
from nonet.server.http.error_object import ErrorDetail, ErrorObject, describe_error
from nonet.server.http.fault import InvalidRequestError
from nonet.server.http.record import record_error

GENERATION_RETRY_AFTER_S = 1

STATUS: dict[type[errors.NonetError], int] = {
    InvalidRequestError: 400,
    errors.GridFormatError: 400,
    errors.FormError: 400,
    errors.LayoutError: 400,
    errors.LogoError: 400,
    errors.TextFormError: 400,
    errors.EmailFormatError: 400,
    errors.KeyNameError: 400,
    errors.KeyExpiryError: 400,
    errors.KeyPermissionsError: 400,
    errors.AccountLimitError: 400,
    errors.PasskeyError: 400,
    errors.UnknownProgramError: 400,
    errors.ForeignRedirectError: 400,
    errors.UnknownKeyError: 401,
    errors.KeyRevokedError: 403,
    errors.KeyExpiredError: 403,
    errors.KeyScopeError: 403,
    errors.KeyAddressError: 403,
    errors.AccountSuspendedError: 403,
    errors.InvalidGrantError: 401,
    errors.GrantExpiredError: 403,
    errors.GrantMismatchError: 403,
    errors.ForeignOriginError: 403,
    errors.CrossSiteError: 403,
    errors.EmailUnverifiedError: 403,
    errors.AdministratorIdentityError: 403,
    errors.PasskeyRequiredError: 403,
    errors.RecoveryCodeError: 403,
    errors.PathNotFoundError: 404,
    errors.IdentifierError: 404,
    errors.KeyNotFoundError: 404,
    errors.IdentityNotFoundError: 404,
    errors.PasskeyNotFoundError: 404,
    errors.AccountNotFoundError: 404,
    errors.MethodNotAllowedError: 405,
    errors.RequestTimeoutError: 408,
    errors.AccountExistsError: 409,
    errors.OwnAccountError: 409,
    errors.KeyLimitError: 409,
    errors.PasskeyLimitError: 409,
    errors.LinkExpiredError: 410,
    errors.ConsentExpiredError: 410,
    errors.BodyTooLargeError: 413,
    errors.UriTooLongError: 414,
    errors.UnsupportedMediaTypeError: 415,
    errors.ForeignHostError: 421,
    errors.NotUniqueError: 422,
    errors.SearchLimitError: 422,
    errors.PrintLimitError: 422,
    errors.RateLimitedError: 429,
    errors.ThrottledError: 429,
    errors.EmailLimitError: 429,
    errors.HeadersTooLargeError: 431,
    # The client disconnected: only the log and the usage counts have it. nginx uses this number.
    errors.CallerGoneError: 499,
    errors.ProviderError: 502,
    # The result of one grid of a batch, never of the whole request.
    errors.BatchLimitError: 503,
    errors.GenerationLimitError: 503,
    errors.MailError: 503,
    errors.MailMissingError: 503,
    errors.OverloadedError: 503,
    errors.UnavailableError: 503,
}


def status_of(error: errors.NonetError) -> int:
    """Return the status of an error; 500 for a class that isn't in the table."""
    return STATUS.get(type(error), 500)


def headers_of(error: errors.NonetError) -> dict[str, str]:
    """Return the headers about authentication and retries."""
    if status_of(error) == UNAUTHORIZED:
        return {"WWW-Authenticate": "Bearer"}
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


def refuse(error: errors.NonetError) -> Response:
    """Convert an error to its JSON response."""
    if type(error) not in STATUS:
        return internal_error()
    record_error(error)
    return _response(status_of(error), describe_error(error), headers_of(error))


def internal_error() -> Response:
    """Return the response for an internal error, without any details."""
    record_error(errors.NonetError())
    return _response(500, describe_error(errors.NonetError()), {})


def _response(status: int, detail: ErrorDetail, headers: dict[str, str]) -> Response:
    return Response(
        ErrorObject(error=detail).to_json(),
        status,
        {"Cache-Control": "no-store", **headers},
        "application/json",
    )
