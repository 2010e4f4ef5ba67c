"""What must be there before a server or an administrator's command can work."""

from sqlalchemy.exc import SQLAlchemyError

from nonet.database import Database, is_current, upgrade
from nonet.errors import NonetError
from nonet.settings import Settings


class DatabaseUnavailableError(NonetError):
    """The database, or the folder that it is kept in, cannot be used."""

    code = "DATABASE_UNAVAILABLE"


class SchemaOutdatedError(NonetError):
    """A shared database waits for its migrations."""

    code = "SCHEMA_OUTDATED"


def open_database(settings: Settings) -> Database:
    """Open the database; one in a local file is made and brought up to date.

    Raises:
        DatabaseUnavailableError.
        SchemaOutdatedError: the database is a shared one and not up to date.
    """
    database, current = _connect(settings)
    if not current:
        if not database.is_local_file:
            database.close_now()
            raise SchemaOutdatedError("the database is not up to date: run `nonet db upgrade`")
        database.run_now(upgrade)
    return database


def connect_database(settings: Settings) -> Database:
    """Connect to the database, whatever the state of its schema.

    Raises:
        DatabaseUnavailableError.
    """
    database, _ = _connect(settings)
    return database


def _connect(settings: Settings) -> tuple[Database, bool]:
    """Return the database and whether its schema is up to date."""
    try:
        if settings.database_url is None:
            settings.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        database = Database(settings.database_address)
        return database, database.run_now(is_current)
    # An address may also name a driver that is not installed.
    except (OSError, ImportError, SQLAlchemyError) as fault:
        reason = str(getattr(fault, "orig", None) or fault).partition("\n")[0]
        raise DatabaseUnavailableError(f"the database cannot be used: {reason}") from fault
