"""The form of the tokens by which a connected program asks.

Like a key they are chance alone, stored by their SHA-256; what they begin with tells them from
keys and from each other, so that one in the wrong place is told what it is.
"""

import re
from base64 import urlsafe_b64encode
from random import Random

ACCESS_SCHEME, REFRESH_SCHEME = "nonet_at_", "nonet_rt_"
_BYTES = 32
_ACCESS, _REFRESH = (
    re.compile(rf"{scheme}[A-Za-z0-9_-]{{43}}") for scheme in (ACCESS_SCHEME, REFRESH_SCHEME)
)


def make_oauth_token(scheme: str, random: Random) -> str:
    """Make a token; `random` is the system's own generator everywhere but in tests."""
    return scheme + urlsafe_b64encode(random.randbytes(_BYTES)).rstrip(b"=").decode()


def is_access_token(text: str) -> bool:
    """Tell whether a text has the form of an access token."""
    return _ACCESS.fullmatch(text) is not None


def is_refresh_token(text: str) -> bool:
    """Tell whether a text has the form of a refresh token."""
    return _REFRESH.fullmatch(text) is not None
