"""Sign-in at another provider (OpenID Connect)."""

from nonet.oidc.provider import Departure, Identity, Provider, Registration

__all__ = ["Departure", "Identity", "Provider", "Registration"]
