"""The one form that an e-mail address is stored and looked up in."""

import re
from string import ascii_lowercase, ascii_uppercase

from nonet.errors import EmailFormatError

MAX_LENGTH = 254
# Whether mail arrives there is the only proof that an address is right; this keeps out what
# cannot be one, and whatever could break out of a mail header.
# Half a surrogate pair is no character: it is what a terminal makes of bytes that are no text.
_NEVER = r"\s@<>\"(),:;\\\x00-\x20\x7f\ud800-\udfff"
_FORM = re.compile(rf"[^{_NEVER}\[\]]+@[^{_NEVER}]+")


_LOWER = str.maketrans(ascii_uppercase, ascii_lowercase)


def ascii_lower(text: str) -> str:
    """Return a text with A to Z in lower case, and all else as it is.

    Unicode has capitals whose small letter is an ASCII one, such as the Kelvin sign: with `lower`
    one person's address would become another's.
    """
    return text.translate(_LOWER)


def canonical_email(text: str) -> str:
    """Return an address trimmed and with A to Z in lower case.

    Raises:
        EmailFormatError: the text cannot be an address.
    """
    email = ascii_lower(text.strip())
    if len(email) > MAX_LENGTH or _FORM.fullmatch(email) is None:
        raise EmailFormatError(f"expected an e-mail address of at most {MAX_LENGTH} characters")
    return email
