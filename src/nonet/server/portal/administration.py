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
    suspend_account,
)
from nonet.accounts.api_keys import MAX_KEYS, find_key, list_keys, revoke_key
from nonet.accounts.audit import list_audit
from nonet.errors import AccountLimitError, KeyNotFoundError
from nonet.server.http.strings import number_in
from nonet.server.portal.account import audit_values, before_of
from nonet.server.portal.area import PortalRequest
from nonet.server.portal.keys import show_sure_to_revoke, state_of
from nonet.server.portal.usage import DAYS, draw_outcomes, today_of

PATH = "/developers/administration"
_MOST_DIGITS = 5


async def show_directory(request: PortalRequest) -> Response:
    """Search accounts, and show the usage of all of them."""
    query = _query(request)
    since_day = today_of(request) - DAYS + 1
    found, has_more = await request.read(list_directory, query, since_day=since_day)
    values = {
        "wish": query,
        "standings": STANDINGS,
        "orders": ORDERS,
        "found": found,
        "has_more": has_more,
        **await draw_outcomes(request, None),
    }
    return request.render("administration", values)


async def show_any_account(request: PortalRequest) -> Response:
    """Show one account: its limits, keys, usage and audit log."""
    return await _account(request)


async def _account(request: PortalRequest, *, wrong: Mapping[str, str] | None = None) -> Response:
    database, now_ms = request.services.database, request.services.now_ms
    subject = await request.run(look_at_account, _id(request))
    keys = await database.read(list_keys, subject.email)
    entries = await database.read(list_audit, account_id=subject.id, before_id=before_of(request))
    values = {
        "subject": subject,
        "standard": _standard(request),
        "is_wrong": wrong is not None,
        "typed": wrong or _typed(subject),
        "keys": [(record, state_of(record, now_ms)) for record in reversed(keys)],
        **audit_values(entries),
        "oldest_id": entries[-1].id if entries else None,
        **await draw_outcomes(request, subject.id),
    }
    return request.render("administered", values, status=400 if wrong else 200)


async def ask_to_suspend(request: PortalRequest) -> Response:
    """Ask for confirmation before an account is suspended."""
    subject = await request.read(account_with_id, _id(request))
    back = f"{PATH}/accounts/{subject.id}"
    values = {"action": "suspend", "name": subject.email, "shown": "", "back": back}
    return request.render("sure", values)


async def ask_to_limit(request: PortalRequest) -> Response:
    """Ask for confirmation before an account gets its own limits."""
    query = request.query_params
    typed = {name: query.get(name, "") for name in ("requests", "keys")}
    try:
        limits = AccountLimits.read(**typed)
    except AccountLimitError:
        return await _account(request, wrong=typed)
    subject = await request.read(account_with_id, _id(request))
    values = {"subject": subject, "standard": _standard(request), "limits": limits, "typed": typed}
    return request.render("limits", values)


async def limit(request: PortalRequest) -> Response:
    """Set an account's own limits, effective from the next request."""
    form = request.fields
    limits = AccountLimits.read(form.get("requests", ""), form.get("keys", ""))
    subject = await request.read(account_with_id, _id(request))
    await request.run(limit_account, subject.email, limits)
    return request.redirect(f"{PATH}/accounts/{subject.id}")


async def ask_to_revoke_any(request: PortalRequest) -> Response:
    """Ask for confirmation before anybody's key is revoked."""
    record = await request.read(find_key, _id(request))
    if record is None:
        raise KeyNotFoundError("there is no such key")
    back = f"{PATH}/accounts/{record.account_id}"
    return show_sure_to_revoke(request, record, back=back)


async def suspend(request: PortalRequest) -> Response:
    """Suspend an account, effective from the next request."""
    subject = await request.read(account_with_id, _id(request))
    await request.run(suspend_account, subject.email)
    response = request.redirect(f"{PATH}/accounts/{subject.id}")
    return request.area.notices.after(response, subject.email, "suspended")


async def restore(request: PortalRequest) -> Response:
    """Restore a suspended account."""
    subject = await request.read(account_with_id, _id(request))
    await request.run(restore_account, subject.email, secret=request.services.secret)
    response = request.redirect(f"{PATH}/accounts/{subject.id}")
    return request.area.notices.after(response, subject.email, "restored")


async def revoke_any(request: PortalRequest) -> Response:
    """Revoke anybody's key, effective from the next request."""
    key = await request.run(revoke_key, _id(request))
    return request.redirect(f"{PATH}/accounts/{key.account_id}")


async def show_whole_audit(request: PortalRequest) -> Response:
    """Show the audit log, newest first."""
    entries = await request.read(list_audit, before_id=before_of(request))
    return request.render("audit", audit_values(entries))


def _standard(request: PortalRequest) -> AccountLimits:
    """Return the limits of accounts without their own."""
    return AccountLimits(request.services.settings.limits.rate_limit_per_minute, MAX_KEYS)


def _query(request: Request) -> DirectoryQuery:
    """Parse the search; an invalid parameter gets its default."""
    query = request.query_params
    return DirectoryQuery(
        text=query.get("q", ""),
        standing=next((one for one in STANDINGS if one == query.get("standing")), STANDINGS[0]),
        order=next((one for one in ORDERS if one == query.get("order")), ORDERS[0]),
        page=number_in(query.get("page", ""), digits=_MOST_DIGITS) or 0,
    )


def _typed(account: Account) -> dict[str, object]:
    """Return an account's own limits as its fields show them."""
    return {"requests": account.requests_per_minute or "", "keys": account.max_keys or ""}


def _id(request: Request) -> int:
    number: int = request.path_params["id"]
    return number
