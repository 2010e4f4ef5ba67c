"""Routes of the portal."""

from functools import partial

from starlette.routing import Route

from nonet.puzzles.links.site import AUTHORIZATION_PATH
from nonet.server.portal import (
    account,
    administration,
    area,
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
from nonet.server.portal.emails import JOURNAL
from nonet.server.portal.library import BUILDER, ERRORS, FEED, HOME as DOCS, REFERENCE, STATUS, TRY
from nonet.server.portal.sign_in import recently_signed_in

_post = partial(Route, methods=["POST"])
_PROVIDER = f"{area.SIGN_IN}/provider/{{number:number}}"
_KEY = "/developers/keys/{id:number}"
_ACCOUNT = f"{administration.PATH}/accounts/{{id:number}}"
_ANY_KEY = f"{administration.PATH}/keys/{{id:number}}"

# A link's token is a part of the path, which no log line names.
PORTAL_ROUTES = [
    # Before the links, whose pattern matches any name as a token.
    _post(f"{passkeys.WAY_IN}/options", area.anyone(passkeys.request_passkey)),
    _post(passkeys.WAY_IN, area.anyone(passkeys.sign_in_by_passkey)),
    Route(passkeys.RECOVERY, area.anyone(passkeys.show_recovery)),
    _post(passkeys.RECOVERY, area.anyone(passkeys.sign_in_by_code)),
    _post(f"{passkeys.PATH}/options", recently_signed_in(passkeys.request_new_passkey)),
    _post(passkeys.PATH, recently_signed_in(passkeys.keep_passkey)),
    _post(f"{passkeys.PATH}/{{id:number}}/remove", recently_signed_in(passkeys.forget_passkey)),
    _post(passkeys.CODES, recently_signed_in(passkeys.make_codes)),
    Route(area.SIGN_IN, area.anyone(sign_in.show_sign_in)),
    _post(area.SIGN_IN, area.anyone(sign_in.send_link)),
    Route(_PROVIDER, area.anyone(provider_sign_in.depart)),
    Route(f"{_PROVIDER}/return", area.anyone(provider_sign_in.arrive)),
    Route(f"{provider_sign_in.JOIN}/{{token}}", area.anyone(provider_sign_in.open_join)),
    _post(f"{provider_sign_in.JOIN}/{{token}}", area.anyone(provider_sign_in.confirm_join)),
    Route(f"{area.SIGN_IN}/{{token}}", area.anyone(sign_in.open_link)),
    _post(f"{area.SIGN_IN}/{{token}}", area.anyone(sign_in.confirm_link)),
    _post("/developers/sign-out", area.anyone(sign_in.end_own_session)),
    Route(area.HOME, area.anyone(keys.show_keys)),
    _post("/developers/keys", recently_signed_in(keys.make_key)),
    Route(_KEY, area.signed_in(keys.show_key)),
    _post(_KEY, recently_signed_in(keys.change_key)),
    _post(f"{_KEY}/rotate", recently_signed_in(keys.rotate_key)),
    Route(f"{_KEY}/revoke", area.signed_in(keys.ask_to_revoke_key)),
    _post(f"{_KEY}/revoke", area.signed_in(keys.revoke_own)),
    _post(keys.PATH, area.signed_in(keys.make_trial)),
    Route(JOURNAL, area.signed_in(account.show_audit)),
    Route(usage.PATH, area.signed_in(usage.show_requests)),
    Route(f"{usage.PATH}/look-up", area.signed_in(usage.look_up_request)),
    Route(f"{usage.PATH}/{{request}}", area.signed_in(usage.explain_request)),
    Route(f"{usage.PATH}.csv", area.signed_in(usage.download_requests)),
    Route("/developers/usage", area.signed_in(usage.show_usage)),
    Route(account.SESSIONS, area.signed_in(account.show_sessions)),
    _post(f"{account.SESSIONS}/{{id:number}}/end", area.signed_in(account.end_session)),
    _post(f"{account.SESSIONS}/end-all", area.signed_in(account.end_sessions)),
    Route(account.ACCOUNT, area.signed_in(account.show_account)),
    _post(f"{account.ACCOUNT}/email", recently_signed_in(account.change_email)),
    _post(f"{account.ACCOUNT}/email/cancel", area.signed_in(account.cancel_change)),
    _post(f"{account.ACCOUNT}/identities/remove", recently_signed_in(account.remove_identity)),
    Route(f"{account.ACCOUNT}/export", recently_signed_in(account.export)),
    _post(f"{account.ACCOUNT}/delete", recently_signed_in(account.delete)),
    Route(f"{account.CHANGE}/{{token}}", area.anyone(account.open_change)),
    _post(f"{account.CHANGE}/{{token}}", area.anyone(account.confirm_change)),
    Route(administration.PATH, area.administrator(administration.show_directory)),
    Route(f"{administration.PATH}/audit", area.administrator(administration.show_whole_audit)),
    Route(_ACCOUNT, area.administrator(administration.show_any_account)),
    Route(f"{_ACCOUNT}/suspend", area.administrator(administration.ask_to_suspend)),
    _post(f"{_ACCOUNT}/suspend", area.administrator(administration.suspend)),
    Route(f"{_ACCOUNT}/limits", area.administrator(administration.ask_to_limit)),
    _post(f"{_ACCOUNT}/limits", area.administrator(administration.limit)),
    _post(f"{_ACCOUNT}/restore", area.administrator(administration.restore)),
    Route(f"{_ANY_KEY}/revoke", area.administrator(administration.ask_to_revoke_any)),
    _post(f"{_ANY_KEY}/revoke", area.administrator(administration.revoke_any)),
    Route(AUTHORIZATION_PATH, area.anyone(connecting.authorize)),
    Route(area.CONNECT, area.anyone(connecting.show_consent)),
    _post(area.CONNECT, recently_signed_in(connecting.answer_consent)),
    _post(leaked_keys.PATH, leaked_keys.report_leaked_key),
    _post(f"{leaked_keys.PATH}/github", leaked_keys.report_scanned_keys),
    Route(DOCS, area.public(documentation.redirect_to_first)),
    Route(f"{DOCS}/search.json", area.public(documentation.search_index)),
    Route(f"{DOCS}/{REFERENCE}/{{name}}", area.public(documentation.show_endpoint)),
    Route(f"{DOCS}/{ERRORS}/{{code}}", area.public(documentation.show_error_code)),
    Route(f"{DOCS}/{{name}}", area.public(documentation.show_document)),
    Route(TRY, area.public(documentation.show_try)),
    Route(BUILDER, area.public(builder.show_builder)),
    Route(STATUS, area.public(usage.show_status)),
    Route(FEED, area.public(documentation.show_feed)),
    Route("/llms.txt", area.public(documentation.list_documents)),
    Route("/llms-full.txt", area.public(documentation.show_all_documents)),
]
