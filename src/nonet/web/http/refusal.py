"""Refusals as HTTP: one table from class to status, one shape of body."""

from starlette.responses import Response

from nonet.errors import (
    AccountExistsError,
    AccountLimitError,
    AccountNotFoundError,
    AccountSuspendedError,
    AdministratorIdentityError,
    BatchLimitError,
    BodyTooLargeError,
    CallerGoneError,
    ConsentExpiredError,
    CrossSiteError,
    EmailFormatError,
    EmailUnverifiedError,
    ForeignHostError,
    ForeignOriginError,
    ForeignRedirectError,
    FormError,
    GenerationLimitError,
    GrantExpiredError,
    GrantMismatchError,
    GridFormatError,
    HeadersTooLargeError,
    IdentifierError,
    IdentityNotFoundError,
    InvalidGrantError,
    KeyAddressError,
    KeyExpiredError,
    KeyExpiryError,
    KeyLimitError,
    KeyNameError,
    KeyNotFoundError,
    KeyReachError,
    KeyRevokedError,
    KeyScopeError,
    LayoutError,
    LetterLimitError,
    LinkExpiredError,
    LogoError,
    MailError,
    MailMissingError,
    MethodNotAllowedError,
    NonetError,
    NotUniqueError,
    OverloadedError,
    OwnAccountError,
    PasskeyError,
    PasskeyLimitError,
    PasskeyNotFoundError,
    PasskeyRequiredError,
    PathNotFoundError,
    PrintLimitError,
    ProviderError,
    RateLimitedError,
    RecoveryCodeError,
    RequestTimeoutError,
    SearchLimitError,
    TextFormError,
    ThrottledError,
    UnavailableError,
    UnknownKeyError,
    UnknownProgramError,
    UnsupportedMediaTypeError,
    UriTooLongError,
)
from nonet.web.http.record import note_refusal
from nonet.web.wire import ErrorDetail, ErrorObject, InvalidRequestError, describe_refusal

GENERATION_RETRY_AFTER_S = 1

STATUS: dict[type[NonetError], int] = {
    InvalidRequestError: 400,
    GridFormatError: 400,
    FormError: 400,
    LayoutError: 400,
    LogoError: 400,
    TextFormError: 400,
    EmailFormatError: 400,
    KeyNameError: 400,
    KeyExpiryError: 400,
    KeyReachError: 400,
    AccountLimitError: 400,
    PasskeyError: 400,
    UnknownProgramError: 400,
    ForeignRedirectError: 400,
    UnknownKeyError: 401,
    KeyRevokedError: 403,
    KeyExpiredError: 403,
    KeyScopeError: 403,
    KeyAddressError: 403,
    AccountSuspendedError: 403,
    InvalidGrantError: 401,
    GrantExpiredError: 403,
    GrantMismatchError: 403,
    ForeignOriginError: 403,
    CrossSiteError: 403,
    EmailUnverifiedError: 403,
    AdministratorIdentityError: 403,
    PasskeyRequiredError: 403,
    RecoveryCodeError: 403,
    PathNotFoundError: 404,
    IdentifierError: 404,
    KeyNotFoundError: 404,
    IdentityNotFoundError: 404,
    PasskeyNotFoundError: 404,
    AccountNotFoundError: 404,
    MethodNotAllowedError: 405,
    RequestTimeoutError: 408,
    AccountExistsError: 409,
    OwnAccountError: 409,
    KeyLimitError: 409,
    PasskeyLimitError: 409,
    LinkExpiredError: 410,
    ConsentExpiredError: 410,
    BodyTooLargeError: 413,
    UriTooLongError: 414,
    UnsupportedMediaTypeError: 415,
    ForeignHostError: 421,
    NotUniqueError: 422,
    SearchLimitError: 422,
    PrintLimitError: 422,
    RateLimitedError: 429,
    ThrottledError: 429,
    LetterLimitError: 429,
    HeadersTooLargeError: 431,
    # The client has gone; this is for the log and the usage counts. nginx uses the same number.
    CallerGoneError: 499,
    ProviderError: 502,
    # The result of one grid of a batch, never of the whole request.
    BatchLimitError: 503,
    GenerationLimitError: 503,
    MailError: 503,
    MailMissingError: 503,
    OverloadedError: 503,
    UnavailableError: 503,
}


def status_of(error: NonetError) -> int:
    """Return the status of a refusal; 500 for a class that is not in the table."""
    return STATUS.get(type(error), 500)


def headers_of(error: NonetError) -> dict[str, str]:
    """Return the headers that say how to authenticate or when to retry."""
    if isinstance(error, UnknownKeyError):
        return {"WWW-Authenticate": "Bearer"}
    if isinstance(error, RateLimitedError | ThrottledError | OverloadedError | UnavailableError):
        return {"Retry-After": str(error.retry_after_s)}
    if isinstance(error, GenerationLimitError):
        return {"Retry-After": str(GENERATION_RETRY_AFTER_S)}
    return {}


def refuse(error: NonetError) -> Response:
    """Turn a refusal into its JSON response."""
    if type(error) not in STATUS:
        return internal_error()
    note_refusal(error)
    return _response(status_of(error), describe_refusal(error), headers_of(error))


def internal_error() -> Response:
    """Return the response to an internal error, without any detail of it."""
    note_refusal(NonetError())
    return _response(500, describe_refusal(NonetError()), {})


def _response(status: int, detail: ErrorDetail, headers: dict[str, str]) -> Response:
    return Response(
        ErrorObject(error=detail).to_json(),
        status,
        {"Cache-Control": "no-store", **headers},
        "application/json",
    )
