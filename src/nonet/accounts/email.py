"""The one form that an e-mail address is stored and looked up in."""

import re

from nonet.errors import EmailFormatError

MAX_LENGTH = 254
# Whether mail arrives there is the only proof that an address is right; this keeps out what
# cannot be one, and whatever could break out of a mail header.
# Half a surrogate pair is no character: it is what a terminal makes of bytes that are no text.
_NEVER = r"\s@<>\"(),:;\\\x00-\x20\x7f\ud800-\udfff"
_FORM = re.compile(rf"[^{_NEVER}\[\]]+@[^{_NEVER}]+")


def canonical_email(text: str) -> str:
    """Return an address trimmed and in lower case.

    Raises:
        EmailFormatError: the text cannot be an address.
    """
    email = text.strip().lower()
    if len(email) > MAX_LENGTH or _FORM.fullmatch(email) is None:
        raise EmailFormatError(f"expected an e-mail address of at most {MAX_LENGTH} characters")
    return email
