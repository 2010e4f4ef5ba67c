"""People: their accounts, how they come in, their keys, and what they used.

What somebody does takes a `UnitOfWork` and is written down in its transaction; `People` runs it.
What is only read, or gathered for all accounts together, takes a `Connection`.
"""

from nonet.people.accounts.account import (
    ORDERS as ORDERS,
    STANDINGS as STANDINGS,
    Account as Account,
    DirectoryWish as DirectoryWish,
    ListedAccount as ListedAccount,
    account_with_id as account_with_id,
    find_account as find_account,
    list_accounts as list_accounts,
    list_directory as list_directory,
    search_accounts as search_accounts,
)
from nonet.people.accounts.administration import (
    AccountLimits as AccountLimits,
    create_account as create_account,
    create_first_key as create_first_key,
    delete_account as delete_account,
    demote_account as demote_account,
    limit_account as limit_account,
    look_at_account as look_at_account,
    make_key as make_key,
    make_sign_in_link_by_hand as make_sign_in_link_by_hand,
    promote_account as promote_account,
    restore_account as restore_account,
    restore_deleted_account as restore_deleted_account,
    revoke_key as revoke_key,
    revoke_leaked_keys as revoke_leaked_keys,
    suspend_account as suspend_account,
)
from nonet.people.accounts.audit import (
    PAGE_LENGTH as PAGE_LENGTH,
    Action as Action,
    AuditEntry as AuditEntry,
    EndedBy as EndedBy,
    list_audit as list_audit,
    render_detail as render_detail,
)
from nonet.people.accounts.email import (
    ascii_lower as ascii_lower,
    canonical_email as canonical_email,
)
from nonet.people.accounts.email_change import (
    EmailChange as EmailChange,
    begin_email_change as begin_email_change,
    cancel_email_change as cancel_email_change,
    confirm_email_change as confirm_email_change,
    email_change_of as email_change_of,
    read_email_change as read_email_change,
)
from nonet.people.accounts.identity import (
    JoinWish as JoinWish,
    KnownIdentity as KnownIdentity,
    list_identities as list_identities,
    read_join_wish as read_join_wish,
    remove_identity as remove_identity,
    sign_in_by_identity as sign_in_by_identity,
)
from nonet.people.accounts.key import (
    MAX_KEYS as MAX_KEYS,
    KeyRecord as KeyRecord,
    create_connection as create_connection,
    end_connection as end_connection,
    find_key as find_key,
    list_keys as list_keys,
)
from nonet.people.accounts.letters import (
    LetterLimits as LetterLimits,
    admit_letters as admit_letters,
    mailbox_name as mailbox_name,
    mailbox_names as mailbox_names,
)
from nonet.people.accounts.ownership import (
    change_own_key as change_own_key,
    delete_own_account as delete_own_account,
    find_held_key as find_held_key,
    find_own_key as find_own_key,
    make_own_key as make_own_key,
    make_trial_key as make_trial_key,
    revoke_own_key as revoke_own_key,
    rotate_own_key as rotate_own_key,
)
from nonet.people.accounts.passkey import (
    Passkey as Passkey,
    add_passkey as add_passkey,
    count_recovery_codes as count_recovery_codes,
    find_passkey as find_passkey,
    list_passkeys as list_passkeys,
    make_challenge as make_challenge,
    make_recovery_codes as make_recovery_codes,
    remove_passkey as remove_passkey,
    remove_passkeys as remove_passkeys,
    use_challenge as use_challenge,
    user_handle as user_handle,
)
from nonet.people.accounts.personal_data import (
    delete_expired as delete_expired,
    describe as describe,
    export_account as export_account,
)
from nonet.people.accounts.requests import (
    REQUESTS_A_PAGE as REQUESTS_A_PAGE,
    Asked as Asked,
    RequestFilter as RequestFilter,
    RequestNotes as RequestNotes,
    RequestPart as RequestPart,
    RequestRow as RequestRow,
    count_requests as count_requests,
    list_requests as list_requests,
    write_requests as write_requests,
)
from nonet.people.accounts.session import (
    SESSION_LIFETIME_MS as SESSION_LIFETIME_MS,
    Session as Session,
    acting_account as acting_account,
    find_session as find_session,
    list_sessions as list_sessions,
)
from nonet.people.accounts.sign_in import (
    Proof as Proof,
    Prove as Prove,
    come_in as come_in,
    end_own_session as end_own_session,
    end_own_sessions as end_own_sessions,
    prove_by_code as prove_by_code,
    prove_by_identity as prove_by_identity,
    prove_by_join as prove_by_join,
    prove_by_link as prove_by_link,
    prove_by_passkey as prove_by_passkey,
    sign_out as sign_out,
)
from nonet.people.accounts.sign_in_link import (
    make_sign_in_link as make_sign_in_link,
    read_sign_in_link as read_sign_in_link,
)
from nonet.people.accounts.usage import (
    DAY_S as DAY_S,
    DayMeasured as DayMeasured,
    UsageCounter as UsageCounter,
    UsageRow as UsageRow,
    list_usage as list_usage,
    measure_days as measure_days,
    write_usage as write_usage,
)
from nonet.people.accounts.work import (
    COMMAND_LINE as COMMAND_LINE,
    Actor as Actor,
    People as People,
    UnitOfWork as UnitOfWork,
)
