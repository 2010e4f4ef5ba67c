"""An account's keys: made, listed, revoked."""

from starlette.responses import Response

from nonet.accounts import KeyRecord, list_keys, make_own_key, revoke_own_key
from nonet.errors import KeyNameError
from nonet.website.developers.area import HOME, Area, Member, PageVisit
from nonet.website.developers.sign_in import SignIn

DAY_MS = 86_400_000
LIFETIMES_DAYS = (0, 30, 90, 365)  # 0: for ever


class Keys:
    """`/developers`: the keys of whoever is signed in; for all others what the area is for."""

    def __init__(self, area: Area, sign_in: SignIn) -> None:
        self._area = area
        self._sign_in = sign_in
        self._services = area.services

    async def show(self, visit: PageVisit) -> Response:
        """List the keys."""
        if visit.account is None or visit.session is None:
            return self._sign_in.welcome(visit)
        return await self._list(Member(visit.request, visit.form, visit.account, visit.session))

    async def make(self, member: Member) -> Response:
        """Make a key and show it, this once."""
        days = member.form.get("days", "0")
        lifetime = next((days_ for days_ in LIFETIMES_DAYS if str(days_) == days), 0)
        now_ms = self._services.now_ms
        try:
            key, record = await self._services.database.run(
                make_own_key,
                by=member.actor,
                name=member.form.get("name", ""),
                random=self._services.random,
                now_ms=now_ms,
                expires_at_ms=now_ms + lifetime * DAY_MS if lifetime else None,
            )
        except KeyNameError:
            return await self._list(member, is_wrong=True)
        return self._area.show(member, "new-key", {"key": key, "record": record})

    async def revoke(self, member: Member) -> Response:
        """Refuse a key from the next request on."""
        key_id = member.request.path_params["id"]
        await self._services.database.run(
            revoke_own_key, key_id, by=member.actor, now_ms=self._services.now_ms
        )
        return self._area.redirect(HOME)

    async def _list(self, member: Member, *, is_wrong: bool = False) -> Response:
        records = await self._services.database.run(list_keys, member.account.email)
        now_ms = self._services.now_ms
        values = {
            "keys": [(record, state_of(record, now_ms)) for record in reversed(records)],
            "lifetimes": LIFETIMES_DAYS,
            "name": member.form.get("name", ""),
            "is_wrong": is_wrong,
        }
        return self._area.show(member, "keys", values, status=400 if is_wrong else 200)


def state_of(record: KeyRecord, now_ms: int) -> str:
    """Return `active`, `revoked` or `expired`."""
    if record.revoked_at_ms is not None:
        return "revoked"
    has_expired = record.expires_at_ms is not None and record.expires_at_ms <= now_ms
    return "expired" if has_expired else "active"
