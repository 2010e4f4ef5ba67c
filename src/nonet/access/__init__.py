"""Who calls, and how often: keys, quota, throttles."""

from nonet.access.admission import Admission
from nonet.access.downloads import Downloads
from nonet.access.grant import Export, Grant, GrantSigner
from nonet.access.keys import (
    KEY_LENGTH,
    KEY_SCHEME,
    ApiKey,
    fingerprint,
    is_well_formed,
    make_key,
)
from nonet.access.last_use import LastUse, write_last_use
from nonet.access.network import network_of
from nonet.access.quota import Caller, Clocks
from nonet.access.reach import (
    ENDPOINTS,
    SCOPES,
    Reach,
    join_scopes,
    reach_of,
    scope_for,
    scopes_within,
)
from nonet.access.secret import Secret
from nonet.access.standing import read_window
from nonet.access.throttle import Throttle
from nonet.access.tokens import (
    ACCESS_SCHEME,
    REFRESH_SCHEME,
    is_access_token,
    is_refresh_token,
    make_oauth_token,
)
from nonet.access.window import HOUR_MS, WINDOW_MS, Window

__all__ = [
    "ACCESS_SCHEME",
    "ENDPOINTS",
    "HOUR_MS",
    "KEY_LENGTH",
    "KEY_SCHEME",
    "REFRESH_SCHEME",
    "SCOPES",
    "WINDOW_MS",
    "Admission",
    "ApiKey",
    "Caller",
    "Clocks",
    "Downloads",
    "Export",
    "Grant",
    "GrantSigner",
    "LastUse",
    "Reach",
    "Secret",
    "Throttle",
    "Window",
    "fingerprint",
    "is_access_token",
    "is_refresh_token",
    "is_well_formed",
    "join_scopes",
    "make_key",
    "make_oauth_token",
    "network_of",
    "reach_of",
    "read_window",
    "scope_for",
    "scopes_within",
    "write_last_use",
]
