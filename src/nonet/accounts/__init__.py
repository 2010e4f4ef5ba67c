"""People: their accounts, how they come in, their keys, and what they used.

Every function takes a `Connection` and does one short transaction's work; the clock's reading
comes in as `now_ms`, chance as `random`.
"""

from nonet.accounts.account import (
    Account,
    create_account,
    delete_account,
    find_account,
    list_accounts,
    restore_account,
    suspend_account,
)
from nonet.accounts.actor import COMMAND_LINE, Actor
from nonet.accounts.administration import (
    account_with_id,
    create,
    demote,
    look_at_account,
    make_key,
    make_sign_in_link_by_hand,
    promote,
    remove,
    restore,
    restore_deleted,
    revoke,
    search_accounts,
    suspend,
)
from nonet.accounts.audit import (
    PAGE_LENGTH,
    Action,
    AuditEntry,
    list_audit,
    record,
)
from nonet.accounts.email import ascii_lower, canonical_email
from nonet.accounts.email_change import (
    EmailChange,
    begin_email_change,
    cancel_email_change,
    cancel_own_email_change,
    confirm_email_change,
    email_change_of,
    read_email_change,
)
from nonet.accounts.export import export_account
from nonet.accounts.first import create_first_key
from nonet.accounts.forgetting import forget_old
from nonet.accounts.identity import (
    JoinWish,
    KnownIdentity,
    confirm_join,
    list_identities,
    read_join_wish,
    remove_identity,
    sign_in_by_identity,
)
from nonet.accounts.key import KeyRecord, create_key, find_key, list_keys, revoke_key
from nonet.accounts.leaked_key import revoke_leaked_key
from nonet.accounts.letters import LetterLimits, admit_letters, mailbox_name
from nonet.accounts.ownership import (
    change_own_key,
    find_own_key,
    make_own_key,
    remove_own_account,
    revoke_own_key,
    rotate_own_key,
)
from nonet.accounts.passkey import (
    Passkey,
    add_passkey,
    find_passkey,
    forget_passkeys,
    list_passkeys,
    make_challenge,
    note_use,
    remove_passkey,
    use_challenge,
)
from nonet.accounts.presence import come_in, end_own_session, end_own_sessions, sign_out
from nonet.accounts.recovery import (
    count_recovery_codes,
    make_recovery_codes,
    use_recovery_code,
)
from nonet.accounts.requests import (
    Asked,
    RequestFilter,
    RequestNotes,
    RequestRow,
    list_requests,
    write_requests,
)
from nonet.accounts.session import LIFETIME_MS as SESSION_LIFETIME_MS
from nonet.accounts.session import (
    Session,
    Way,
    begin_session,
    end_all_sessions,
    end_session,
    end_session_of,
    find_session,
    list_sessions,
)
from nonet.accounts.sign_in_link import make_sign_in_link, read_sign_in_link, use_sign_in_link
from nonet.accounts.trial_key import make_trial_key
from nonet.accounts.usage import DAY_S, UsageCounter, UsageRow, list_usage, write_usage

__all__ = [
    "COMMAND_LINE",
    "DAY_S",
    "PAGE_LENGTH",
    "SESSION_LIFETIME_MS",
    "Account",
    "Action",
    "Actor",
    "Asked",
    "AuditEntry",
    "EmailChange",
    "JoinWish",
    "KeyRecord",
    "KnownIdentity",
    "LetterLimits",
    "Passkey",
    "RequestFilter",
    "RequestNotes",
    "RequestRow",
    "Session",
    "UsageCounter",
    "UsageRow",
    "Way",
    "account_with_id",
    "add_passkey",
    "admit_letters",
    "ascii_lower",
    "begin_email_change",
    "begin_session",
    "cancel_email_change",
    "cancel_own_email_change",
    "canonical_email",
    "change_own_key",
    "come_in",
    "confirm_email_change",
    "confirm_join",
    "count_recovery_codes",
    "create",
    "create_account",
    "create_first_key",
    "create_key",
    "delete_account",
    "demote",
    "email_change_of",
    "end_all_sessions",
    "end_own_session",
    "end_own_sessions",
    "end_session",
    "end_session_of",
    "export_account",
    "find_account",
    "find_key",
    "find_own_key",
    "find_passkey",
    "find_session",
    "forget_old",
    "forget_passkeys",
    "list_accounts",
    "list_audit",
    "list_identities",
    "list_keys",
    "list_passkeys",
    "list_requests",
    "list_sessions",
    "list_usage",
    "look_at_account",
    "mailbox_name",
    "make_challenge",
    "make_key",
    "make_own_key",
    "make_recovery_codes",
    "make_sign_in_link",
    "make_sign_in_link_by_hand",
    "make_trial_key",
    "note_use",
    "promote",
    "read_email_change",
    "read_join_wish",
    "read_sign_in_link",
    "record",
    "remove",
    "remove_identity",
    "remove_own_account",
    "remove_passkey",
    "restore",
    "restore_account",
    "restore_deleted",
    "revoke",
    "revoke_key",
    "revoke_leaked_key",
    "revoke_own_key",
    "rotate_own_key",
    "search_accounts",
    "sign_in_by_identity",
    "sign_out",
    "suspend",
    "suspend_account",
    "use_challenge",
    "use_recovery_code",
    "use_sign_in_link",
    "write_requests",
    "write_usage",
]
