"""The account: email address, sessions, audit log, export and deletion."""

from collections.abc import Iterable, Sequence

import orjson
from starlette.background import BackgroundTasks
from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts import account, audit, email_change, identity, personal_data, sessions, sign_in
from nonet.accounts.email import ascii_lower, canonical_email
from nonet.accounts.passkeys import credentials, recovery_codes
from nonet.errors import EmailFormatError, MailMissingError, NonetError
from nonet.server.http.strings import number_in
from nonet.server.portal.area import HOME, SECRET, SIGN_IN, PortalRequest

# In this order: most browsers also name the ones that they descend from.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "Chrome/": "Chrome",
    "Chromium/": "Chromium",
    "Safari/": "Safari",
    "curl/": "curl",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def summarize_agent(user_agent: str) -> str:
    """Return browser and system, as far as known, of a `User-Agent` header."""
    browser = next((name for mark, name in _BROWSERS.items() if mark in user_agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in user_agent), "")
    return " · ".join(part for part in (browser, system) if part)


async def show_audit(request: PortalRequest) -> Response:
    """List the audit log of the account, newest first."""
    entries = await request.read(
        audit.list_audit, account_id=request.account.id, before_id=before_of(request)
    )
    own = [entry.for_owner(request.account.id) for entry in entries]
    return request.render("journal", audit_values(own))


def audit_values(entries: Sequence[audit.AuditEntry]) -> dict[str, object]:
    """Return the values of a page with entries."""
    has_older = len(entries) == audit.PAGE_LENGTH
    return {"entries": entries, "has_older": has_older, "render_detail": audit.render_detail}


def before_of(request: Request) -> int | None:
    """Return the id of the entry before which the page begins."""
    return number_in(request.query_params.get("before", ""))


SESSIONS = "/developers/sessions"


async def show_sessions(request: PortalRequest) -> Response:
    """List the sessions, most recently used first."""
    found = await request.read(
        sessions.list_sessions, request.account.id, now_ms=request.services.now_ms
    )
    return request.render("sessions", {"sessions": found, "current": request.browser_session.id})


async def end_session(request: PortalRequest) -> Response:
    """End one session."""
    session_id = request.path_params["id"]
    await request.run(sign_in.end_own_session, session_id)
    return request.redirect(SESSIONS)


async def end_sessions(request: PortalRequest) -> Response:
    """End all sessions of the account."""
    await request.run(sign_in.end_own_sessions)
    response = request.redirect(SIGN_IN)
    request.area.cookie.take_back(response)
    return response


ACCOUNT = "/developers/account"
CHANGE = "/developers/email-change"
KINDS = ("change-old", "change-new")  # emails to the old and the new address


async def show_account(request: PortalRequest) -> Response:
    """Show the account."""
    return await _page(request)


async def change_email(request: PortalRequest) -> Response:
    """Send links to the old and the new address; both must be confirmed."""
    if not request.area.links.can_deliver(request):
        raise MailMissingError("no mail server is configured")
    try:
        new_email = canonical_email(request.fields.get("email", ""))
    except EmailFormatError as error:
        return await _page(request, wrong_email=error, status=400)
    emails = (request.account.email, new_email)
    await request.area.links.admit(request, dict(zip(emails, KINDS, strict=True)))
    tokens = await request.run(email_change.begin_email_change, new_email)
    try:
        shown = await _deliver(request, zip(KINDS, emails, tokens, strict=True))
    except NonetError as error:
        # The change can't be completed without both emails.
        await request.run(email_change.cancel_email_change)
        if isinstance(error, EmailFormatError):
            return await _page(request, wrong_email=error, status=400)
        raise
    return await _page(request, shown=shown)


async def cancel_change(request: PortalRequest) -> Response:
    """Cancel the pending change."""
    await request.run(email_change.cancel_email_change)
    return request.redirect(ACCOUNT)


async def open_change(request: PortalRequest) -> Response:
    """Show a button that confirms the change."""
    change = await request.read(
        email_change.read_email_change, request.path_params["token"], now_ms=request.services.now_ms
    )
    return request.render("confirm", {"kind": "change", "email": change.new_email})


async def confirm_change(request: PortalRequest) -> Response:
    """Confirm one address; the second confirmation changes it."""
    change = await request.run(
        email_change.confirm_email_change,
        request.path_params["token"],
        secret=request.services.secret,
    )
    response = request.render("changed", {"change": change})
    if change.is_confirmed:
        response.background = _report_change(request, change)
    return response


def _report_change(request: PortalRequest, change: email_change.EmailChange) -> BackgroundTasks:
    tasks = BackgroundTasks()
    said = {"old": change.old_email, "new": change.new_email}
    for email in said.values():
        tasks.add_task(request.area.notices.send, email, "address-changed", **said)
    return tasks


async def export(request: PortalRequest) -> Response:
    """Give all that is stored about the account, as a file."""
    exported = await request.run(personal_data.export_account)
    headers = {**SECRET, "Content-Disposition": 'attachment; filename="nonet-account.json"'}
    content = orjson.dumps(exported, option=orjson.OPT_INDENT_2)
    return Response(content, headers=headers, media_type="application/json")


async def delete(request: PortalRequest) -> Response:
    """Delete the account when its address was typed, and all that belongs to it."""
    typed = ascii_lower(request.fields.get("email", "").strip())
    if typed != request.account.email:
        return await _page(request, wrong="delete", status=400)
    await request.run(account.delete_own_account)
    response = request.redirect(HOME)
    request.area.cookie.take_back(response)
    return request.area.notices.after(response, request.account.email, "deleted")


async def remove_identity(request: PortalRequest) -> Response:
    """Take a way to sign in at another provider from the account."""
    issuer = request.fields.get("issuer", "")
    await request.run(identity.remove_identity, issuer, request.fields.get("subject", ""))
    email = request.account.email
    return request.area.notices.after(
        request.redirect(ACCOUNT), email, "identity-removed", issuer=issuer
    )


async def _deliver(
    request: PortalRequest, emails: Iterable[tuple[str, str, str]]
) -> list[tuple[str, str]]:
    """Email each address its link; return the links that the page has to show instead."""
    shown = []
    for kind, email, token in emails:
        path = f"{CHANGE}/{token}"
        link = request.area.pages.url(path)
        if await request.area.links.deliver(request, email, kind, link):
            shown.append((email, request.area.pages.at(path)))
    return shown


async def _page(
    request: PortalRequest,
    *,
    wrong: str = "",
    wrong_email: EmailFormatError | None = None,
    shown: list[tuple[str, str]] | None = None,
    status: int = 200,
) -> Response:
    change = await request.read(
        email_change.email_change_of, request.account.id, now_ms=request.services.now_ms
    )
    identities = await request.read(identity.list_identities, request.account.id)
    passkeys = await request.read(credentials.list_passkeys, request.account.id)
    codes = await request.read(recovery_codes.count_recovery_codes, request.account.id)
    values = {
        "passkeys": passkeys,
        "codes": codes,
        "change": change,
        "identities": identities,
        "wrong": wrong,
        "wrong_email": wrong_email,
        "shown": shown or [],
    }
    return request.render("account", values, status=status)
