"""All that is known about a person, by the address that the person has."""

from typing import Any

from sqlalchemy import Connection, func, select

from nonet.access import Secret
from nonet.accounts.actor import Actor
from nonet.accounts.email import spellings
from nonet.accounts.export import gather
from nonet.accounts.suspension import kept_suspension
from nonet.database.tables import accounts, api_keys, oauth_tokens, sign_in_links


def tell_about(
    connection: Connection, email: str, *, by: Actor, secret: Secret, now_ms: int
) -> dict[str, Any]:
    """Return everything that is stored of an address, with an account or without one.

    Tokens are counted and not told, for what is stored of them is a hash. How many letters a
    mailbox got is not told either: it is counted for a day by a hash of mailbox and browser, and
    no address leads to it.

    Raises:
        EmailFormatError.
    """
    known = spellings(email)
    address = known[0]
    account_id = connection.scalar(select(accounts.c.id).where(accounts.c.email.in_(known)))
    links = select(sign_in_links.c.expires_at_ms).where(sign_in_links.c.email.in_(known))
    owned = {} if account_id is None else gather(connection, account_id, by=by, now_ms=now_ms)
    tokens = (
        select(func.count())
        .select_from(oauth_tokens.join(api_keys))
        .where(api_keys.c.account_id == account_id)
    )
    return {
        "email": address,
        **owned,
        "oauth_tokens": connection.scalar(tokens) or 0,
        "sign_in_links": [{"expires_at_ms": end_ms} for end_ms in connection.scalars(links)],
        "suspended_at_ms": kept_suspension(connection, address, secret=secret, now_ms=now_ms),
    }
