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
├── CorpusError              a corpus cannot be made, read or audited
├── LayoutError              options of a sheet contradict each other, or a text does not fit
│   └── LogoError            a logo is not taken
├── PrintLimitError          printing took more time or memory than it may
├── UnprintableCharacterError   the worksheet font has no glyph for a character
├── OverloadedError          there is no room to wait for a turn
├── UnavailableError         the database cannot be reached or written
├── CallerGoneError          whoever asked hung up
├── PathNotFoundError        nothing is served there
├── MethodNotAllowedError
├── ForeignHostError         a request names another service's host
├── ForeignOriginError       a page of an origin that is not allowed asks
├── CrossSiteError           another site's page asks
├── FormError                what came is not what a page's form sends
├── UnsupportedMediaTypeError
├── BodyTooLargeError
├── UriTooLongError
├── HeadersTooLargeError
├── RequestTimeoutError      a request did not come to its end in time
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
    ├── PasskeyError         a browser's answer does not prove a passkey of this site
    ├── PasskeyLimitError    an account has as many passkeys as it may
    ├── PasskeyNotFoundError
    ├── PasskeyRequiredError administrators come in by a passkey
    ├── RecoveryCodeError    nobody's code, used, or replaced
    ├── OwnAccountError      nobody suspends themselves
    ├── UnknownProgramError  nobody registered it, and no document describes it
    ├── ForeignRedirectError a program is not called back there
    ├── ConsentExpiredError  what a program asked a person for is too old
    ├── KeyNameError
    ├── KeyExpiryError       a key does not end then
    ├── KeyReachError        a key cannot have this scope or these addresses
    ├── AccountLimitError    an account cannot have this limit of its own
    ├── KeyLimitError        an account has as many keys as it may
    └── KeyNotFoundError

Every class has a stable `code`; none knows how a way in (HTTP, MCP, terminal) shows it.
"""

from nonet.errors.content import (
    BatchLimitError as BatchLimitError,
    CallerGoneError as CallerGoneError,
    CorpusError as CorpusError,
    GenerationLimitError as GenerationLimitError,
    GridFormatError as GridFormatError,
    IdentifierError as IdentifierError,
    LayoutError as LayoutError,
    LogoError as LogoError,
    NotUniqueError as NotUniqueError,
    OverloadedError as OverloadedError,
    PrintLimitError as PrintLimitError,
    ReferenceFormatError as ReferenceFormatError,
    ReferenceVersionError as ReferenceVersionError,
    SearchLimitError as SearchLimitError,
    TextFormError as TextFormError,
    UnavailableError as UnavailableError,
    UnprintableCharacterError as UnprintableCharacterError,
)
from nonet.errors.http import (
    BodyTooLargeError as BodyTooLargeError,
    CrossSiteError as CrossSiteError,
    ForeignHostError as ForeignHostError,
    ForeignOriginError as ForeignOriginError,
    FormError as FormError,
    HeadersTooLargeError as HeadersTooLargeError,
    MethodNotAllowedError as MethodNotAllowedError,
    PathNotFoundError as PathNotFoundError,
    RequestTimeoutError as RequestTimeoutError,
    UnsupportedMediaTypeError as UnsupportedMediaTypeError,
    UriTooLongError as UriTooLongError,
)
from nonet.errors.people import (
    AccessError as AccessError,
    AccountError as AccountError,
    AccountExistsError as AccountExistsError,
    AccountLimitError as AccountLimitError,
    AccountNotFoundError as AccountNotFoundError,
    AccountSuspendedError as AccountSuspendedError,
    AdministratorIdentityError as AdministratorIdentityError,
    ConsentExpiredError as ConsentExpiredError,
    EmailFormatError as EmailFormatError,
    EmailUnverifiedError as EmailUnverifiedError,
    ForeignRedirectError as ForeignRedirectError,
    GrantExpiredError as GrantExpiredError,
    GrantMismatchError as GrantMismatchError,
    IdentityNotFoundError as IdentityNotFoundError,
    InvalidGrantError as InvalidGrantError,
    KeyAddressError as KeyAddressError,
    KeyExpiredError as KeyExpiredError,
    KeyExpiryError as KeyExpiryError,
    KeyLimitError as KeyLimitError,
    KeyNameError as KeyNameError,
    KeyNotFoundError as KeyNotFoundError,
    KeyReachError as KeyReachError,
    KeyRevokedError as KeyRevokedError,
    KeyScopeError as KeyScopeError,
    LetterLimitError as LetterLimitError,
    LinkExpiredError as LinkExpiredError,
    MailError as MailError,
    MailMissingError as MailMissingError,
    OwnAccountError as OwnAccountError,
    PasskeyError as PasskeyError,
    PasskeyLimitError as PasskeyLimitError,
    PasskeyNotFoundError as PasskeyNotFoundError,
    PasskeyRequiredError as PasskeyRequiredError,
    ProviderError as ProviderError,
    RateLimitedError as RateLimitedError,
    RecoveryCodeError as RecoveryCodeError,
    ThrottledError as ThrottledError,
    UnknownKeyError as UnknownKeyError,
    UnknownProgramError as UnknownProgramError,
)
from nonet.errors.root import NonetError as NonetError
