"""Passkeys: made and removed by their owner, and the way in by one or by a recovery code."""

from functools import partial

from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet.accounts.access.principal import ANONYMOUS, Principal
from nonet.accounts.passkey import (
    add_passkey,
    find_passkey,
    list_passkeys,
    make_challenge,
    make_recovery_codes,
    remove_passkey,
    use_challenge,
    user_handle,
)
from nonet.accounts.sign_in import prove_by_code, prove_by_passkey
from nonet.accounts.webauthn import RelyingParty, challenge_of, credential_id_of
from nonet.server.http.headers import client_address
from nonet.server.portal.account import ACCOUNT
from nonet.server.portal.area import SECRET, SIGN_IN, Area, PageContext, SignedInContext
from nonet.server.portal.sign_in import begin_session

PATH = f"{ACCOUNT}/passkeys"
WAY_IN = f"{SIGN_IN}/passkey"
RECOVERY = f"{SIGN_IN}/recovery"
CODES = f"{ACCOUNT}/recovery-codes"


async def request_new_passkey(member: SignedInContext) -> Response:
    """Return what a browser needs to make a passkey."""
    challenge = await _challenge(member, member.actor)
    handle = await member.services.database.run(
        user_handle, member.account.id, secret=member.services.secret
    )
    known = await member.services.database.read(list_passkeys, member.account.id)
    options = _party(member.area).ask_for_new(
        challenge,
        user=handle,
        email=member.account.email,
        known=[passkey.credential.id for passkey in known],
    )
    return _json(options)


async def keep_passkey(member: SignedInContext) -> Response:
    """Keep the passkey that a browser made."""
    answer = member.form.get("credential", "")
    challenge = challenge_of(answer, is_new=True)
    await _use(member, challenge, member.actor)
    credential = _party(member.area).verify_new(answer, challenge)
    name = member.form.get("name", "").strip()
    await member.run(add_passkey, credential, name=name)
    response = member.redirect(ACCOUNT)
    return member.area.notices.after(response, member.account.email, "passkey-added", key=name)


async def forget_passkey(member: SignedInContext) -> Response:
    """Forget a passkey."""
    name = await member.run(remove_passkey, member.request.path_params["id"])
    response = member.redirect(ACCOUNT)
    return member.area.notices.after(response, member.account.email, "passkey-removed", key=name)


async def make_codes(member: SignedInContext) -> Response:
    """Make ten recovery codes and show them, this once."""
    codes = await member.run(make_recovery_codes)
    return member.show("recovery-codes", {"codes": codes})


async def request_passkey(context: PageContext) -> Response:
    """Return what a browser needs to answer with a passkey."""
    context.services.limits.sign_ins.count(client_address(context.request.scope))
    return _json(_party(context.area).ask_for_any(await _challenge(context, ANONYMOUS)))


async def sign_in_by_passkey(context: PageContext) -> Response:
    """Begin a session for whoever has the passkey."""
    answer = context.form.get("credential", "")
    challenge = challenge_of(answer, is_new=False)
    await _use(context, challenge, ANONYMOUS)
    passkey, handle = await context.services.database.run(
        find_passkey, credential_id_of(answer), secret=context.services.secret
    )
    count = _party(context.area).verify_use(answer, challenge, passkey.credential, user=handle)
    prove = partial(prove_by_passkey, passkey=passkey, sign_count=count)
    return (await begin_session(context, prove))[0]


async def show_recovery(context: PageContext) -> Response:
    """Ask for an address and a recovery code."""
    return context.show("recovery")


async def sign_in_by_code(context: PageContext) -> Response:
    """Begin a session by a recovery code."""
    context.services.limits.sign_ins.count(client_address(context.request.scope))
    email, code = context.form.get("email", ""), context.form.get("code", "")
    prove = partial(prove_by_code, email=email, code=code)
    response, proof = await begin_session(context, prove)
    return context.area.notices.after(response, proof.account.email, "recovery-code-used")


async def _challenge(context: PageContext, by: Principal) -> bytes:
    return await context.services.run(by, make_challenge, account_id=by.account_id)


async def _use(context: PageContext, challenge: bytes, by: Principal) -> None:
    # On its own, so that an answer that does not hold uses its challenge up as well.
    await context.services.run(by, use_challenge, challenge, account_id=by.account_id)


def _party(area: Area) -> RelyingParty:
    if area.passkeys is None:
        raise HTTPException(404)
    return area.passkeys


def _json(text: str) -> Response:
    return Response(text, headers=SECRET, media_type="application/json")
