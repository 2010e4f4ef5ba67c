"""Routes of the portal."""

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
from nonet.server.portal.area import (
    CONNECT,
    HOME,
    SIGN_IN,
    administrator,
    anyone,
    public,
    signed_in,
)
from nonet.server.portal.emails import JOURNAL
from nonet.server.portal.library import BUILDER, ERRORS, FEED, HOME as DOCS, REFERENCE, STATUS, TRY
from nonet.server.portal.sign_in import recently_signed_in

POST = ["POST"]
_PROVIDER = f"{SIGN_IN}/provider/{{number:number}}"
_KEY = "/developers/keys/{id:number}"
_ACCOUNT = f"{administration.PATH}/accounts/{{id:number}}"
_ANY_KEY = f"{administration.PATH}/keys/{{id:number}}"

# A link's token is a part of the path, which no log line names.
PORTAL_ROUTES = [
    # Before the links, whose pattern matches any name as a token.
    Route(f"{passkeys.WAY_IN}/options", anyone(passkeys.request_passkey), methods=POST),
    Route(passkeys.WAY_IN, anyone(passkeys.sign_in_by_passkey), methods=POST),
    Route(passkeys.RECOVERY, anyone(passkeys.show_recovery)),
    Route(passkeys.RECOVERY, anyone(passkeys.sign_in_by_code), methods=POST),
    Route(
        f"{passkeys.PATH}/options", recently_signed_in(passkeys.request_new_passkey), methods=POST
    ),
    Route(passkeys.PATH, recently_signed_in(passkeys.keep_passkey), methods=POST),
    Route(
        f"{passkeys.PATH}/{{id:number}}/remove",
        recently_signed_in(passkeys.forget_passkey),
        methods=POST,
    ),
    Route(passkeys.CODES, recently_signed_in(passkeys.make_codes), methods=POST),
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
    Route("/developers/keys", recently_signed_in(keys.make_key), methods=POST),
    Route(_KEY, signed_in(keys.show_key)),
    Route(_KEY, recently_signed_in(keys.change_key), methods=POST),
    Route(f"{_KEY}/rotate", recently_signed_in(keys.rotate_key), methods=POST),
    Route(f"{_KEY}/revoke", signed_in(keys.ask_to_revoke_key)),
    Route(f"{_KEY}/revoke", signed_in(keys.revoke_own), methods=POST),
    Route(keys.PATH, signed_in(keys.make_trial), methods=POST),
    Route(JOURNAL, signed_in(account.show_audit)),
    Route(usage.PATH, signed_in(usage.show_requests)),
    Route(f"{usage.PATH}/look-up", signed_in(usage.look_up_request)),
    Route(f"{usage.PATH}/{{request}}", signed_in(usage.explain_request)),
    Route(f"{usage.PATH}.csv", signed_in(usage.download_requests)),
    Route("/developers/usage", signed_in(usage.show_usage)),
    Route(account.SESSIONS, signed_in(account.show_sessions)),
    Route(f"{account.SESSIONS}/{{id:number}}/end", signed_in(account.end_session), methods=POST),
    Route(f"{account.SESSIONS}/end-all", signed_in(account.end_sessions), methods=POST),
    Route(account.ACCOUNT, signed_in(account.show_account)),
    Route(f"{account.ACCOUNT}/email", recently_signed_in(account.change_email), methods=POST),
    Route(f"{account.ACCOUNT}/email/cancel", signed_in(account.cancel_change), methods=POST),
    Route(
        f"{account.ACCOUNT}/identities/remove",
        recently_signed_in(account.remove_identity),
        methods=POST,
    ),
    Route(f"{account.ACCOUNT}/export", recently_signed_in(account.export)),
    Route(f"{account.ACCOUNT}/delete", recently_signed_in(account.delete), methods=POST),
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
    Route(CONNECT, recently_signed_in(connecting.answer_consent), methods=POST),
    Route(leaked_keys.PATH, leaked_keys.report_leaked_key, methods=POST),
    Route(f"{leaked_keys.PATH}/github", leaked_keys.report_scanned_keys, methods=POST),
    Route(DOCS, public(documentation.redirect_to_first)),
    Route(f"{DOCS}/search.json", public(documentation.search_index)),
    Route(f"{DOCS}/{REFERENCE}/{{name}}", public(documentation.show_endpoint)),
    Route(f"{DOCS}/{ERRORS}/{{code}}", public(documentation.show_error_code)),
    Route(f"{DOCS}/{{name}}", public(documentation.show_document)),
    Route(TRY, public(documentation.show_try)),
    Route(BUILDER, public(builder.show_builder)),
    Route(STATUS, public(usage.show_status)),
    Route(FEED, public(documentation.show_feed)),
    Route("/llms.txt", public(documentation.list_documents)),
    Route("/llms-full.txt", public(documentation.show_all_documents)),
]
