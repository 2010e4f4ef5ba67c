"""Passkeys: made and removed by their owner, and the way in by one or by a recovery code."""

from functools import partial

from starlette.exceptions import HTTPException
from starlette.responses import Response

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
from nonet.accounts.work import Actor
from nonet.server.http.headers import client_address
from nonet.server.portal.account import ACCOUNT
from nonet.server.portal.area import SECRET, SIGN_IN, Area, PageContext, SignedInContext
from nonet.server.portal.sign_in import SignIn

PATH = f"{ACCOUNT}/passkeys"
WAY_IN = f"{SIGN_IN}/passkey"
RECOVERY = f"{SIGN_IN}/recovery"
CODES = f"{ACCOUNT}/recovery-codes"
# Whoever comes in by a passkey, even where somebody is signed in, is nobody until then.
STRANGER = Actor()


class Passkeys:
    """`/developers/account/passkeys`, `/developers/sign-in/passkey` and what recovers them."""

    def __init__(self, area: Area, sign_in: SignIn) -> None:
        self._area = area
        self._services = area.services
        self._sign_in = sign_in

    async def ask_for_new(self, member: SignedInContext) -> Response:
        """Return what a browser needs to make a passkey."""
        challenge = await self._challenge(member.actor)
        handle = await self._services.database.run(
            user_handle, member.account.id, secret=self._services.secret
        )
        known = await self._services.database.run(list_passkeys, member.account.id)
        options = self._party().ask_for_new(
            challenge,
            user=handle,
            email=member.account.email,
            known=[passkey.credential.id for passkey in known],
        )
        return _json(options)

    async def add(self, member: SignedInContext) -> Response:
        """Keep the passkey that a browser made."""
        answer = member.form.get("credential", "")
        challenge = challenge_of(answer, is_new=True)
        await self._use(challenge, member.actor)
        credential = self._party().verify_new(answer, challenge)
        name = member.form.get("name", "").strip()
        await self._services.run(member.actor, add_passkey, credential, name=name)
        response = self._area.redirect(ACCOUNT)
        return self._area.notices.after(response, member.account.email, "passkey-added", key=name)

    async def remove(self, member: SignedInContext) -> Response:
        """Forget a passkey."""
        name = await self._services.run(
            member.actor, remove_passkey, member.request.path_params["id"]
        )
        response = self._area.redirect(ACCOUNT)
        return self._area.notices.after(response, member.account.email, "passkey-removed", key=name)

    async def make_codes(self, member: SignedInContext) -> Response:
        """Make ten recovery codes and show them, this once."""
        codes = await self._services.run(member.actor, make_recovery_codes)
        return self._area.show(member, "recovery-codes", {"codes": codes})

    async def ask_for_any(self, context: PageContext) -> Response:
        """Return what a browser needs to answer with a passkey."""
        self._services.limits.sign_ins.count(client_address(context.request.scope))
        return _json(self._party().ask_for_any(await self._challenge(STRANGER)))

    async def open_session(self, context: PageContext) -> Response:
        """Begin a session for whoever has the passkey."""
        answer = context.form.get("credential", "")
        challenge = challenge_of(answer, is_new=False)
        await self._use(challenge, STRANGER)
        passkey, handle = await self._services.database.run(
            find_passkey, credential_id_of(answer), secret=self._services.secret
        )
        count = self._party().verify_use(answer, challenge, passkey.credential, user=handle)
        prove = partial(prove_by_passkey, passkey=passkey, sign_count=count)
        return (await self._sign_in.begin(context, prove))[0]

    async def show_recovery(self, context: PageContext) -> Response:
        """Ask for an address and a recovery code."""
        return self._area.show(context, "recovery")

    async def recover(self, context: PageContext) -> Response:
        """Begin a session by a recovery code."""
        self._services.limits.sign_ins.count(client_address(context.request.scope))
        email, code = context.form.get("email", ""), context.form.get("code", "")
        prove = partial(prove_by_code, email=email, code=code)
        response, proof = await self._sign_in.begin(context, prove)
        return self._area.notices.after(response, proof.account.email, "recovery-code-used")

    async def _challenge(self, by: Actor) -> bytes:
        return await self._services.run(by, make_challenge, account_id=by.account_id)

    async def _use(self, challenge: bytes, by: Actor) -> None:
        # On its own, so that an answer that does not hold uses its challenge up as well.
        await self._services.run(by, use_challenge, challenge, account_id=by.account_id)

    def _party(self) -> RelyingParty:
        if self._area.passkeys is None:
            raise HTTPException(404)
        return self._area.passkeys


def _json(text: str) -> Response:
    return Response(text, headers=SECRET, media_type="application/json")
