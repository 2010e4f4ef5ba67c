"""Programs that people let in without a key: OAuth 2.1's clients, codes and tokens.

Every function takes a `Connection` to the database and does one short transaction's work; the
clock's reading comes in as `now_ms`, chance as `random`. A person's connection to a program is a
key that nobody holds (`accounts/key.py`).
"""

from nonet.connections.client import KnownProgram, find_client, keep_client, register_client
from nonet.connections.code import Code, Consent, find_code, give_consent
from nonet.connections.document import ClientDocuments, is_document, is_public
from nonet.connections.forgetting import forget_old_connections
from nonet.connections.redirect import Redirects, is_same_redirect
from nonet.connections.token import (
    HeldToken,
    Tokens,
    end_connection_of,
    find_refresh_token,
    renew_tokens,
    trade_code,
)

__all__ = [
    "ClientDocuments",
    "Code",
    "Consent",
    "HeldToken",
    "KnownProgram",
    "Redirects",
    "Tokens",
    "end_connection_of",
    "find_client",
    "find_code",
    "find_refresh_token",
    "forget_old_connections",
    "give_consent",
    "is_document",
    "is_public",
    "is_same_redirect",
    "keep_client",
    "register_client",
    "renew_tokens",
    "trade_code",
]
