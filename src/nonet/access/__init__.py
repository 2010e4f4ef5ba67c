"""Who calls, and how often: keys, quota, throttles."""

from nonet.access.admission import Admission, Caller
from nonet.access.keys import ApiKey, fingerprint, is_well_formed, make_key
from nonet.access.last_use import LastUse, write_last_use
from nonet.access.throttle import Throttle
from nonet.access.window import WINDOW_MS, Window

__all__ = [
    "WINDOW_MS",
    "Admission",
    "ApiKey",
    "Caller",
    "LastUse",
    "Throttle",
    "Window",
    "fingerprint",
    "is_well_formed",
    "make_key",
    "write_last_use",
]
