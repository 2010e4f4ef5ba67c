"""Every path of the developer area."""

from starlette.routing import Route

from nonet.puzzles.links.site import AUTHORIZATION_PATH
from nonet.server.portal.account import (
    ACCOUNT,
    CHANGE,
    SESSIONS,
    cancel_change,
    change_email,
    confirm_change,
    delete,
    end_session,
    end_sessions,
    export,
    open_change,
    remove_identity,
    show_account,
    show_audit,
    show_sessions,
)
from nonet.server.portal.administration import (
    PATH as ADMINISTRATION,
    ask_to_limit,
    ask_to_revoke_any,
    ask_to_suspend,
    limit,
    restore,
    revoke_any,
    show_any_account,
    show_directory,
    show_whole_audit,
    suspend,
)
from nonet.server.portal.area import (
    CONNECT,
    HOME,
    SIGN_IN,
    administrator,
    anyone,
    member,
    reader,
)
from nonet.server.portal.builder import show_builder
from nonet.server.portal.connecting import answer_consent, authorize, show_consent
from nonet.server.portal.documentation import (
    list_documents,
    redirect_to_first,
    search_index,
    show_all_documents,
    show_document,
    show_feed,
)
from nonet.server.portal.emails import JOURNAL
from nonet.server.portal.keys import (
    PATH as TRIAL_KEYS,
    ask_to_revoke_key,
    change_key,
    make_key,
    make_trial,
    revoke_own,
    rotate_key,
    show_key,
    show_keys,
)
from nonet.server.portal.leaked_keys import (
    PATH as LEAKED_KEYS,
    report_leaked_key,
    report_scanned_keys,
)
from nonet.server.portal.library import (
    BUILDER,
    ERRORS,
    FEED,
    HOME as DOCS,
    REFERENCE,
    STATUS,
    TRY,
)
from nonet.server.portal.passkeys import (
    CODES,
    PATH as PASSKEYS,
    RECOVERY,
    WAY_IN,
    forget_passkey,
    keep_passkey,
    make_codes,
    request_new_passkey,
    request_passkey,
    show_recovery,
    sign_in_by_code,
    sign_in_by_passkey,
)
from nonet.server.portal.provider_sign_in import JOIN, arrive, confirm_join, depart, open_join
from nonet.server.portal.reference_pages import show_endpoint, show_error_code, show_try
from nonet.server.portal.sign_in import (
    confirm_link,
    end_own_session,
    open_link,
    recent_member,
    send_link,
    show_sign_in,
)
from nonet.server.portal.usage import (
    PATH as REQUESTS,
    download_requests,
    explain_request,
    look_up_request,
    show_requests,
    show_status,
    show_usage,
)

POST = ["POST"]
_PROVIDER = f"{SIGN_IN}/provider/{{number:number}}"
_KEY = "/developers/keys/{id:number}"
_ACCOUNT = f"{ADMINISTRATION}/accounts/{{id:number}}"
_ANY_KEY = f"{ADMINISTRATION}/keys/{{id:number}}"

# A link's token is a part of the path, which no log line names.
PORTAL_ROUTES = [
    # Before the links, which take whatever stands there for their token.
    Route(f"{WAY_IN}/options", anyone(request_passkey), methods=POST),
    Route(WAY_IN, anyone(sign_in_by_passkey), methods=POST),
    Route(RECOVERY, anyone(show_recovery)),
    Route(RECOVERY, anyone(sign_in_by_code), methods=POST),
    Route(f"{PASSKEYS}/options", recent_member(request_new_passkey), methods=POST),
    Route(PASSKEYS, recent_member(keep_passkey), methods=POST),
    Route(f"{PASSKEYS}/{{id:number}}/remove", recent_member(forget_passkey), methods=POST),
    Route(CODES, recent_member(make_codes), methods=POST),
    Route(SIGN_IN, anyone(show_sign_in)),
    Route(SIGN_IN, anyone(send_link), methods=POST),
    Route(_PROVIDER, anyone(depart)),
    Route(f"{_PROVIDER}/return", anyone(arrive)),
    Route(f"{JOIN}/{{token}}", anyone(open_join)),
    Route(f"{JOIN}/{{token}}", anyone(confirm_join), methods=POST),
    Route(f"{SIGN_IN}/{{token}}", anyone(open_link)),
    Route(f"{SIGN_IN}/{{token}}", anyone(confirm_link), methods=POST),
    Route("/developers/sign-out", anyone(end_own_session), methods=POST),
    Route(HOME, anyone(show_keys)),
    Route("/developers/keys", recent_member(make_key), methods=POST),
    Route(_KEY, member(show_key)),
    Route(_KEY, recent_member(change_key), methods=POST),
    Route(f"{_KEY}/rotate", recent_member(rotate_key), methods=POST),
    Route(f"{_KEY}/revoke", member(ask_to_revoke_key)),
    Route(f"{_KEY}/revoke", member(revoke_own), methods=POST),
    Route(TRIAL_KEYS, member(make_trial), methods=POST),
    Route(JOURNAL, member(show_audit)),
    Route(REQUESTS, member(show_requests)),
    Route(f"{REQUESTS}/look-up", member(look_up_request)),
    Route(f"{REQUESTS}/{{request}}", member(explain_request)),
    Route(f"{REQUESTS}.csv", member(download_requests)),
    Route("/developers/usage", member(show_usage)),
    Route(SESSIONS, member(show_sessions)),
    Route(f"{SESSIONS}/{{id:number}}/end", member(end_session), methods=POST),
    Route(f"{SESSIONS}/end-all", member(end_sessions), methods=POST),
    Route(ACCOUNT, member(show_account)),
    Route(f"{ACCOUNT}/email", recent_member(change_email), methods=POST),
    Route(f"{ACCOUNT}/email/cancel", member(cancel_change), methods=POST),
    Route(f"{ACCOUNT}/identities/remove", recent_member(remove_identity), methods=POST),
    Route(f"{ACCOUNT}/export", recent_member(export)),
    Route(f"{ACCOUNT}/delete", recent_member(delete), methods=POST),
    Route(f"{CHANGE}/{{token}}", anyone(open_change)),
    Route(f"{CHANGE}/{{token}}", anyone(confirm_change), methods=POST),
    Route(ADMINISTRATION, administrator(show_directory)),
    Route(f"{ADMINISTRATION}/audit", administrator(show_whole_audit)),
    Route(_ACCOUNT, administrator(show_any_account)),
    Route(f"{_ACCOUNT}/suspend", administrator(ask_to_suspend)),
    Route(f"{_ACCOUNT}/suspend", administrator(suspend), methods=POST),
    Route(f"{_ACCOUNT}/limits", administrator(ask_to_limit)),
    Route(f"{_ACCOUNT}/limits", administrator(limit), methods=POST),
    Route(f"{_ACCOUNT}/restore", administrator(restore), methods=POST),
    Route(f"{_ANY_KEY}/revoke", administrator(ask_to_revoke_any)),
    Route(f"{_ANY_KEY}/revoke", administrator(revoke_any), methods=POST),
    Route(AUTHORIZATION_PATH, anyone(authorize)),
    Route(CONNECT, anyone(show_consent)),
    Route(CONNECT, recent_member(answer_consent), methods=POST),
    Route(LEAKED_KEYS, report_leaked_key, methods=POST),
    Route(f"{LEAKED_KEYS}/github", report_scanned_keys, methods=POST),
    Route(DOCS, reader(redirect_to_first)),
    Route(f"{DOCS}/search.json", reader(search_index)),
    Route(f"{DOCS}/{REFERENCE}/{{name}}", reader(show_endpoint)),
    Route(f"{DOCS}/{ERRORS}/{{code}}", reader(show_error_code)),
    Route(f"{DOCS}/{{name}}", reader(show_document)),
    Route(TRY, reader(show_try)),
    Route(BUILDER, reader(show_builder)),
    Route(STATUS, reader(show_status)),
    Route(FEED, reader(show_feed)),
    Route("/llms.txt", reader(list_documents)),
    Route("/llms-full.txt", reader(show_all_documents)),
]
