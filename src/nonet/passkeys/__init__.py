"""Sign-in by a passkey (WebAuthn): what is asked of a browser, and whether its answer is good."""

from nonet.passkeys.relying_party import (
    Credential,
    RelyingParty,
    challenge_of,
    credential_id_of,
)

__all__ = ["Credential", "RelyingParty", "challenge_of", "credential_id_of"]
