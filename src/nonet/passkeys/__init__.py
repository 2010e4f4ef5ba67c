"""Sign-in by a passkey (WebAuthn): what is asked of a browser, and whether its answer is good.

`RelyingParty` is imported from its own module: commands about people know what is kept of passkeys,
and need not wait for what verifies them.
"""

from nonet.passkeys.credential import Credential

__all__ = ["Credential"]
