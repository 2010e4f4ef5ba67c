"""Programs that people let in without a key: OAuth 2.1's clients, codes and tokens.

A person's connection to a program is a key that nobody holds (`accounts/key.py`).
"""

from nonet.people.connections.client import (
    KnownProgram as KnownProgram,
    find_client as find_client,
    register_client as register_client,
)
from nonet.people.connections.code import (
    Code as Code,
    Consent as Consent,
    find_code as find_code,
    give_consent as give_consent,
)
from nonet.people.connections.document import (
    ClientDocuments as ClientDocuments,
    is_document as is_document,
    is_public as is_public,
)
from nonet.people.connections.redirect import (
    Redirects as Redirects,
    is_same_redirect as is_same_redirect,
)
from nonet.people.connections.token import (
    HeldToken as HeldToken,
    Tokens as Tokens,
    delete_expired_connections as delete_expired_connections,
    end_connection_of as end_connection_of,
    find_refresh_token as find_refresh_token,
    renew_tokens as renew_tokens,
    trade_code as trade_code,
)
