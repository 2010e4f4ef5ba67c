"""Everything that Nonet refuses, as one tree.

NonetError
├── GridFormatError          not 81 characters of 1-9 and . 0 -
├── TextFormError            a line is in none of the forms that puzzles come in
├── IdentifierError          no version and digits of 1 to 20 grids
├── NotUniqueError           a grid has no solution, or several
├── SearchLimitError         the search budget ended before the answer was known
├── BatchLimitError          the time of a batch ended before the turn of a grid
├── GenerationLimitError     the generation budget ended before a puzzle was found
├── ReferenceFormatError     a text says of no puzzle how it was made
├── ReferenceVersionError    another engine made the puzzle, and this one would make another
├── LayoutError              options of a sheet contradict each other, or a text does not fit
├── UnprintableCharacterError   the worksheet font has no glyph for a character
├── OverloadedError          there is no room to wait for a turn
├── UnavailableError         the database cannot be reached or written
├── CallerGoneError          whoever asked hung up
├── AccessError
│   ├── UnknownKeyError      no key, not a key, or a key nobody has
│   ├── KeyRevokedError
│   ├── KeyExpiredError
│   ├── KeyScopeError        the key is not for this endpoint
│   ├── KeyAddressError      the key is not taken from this address
│   ├── AccountSuspendedError
│   ├── InvalidGrantError    no download grant of this service
│   ├── GrantExpiredError
│   ├── GrantMismatchError   a grant for another export
│   ├── RateLimitedError     too few of the account's requests of this minute are left
│   └── ThrottledError       a client address asks too often
│       └── LetterLimitError a mailbox got enough letters for now
├── MailError                the mail server did not take a message
├── MailMissingError         no mail server is set up
├── ProviderError            an OpenID Connect provider did not answer as it should
└── AccountError
    ├── EmailFormatError
    ├── AccountExistsError
    ├── AccountNotFoundError
    ├── EmailUnverifiedError a provider does not vouch for the address
    ├── AdministratorIdentityError  administrators sign in by a link alone
    ├── IdentityNotFoundError
    ├── LinkExpiredError     nobody's link, used, or too old
    ├── OwnAccountError      nobody suspends themselves
    ├── KeyNameError
    ├── KeyExpiryError       a key does not end then
    ├── KeyReachError        a key cannot have this scope or these addresses
    ├── KeyLimitError        an account has as many keys as it may
    └── KeyNotFoundError

Every class has a stable `code`; none knows how a way in (HTTP, MCP, terminal) shows it.
"""

from collections.abc import Mapping
from typing import ClassVar


class NonetError(Exception):
    """The root of every refusal."""

    code: ClassVar[str] = "INTERNAL_ERROR"


class GridFormatError(NonetError):
    """A text is no grid.

    Either `length` says how many characters came instead of 81, or `position` says which character
    is neither a digit nor an empty cell. `index` is the place of the text in its batch.
    """

    code = "INVALID_REQUEST"

    def __init__(
        self, *, length: int | None = None, position: int | None = None, index: int = 0
    ) -> None:
        at = f"another character at position {position}"
        found = f"{length} characters" if position is None else at
        super().__init__(f"expected 81 characters, each 1-9, '.', '0' or '-'; found {found}")
        self.length = length
        self.position = position
        self.index = index


class TextFormError(NonetError):
    """A text is in none of the forms that puzzles come in; `line` counts from 1."""

    code = "INVALID_REQUEST"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


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
    """No puzzle was as wished among `tried` candidates; `nearest` tells how near one came."""

    code = "GENERATION_LIMIT"

    def __init__(self, tried: int, nearest: str | None = None) -> None:
        self.tried = tried
        self.nearest = nearest
        ending = f"; {nearest}" if nearest else ""
        super().__init__(f"no puzzle is as wished among {tried:,} candidates{ending}")


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


class UnprintableCharacterError(NonetError):
    """A text holds `characters` that no worksheet font has."""

    code = "UNPRINTABLE_CHARACTER"

    def __init__(self, text: str, characters: str, *, package: str | None = None) -> None:
        self.characters = characters
        names = ", ".join(f"{character!r} (U+{ord(character):04X})" for character in characters)
        remedy = f"; the package {package} of Debian has them" if package else ""
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
    """The key's scope does not hold this endpoint."""

    code = "KEY_SCOPE"


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


class LetterLimitError(ThrottledError):
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
    """A text is no e-mail address."""

    code = "INVALID_EMAIL"


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


class KeyReachError(AccountError):
    """A key cannot have this scope, or be taken from these addresses."""

    code = "INVALID_KEY_REACH"


class KeyLimitError(AccountError):
    """The account has as many keys as it may."""

    code = "KEY_LIMIT"


class KeyNotFoundError(AccountError):
    """No key has the id."""

    code = "KEY_NOT_FOUND"
