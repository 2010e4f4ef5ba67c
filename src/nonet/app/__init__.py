"""The composition root: settings in, one ASGI application out."""

from nonet.app.composition import Nature, compose, create_app
from nonet.app.preparation import SchemaOutdatedError, connect_database, open_database
from nonet.app.secret import read_secret

__all__ = [
    "Nature",
    "SchemaOutdatedError",
    "compose",
    "connect_database",
    "create_app",
    "open_database",
    "read_secret",
]
