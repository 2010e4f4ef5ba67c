"""People's data: the connection, the tables and how they change.

Start with `tables`. `Database` runs a use case as one short transaction, on SQLite in a thread of
its own and on PostgreSQL by asyncpg; every call ends within a bound, in a result or in
`UnavailableError`. `migrations` change the tables, and only ever add for the version before. Of
the other folders it imports `foundation` and `errors`; `people` and `web` call it.
"""

from nonet.database.backups import (
    BackupError as BackupError,
    accounts_in as accounts_in,
    back_up as back_up,
)
from nonet.database.bounds import Bounds as Bounds
from nonet.database.connection import (
    Database as Database,
    DatabaseMeter as DatabaseMeter,
    damage_of as damage_of,
    file_of as file_of,
    without_password as without_password,
)
from nonet.database.dailies import (
    find_day as find_day,
    first_day as first_day,
    keep_day as keep_day,
)
from nonet.database.moving import (
    DatabaseInUseError as DatabaseInUseError,
    NotMovableError as NotMovableError,
    held_alone as held_alone,
    move as move,
)
from nonet.database.schema import (
    SchemaState as SchemaState,
    state_of as state_of,
    upgrade as upgrade,
)
from nonet.database.statement import (
    Statement as Statement,
    columns_for as columns_for,
    give as give,
    given_rows as given_rows,
)
from nonet.database.tables import (
    accounts as accounts,
    api_keys as api_keys,
    api_requests as api_requests,
    audit_log as audit_log,
    daily_puzzles as daily_puzzles,
    email_changes as email_changes,
    identity_joins as identity_joins,
    kept_suspensions as kept_suspensions,
    letter_windows as letter_windows,
    oauth_clients as oauth_clients,
    oauth_codes as oauth_codes,
    oauth_tokens as oauth_tokens,
    oidc_identities as oidc_identities,
    passkey_challenges as passkey_challenges,
    passkeys as passkeys,
    probe as probe,
    quota_windows as quota_windows,
    recovery_codes as recovery_codes,
    schema_reach as schema_reach,
    sessions as sessions,
    sign_in_links as sign_in_links,
    usage_days as usage_days,
)
from nonet.database.times import (
    AHEAD_MS as AHEAD_MS,
    bring_all_back as bring_all_back,
    bring_back as bring_back,
    holds as holds,
    is_over as is_over,
    is_within as is_within,
    span_of as span_of,
)
