"""Where anybody may tell of a key that leaked: it is revoked at once, and its owner is told.

Whether a key is known, nobody learns: every answer is the same.
"""

from collections.abc import Iterable

from starlette.background import BackgroundTasks
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from nonet.accounts import Actor, revoke_leaked_keys
from nonet.contract.fault import Fault, InvalidRequestError
from nonet.door.address import client_address, request_id_of
from nonet.door.body import parse_json, read_body, read_json
from nonet.door.headers import GateHeaders
from nonet.door.refusal import refuse
from nonet.errors import NonetError, UnknownKeyError
from nonet.website.developers.area import Area
from nonet.website.developers.secret_scanning import GitHubSignatures

PATH = "/developers/leaked-keys"
MOST_KEYS = 100
# Each with the address where it was found, of some two hundred bytes.
MOST_BYTES = 64 * 1024
SIGNED = "GitHub"
_NOTHING_IS_TOLD = {"status": "accepted"}
# Letters are on their way meanwhile, so nobody is kept waiting by them.
_HEADERS = {"Cache-Control": "no-store"}


class LeakedKeys:
    """`POST /developers/leaked-keys`, and `.../github` for GitHub's secret scanning."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._services = area.services
        self._signatures = GitHubSignatures(
            self._services.secret_scanning_keys_url, clock=self._services.clock
        )

    async def report(self, request: Request) -> Response:
        """Revoke the key that a body of JSON names as `key`."""
        try:
            self._services.limits.leaked_keys.count(client_address(request.scope))
            body = await read_json(GateHeaders.of(request.scope), request.receive)
            return await self._revoke(request, [_text(body, "key")])
        except NonetError as refusal:
            return refuse(refusal)

    async def scan(self, request: Request) -> Response:
        """Revoke the keys that GitHub found, after its signature was verified.

        A mass leak comes from few addresses. So those bound what is not signed, and how many
        signatures are looked at; what is signed has one bound for all.
        """
        limits, address = self._services.limits, client_address(request.scope)
        try:
            limits.signatures.count(address)
            body = await read_body(
                GateHeaders.of(request.scope), request.receive, most_bytes=MOST_BYTES
            )
            if not await self._signatures.are_on(request.headers, body):
                limits.leaked_keys.count(address)
                raise UnknownKeyError("This is not signed by GitHub.")
            limits.signed_reports.count(SIGNED)
            found = parse_json(body)
            if not isinstance(found, list) or len(found) > MOST_KEYS:
                raise _not(f"an array of at most {MOST_KEYS} objects", "")
            return await self._revoke(request, [_text(one, "token") for one in found])
        except NonetError as refusal:
            return refuse(refusal)

    async def _revoke(self, request: Request, keys: Iterable[str]) -> Response:
        by = Actor(None, request_id_of(request.scope), client_address(request.scope))
        # All or none: whoever reports them again after a fault has every owner told.
        ended = await self._services.database.run(
            revoke_leaked_keys, keys, by=by, now_ms=self._services.now_ms
        )
        letters = BackgroundTasks()
        for record, email in ended:
            told = {"key": record.name, "shown": record.shown}
            letters.add_task(self._area.notices.send, email, "leaked", **told)
        return JSONResponse(_NOTHING_IS_TOLD, 202, _HEADERS, background=letters)


def _text(body: object, name: str) -> str:
    value = body.get(name) if isinstance(body, dict) else None
    if not isinstance(value, str) or not value.isascii():
        raise _not("a string of ASCII characters", name)
    return value


def _not(expected: str, path: str) -> InvalidRequestError:
    return InvalidRequestError([Fault.told(path, f"expected {expected}")])
