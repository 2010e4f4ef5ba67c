"""People's data: the connection, the tables and how they change."""

from nonet.database.bounds import Bounds
from nonet.database.connection import (
    Database,
    DatabaseMeter,
    damage_of,
    file_of,
    without_password,
)
from nonet.database.given import give, given_rows
from nonet.database.moving import DatabaseInUseError, NotMovableError, held_alone, move
from nonet.database.schema import SchemaState, state_of, upgrade
from nonet.database.statement import Statement

__all__ = [
    "Bounds",
    "Database",
    "DatabaseInUseError",
    "DatabaseMeter",
    "NotMovableError",
    "SchemaState",
    "Statement",
    "damage_of",
    "file_of",
    "give",
    "given_rows",
    "held_alone",
    "move",
    "state_of",
    "upgrade",
    "without_password",
]
