"""People's data: the connection, the tables and how they change."""

from nonet.database.connection import Database
from nonet.database.schema import is_current, upgrade

__all__ = ["Database", "is_current", "upgrade"]
