"""API keys of an account: list, create, change, rotate, revoke; trial keys for the try page."""

from starlette.responses import JSONResponse, Response

from nonet.accounts import api_keys
from nonet.accounts.access.permissions import REACHES, Permissions
from nonet.accounts.usage import count_requests
from nonet.errors import KeyExpiryError, KeyNameError, KeyPermissionsError
from nonet.server.portal.area import HOME, SECRET, PortalRequest
from nonet.server.portal.library import TRY
from nonet.server.portal.playground import playground_values
from nonet.server.portal.sign_in import show_welcome
from nonet.server.portal.usage import draw_uses, today_of

PATH = f"{TRY}/key"


async def make_trial(request: PortalRequest) -> Response:
    """Create a trial key, within a rate limit."""
    services = request.services
    services.limits.trial_keys.count(str(request.account.id))
    key, record = await services.run(request.principal, api_keys.make_trial_key)
    return JSONResponse({"key": key, "endsAtMs": record.expires_at_ms}, headers=SECRET)


DAY_MS = 86_400_000
LIFETIMES_DAYS = (30, 90, 365, 0)  # 0: no expiry
DEFAULT_DAYS = 365
HOUR_MS = 3_600_000
OVERLAPS_HOURS = (0, 1, 24, 168, 720)
DEFAULT_OVERLAP_HOURS = 24


async def show_keys(request: PortalRequest) -> Response:
    """List the keys."""
    if request.signed_in is None:
        return show_welcome(request, await playground_values(request.area))
    return await _list(request)


async def make_key(request: PortalRequest) -> Response:
    """Create a key and show it once."""
    try:
        lifetime = _lifetime(request.fields.get("days", str(DEFAULT_DAYS)))
        key, record = await request.run(
            api_keys.make_own_key,
            name=request.fields.get("name", ""),
            expires_at_ms=request.services.now_ms + lifetime * DAY_MS if lifetime else None,
            reach=_reach(request),
        )
    except (KeyNameError, KeyExpiryError, KeyPermissionsError) as error:
        return await _list(request, wrong=error.code)
    return _show_new(request, key, record)


async def show_key(request: PortalRequest) -> Response:
    """Show a key with its forms."""
    return await _one(request)


async def change_key(request: PortalRequest) -> Response:
    """Change a key's name and permissions."""
    try:
        await request.run(
            api_keys.change_own_key,
            request.path_params["id"],
            name=request.fields.get("name", ""),
            reach=_reach(request),
        )
    except (KeyNameError, KeyPermissionsError) as error:
        return await _one(request, wrong=error.code)
    return request.redirect(HOME)


async def rotate_key(request: PortalRequest) -> Response:
    """Replace a key, and show the new one once."""
    hours = request.fields.get("hours", "")
    if hours not in map(str, OVERLAPS_HOURS):
        return await _one(request, wrong="INVALID_KEY_EXPIRY")
    key, record = await request.run(
        api_keys.rotate_own_key, request.path_params["id"], overlap_ms=int(hours) * HOUR_MS
    )
    return _show_new(request, key, record)


async def ask_to_revoke_key(request: PortalRequest) -> Response:
    """Ask for confirmation before a key is revoked."""
    key_id = request.path_params["id"]
    record = await request.run(api_keys.find_own_key, key_id)
    return show_sure_to_revoke(request, record, back=HOME)


async def revoke_own(request: PortalRequest) -> Response:
    """Revoke a key, effective from the next request."""
    key_id = request.path_params["id"]
    await request.run(api_keys.revoke_own_key, key_id)
    return request.redirect(HOME)


def _show_new(request: PortalRequest, key: str, record: api_keys.KeyRecord) -> Response:
    response = request.render("new-key", {"key": key, "record": record})
    said = {"key": record.name, "shown": record.shown}
    return request.area.notices.after(response, request.account.email, "new-key", **said)


async def _one(request: PortalRequest, *, wrong: str = "") -> Response:
    key_id = request.path_params["id"]
    record = await request.run(api_keys.find_held_key, key_id)
    values = {
        "record": record,
        "state": state_of(record, request.services.now_ms),
        "scopes": REACHES,
        "overlaps": OVERLAPS_HOURS,
        "default_overlap": DEFAULT_OVERLAP_HOURS,
        "wrong": wrong,
    }
    return request.render("key", values, status=400 if wrong else 200)


async def _list(request: PortalRequest, *, wrong: str = "") -> Response:
    records = await request.read(api_keys.list_keys, request.account.email)
    now_ms = request.services.now_ms
    listed = [(record, state_of(record, now_ms)) for record in reversed(records)]
    parts = await request.read(count_requests, request.account.id)
    values = {
        "uses": draw_uses(parts, [record.id for record in records], today=today_of(request)),
        "keys": [pair for pair in listed if not pair[0].is_connection],
        "connections": [pair for pair in listed if pair[0].is_connection],
        "lifetimes": LIFETIMES_DAYS,
        "name": request.fields.get("name", ""),
        "scopes": REACHES,
        "wrong": wrong,
        "default_days": DEFAULT_DAYS,
    }
    return request.render("keys", values, status=400 if wrong else 200)


def show_sure_to_revoke(
    request: PortalRequest, record: api_keys.KeyRecord, *, back: str
) -> Response:
    """Ask for confirmation before one's own or another's key is revoked."""
    values = {"action": "revoke", "name": record.name, "shown": record.shown, "back": back}
    return request.render("sure", values)


def _reach(request: PortalRequest) -> Permissions:
    """Return the permissions that a form requests.

    Raises:
        KeyPermissionsError.
    """
    return Permissions.read(request.fields.get("scope", "all"), request.fields.get("addresses", ""))


def _lifetime(days: str) -> int:
    """Return the lifetime in days that a form requests.

    Raises:
        KeyExpiryError.
    """
    for lifetime in LIFETIMES_DAYS:
        if days == str(lifetime):
            return lifetime
    raise KeyExpiryError("expected one of the offered lifetimes")


def state_of(record: api_keys.KeyRecord, now_ms: int) -> str:
    """Return `active`, `revoked` or `expired`."""
    if record.revoked_at_ms is not None:
        return "revoked"
    has_expired = record.expires_at_ms is not None and record.expires_at_ms <= now_ms
    return "expired" if has_expired else "active"
