"""Sign-in at another provider (OpenID Connect).

`Provider` is imported from its own module: commands about people know who came from a provider, and
need not wait for what goes there.
"""

from nonet.oidc.identity import Identity

__all__ = ["Identity"]
