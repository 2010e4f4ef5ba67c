"""What is refused about passkeys and recovery codes."""

from nonet.errors import AccountError


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
