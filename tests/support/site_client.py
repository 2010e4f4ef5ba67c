"""A browser without a screen: it keeps cookies, says where its requests come from, has passkeys."""

import re
from html import unescape
from urllib.parse import urlsplit

from httpx2 import Response
from starlette.testclient import TestClient

from acting import act
from mail_server import Mailbox
from nonet.accounts.administration import promote_account
from passkey_device import Authenticator
from service import Service

SITE = "https://nonet.example"
KEY = re.compile(r"nonet_live_[0-9A-Za-z]{36}")


class SiteClient:
    """One person's browser in front of a service in this process."""

    def __init__(self, service: Service, *, site: str = SITE) -> None:
        self.service = service
        self.client = TestClient(
            service.client.app,
            base_url=site,
            raise_server_exceptions=False,
            follow_redirects=False,
            headers={"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"},
            client=("127.0.0.1", 50000),
        )
        # All clients of a service share the one thread that it runs in.
        self.client.portal = service.client.portal

    def get(self, path: str) -> Response:
        """Open a page."""
        return self.client.get(path)

    def post(self, path: str, /, **fields: str) -> Response:
        """Press a button of a page of the site."""
        headers = {"Sec-Fetch-Site": "same-origin"}
        return self.client.post(path, data=fields, headers=headers)

    def sign_in(self, mailbox: Mailbox, email: str) -> Response:
        """Go the whole way from the address to the session, a minute after any letter before."""
        self.service.clock.advance(60)
        self.post("/developers/sign-in", email=email)
        return self.post(urlsplit(mailbox.next_link()).path)

    def make_key(self, name: str = "laptop", days: str = "0") -> str:
        """Make a key and return it."""
        page = unescape(self.post("/developers/keys", name=name, days=days).text)
        found = KEY.search(page)
        assert found, page
        return found[0]

    @property
    def is_signed_in(self) -> bool:
        """Return whether the site has this client signed in."""
        return self.get("/developers/account").status_code == 200

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies that the browser holds."""
        return {cookie.name: cookie.value or "" for cookie in self.client.cookies.jar}


PASSKEYS = "/developers/account/passkeys"
WAY_IN = "/developers/sign-in/passkey"


def add_passkey(visitor: SiteClient, name: str = "laptop") -> Authenticator:
    """Make a passkey for the signed-in person, and return its device."""
    device = Authenticator()
    options = visitor.post(f"{PASSKEYS}/options").json()
    made = visitor.post(PASSKEYS, name=name, credential=device.make(options))
    assert made.headers["location"] == "/developers/account"
    return device


def administrator(service: Service, mailbox: Mailbox, email: str) -> SiteClient:
    """Open a browser that an administrator came in with."""
    visitor = SiteClient(service)
    visitor.sign_in(mailbox, email)
    device = add_passkey(visitor)
    mailbox.next()
    come_in(visitor, device)
    act(service.database, promote_account, email, now_ms=service.now_ms)
    return visitor


def come_in(visitor: SiteClient, device: Authenticator) -> int:
    """Sign in with a passkey and return the status."""
    options = visitor.post(f"{WAY_IN}/options").json()
    return visitor.post(WAY_IN, credential=device.answer(options)).status_code
