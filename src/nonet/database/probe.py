"""The statement that tells whether the database can be written: one row that is written anew."""

from sqlalchemy import BigInteger, Integer, bindparam, literal_column
from sqlalchemy.dialects import postgresql

from nonet.database.tables import probe

_ROW = literal_column("1", Integer)
_NOW = bindparam("now_ms", type_=BigInteger)

# Both databases know this form of an insert.
_INSERT = postgresql.insert(probe).values(id=_ROW, written_at_ms=_NOW)
PROBE = _INSERT.on_conflict_do_update(
    index_elements=["id"], set_={"written_at_ms": _INSERT.excluded.written_at_ms}
)
