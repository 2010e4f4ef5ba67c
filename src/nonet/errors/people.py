"""What is refused to callers and about accounts."""

from collections.abc import Sequence

from nonet.errors.root import NonetError


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


class KeyReachError(AccountError):
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
