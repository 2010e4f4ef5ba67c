"""Every error that Nonet raises deliberately; each class has a stable code for programs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal


class NonetError(Exception):
    """The base class of all errors.

    Errors can be pickled and copied, so they can cross process boundaries.
    """

    code: ClassVar[str] = "INTERNAL_ERROR"

    def __reduce__(self) -> tuple[Any, ...]:
        # By default, Python would call the class with `args`, which has only the message.
        return _restored, (type(self), self.args), vars(self)


def _restored(kind: type[NonetError], args: tuple[object, ...]) -> NonetError:
    return kind.__new__(kind, *args)


class GridFormatError(NonetError):
    """A text isn't a grid.

    Either `length` is the number of characters, which isn't 81, or `position` is that of the first
    invalid character. `index` is the text's index in its batch, None for a single grid.
    """

    code = "INVALID_REQUEST"

    def __init__(
        self, *, length: int | None = None, position: int | None = None, index: int | None = None
    ) -> None:
        at = f"another character at position {position}"
        found = f"{length} characters" if position is None else at
        place = "" if index is None else f"grids[{index}]: "
        super().__init__(f"{place}expected 81 characters, each 1-9, '.', '0' or '-'; found {found}")
        self.length = length
        self.position = position
        self.index = index


@dataclass(frozen=True, slots=True)
class TextFault:
    """The fault of a text, as data."""

    kind: Literal["cells", "rows", "ambiguous", "link", "other"] = "other"
    found: str = ""
    """The beginning of the line as it was written."""
    count: int | None = None
    """The number of cells in a line, or of rows in a grid."""
    site: str | None = None
    """The site of a link that doesn't contain its grid."""


class VariantFormatError(NonetError):
    """A value isn't a variant puzzle; `path` names the offending item, such as `rules[3].cells`."""

    code = "INVALID_REQUEST"

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason


class TextFormError(NonetError):
    """A text cannot be read as puzzles; `line` and `column` count from 1.

    They are None if the text is wrong as a whole. `file` names the file of the text, if any.
    """

    code = "INVALID_REQUEST"

    def __init__(
        self,
        line: int | None,
        reason: str,
        file: str | None = None,
        column: int | None = None,
        fault: TextFault | tuple[Any, ...] = (),
    ) -> None:
        place = f"line {line}" if column is None else f"line {line}, column {column}"
        places = ([] if file is None else [file]) + ([] if line is None else [place])
        super().__init__(": ".join([*places, reason]))
        self.line = line
        self.column = column
        self.reason = reason
        self.fault = TextFault(*fault) if isinstance(fault, tuple) else fault


class IdentifierError(NonetError):
    """A text doesn't identify a puzzle or a collection."""

    code = "NOT_FOUND"


class NotUniqueError(NonetError):
    """Grids without exactly one solution: `statuses` maps the path of each to its verdict."""

    code = "NOT_UNIQUE"

    def __init__(self, statuses: Mapping[str, str]) -> None:
        self.statuses = dict(statuses)
        found = ", ".join(f"{path} is {status}" for path, status in self.statuses.items())
        super().__init__(f"expected exactly one solution: {found}")


class SearchLimitError(NonetError):
    """Grids whose search exhausted its budget: `paths` has the path of each."""

    code = "SEARCH_LIMIT"

    def __init__(self, paths: tuple[str, ...]) -> None:
        self.paths = paths
        super().__init__(f"the search budget is exhausted: {', '.join(paths)}")


class BatchLimitError(NonetError):
    """The time budget of a batch was spent before a grid was judged; its status is unknown."""

    code = "BATCH_LIMIT"


class GenerationLimitError(NonetError):
    """None of `tried` candidates meets the spec; `nearest` describes the nearest one.

    `count` is the number of puzzles requested, if known. For a batch, `missing` is the number of
    puzzles not found, and `found` has the others, unless they were already returned. `is_seeded`
    is whether the caller chose the seed, so that a retry would fail again.
    """

    code = "GENERATION_LIMIT"
    is_seeded = False

    def __init__(
        self,
        tried: int,
        nearest: str | None = None,
        *,
        count: int | None = None,
        missing: int = 0,
        found: Sequence[Any] = (),
    ) -> None:
        self.tried = tried
        self.nearest = nearest
        self.count = count
        self.missing = missing
        self.found = tuple(found)
        beginning = f"{missing:,} of {count:,} puzzles are missing: " if count and missing else ""
        ending = f"; {nearest}" if nearest else ""
        super().__init__(f"{beginning}none of {tried:,} candidates meets the spec{ending}")


class ReferenceFormatError(NonetError):
    """A text isn't the reference of a generated puzzle."""

    code = "INVALID_REQUEST"

    def __init__(self) -> None:
        super().__init__("expected the reference of a generated puzzle")


class ReferenceVersionError(NonetError):
    """The engine version `made_by` made a puzzle that this version can't make again."""

    code = "OTHER_ENGINE"

    def __init__(self, made_by: str, this: str) -> None:
        self.made_by = made_by
        super().__init__(
            f"engine {made_by} made this puzzle; engine {this} draws others. "
            f"Install version {made_by} to make it again"
        )


class LayoutError(NonetError):
    """A sheet can't be laid out as requested; `option` names the option at fault."""

    code = "INVALID_REQUEST"

    def __init__(self, reason: str, *, option: str = "") -> None:
        self.option = option
        super().__init__(reason)


LogoFault = Literal["bytes", "form", "damaged", "side", "pixels", "ratio", "part", "many"]
_OF_LOGOS: Mapping[LogoFault, str] = {
    "bytes": "has more than {most:,} bytes",
    "form": "is neither a PNG nor an SVG: line {line} cannot be read",
    "damaged": "is a PNG that cannot be read: {part}",
    "side": "has a side of no pixels, or of more than {most:,}",
    "pixels": "has more than {most:,} pixels",
    "ratio": "is more than {most} times as wide as high, or as high as wide",
    "part": "has {part} in line {line}; expected shapes, paths, groups, text and gradients",
    "many": "has more than {most:,} of {part}, or a longer one",
}


class LogoError(LayoutError):
    """A logo is rejected: `kind` is the fault, `part` and `line` locate it, `most` is the limit."""

    def __init__(self, kind: LogoFault, *, part: str = "", line: int = 0, most: int = 0) -> None:
        shown = _OF_LOGOS[kind].format(part=part, line=line, most=most)
        super().__init__(f"the logo {shown}", option="logo")
        self.kind: LogoFault = kind
        self.part, self.line, self.most = part, line, most


class PrintLimitError(NonetError):
    """Printing exceeded its limit: `most` seconds of `time`, or megabytes of `memory`."""

    code = "PRINT_LIMIT"

    def __init__(self, limit: Literal["time", "memory"], most: int) -> None:
        unit = "seconds of work" if limit == "time" else "MB of memory"
        super().__init__(f"Printing this takes more than {most} {unit}.")
        self.limit: Literal["time", "memory"] = limit
        self.most = most


class UnprintableCharacterError(NonetError):
    """A text has `characters` that no worksheet font has."""

    code = "UNPRINTABLE_CHARACTER"

    def __init__(self, text: str, characters: str, *, package: str = "", extra: str = "") -> None:
        self.characters = characters
        names = ", ".join(f"{character!r} (U+{ord(character):04X})" for character in characters)
        remedy = f"; the package {package} of Debian has them" if package else ""
        if extra:
            remedy += f", and so has pip install 'nonet[{extra}]'"
        super().__init__(f"the worksheet font has no glyph for {names} in {text!r}{remedy}")


class OverloadedError(NonetError):
    """The queue is full; its present jobs will be done after `retry_after_s` seconds."""

    code = "OVERLOADED"

    def __init__(self, *, retry_after_s: int) -> None:
        self.retry_after_s = retry_after_s
        super().__init__("all workers are busy and the queue is full")


class UnavailableError(NonetError):
    """The database can't be reached or written; `reason` is one line.

    The duration is unknown; clients may retry after `retry_after_s` seconds.
    """

    code = "UNAVAILABLE"
    retry_after_s = 2

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"the database cannot be used: {reason}")


class CallerGoneError(NonetError):
    """The caller disconnected before the work began."""

    code = "CALLER_GONE"


class CorpusError(NonetError):
    """A corpus can't be made, read or audited; the message gives the fault and its location."""

    code = "INVALID_REQUEST"


class PathNotFoundError(NonetError):
    """No endpoint has the path."""

    code = "NOT_FOUND"


class MethodNotAllowedError(NonetError):
    """The path doesn't support the method."""

    code = "METHOD_NOT_ALLOWED"


class ForeignHostError(NonetError):
    """The request's host isn't one of this service's."""

    code = "HOST_NOT_ALLOWED"


class ForeignOriginError(NonetError):
    """The request comes from a page of an origin that isn't allowed."""

    code = "ORIGIN_NOT_ALLOWED"


class UnsupportedMediaTypeError(NonetError):
    """The body's content type isn't plain JSON."""

    code = "UNSUPPORTED_MEDIA_TYPE"


class BodyTooLargeError(NonetError):
    """The body exceeds the size limit."""

    code = "BODY_TOO_LARGE"


class RequestTimeoutError(NonetError):
    """A request didn't end in time."""

    code = "REQUEST_TIMEOUT"


class UriTooLongError(NonetError):
    """The target of a request exceeds the size limit."""

    code = "URI_TOO_LONG"


class HeadersTooLargeError(NonetError):
    """The headers of a request exceed the limit of bytes or fields."""

    code = "HEADERS_TOO_LARGE"


class FormError(NonetError):
    """A form's submission is invalid; `field` names the invalid field, if it is only one.

    A number must be from `least` to `most`. Otherwise `most` limits a field's length or items.
    """

    code = "INVALID_FORM"

    def __init__(
        self, reason: str, *, field: str = "", least: int | None = None, most: int | None = None
    ) -> None:
        self.field = field
        self.least = least
        self.most = most
        super().__init__(reason)


class CrossSiteError(NonetError):
    """The request comes from another site's page."""

    code = "CROSS_SITE"


class AccessError(NonetError):
    """Access is denied; `account_id` and `key_id` identify the requester, if known."""

    account_id: int | None = None
    key_id: int | None = None


class UnknownKeyError(AccessError):
    """The API key is missing, malformed or unknown; the message may say which.

    `challenge` tells the client how to authenticate.
    """

    code = "UNAUTHORIZED"
    challenge = "Bearer"


class KeyRevokedError(AccessError):
    """The key was revoked."""

    code = "KEY_REVOKED"


class KeyExpiredError(AccessError):
    """The key has expired."""

    code = "KEY_EXPIRED"


class KeyScopeError(AccessError):
    """The key's scope `held` doesn't permit the request; each of `holders` would."""

    code = "KEY_SCOPE"

    def __init__(self, held: str, holders: Sequence[str]) -> None:
        wanted = " or ".join(f"`{name}`" for name in holders)
        super().__init__(f"The scope of this API key is `{held}`. This needs {wanted}.")


class KeyAddressError(AccessError):
    """The key isn't accepted from this address."""

    code = "KEY_ADDRESS"


class AccountSuspendedError(AccessError):
    """The key's account is suspended."""

    code = "ACCOUNT_SUSPENDED"


class InvalidGrantError(AccessError):
    """A text isn't a download grant, or this service didn't sign it."""

    code = "INVALID_GRANT"


class GrantExpiredError(AccessError):
    """The download grant is older than a day."""

    code = "GRANT_EXPIRED"


class GrantMismatchError(AccessError):
    """The download grant is for another collection, or for other options."""

    code = "GRANT_MISMATCH"


class RateLimitedError(AccessError):
    """The rate limit is exceeded; its window ends within `retry_after_s` whole seconds."""

    code = "RATE_LIMITED"

    def __init__(self, *, limit: int, retry_after_s: int, remaining: int = 0) -> None:
        self.limit = limit
        self.retry_after_s = retry_after_s
        self.remaining = remaining
        super().__init__(f"{remaining} of {limit} requests a minute are left")


class ThrottledError(AccessError):
    """A client address sends too many requests; it may retry after `retry_after_s` seconds."""

    code = "RATE_LIMITED"

    def __init__(self, *, retry_after_s: int) -> None:
        self.retry_after_s = retry_after_s
        super().__init__("too many requests from this address")


class EmailLimitError(ThrottledError):
    """A mailbox has received too many emails for now."""

    code = "LETTER_LIMIT"


class MailError(NonetError):
    """The mail server rejected a message."""

    code = "MAIL_ERROR"


class MailMissingError(NonetError):
    """No mail server is configured, and the site can be reached from elsewhere."""

    code = "MAIL_MISSING"


class ProviderError(NonetError):
    """An OpenID Connect provider can't be reached, or its answer can't be trusted."""

    code = "PROVIDER_ERROR"


class AccountError(NonetError):
    """An account or one of its keys can't be created, found or changed."""

    code = "ACCOUNT_ERROR"


class EmailFormatError(AccountError):
    """A text isn't an email address, or can't receive emails.

    `reason` is "form", "spelling", "domain" or "unserved"; `suggestion` is the right spelling.
    """

    code = "INVALID_EMAIL"

    def __init__(self, message: str = "", *, reason: str = "form", suggestion: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.suggestion = suggestion


class AccountExistsError(AccountError):
    """The email address already has an account."""

    code = "ACCOUNT_EXISTS"


class AccountNotFoundError(AccountError):
    """No account has the email address."""

    code = "ACCOUNT_NOT_FOUND"


class EmailUnverifiedError(AccountError):
    """A provider doesn't confirm that the address is verified."""

    code = "EMAIL_UNVERIFIED"


class AdministratorIdentityError(AccountError):
    """An administrator's account can't be used through an identity provider."""

    code = "ADMINISTRATOR_IDENTITY"


class IdentityNotFoundError(AccountError):
    """The account doesn't have this sign-in method."""

    code = "IDENTITY_NOT_FOUND"


class LinkExpiredError(AccountError):
    """A link is unknown, was used, or has expired."""

    code = "LINK_EXPIRED"


class OwnAccountError(AccountError):
    """Administrators can't suspend their own account."""

    code = "OWN_ACCOUNT"


class KeyNameError(AccountError):
    """A text isn't a valid name for a key."""

    code = "INVALID_KEY_NAME"


class KeyExpiryError(AccountError):
    """An expiry isn't valid: it must be in the future, and within two years."""

    code = "INVALID_KEY_EXPIRY"


class KeyPermissionsError(AccountError):
    """A new key's scope is missing or unknown, or its addresses are malformed or too many."""

    code = "INVALID_KEY_REACH"


class AccountLimitError(AccountError):
    """An account can't have this limit."""

    code = "INVALID_LIMIT"


class KeyLimitError(AccountError):
    """The account has the maximum number of keys."""

    code = "KEY_LIMIT"


class KeyNotFoundError(AccountError):
    """No key has this id."""

    code = "KEY_NOT_FOUND"


class PasskeyError(AccountError):
    """The browser's answer doesn't prove that it has a passkey of this site."""

    code = "PASSKEY_REFUSED"


class PasskeyLimitError(AccountError):
    """The account has the maximum number of passkeys."""

    code = "PASSKEY_LIMIT"


class PasskeyNotFoundError(AccountError):
    """The account doesn't have this passkey."""

    code = "PASSKEY_NOT_FOUND"


class PasskeyRequiredError(AccountError):
    """Administrators must sign in with a passkey or a recovery code."""

    code = "PASSKEY_REQUIRED"


class RecoveryCodeError(AccountError):
    """A recovery code is unknown, was used, or was replaced."""

    code = "RECOVERY_CODE_REFUSED"


class UnknownProgramError(AccountError):
    """An OAuth client isn't registered, and no metadata document describes it."""

    code = "UNKNOWN_PROGRAM"


class ForeignRedirectError(AccountError):
    """A redirect URI isn't allowed, or isn't one of the client's."""

    code = "FOREIGN_REDIRECT"


class ConsentExpiredError(AccountError):
    """A consent request has expired, or wasn't made here."""

    code = "CONSENT_EXPIRED"
