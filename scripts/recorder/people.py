"""Sequences of accounts, keys, administrators and connected programs, one step after another."""

import base64
import hashlib
import re
import sys
from email import message_from_bytes
from email.message import Message
from html import unescape
from http.cookies import SimpleCookie
from pathlib import Path
from queue import Queue
from typing import Any
from urllib.parse import parse_qs, urlsplit

from aiosmtpd.controller import Controller

from recorder.grids import KNOWN
from recorder.product import SITE, Product, free_port
from recorder.records import Records, normalized

sys.path.append(str(Path(__file__).parents[2] / "tests" / "support"))
from passkey_device import Authenticator

AREA = "people"
WAIT_S = 30
_LIMITS = {"page_requests_per_minute": 30, "failed_credentials_per_minute": 10}
KEY = re.compile(r"nonet_live_[0-9A-Za-z]{36}")
_LINK = re.compile(r"https://nonet\.example(/developers/(?:sign-in|email-change|join)/\S{43})")
_SEALED = re.compile(r'name="request" value="([^"]*)"')
_SCOPES = ["all", "content", "publish", "read"]
_JOINED_SCOPES = ["content publish", "publish read"]
_CALLBACK = "http://127.0.0.1:3456/callback"
_VERIFIER = "v" * 43
_HASH = hashlib.sha256(_VERIFIER.encode()).digest()
_CHALLENGE = base64.urlsafe_b64encode(_HASH).rstrip(b"=").decode()
_CHECK = {"puzzle": KNOWN[0]}
_UNKEPT = ("date", "message-id", "received", "x-peer", "x-mailfrom", "x-rcptto")


class Mailbox:
    """A mail server on loopback that keeps each letter."""

    def __init__(self) -> None:
        self._letters: Queue[Message] = Queue()
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self.url = f"smtp://127.0.0.1:{self.controller.port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Keep a letter."""
        self._letters.put(message_from_bytes(envelope.content))
        return "250 OK"

    def next(self) -> Message:
        """Return the next letter."""
        return self._letters.get(timeout=WAIT_S)

    @property
    def left(self) -> int:
        """The number of unexpected emails."""
        return self._letters.qsize()


class Sequence:
    """Steps that are recorded in their order; a minute goes by before each."""

    def __init__(self, records: Records, product: Product, mailbox: Mailbox) -> None:
        self._records, self.product, self._mailbox = records, product, mailbox
        self.moment = 0
        self._number = 0

    def add(self, name: str, seen: Any) -> None:
        """Record something as the next step."""
        self._number += 1
        self._records.add(AREA, f"{self._number:03} {name[:100]}", seen)

    def ask(self, who: str, method: str, path: str, **options: Any) -> Any:
        """Send a request as the next step."""
        self._number += 1
        response = self.product.ask(method, path, moment=self.moment, **options)
        shown = {name: options[name] for name in ("data", "json") if name in options}
        if "credential" in shown.get("data", ()):
            shown = {}
        name = f"{self._number:03} {who} {method} {normalized(path)[:60]}"
        self._records.add_response(AREA, name, response, request=shown)
        return response

    def letter(self) -> str:
        """Record the next letter, and return the path of the link in it."""
        letter = self._mailbox.next()
        parts = [part for part in letter.walk() if not part.is_multipart()]
        bodies = [part.get_payload(decode=True).decode() for part in parts]  # type: ignore[union-attr]
        headers = [[name, value] for name, value in letter.items() if name.lower() not in _UNKEPT]
        self.add(f"letter to {letter['To']}", {"headers": headers, "bodies": bodies})
        found = _LINK.search("".join(bodies))
        return found[1] if found else ""

    def run(self, *arguments: str) -> None:
        """Run a command as the next step."""
        self.add(f"nonet {' '.join(arguments)}", self.product.command(*arguments))


class Browser:
    """Somebody's browser, with its cookies."""

    def __init__(self, sequence: Sequence, who: str, email: str) -> None:
        self._sequence, self._who, self._email = sequence, who, email
        self._cookies: dict[str, str] = {}

    def get(self, path: str) -> Any:
        """Open a page."""
        return self._ask("GET", path)

    def post(self, path: str, /, **fields: str) -> Any:
        """Press a button."""
        return self._ask("POST", path, data=fields)

    def sign_in(self, *, letters: int = 0) -> None:
        """Go the whole way, with so many letters beside the link's."""
        self._sequence.moment += 2
        self.post("/developers/sign-in", email=self._email)
        path = self._sequence.letter()
        self.get(path)
        self.post(path)
        for _ in range(letters):
            self._sequence.letter()

    def make_key(self, name: str, scope: str = "all", **fields: str) -> str:
        """Make a key and return it."""
        page = self.post("/developers/keys", name=name, scope=scope, **fields)
        found = KEY.search(unescape(page.text))
        if found:
            self._sequence.letter()
        return found[0] if found else ""

    def _ask(self, method: str, path: str, **options: Any) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        headers = {"Sec-Fetch-Site": "same-origin", **({"Cookie": cookies} if cookies else {})}
        response = self._sequence.ask(self._who, method, path, headers=headers, **options)
        for line in response.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                self._cookies[name] = morsel.value
        return response


def record_people(records: Records, folder: Path) -> None:
    """Record all sequences."""
    mailbox = Mailbox()
    mailbox.controller.start()
    with Product(folder, smtp_url=mailbox.url, **_LIMITS) as product:
        sequence = Sequence(records, product, mailbox)
        ada = Browser(sequence, "ada", "ada@example.com")
        _sign_in(sequence, ada)
        key = _keys(sequence, ada)
        _quota(sequence, key)
        _account(sequence, ada)
        _connections(sequence, ada)
        _administration(sequence, Browser(sequence, "grace", "grace@example.com"), key)
        _end(sequence, ada, key)
        sequence.add("letters left", mailbox.left)
    mailbox.controller.stop()


def _sign_in(sequence: Sequence, ada: Browser) -> None:
    ada.get("/developers")
    ada.get("/developers/sign-in")
    ada.post("/developers/sign-in", email="no address")
    sequence.ask("stranger", "POST", "/developers/sign-in", data={"email": "ada@example.com"})
    ada.sign_in()
    sequence.moment += 2
    ada.post("/developers/sign-in", email="ada@example.com")
    sequence.letter()
    other = Browser(sequence, "ada elsewhere", "ada@example.com")
    other.sign_in(letters=1)
    for path in ("", "/account", "/sessions", "/journal", "/usage", "/requests", "/try", "/embed"):
        ada.get(f"/developers{path}")
    ada.get("/de/developers/sessions")
    ada.post("/developers/sessions/2/end")
    other.get("/developers/account")


def _keys(sequence: Sequence, ada: Browser) -> str:
    sequence.moment += 1
    keys = {scope: ada.make_key(f"key of {scope}", scope) for scope in _SCOPES}
    keys["address"] = ada.make_key("bound", "all", addresses="192.0.2.0/24", days="30")
    sequence.moment += 1
    for fields in ({"name": ""}, {"name": "x" * 200}, {"scope": "none"}, {"days": "7"}):
        ada.post("/developers/keys", **{"name": "faulty", "scope": "all", **fields})
    ada.post("/developers/keys", name="faulty", addresses="nowhere")
    _try_keys(sequence, keys)
    sequence.moment += 1
    bob = Browser(sequence, "bob", "bob@example.com")
    bob.sign_in()
    joined = {scope: bob.make_key(f"key of {scope}", scope) for scope in _JOINED_SCOPES}
    _try_keys(sequence, joined)
    sequence.product.restart()
    bob.get("/developers")
    sequence.moment += 1
    ada.get("/developers/keys/1")
    ada.post("/developers/keys/1", name="renamed", scope="read")
    ada.post("/developers/keys/1", name="", scope="read")
    ada.post("/developers/keys/2/rotate", hours="1")
    sequence.letter()
    ada.post("/developers/keys/2/rotate", hours="2")
    ada.get("/developers/keys/3/revoke")
    ada.post("/developers/keys/3/revoke")
    ada.get("/developers/keys/99")
    ada.post("/developers/try/key")
    for number in range(1, 4):
        headers = {"Authorization": f"Bearer {keys[_SCOPES[number - 1]]}"}
        sequence.ask("changed key", "POST", "/api/v1/generate", json={}, headers=headers)
    leaked = [{"token": joined["publish read"], "type": "nonet", "url": "https://x", "source": "y"}]
    bodies: list[Any] = [{"key": joined["content publish"]}, leaked, {"keys": []}, []]
    for body in bodies:
        sequence.ask("finder", "POST", "/developers/leaked-keys", json=body)
    sequence.letter()
    sequence.product.restart()
    ada.get("/developers")
    return keys["read"]


def _try_keys(sequence: Sequence, keys: dict[str, str]) -> None:
    for scope, key in keys.items():
        headers = {"Authorization": f"Bearer {key}"}
        for path, body in (
            ("/check", _CHECK),
            ("/generate", {}),
            ("/publish", {"puzzles": KNOWN[:1]}),
            ("/generate/custom", {"seed": "1"}),
        ):
            sequence.ask(f"key of {scope}", "POST", f"/api/v1{path}", json=body, headers=headers)


def _quota(sequence: Sequence, key: str) -> None:
    headers = {"Authorization": f"Bearer {key}"}
    sequence.moment += 2
    many = {"puzzles": KNOWN * 6}
    sequence.ask("quota", "POST", "/api/v1/check/batch", json=many, headers=headers)
    for _ in range(60):
        sequence.ask("quota", "POST", "/api/v1/check", json=_CHECK, headers=headers)
    sequence.moment += 1
    sequence.ask("quota", "POST", "/api/v1/check", json=_CHECK, headers=headers)
    address = {"X-Forwarded-For": "203.0.113.9"}
    for path in ("/offline", f"/puzzles/v1-{KNOWN[0].replace('.', '0')}.json"):
        for _ in range(32):
            sequence.ask("anybody", "GET", path, headers=address)
    for _ in range(12):
        sequence.ask("unknown", "POST", "/api/v1/check", json=_CHECK, headers=address)


def _account(sequence: Sequence, ada: Browser) -> None:
    sequence.moment += 11
    ada.get("/developers/account")
    ada.post("/developers/account/email", email="new@example.com")
    ada.sign_in()
    ada.post("/developers/account/email", email="no address")
    ada.post("/developers/account/email", email="new@example.com")
    paths = [sequence.letter(), sequence.letter()]
    ada.get("/developers/account")
    for path in sorted(filter(None, paths)):
        ada.get(path)
    ada.post("/developers/account/email/cancel")
    sequence.product.restart()
    ada.get("/developers/account/export")
    ada.get("/developers/requests.csv")
    ada.post("/developers/account/delete", email="another@example.com")


def _connections(sequence: Sequence, ada: Browser) -> None:
    good = {"client_name": "Tester", "redirect_uris": [_CALLBACK]}
    for faulty in ({}, {**good, "redirect_uris": ["x"]}, {**good, "grant_types": ["password"]}):
        sequence.ask("program", "POST", "/oauth/register", json=faulty)
    client_id = sequence.ask("program", "POST", "/oauth/register", json=good).json()["client_id"]
    query = {
        "response_type": "code",
        "client_id": client_id,
        "redirect_uri": _CALLBACK,
        "code_challenge": _CHALLENGE,
        "code_challenge_method": "S256",
        "state": "of the program",
        "resource": f"{SITE}/mcp",
        "scope": "content publish",
    }
    changes = ({"response_type": "token"}, {"redirect_uri": "http://127.0.0.1/x"}, {"scope": "x"})
    for changed in (*changes, {"code_challenge_method": "plain"}, {"client_id": "none"}):
        sequence.ask("visitor", "GET", "/oauth/authorize", params={**query, **changed})
    codes = []
    for answer in ("deny", "allow", "allow"):
        pairs = "&".join(f"{name}={value}" for name, value in query.items())
        page = ada.get(ada.get(f"/oauth/authorize?{pairs}").headers["location"])
        sealed = unescape((_SEALED.search(page.text) or ["", ""])[1])
        fields = {"request": sealed, "scope": "content publish", "answer": answer}
        back = ada.post("/developers/connect", **fields).headers.get("location", "")
        codes += parse_qs(urlsplit(back).query).get("code", [])
    for _ in codes:
        sequence.letter()
    _tokens(sequence, client_id, codes)
    sequence.product.restart()
    ada.get("/developers")


def _tokens(sequence: Sequence, client_id: str, codes: list[str]) -> None:
    def trade(grant: str, **fields: str) -> dict[str, str]:
        asked = {"client_id": client_id, "grant_type": grant, **fields}
        answer = sequence.ask("program", "POST", "/oauth/token", data=asked)
        tokens: dict[str, str] = answer.json()
        return tokens

    def call(token: str, tool: str) -> None:
        params = {"name": tool, "arguments": _CHECK if tool == "check_puzzle" else {}}
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
        headers = {
            "Authorization": f"Bearer {token or 'none'}",
            "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": "2025-11-25",
        }
        sequence.ask("program", "POST", "/mcp", json=message, headers=headers)

    first, second = codes
    code = {"code": first, "redirect_uri": _CALLBACK, "code_verifier": _VERIFIER}
    trade("authorization_code", **{**code, "code_verifier": "w" * 43})
    trade("authorization_code", **{**code, "code": "none"})
    trade("authorization_code", **{**code, "code": second}, resource="https://elsewhere.example")
    given = trade("authorization_code", **{**code, "code": second})
    call(given.get("access_token", ""), "check_puzzle")
    call(given.get("access_token", ""), "none_such")
    renewed = trade("refresh_token", refresh_token=given.get("refresh_token", ""))
    trade("refresh_token", refresh_token="none")  # noqa: S106 - no token
    trade("password", username="x")
    call(renewed.get("access_token", ""), "check_puzzle")
    sequence.moment += 90
    call(renewed.get("access_token", ""), "check_puzzle")
    trade("refresh_token", refresh_token=given.get("refresh_token", ""))
    for token in (renewed.get("refresh_token", ""), "none"):
        fields = {"client_id": client_id, "token": token}
        sequence.ask("program", "POST", "/oauth/revoke", data=fields)
    sequence.ask("program", "POST", "/oauth/revoke", data={"client_id": "none", "token": "x"})
    trade("refresh_token", refresh_token=renewed.get("refresh_token", ""))


def _administration(sequence: Sequence, grace: Browser, key: str) -> None:
    grace.sign_in()
    passkeys = "/developers/account/passkeys"
    device = Authenticator()
    options = grace.post(f"{passkeys}/options").json()
    grace.post(passkeys, name="laptop", credential="{}")
    grace.post(passkeys, name="laptop", credential=device.make(options))
    sequence.letter()
    grace.post("/developers/account/recovery-codes")
    grace.post("/developers/sign-out")
    grace.get("/developers/sign-in/recovery")
    options = grace.post("/developers/sign-in/passkey/options").json()
    grace.post("/developers/sign-in/passkey", credential=device.answer(options))
    grace.get("/developers/account")
    grace.get("/developers/administration")
    sequence.run("accounts", "promote", "grace@example.com")
    for path in ("", "?q=ADA", "?q=none", "/audit", "/accounts/1", "/accounts/1/suspend"):
        grace.get(f"/developers/administration{path}")
    accounts = "/developers/administration/accounts"
    grace.post(f"{accounts}/1/limits", requests="9", keys="x")
    grace.post(f"{accounts}/1/limits", requests="9", keys="20")
    headers = {"Authorization": f"Bearer {key}"}
    sequence.ask("limited key", "POST", "/api/v1/check", json=_CHECK, headers=headers)
    grace.post(f"{accounts}/1/suspend")
    sequence.letter()
    sequence.ask("suspended key", "POST", "/api/v1/check", json=_CHECK, headers=headers)
    grace.post(f"{accounts}/1/restore")
    sequence.letter()
    sequence.ask("restored key", "POST", "/api/v1/check", json=_CHECK, headers=headers)
    grace.get("/developers/administration/keys/4/revoke")
    grace.post("/developers/administration/keys/4/revoke")
    sequence.ask("revoked key", "POST", "/api/v1/check", json=_CHECK, headers=headers)
    sequence.product.restart()
    grace.get("/developers/administration/audit")


def _end(sequence: Sequence, ada: Browser, key: str) -> None:
    ada.get("/developers/account")
    ada.sign_in()
    ada.get("/developers/journal")
    ada.get("/developers/usage")
    ada.post("/developers/account/delete", email="ada@example.com")
    ada.get("/developers/account")
    headers = {"Authorization": f"Bearer {key}"}
    sequence.ask("deleted key", "POST", "/api/v1/check", json=_CHECK, headers=headers)
    for arguments in (["list", "--json"], ["about", "grace@example.com"]):
        sequence.run("accounts", *arguments)
