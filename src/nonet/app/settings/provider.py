"""Providers of sign-in, as the settings name them."""

import json
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, SecretStr
from pydantic_settings import NoDecode


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
