"""Who somebody is: sign-in at another provider (OpenID Connect), passkeys (WebAuthn), letters.

Commands about people know what is kept of them, and need not wait for the libraries that go there.
"""

from typing import TYPE_CHECKING

from nonet.foundation.late_names import late_names
from nonet.people.identity.known import Credential as Credential, Identity as Identity

if TYPE_CHECKING:
    from nonet.people.identity.mail import (
        Letter as Letter,
        MailRoom as MailRoom,
        SmtpAddress as SmtpAddress,
    )
    from nonet.people.identity.oidc import (
        Departure as Departure,
        Provider as Provider,
        Registration as Registration,
    )
    from nonet.people.identity.passkeys import (
        RelyingParty as RelyingParty,
        challenge_of as challenge_of,
        credential_id_of as credential_id_of,
    )

__getattr__ = late_names(
    __name__,
    {
        "Letter": "mail",
        "MailRoom": "mail",
        "SmtpAddress": "mail",
        "Departure": "oidc",
        "Provider": "oidc",
        "Registration": "oidc",
        "RelyingParty": "passkeys",
        "challenge_of": "passkeys",
        "credential_id_of": "passkeys",
    },
)
