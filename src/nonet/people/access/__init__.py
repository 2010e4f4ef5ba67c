"""Who calls, and how often: keys, quota, throttles."""

from nonet.people.access.admission import Admission as Admission, read_window as read_window
from nonet.people.access.downloads import Downloads as Downloads
from nonet.people.access.grant import Export as Export, Grant as Grant, GrantSigner as GrantSigner
from nonet.people.access.keys import (
    KEY_LENGTH as KEY_LENGTH,
    KEY_SCHEME as KEY_SCHEME,
    ApiKey as ApiKey,
    fingerprint as fingerprint,
    is_well_formed as is_well_formed,
    make_key as make_key,
)
from nonet.people.access.last_use import LastUse as LastUse, write_last_use as write_last_use
from nonet.people.access.quota import Caller as Caller, Clocks as Clocks, Holder as Holder
from nonet.people.access.reach import (
    REACHES as REACHES,
    SCOPES as SCOPES,
    Reach as Reach,
    holders_of as holders_of,
    join_scopes as join_scopes,
    reach_of as reach_of,
    scopes_within as scopes_within,
)
from nonet.people.access.secret import Secret as Secret
from nonet.people.access.throttle import (
    HOUR_MS as HOUR_MS,
    WINDOW_MS as WINDOW_MS,
    Throttle as Throttle,
    Window as Window,
    network_of as network_of,
    seconds_until as seconds_until,
)
from nonet.people.access.tokens import (
    ACCESS_SCHEME as ACCESS_SCHEME,
    REFRESH_SCHEME as REFRESH_SCHEME,
    TOKEN_BYTES as TOKEN_BYTES,
    bytes_hash as bytes_hash,
    is_access_token as is_access_token,
    is_refresh_token as is_refresh_token,
    make_oauth_token as make_oauth_token,
    make_token as make_token,
    token_hash as token_hash,
)
