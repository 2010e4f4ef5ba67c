"""Addresses in the settings, of which a wrong one would be noticed late or never."""

import json
from ipaddress import ip_network
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr
from pydantic_settings import NoDecode

_ADDRESS = r"^https?://[^\s/?#]+[^\s?#]*$"  # the credit prints what follows the scheme
_EVERYBODY = "*"


def split(text: str) -> list[str]:
    """Return the parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _check_port(address: str) -> str:
    """Return the address.

    Raises:
        ValueError: it has no such host, or no such port.
    """
    _ = urlsplit(address).port
    return address


def _check_mail_server(url: SecretStr) -> SecretStr:
    try:
        parts = urlsplit(url.get_secret_value())
        is_known = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
    # Its message may hold a part of the password.
    except ValueError:
        is_known = False
    if not is_known:
        raise ValueError(
            "expected smtp://HOST or smtps://HOST, with USER:PASSWORD@ if needed, percent-encoded"
        )
    return url


def _check_proxies(proxies: str) -> str:
    """Return the proxies; the server would take what is none of these for a name, and say nothing.

    Raises:
        ValueError.
    """
    for proxy in split(proxies):
        if proxies.strip() != _EVERYBODY:
            try:
                ip_network(proxy)
            except ValueError as fault:
                raise ValueError(f"expected addresses, networks, or * alone: {fault}") from None
    return proxies


WebAddress = Annotated[str, Field(pattern=_ADDRESS), AfterValidator(_check_port)]
MailServer = Annotated[SecretStr, AfterValidator(_check_mail_server)]
Proxies = Annotated[str, AfterValidator(_check_proxies)]


class OidcProvider(BaseModel):
    """A provider where this service is registered as a client."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = Field(min_length=1, max_length=40)
    issuer: str
    client_id: str
    client_secret: SecretStr


def _from_json(providers: object) -> object:
    try:
        return json.loads(providers) if isinstance(providers, str) else providers
    except ValueError:
        raise ValueError("expected a JSON array of objects") from None


# Decoded here, so that a fault is one of this setting and not a trace.
OidcProviders = Annotated[list[OidcProvider], NoDecode, BeforeValidator(_from_json)]
