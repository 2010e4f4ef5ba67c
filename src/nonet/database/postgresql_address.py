"""One address for two drivers: what libpq understands, in the words of asyncpg."""

from typing import Any
from urllib.parse import urlencode

from sqlalchemy import URL
from sqlalchemy.exc import ArgumentError

# What asyncpg has no such thing for and nobody misses: this service has timeouts of its own.
_LEFT_OUT = frozenset(
    {
        "client_encoding",
        "connect_timeout",
        "fallback_application_name",
        "gssencmode",
        "keepalives",
        "keepalives_count",
        "keepalives_idle",
        "keepalives_interval",
        "load_balance_hosts",
        "sslcompression",
        "sslsni",
        "tcp_user_timeout",
    }
)
# What somebody relies on. Left out silently, a connection would be less safe than it was meant.
_REFUSED = frozenset({"channel_binding", "require_auth", "requirepeer", "sslcrldir"})
_HARMLESS = frozenset({"disable", "prefer"})


def for_asyncpg(url: URL) -> dict[str, Any]:
    """Return the arguments for `asyncpg.connect`.

    Raises:
        ArgumentError: the address asks for what asyncpg cannot do.
    """
    query = {}
    for name, value in url.query.items():
        if name in _REFUSED and value not in _HARMLESS:
            raise ArgumentError(f"{name} in the database's address is not supported")
        if name not in _LEFT_OUT | _REFUSED:
            query[name] = value
    return {
        "dsn": f"postgresql://?{urlencode(query, doseq=True)}",
        "host": url.host,
        "port": url.port,
        "user": url.username,
        "password": url.password,
        "database": url.database,
    }
