"""Every error that Nonet raises on purpose; each class has a stable code for programs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal


class NonetError(Exception):
    """The root of every refusal.

    Refusals can be pickled and copied, so they come back from other processes.
    """

    code: ClassVar[str] = "INTERNAL_ERROR"

    def __reduce__(self) -> tuple[Any, ...]:
        # Python would call the class with `args`, which is the message and not what it was made of.
        return _restored, (type(self), self.args), vars(self)


def _restored(kind: type[NonetError], args: tuple[object, ...]) -> NonetError:
    return kind.__new__(kind, *args)


class GridFormatError(NonetError):
    """A text is no grid.

    Either `length` says how many characters came instead of 81, or `position` says which character
    is neither a digit nor an empty cell. `index` is the place of the text in its batch, None alone.
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
    """What is wrong with a text, as data."""

    kind: Literal["cells", "rows", "ambiguous", "link", "other"] = "other"
    found: str = ""
    """The beginning of the line as it was typed."""
    count: int | None = None
    """How many cells a line has, or how many rows a grid."""
    site: str | None = None
    """The site of a link that doesn't contain its grid."""


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
    """A text identifies no puzzle and no collection."""

    code = "NOT_FOUND"


class NotUniqueError(NonetError):
    """Grids without exactly one solution: `statuses` maps where each came in to its verdict."""

    code = "NOT_UNIQUE"

    def __init__(self, statuses: Mapping[str, str]) -> None:
        self.statuses = dict(statuses)
        found = ", ".join(f"{path} is {status}" for path, status in self.statuses.items())
        super().__init__(f"expected exactly one solution: {found}")


class SearchLimitError(NonetError):
    """Grids whose search ran out of budget: `paths` tells where each came in."""

    code = "SEARCH_LIMIT"

    def __init__(self, paths: tuple[str, ...]) -> None:
        self.paths = paths
        super().__init__(f"the search budget is exhausted: {', '.join(paths)}")


class BatchLimitError(NonetError):
    """The processor time of a batch ended before the turn of a grid, of which nothing is known."""

    code = "BATCH_LIMIT"


class GenerationLimitError(NonetError):
    """No puzzle was as wished among `tried` candidates; `nearest` tells how near one came.

    `count` is how many puzzles were asked for, where that is known. Of a batch `missing` is how
    many of them there are not, and `found` holds the others, unless they were given out before.
    `is_seeded` tells whether they are of a seed that was given: the same again would end alike.
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
        super().__init__(f"{beginning}no puzzle is as wished among {tried:,} candidates{ending}")


class ReferenceFormatError(NonetError):
    """A text is no reference of a generated puzzle."""

    code = "INVALID_REQUEST"

    def __init__(self) -> None:
        super().__init__("expected the reference of a generated puzzle, as it was given out")


class ReferenceVersionError(NonetError):
    """A puzzle was made by the engine `made_by`, whose draws this one does not repeat."""

    code = "OTHER_ENGINE"

    def __init__(self, made_by: str, this: str) -> None:
        self.made_by = made_by
        super().__init__(
            f"engine {made_by} made this puzzle; engine {this} draws others. "
            f"Install version {made_by} to make it again"
        )


class LayoutError(NonetError):
    """A sheet cannot be laid out as wished; the message says why, and `option` of which wish."""

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
    """A logo is not taken: `kind` says why, `part` what of it, `line` where, `most` the bound."""

    def __init__(self, kind: LogoFault, *, part: str = "", line: int = 0, most: int = 0) -> None:
        shown = _OF_LOGOS[kind].format(part=part, line=line, most=most)
        super().__init__(f"the logo {shown}", option="logo")
        self.kind: LogoFault = kind
        self.part, self.line, self.most = part, line, most


class PrintLimitError(NonetError):
    """Printing took more than it may: `most` seconds of `time`, or megabytes of `memory`."""

    code = "PRINT_LIMIT"

    def __init__(self, limit: Literal["time", "memory"], most: int) -> None:
        unit = "seconds of work" if limit == "time" else "MB of memory"
        super().__init__(f"Printing this takes more than {most} {unit}.")
        self.limit: Literal["time", "memory"] = limit
        self.most = most


class UnprintableCharacterError(NonetError):
    """A text holds `characters` that no worksheet font has."""

    code = "UNPRINTABLE_CHARACTER"

    def __init__(self, text: str, characters: str, *, package: str = "", extra: str = "") -> None:
        self.characters = characters
        names = ", ".join(f"{character!r} (U+{ord(character):04X})" for character in characters)
        remedy = f"; the package {package} of Debian has them" if package else ""
        if extra:
            remedy += f", and so has pip install 'nonet[{extra}]'"
        super().__init__(f"the worksheet font has no glyph for {names} in {text!r}{remedy}")


class OverloadedError(NonetError):
    """There is no room to wait for a turn; what waits now is done after `retry_after_s` seconds."""

    code = "OVERLOADED"

    def __init__(self, *, retry_after_s: int) -> None:
        self.retry_after_s = retry_after_s
        super().__init__("all workers are busy and the queue is full")


class UnavailableError(NonetError):
    """The database cannot be reached or written, as `reason` says in one line.

    Nothing is known of when that ends; after `retry_after_s` seconds it is worth another try.
    """

    code = "UNAVAILABLE"
    retry_after_s = 2

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"the database cannot be used: {reason}")


class CallerGoneError(NonetError):
    """Whoever asked hung up before the turn of the work came, so nobody reads the answer."""

    code = "CALLER_GONE"


class CorpusError(NonetError):
    """A corpus cannot be made, read or audited; the message says what is wrong and where."""

    code = "INVALID_REQUEST"


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


class FormError(NonetError):
    """What came is not what a page's form sends; `field` names the one that is wrong, if one is.

    A number is expected from `least` to `most`; `most` alone is how many a field has room for.
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
    """Another site's page asks."""

    code = "CROSS_SITE"


class AccessError(NonetError):
    """A caller is not let in; `account_id` and `key_id` tell whose request it was, if known."""

    account_id: int | None = None
    key_id: int | None = None


class UnknownKeyError(AccessError):
    """No key was sent, it is not well formed, or nobody has it; the text may tell which."""

    code = "UNAUTHORIZED"


class KeyRevokedError(AccessError):
    """The key was revoked."""

    code = "KEY_REVOKED"


class KeyExpiredError(AccessError):
    """The key is past the expiry it was made with."""

    code = "KEY_EXPIRED"


class KeyScopeError(AccessError):
    """The key's scope `held` does not hold what is asked; each of `holders` would."""

    code = "KEY_SCOPE"

    def __init__(self, held: str, holders: Sequence[str]) -> None:
        wanted = " or ".join(f"`{name}`" for name in holders)
        super().__init__(f"The scope of this API key is `{held}`. This needs {wanted}.")


class KeyAddressError(AccessError):
    """The key is not taken from this address."""

    code = "KEY_ADDRESS"


class AccountSuspendedError(AccessError):
    """The account behind the key is suspended."""

    code = "ACCOUNT_SUSPENDED"


class InvalidGrantError(AccessError):
    """A text is no download grant, or it is not signed by this service."""

    code = "INVALID_GRANT"


class GrantExpiredError(AccessError):
    """The download grant is older than a day."""

    code = "GRANT_EXPIRED"


class GrantMismatchError(AccessError):
    """The download grant is for another collection, or for other options."""

    code = "GRANT_MISMATCH"


class RateLimitedError(AccessError):
    """Too few requests are left in a window; it ends within `retry_after_s` whole seconds."""

    code = "RATE_LIMITED"

    def __init__(self, *, limit: int, retry_after_s: int, remaining: int = 0) -> None:
        self.limit = limit
        self.retry_after_s = retry_after_s
        self.remaining = remaining
        super().__init__(f"{remaining} of {limit} requests a minute are left")


class ThrottledError(AccessError):
    """A client address asks too often; `retry_after_s` seconds are enough to wait."""

    code = "RATE_LIMITED"

    def __init__(self, *, retry_after_s: int) -> None:
        self.retry_after_s = retry_after_s
        super().__init__("too many requests from this address")


class EmailLimitError(ThrottledError):
    """A mailbox got enough letters for now."""

    code = "LETTER_LIMIT"


class MailError(NonetError):
    """The mail server did not take a message."""

    code = "MAIL_ERROR"


class MailMissingError(NonetError):
    """No mail server is set up, and the site can be reached from elsewhere."""

    code = "MAIL_MISSING"


class ProviderError(NonetError):
    """An OpenID Connect provider could not be asked, or its answer is not to be trusted."""

    code = "PROVIDER_ERROR"


class AccountError(NonetError):
    """An account or one of its keys cannot be made, found or changed."""

    code = "ACCOUNT_ERROR"


class EmailFormatError(AccountError):
    """A text is no e-mail address, or none that letters can be sent to.

    `reason` is "form", "spelling", "domain" or "unserved"; `suggestion` is the right spelling.
    """

    code = "INVALID_EMAIL"

    def __init__(self, message: str = "", *, reason: str = "form", suggestion: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.suggestion = suggestion


class AccountExistsError(AccountError):
    """The e-mail address has an account."""

    code = "ACCOUNT_EXISTS"


class AccountNotFoundError(AccountError):
    """No account has the e-mail address."""

    code = "ACCOUNT_NOT_FOUND"


class EmailUnverifiedError(AccountError):
    """A provider does not say that the address is verified."""

    code = "EMAIL_UNVERIFIED"


class AdministratorIdentityError(AccountError):
    """No provider's word lets anybody in to an administrator's account."""

    code = "ADMINISTRATOR_IDENTITY"


class IdentityNotFoundError(AccountError):
    """The account has no such way to sign in."""

    code = "IDENTITY_NOT_FOUND"


class LinkExpiredError(AccountError):
    """A link is nobody's, was used, or is too old."""

    code = "LINK_EXPIRED"


class OwnAccountError(AccountError):
    """Nobody suspends their own account."""

    code = "OWN_ACCOUNT"


class KeyNameError(AccountError):
    """A text is no name for a key."""

    code = "INVALID_KEY_NAME"


class KeyExpiryError(AccountError):
    """A key does not end then: not in the past, and not after more than two years."""

    code = "INVALID_KEY_EXPIRY"


class KeyPermissionsError(AccountError):
    """A key cannot have this scope, or be taken from these addresses."""

    code = "INVALID_KEY_REACH"


class AccountLimitError(AccountError):
    """An account cannot have this limit of its own."""

    code = "INVALID_LIMIT"


class KeyLimitError(AccountError):
    """The account has as many keys as it may."""

    code = "KEY_LIMIT"


class KeyNotFoundError(AccountError):
    """No key has the id."""

    code = "KEY_NOT_FOUND"


class PasskeyError(AccountError):
    """What a browser answers does not prove that it has a passkey of this site."""

    code = "PASSKEY_REFUSED"


class PasskeyLimitError(AccountError):
    """The account has as many passkeys as it may."""

    code = "PASSKEY_LIMIT"


class PasskeyNotFoundError(AccountError):
    """The account has no such passkey."""

    code = "PASSKEY_NOT_FOUND"


class PasskeyRequiredError(AccountError):
    """Administrators come in by a passkey, or by a recovery code."""

    code = "PASSKEY_REQUIRED"


class RecoveryCodeError(AccountError):
    """A recovery code is nobody's, was used, or was replaced."""

    code = "RECOVERY_CODE_REFUSED"


class UnknownProgramError(AccountError):
    """A program is not registered here, and no document describes it."""

    code = "UNKNOWN_PROGRAM"


class ForeignRedirectError(AccountError):
    """An address is none that a program may be called back at, or not one that it named."""

    code = "FOREIGN_REDIRECT"


class ConsentExpiredError(AccountError):
    """What a program asked a person for is too old, or was not asked here."""

    code = "CONSENT_EXPIRED"
