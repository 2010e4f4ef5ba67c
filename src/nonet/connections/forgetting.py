"""What nobody uses any more of programs, codes and tokens."""

from sqlalchemy import Connection, and_, delete, exists, or_

from nonet.database.tables import api_keys, oauth_clients, oauth_codes, oauth_tokens

_DAY_MS = 24 * 60 * 60 * 1000
# A program that registered is connected within a day, or it is forgotten.
UNUSED_CLIENT_MS = _DAY_MS
# One whose connections have all ended is forgotten after as long as a connection lasts.
IDLE_CLIENT_MS = 30 * _DAY_MS
# So long a code that comes twice is known.
USED_CODE_MS = 10 * 60 * 1000


def forget_old_connections(connection: Connection, *, now_ms: int) -> None:
    """Delete codes and tokens that are over, and programs without a connection."""
    codes, tokens, clients = oauth_codes.c, oauth_tokens.c, oauth_clients.c
    connection.execute(delete(oauth_codes).where(codes.expires_at_ms <= now_ms - USED_CODE_MS))
    connection.execute(delete(oauth_tokens).where(tokens.expires_at_ms <= now_ms))
    is_connected = exists().where(
        api_keys.c.client_id == clients.id,
        api_keys.c.revoked_at_ms.is_(None),
        api_keys.c.expires_at_ms > now_ms,
    )
    is_unused = and_(
        clients.used_at_ms.is_(None), clients.created_at_ms <= now_ms - UNUSED_CLIENT_MS
    )
    is_idle = clients.used_at_ms <= now_ms - IDLE_CLIENT_MS
    connection.execute(delete(oauth_clients).where(~is_connected, or_(is_unused, is_idle)))
