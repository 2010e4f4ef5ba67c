"""Every path of the developer area."""

from starlette.routing import Route

from nonet.puzzles.links.site import AUTHORIZATION_PATH
from nonet.server.portal import (
    account,
    administration,
    builder,
    connecting,
    documentation,
    keys,
    leaked_keys,
    passkeys,
    provider_sign_in,
    sign_in,
    usage,
)
from nonet.server.portal.area import CONNECT, HOME, SIGN_IN, administrator, anyone, member, reader
from nonet.server.portal.emails import JOURNAL
from nonet.server.portal.library import BUILDER, ERRORS, FEED, HOME as DOCS, REFERENCE, STATUS, TRY
from nonet.server.portal.sign_in import recent_member

POST = ["POST"]
_PROVIDER = f"{SIGN_IN}/provider/{{number:number}}"
_KEY = "/developers/keys/{id:number}"
_ACCOUNT = f"{administration.PATH}/accounts/{{id:number}}"
_ANY_KEY = f"{administration.PATH}/keys/{{id:number}}"

# A link's token is a part of the path, which no log line names.
PORTAL_ROUTES = [
    # Before the links, which take whatever stands there for their token.
    Route(f"{passkeys.WAY_IN}/options", anyone(passkeys.request_passkey), methods=POST),
    Route(passkeys.WAY_IN, anyone(passkeys.sign_in_by_passkey), methods=POST),
    Route(passkeys.RECOVERY, anyone(passkeys.show_recovery)),
    Route(passkeys.RECOVERY, anyone(passkeys.sign_in_by_code), methods=POST),
    Route(f"{passkeys.PATH}/options", recent_member(passkeys.request_new_passkey), methods=POST),
    Route(passkeys.PATH, recent_member(passkeys.keep_passkey), methods=POST),
    Route(
        f"{passkeys.PATH}/{{id:number}}/remove",
        recent_member(passkeys.forget_passkey),
        methods=POST,
    ),
    Route(passkeys.CODES, recent_member(passkeys.make_codes), methods=POST),
    Route(SIGN_IN, anyone(sign_in.show_sign_in)),
    Route(SIGN_IN, anyone(sign_in.send_link), methods=POST),
    Route(_PROVIDER, anyone(provider_sign_in.depart)),
    Route(f"{_PROVIDER}/return", anyone(provider_sign_in.arrive)),
    Route(f"{provider_sign_in.JOIN}/{{token}}", anyone(provider_sign_in.open_join)),
    Route(
        f"{provider_sign_in.JOIN}/{{token}}", anyone(provider_sign_in.confirm_join), methods=POST
    ),
    Route(f"{SIGN_IN}/{{token}}", anyone(sign_in.open_link)),
    Route(f"{SIGN_IN}/{{token}}", anyone(sign_in.confirm_link), methods=POST),
    Route("/developers/sign-out", anyone(sign_in.end_own_session), methods=POST),
    Route(HOME, anyone(keys.show_keys)),
    Route("/developers/keys", recent_member(keys.make_key), methods=POST),
    Route(_KEY, member(keys.show_key)),
    Route(_KEY, recent_member(keys.change_key), methods=POST),
    Route(f"{_KEY}/rotate", recent_member(keys.rotate_key), methods=POST),
    Route(f"{_KEY}/revoke", member(keys.ask_to_revoke_key)),
    Route(f"{_KEY}/revoke", member(keys.revoke_own), methods=POST),
    Route(keys.PATH, member(keys.make_trial), methods=POST),
    Route(JOURNAL, member(account.show_audit)),
    Route(usage.PATH, member(usage.show_requests)),
    Route(f"{usage.PATH}/look-up", member(usage.look_up_request)),
    Route(f"{usage.PATH}/{{request}}", member(usage.explain_request)),
    Route(f"{usage.PATH}.csv", member(usage.download_requests)),
    Route("/developers/usage", member(usage.show_usage)),
    Route(account.SESSIONS, member(account.show_sessions)),
    Route(f"{account.SESSIONS}/{{id:number}}/end", member(account.end_session), methods=POST),
    Route(f"{account.SESSIONS}/end-all", member(account.end_sessions), methods=POST),
    Route(account.ACCOUNT, member(account.show_account)),
    Route(f"{account.ACCOUNT}/email", recent_member(account.change_email), methods=POST),
    Route(f"{account.ACCOUNT}/email/cancel", member(account.cancel_change), methods=POST),
    Route(
        f"{account.ACCOUNT}/identities/remove", recent_member(account.remove_identity), methods=POST
    ),
    Route(f"{account.ACCOUNT}/export", recent_member(account.export)),
    Route(f"{account.ACCOUNT}/delete", recent_member(account.delete), methods=POST),
    Route(f"{account.CHANGE}/{{token}}", anyone(account.open_change)),
    Route(f"{account.CHANGE}/{{token}}", anyone(account.confirm_change), methods=POST),
    Route(administration.PATH, administrator(administration.show_directory)),
    Route(f"{administration.PATH}/audit", administrator(administration.show_whole_audit)),
    Route(_ACCOUNT, administrator(administration.show_any_account)),
    Route(f"{_ACCOUNT}/suspend", administrator(administration.ask_to_suspend)),
    Route(f"{_ACCOUNT}/suspend", administrator(administration.suspend), methods=POST),
    Route(f"{_ACCOUNT}/limits", administrator(administration.ask_to_limit)),
    Route(f"{_ACCOUNT}/limits", administrator(administration.limit), methods=POST),
    Route(f"{_ACCOUNT}/restore", administrator(administration.restore), methods=POST),
    Route(f"{_ANY_KEY}/revoke", administrator(administration.ask_to_revoke_any)),
    Route(f"{_ANY_KEY}/revoke", administrator(administration.revoke_any), methods=POST),
    Route(AUTHORIZATION_PATH, anyone(connecting.authorize)),
    Route(CONNECT, anyone(connecting.show_consent)),
    Route(CONNECT, recent_member(connecting.answer_consent), methods=POST),
    Route(leaked_keys.PATH, leaked_keys.report_leaked_key, methods=POST),
    Route(f"{leaked_keys.PATH}/github", leaked_keys.report_scanned_keys, methods=POST),
    Route(DOCS, reader(documentation.redirect_to_first)),
    Route(f"{DOCS}/search.json", reader(documentation.search_index)),
    Route(f"{DOCS}/{REFERENCE}/{{name}}", reader(documentation.show_endpoint)),
    Route(f"{DOCS}/{ERRORS}/{{code}}", reader(documentation.show_error_code)),
    Route(f"{DOCS}/{{name}}", reader(documentation.show_document)),
    Route(TRY, reader(documentation.show_try)),
    Route(BUILDER, reader(builder.show_builder)),
    Route(STATUS, reader(usage.show_status)),
    Route(FEED, reader(documentation.show_feed)),
    Route("/llms.txt", reader(documentation.list_documents)),
    Route("/llms-full.txt", reader(documentation.show_all_documents)),
]
