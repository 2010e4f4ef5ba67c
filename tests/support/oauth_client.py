"""A program that people let in: by hand, request by request, or by the SDK's own client."""

import base64
import hashlib
import re
from collections.abc import Awaitable, Callable
from html import unescape
from typing import Any, TypeVar
from urllib.parse import parse_qsl, urlsplit

import httpx2
from httpx2 import Response
from mcp import ClientSession
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import (
    AuthorizationCodeResult,
    OAuthClientInformationFull,
    OAuthClientMetadata,
    OAuthToken,
)
from pydantic import AnyUrl

from mcp_client import ADDRESS, NEWEST, agree
from service import Service
from site_client import SiteClient

CALLBACK = "http://127.0.0.1:3456/callback"
VERIFIER = "v" * 43
CHALLENGE = (
    base64.urlsafe_b64encode(hashlib.sha256(VERIFIER.encode()).digest()).rstrip(b"=").decode()
)
_SEALED = re.compile(r'name="request" value="([^"]*)"')
T = TypeVar("T")


class ConnectedProgram:
    """A program with its own client id, in front of a service in this process."""

    def __init__(self, service: Service, *, callback: str = CALLBACK, client_id: str = "") -> None:
        self.service = service
        self.callback = callback
        self.client_id = client_id or self.register(redirect_uris=[callback]).json()["client_id"]
        self.tokens: dict[str, Any] = {}

    def register(self, **metadata: Any) -> Response:
        """Register as a program with a name."""
        named = {"client_name": "Tester", **metadata}
        return self.service.client.post("/oauth/register", json=named)

    def ask(self, visitor: SiteClient, **query: str | None) -> Response:
        """Send a browser to be asked; parameters without a value are left out."""
        asked: dict[str, str | None] = {
            "response_type": "code",
            "client_id": self.client_id,
            "redirect_uri": self.callback,
            "code_challenge": CHALLENGE,
            "code_challenge_method": "S256",
            "state": "of the program",
            "resource": ADDRESS,
            **query,
        }
        named = {name: value for name, value in asked.items() if value is not None}
        return visitor.client.get("/oauth/authorize", params=named)

    def be_let_in(self, visitor: SiteClient, scope: str = "content publish", **query: str) -> str:
        """Be let in by a person who is signed in; return the code."""
        answer = self.ask(visitor, scope=scope, **query)
        return query_of(consent(visitor, answer.headers["location"], scope))["code"]

    def trade(self, code: str, **fields: str) -> Response:
        """Trade a code for tokens."""
        return self._ask_for_tokens(
            grant_type="authorization_code",
            **{"code": code, "redirect_uri": self.callback, "code_verifier": VERIFIER, **fields},
        )

    def renew(self, refresh_token: str | None = None) -> Response:
        """Trade the refresh token for the next tokens."""
        token = refresh_token or self.tokens["refresh_token"]
        return self._ask_for_tokens(grant_type="refresh_token", refresh_token=token)

    def connect(self, visitor: SiteClient, scope: str = "content publish") -> dict[str, Any]:
        """Go the whole way, and return the tokens."""
        self.trade(self.be_let_in(visitor, scope))
        return self.tokens

    def revoke(self, token: str) -> int:
        """Hand a token back."""
        fields = {"client_id": self.client_id, "token": token}
        return self.service.client.post("/oauth/revoke", data=fields).status_code

    def call(self, tool: str = "check_puzzle", token: str | None = None) -> Response:
        """Call a tool with the access token."""
        arguments = {"puzzle": "." * 81} if tool != "generate_puzzles" else {"count": 1}
        message = {
            "jsonrpc": "2.0",
            "id": 1,
            "method": "tools/call",
            "params": {"name": tool, "arguments": arguments},
        }
        return self.service.client.post(
            ADDRESS,
            json=message,
            headers={
                "Authorization": f"Bearer {token or self.tokens['access_token']}",
                "Accept": "application/json, text/event-stream",
                "MCP-Protocol-Version": "2025-11-25",
            },
        )

    def _ask_for_tokens(self, **fields: str) -> Response:
        fields = {"client_id": self.client_id, **fields}
        response = self.service.client.post("/oauth/token", data=fields)
        if response.status_code == 200:
            self.tokens = response.json()
        return response


def press(visitor: SiteClient, page: str, scope: str, answer: str = "allow") -> Response:
    """Press a button of the page of consent."""
    found = _SEALED.search(visitor.get(page).text)
    assert found, visitor.get(page).text
    return visitor.post(
        "/developers/connect", request=unescape(found[1]), scope=scope, answer=answer
    )


def consent(visitor: SiteClient, page: str, scope: str) -> str:
    """Allow the request of a page of consent, and return the address it sends the browser to."""
    sent = press(visitor, page, scope)
    assert sent.status_code == 303, sent.text
    return str(sent.headers["location"])


def query_of(address: str) -> dict[str, str]:
    """Return the parameters of an address."""
    return dict(parse_qsl(urlsplit(address).query))


class _Memory:
    """Storage of the SDK's client for its tokens and registration."""

    tokens: OAuthToken | None = None
    client: OAuthClientInformationFull | None = None

    async def get_tokens(self) -> OAuthToken | None:
        return self.tokens

    async def set_tokens(self, tokens: OAuthToken) -> None:
        self.tokens = tokens

    async def get_client_info(self) -> OAuthClientInformationFull | None:
        return self.client

    async def set_client_info(self, client_info: OAuthClientInformationFull) -> None:
        self.client = client_info


class OfficialProgram:
    """The SDK's own client, whose person answers in the browser of a visitor."""

    def __init__(self, visitor: SiteClient, *, document: str | None = None) -> None:
        self._visitor = visitor
        self.memory = _Memory()
        self.asked_scopes: list[str] = []
        self._returned = ""
        self._auth = OAuthClientProvider(
            ADDRESS,
            OAuthClientMetadata(client_name="Official", redirect_uris=[AnyUrl(CALLBACK)]),
            self.memory,
            self._show,
            self._come_back,
            client_metadata_url=document,
        )

    def talk(self, conversation: Callable[[ClientSession], Awaitable[T]]) -> T:
        """Hold a conversation without any key, in the service's own event loop."""
        service = self._visitor.service
        transport = httpx2.ASGITransport(service.client.app)

        async def hold() -> T:
            async with (
                httpx2.AsyncClient(transport=transport, auth=self._auth) as client,
                streamable_http_client(ADDRESS, http_client=client) as (incoming, outgoing),
                ClientSession(incoming, outgoing) as session,
            ):
                await agree(session, NEWEST)
                return await conversation(session)

        portal = service.client.portal
        assert portal is not None
        return portal.call(hold)

    def let_an_hour_go_by(self) -> None:
        """Set the client's own clock: its access token has ended."""
        self._auth.context.token_expiry_time = 1.0

    async def _show(self, address: str) -> None:
        """Let the person see the page and press the button, in this very event loop."""
        scope = query_of(address)["scope"]
        self.asked_scopes.append(scope)
        cookies = self._visitor.cookies
        transport = httpx2.ASGITransport(self._visitor.service.client.app)
        async with httpx2.AsyncClient(transport=transport, cookies=cookies) as browser:
            asked = await browser.get(address)
            page = await browser.get(f"https://nonet.example{asked.headers['location']}")
            found = _SEALED.search(page.text)
            assert found, page.text
            answered = await browser.post(
                "https://nonet.example/developers/connect",
                data={"request": unescape(found[1]), "scope": scope, "answer": "allow"},
                headers={"Sec-Fetch-Site": "same-origin"},
            )
        self._returned = answered.headers["location"]

    async def _come_back(self) -> AuthorizationCodeResult:
        return AuthorizationCodeResult.model_validate(query_of(self._returned))
