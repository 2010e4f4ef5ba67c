"""Types of the addresses in the settings, with checks for mistakes found late otherwise."""

import json
from ipaddress import ip_network
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr
from pydantic_settings import NoDecode

_ADDRESS = r"^https?://[^\s/?#]+[^\s?#]*$"  # the credit prints the part after the scheme
_EVERYBODY = "*"


def split(text: str) -> list[str]:
    """Split a list at its commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _check_port(address: str) -> str:
    _ = urlsplit(address).port  # raises ValueError for an invalid host or port
    return address


def _check_mail_server(url: SecretStr) -> SecretStr:
    try:
        parts = urlsplit(url.get_secret_value())
        is_known = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
    # The error's message may contain a part of the password.
    except ValueError:
        is_known = False
    if not is_known:
        raise ValueError(
            "expected smtp://HOST or smtps://HOST, with USER:PASSWORD@ if needed, percent-encoded"
        )
    return url


def _check_proxies(proxies: str) -> str:
    # uvicorn silently takes anything else for a name.
    for proxy in split(proxies):
        if proxies.strip() != _EVERYBODY:
            try:
                ip_network(proxy)
            except ValueError as fault:
                raise ValueError(f"expected addresses, networks, or only *: {fault}") from None
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


# Decoded here, so that an error names this setting.
OidcProviders = Annotated[list[OidcProvider], NoDecode, BeforeValidator(_from_json)]
