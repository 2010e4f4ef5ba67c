"""Administration of all accounts, for administrators."""

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts.account import (
    ORDERS,
    STANDINGS,
    Account,
    DirectoryQuery,
    account_with_id,
    list_directory,
)
from nonet.accounts.administration import (
    AccountLimits,
    limit_account,
    look_at_account,
    restore_account,
    revoke_key,
    suspend_account,
)
from nonet.accounts.audit import list_audit
from nonet.accounts.key import MAX_KEYS, find_key, list_keys
from nonet.accounts.usage import DAY_S, list_usage
from nonet.errors import AccountLimitError, KeyNotFoundError
from nonet.server.http.strings import number_in
from nonet.server.portal.account import audit_values, before_of
from nonet.server.portal.area import Area, SignedInContext
from nonet.server.portal.keys import show_sure_to_revoke, state_of
from nonet.server.portal.usage import DAYS, date_of, draw_chart

PATH = "/developers/administration"
_MOST_DIGITS = 5


class Administration:
    """`/developers/administration`."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._services = area.services

    async def show(self, member: SignedInContext) -> Response:
        """Search accounts, and show the usage of all of them."""
        query = _query(member.request)
        since_day = self._services.now_ms // 1000 // DAY_S - DAYS + 1
        found, has_more = await self._services.database.run(
            list_directory, query, since_day=since_day
        )
        values = {
            "wish": query,
            "standings": STANDINGS,
            "orders": ORDERS,
            "found": found,
            "has_more": has_more,
            **await self._usage(None),
        }
        return self._area.show(member, "administration", values)

    async def show_account(self, member: SignedInContext) -> Response:
        """Show one account: its limits, keys, usage and audit log."""
        return await self._account(member)

    async def _account(
        self, member: SignedInContext, *, wrong: Mapping[str, str] | None = None
    ) -> Response:
        database, now_ms = self._services.database, self._services.now_ms
        subject = await self._services.run(member.actor, look_at_account, _id(member.request))
        keys = await database.run(list_keys, subject.email)
        entries = await database.run(
            list_audit, account_id=subject.id, before_id=before_of(member.request)
        )
        values = {
            "subject": subject,
            "standard": self._standard,
            "is_wrong": wrong is not None,
            "typed": wrong or _typed(subject),
            "keys": [(record, state_of(record, now_ms)) for record in reversed(keys)],
            **audit_values(entries),
            "oldest_id": entries[-1].id if entries else None,
            **await self._usage(subject.id),
        }
        return self._area.show(member, "administered", values, status=400 if wrong else 200)

    async def ask_to_suspend(self, member: SignedInContext) -> Response:
        """Ask for confirmation before an account is suspended."""
        subject = await self._services.database.run(account_with_id, _id(member.request))
        back = f"{PATH}/accounts/{subject.id}"
        values = {"action": "suspend", "name": subject.email, "shown": "", "back": back}
        return self._area.show(member, "sure", values)

    async def ask_to_limit(self, member: SignedInContext) -> Response:
        """Ask for confirmation before an account gets its own limits."""
        query = member.request.query_params
        typed = {name: query.get(name, "") for name in ("requests", "keys")}
        try:
            limits = AccountLimits.read(**typed)
        except AccountLimitError:
            return await self._account(member, wrong=typed)
        subject = await self._services.database.run(account_with_id, _id(member.request))
        values = {
            "subject": subject,
            "standard": self._standard,
            "limits": limits,
            "typed": typed,
        }
        return self._area.show(member, "limits", values)

    async def limit(self, member: SignedInContext) -> Response:
        """Set an account's own limits, effective from the next request."""
        form = member.form
        limits = AccountLimits.read(form.get("requests", ""), form.get("keys", ""))
        subject = await self._services.database.run(account_with_id, _id(member.request))
        await self._services.run(member.actor, limit_account, subject.email, limits)
        return self._area.redirect(f"{PATH}/accounts/{subject.id}")

    async def ask_to_revoke(self, member: SignedInContext) -> Response:
        """Ask for confirmation before anybody's key is revoked."""
        record = await self._services.database.run(find_key, _id(member.request))
        if record is None:
            raise KeyNotFoundError("there is no such key")
        back = f"{PATH}/accounts/{record.account_id}"
        return show_sure_to_revoke(self._area, member, record, back=back)

    async def suspend(self, member: SignedInContext) -> Response:
        """Suspend an account, effective from the next request."""
        subject = await self._services.database.run(account_with_id, _id(member.request))
        await self._services.run(member.actor, suspend_account, subject.email)
        response = self._area.redirect(f"{PATH}/accounts/{subject.id}")
        return self._area.notices.after(response, subject.email, "suspended")

    async def restore(self, member: SignedInContext) -> Response:
        """Restore a suspended account."""
        subject = await self._services.database.run(account_with_id, _id(member.request))
        await self._services.run(
            member.actor, restore_account, subject.email, secret=self._services.secret
        )
        response = self._area.redirect(f"{PATH}/accounts/{subject.id}")
        return self._area.notices.after(response, subject.email, "restored")

    async def revoke(self, member: SignedInContext) -> Response:
        """Revoke anybody's key, effective from the next request."""
        key = await self._services.run(member.actor, revoke_key, _id(member.request))
        return self._area.redirect(f"{PATH}/accounts/{key.account_id}")

    async def audit(self, member: SignedInContext) -> Response:
        """Show the audit log, newest first."""
        entries = await self._services.database.run(list_audit, before_id=before_of(member.request))
        return self._area.show(member, "audit", audit_values(entries))

    @property
    def _standard(self) -> AccountLimits:
        """The limits of accounts without their own."""
        return AccountLimits(self._services.limits.requests_per_minute, MAX_KEYS)

    async def _usage(self, account_id: int | None) -> dict[str, object]:
        today = self._services.now_ms // 1000 // DAY_S
        first_day = today - DAYS + 1
        rows = await self._services.database.run(
            list_usage, since_day=first_day, account_id=account_id
        )
        return {
            "chart": draw_chart(rows, first_day=first_day, last_day=today),
            "rows": [(date_of(row.day), row) for row in rows],
        }


def _query(request: Request) -> DirectoryQuery:
    """Parse the search; an invalid parameter gets its default."""
    query = request.query_params
    return DirectoryQuery(
        text=query.get("q", ""),
        standing=next(
            (one for one in STANDINGS if one == query.get("standing")),
            STANDINGS[0],
        ),
        order=next((one for one in ORDERS if one == query.get("order")), ORDERS[0]),
        page=number_in(query.get("page", ""), digits=_MOST_DIGITS) or 0,
    )


def _typed(account: Account) -> dict[str, object]:
    """Return an account's own limits as its fields show them."""
    return {"requests": account.requests_per_minute or "", "keys": account.max_keys or ""}


def _id(request: Request) -> int:
    number: int = request.path_params["id"]
    return number
