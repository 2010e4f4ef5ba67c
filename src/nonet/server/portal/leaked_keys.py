"""Reports of leaked keys: a reported key is revoked at once, and its owner is notified.

All responses are the same, so that nobody learns whether a key exists. GitHub signs its reports: https://docs.github.com/code-security/secret-scanning/secret-scanning-partner-program
"""

from collections.abc import Iterable

from starlette.background import BackgroundTasks
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from nonet.accounts.access.principal import Principal
from nonet.accounts.administration import revoke_leaked_keys
from nonet.errors import UnknownKeyError
from nonet.server.http.authenticator import anonymous_caller
from nonet.server.http.body import parse_json, read_body, read_json
from nonet.server.http.error_responses import Fault, InvalidRequestError
from nonet.server.http.headers import client_address
from nonet.server.portal.area import Area, area_of

PATH = "/developers/leaked-keys"
MOST_KEYS = 100
# Each with its location, about 200 bytes.
MOST_BYTES = 64 * 1024
SIGNED = "GitHub"
_ACCEPTED = {"status": "accepted"}
_HEADERS = {"Cache-Control": "no-store"}


async def report_leaked_key(request: Request) -> Response:
    """Revoke the key in the field `key` of a JSON body."""
    area = area_of(request)
    request.state.json_error_headers = {}
    area.services.limits.leaked_keys.count(client_address(request.scope))
    body = await read_json(request)
    return await _revoke(area, anonymous_caller(request.scope), [_text(body, "key")])


async def report_scanned_keys(request: Request) -> Response:
    """Revoke the keys in GitHub's report, after verification of its signature.

    GitHub reports many keys from few addresses, so the limits per address apply only to unsigned
    reports and to verifications; signed reports have one common limit.
    """
    area = area_of(request)
    limits, address = area.services.limits, client_address(request.scope)
    request.state.json_error_headers = {}
    limits.signatures.count(address)
    body = await read_body(request, most_bytes=MOST_BYTES)
    if not await area.github_signatures.are_on(request.headers, body):
        limits.leaked_keys.count(address)
        raise UnknownKeyError("The report isn't signed by GitHub.")
    limits.signed_reports.count(SIGNED)
    found = parse_json(body)
    if not isinstance(found, list) or len(found) > MOST_KEYS:
        raise _not(f"an array of at most {MOST_KEYS} objects", "")
    return await _revoke(
        area, anonymous_caller(request.scope), [_text(one, "token") for one in found]
    )


async def _revoke(area: Area, caller: Principal, keys: Iterable[str]) -> Response:
    # In one transaction, so that a repeated report notifies all owners after an error.
    ended = await area.services.run(caller, revoke_leaked_keys, keys)
    emails = BackgroundTasks()
    for record, email in ended:
        said = {"key": record.name, "shown": record.shown}
        emails.add_task(area.notices.send, email, "leaked", **said)
    return JSONResponse(_ACCEPTED, 202, _HEADERS, background=emails)


def _text(body: object, name: str) -> str:
    value = body.get(name) if isinstance(body, dict) else None
    if not isinstance(value, str) or not value.isascii():
        raise _not("a string of ASCII characters", name)
    return value


def _not(expected: str, path: str) -> InvalidRequestError:
    return InvalidRequestError([Fault.of(path, f"expected {expected}")])
