"""Passkeys and recovery codes: registration, removal, and sign-in."""

from functools import partial

from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet.accounts.access.principal import ANONYMOUS, Principal
from nonet.accounts.passkeys import credentials
from nonet.accounts.passkeys.recovery_codes import make_recovery_codes
from nonet.accounts.passkeys.relying_party import RelyingParty, challenge_of, credential_id_of
from nonet.accounts.sign_in import prove_by_code, prove_by_passkey
from nonet.server.http.headers import client_address
from nonet.server.portal.account import ACCOUNT
from nonet.server.portal.area import SECRET, SIGN_IN, Area, PortalRequest
from nonet.server.portal.sign_in import begin_session

PATH = f"{ACCOUNT}/passkeys"
WAY_IN = f"{SIGN_IN}/passkey"
RECOVERY = f"{SIGN_IN}/recovery"
CODES = f"{ACCOUNT}/recovery-codes"


async def request_new_passkey(request: PortalRequest) -> Response:
    """Return the options for creating a passkey."""
    challenge = await _challenge(request, request.principal)
    handle = await request.services.database.run(
        credentials.user_handle, request.account.id, secret=request.services.secret
    )
    known = await request.read(credentials.list_passkeys, request.account.id)
    options = _party(request.area).ask_for_new(
        challenge,
        user=handle,
        email=request.account.email,
        known=[passkey.credential.id for passkey in known],
    )
    return _json(options)


async def keep_passkey(request: PortalRequest) -> Response:
    """Store the passkey that a browser created."""
    answer = request.fields.get("credential", "")
    challenge = challenge_of(answer, is_new=True)
    await _use(request, challenge, request.principal)
    credential = _party(request.area).verify_new(answer, challenge)
    name = request.fields.get("name", "").strip()
    await request.run(credentials.add_passkey, credential, name=name)
    response = request.redirect(ACCOUNT)
    return request.area.notices.after(response, request.account.email, "passkey-added", key=name)


async def forget_passkey(request: PortalRequest) -> Response:
    """Remove a passkey."""
    name = await request.run(credentials.remove_passkey, request.path_params["id"])
    response = request.redirect(ACCOUNT)
    return request.area.notices.after(response, request.account.email, "passkey-removed", key=name)


async def make_codes(request: PortalRequest) -> Response:
    """Create ten recovery codes and show them once."""
    codes = await request.run(make_recovery_codes)
    return request.render("recovery-codes", {"codes": codes})


async def request_passkey(request: PortalRequest) -> Response:
    """Return the options for signing in with a passkey."""
    request.services.limits.sign_ins.count(client_address(request.scope))
    return _json(_party(request.area).ask_for_any(await _challenge(request, ANONYMOUS)))


async def sign_in_by_passkey(request: PortalRequest) -> Response:
    """Sign in with a passkey."""
    answer = request.fields.get("credential", "")
    challenge = challenge_of(answer, is_new=False)
    await _use(request, challenge, ANONYMOUS)
    passkey, handle = await request.services.database.run(
        credentials.find_passkey, credential_id_of(answer), secret=request.services.secret
    )
    count = _party(request.area).verify_use(answer, challenge, passkey.credential, user=handle)
    prove = partial(prove_by_passkey, passkey=passkey, sign_count=count)
    return (await begin_session(request, prove))[0]


async def show_recovery(request: PortalRequest) -> Response:
    """Show the form for a recovery code."""
    return request.render("recovery")


async def sign_in_by_code(request: PortalRequest) -> Response:
    """Sign in with a recovery code."""
    request.services.limits.sign_ins.count(client_address(request.scope))
    email, code = request.fields.get("email", ""), request.fields.get("code", "")
    prove = partial(prove_by_code, email=email, code=code)
    response, proof = await begin_session(request, prove)
    return request.area.notices.after(response, proof.account.email, "recovery-code-used")


async def _challenge(request: PortalRequest, by: Principal) -> bytes:
    return await request.services.run(by, credentials.make_challenge, account_id=by.account_id)


async def _use(request: PortalRequest, challenge: bytes, by: Principal) -> None:
    # In its own transaction, so that an invalid response also consumes its challenge.
    await request.services.run(by, credentials.use_challenge, challenge, account_id=by.account_id)


def _party(area: Area) -> RelyingParty:
    if area.passkeys is None:
        raise HTTPException(404)
    return area.passkeys


def _json(text: str) -> Response:
    return Response(text, headers=SECRET, media_type="application/json")
