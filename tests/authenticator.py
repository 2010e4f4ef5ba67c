"""Passkeys on the site's pages: made, and used to come in."""

from nonet.accounts import promote
from passkey_device import Authenticator
from post_office import Mailbox
from service import Service
from visitor import Visitor

PASSKEYS = "/developers/account/passkeys"
WAY_IN = "/developers/sign-in/passkey"


def add_passkey(visitor: Visitor, name: str = "laptop") -> Authenticator:
    """Make a passkey for whoever is signed in, and return its device."""
    device = Authenticator()
    options = visitor.post(f"{PASSKEYS}/options").json()
    made = visitor.post(PASSKEYS, name=name, credential=device.make(options))
    assert made.headers["location"] == "/developers/account"
    return device


def administrator(service: Service, mailbox: Mailbox, email: str) -> Visitor:
    """Open a browser that an administrator came in with."""
    visitor = Visitor(service)
    visitor.sign_in(mailbox, email)
    device = add_passkey(visitor)
    mailbox.next()
    come_in(visitor, device)
    service.database.run_now(promote, email, now_ms=service.now_ms)
    return visitor


def come_in(visitor: Visitor, device: Authenticator) -> int:
    """Sign in with a passkey and return the status."""
    options = visitor.post(f"{WAY_IN}/options").json()
    return visitor.post(WAY_IN, credential=device.answer(options)).status_code
