"""Preparation of a server or an administrator's command: database, secret, mailer, credit."""

import contextlib
import os
import secrets
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from nonet.accounts.access.keys import Secret
from nonet.accounts.mailer import Mailer, SmtpAddress
from nonet.database import connection, moving, schema
from nonet.database.faults import Bounds
from nonet.database.sqlite_file import SqliteFile
from nonet.errors import NonetError, UnavailableError
from nonet.puzzles.links.site import attribution_of
from nonet.server.settings import Settings

LEAST_FREE_MB = 200
_GROW = (
    "CREATE TEMPORARY TABLE nonet_room ON COMMIT DROP AS "
    "SELECT repeat('x', 1900) FROM generate_series(1, 4000)"
)


class SchemaOutdatedError(NonetError):
    """A PostgreSQL database needs migrations."""

    code = "SCHEMA_OUTDATED"


class SchemaNewerError(NonetError):
    """A newer version has migrated the database beyond what this version supports."""

    code = "SCHEMA_NEWER"


class DatabaseMissingError(NonetError):
    """The database doesn't exist."""

    code = "DATABASE_MISSING"


def open_existing_database(settings: Settings) -> connection.Database:
    """Open an existing database.

    Raises:
        DatabaseMissingError: it would be a new file.
        UnavailableError, SchemaOutdatedError, SchemaNewerError.
    """
    file = _file_of(settings)
    if file is not None and not file.exists():
        raise DatabaseMissingError(
            f"there is no database at {file}: create it with `nonet serve` or "
            "`nonet db upgrade`, or set NONET_DATA_DIR or NONET_DATABASE_URL"
        )
    return open_database(settings)


def schema_of(settings: Settings) -> schema.SchemaState | None:
    """Return the state of the database's schema, without changes; None without a file.

    Raises:
        UnavailableError.
        SchemaNewerError.
    """
    file = _file_of(settings)
    if file is not None and not file.exists():
        return None
    database, state = _connect(settings)
    database.close_now()
    return state


def require_room(settings: Settings) -> None:
    """See that the database can grow, and leave nothing in it.

    Raises:
        UnavailableError: its disk is full, it only reads, or the rights are not there.
    """
    file = _file_of(settings)
    if file is not None:
        free_mb = shutil.disk_usage(file.parent).free >> 20 if file.exists() else LEAST_FREE_MB
        if free_mb < LEAST_FREE_MB:
            raise UnavailableError(f"the disk of {file} has {free_mb} MB free")
        return
    database, _ = _connect(settings)
    try:
        # Eight megabytes: what is there already may have room for a row, whatever its disk.
        database.run_now(Connection.execute, text(_GROW))
    finally:
        database.close_now()


def damage_of_file(settings: Settings) -> str | None:
    """Return the damage of the database's file; None if it is intact or not a file.

    Raises:
        UnavailableError.
    """
    file = _file_of(settings)
    return SqliteFile(file).damage() if file is not None and file.exists() else None


def open_database(settings: Settings) -> connection.Database:
    """Open the database; one in a local file is made and brought up to date.

    Raises:
        UnavailableError.
        SchemaOutdatedError: the database is a shared one and not up to date.
        SchemaNewerError.
    """
    database, state = _connect(settings)
    with _closed_by_faults(database):
        if state not in (schema.SchemaState.CURRENT, schema.SchemaState.AHEAD):
            if not database.is_local_file:
                raise SchemaOutdatedError("the database is not up to date: run `nonet db upgrade`")
            database.run_now(schema.upgrade)
    return database


def upgrade_database(settings: Settings) -> None:
    """Bring the database up to date, a shared one too.

    Raises:
        UnavailableError.
        SchemaNewerError.
    """
    database, _ = _connect(settings)
    try:
        database.run_now(schema.upgrade)
    finally:
        database.close_now()


def _file_of(settings: Settings) -> Path | None:
    """Return the file that the database is, or would be; None where it is a server's.

    Raises:
        UnavailableError: the settings name no database.
    """
    try:
        return connection.file_of(settings.storage.database_address)
    except SQLAlchemyError as fault:
        raise UnavailableError(str(fault)) from fault


def _connect(settings: Settings) -> tuple[connection.Database, schema.SchemaState]:
    """Return the database and the state of its schema.

    Raises:
        UnavailableError.
        SchemaNewerError.
    """
    try:
        if settings.storage.database_url is None:
            settings.storage.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        database = connection.Database(settings.storage.database_address, _bounds(settings))
        with _closed_by_faults(database):
            state = database.run_now(schema.state_of)
            if state is schema.SchemaState.NEWER:
                raise SchemaNewerError(f"the database's schema is {state.value}: update Nonet")
    # The URL may also name a driver that isn't installed.
    except (OSError, ImportError, SQLAlchemyError) as fault:
        reason = str(getattr(fault, "orig", None) or fault).partition("\n")[0]
        raise UnavailableError(reason) from fault
    return database, state


@contextlib.contextmanager
def _closed_by_faults(database: connection.Database) -> Iterator[None]:
    try:
        yield
    except BaseException:
        database.close_now()
        raise


def _bounds(settings: Settings) -> Bounds:
    storage = settings.storage
    return Bounds(
        timeout_ms=storage.database_timeout_ms,
        pool_size=storage.database_pool_size,
        people_pool_size=storage.database_people_pool_size,
        recycle_s=storage.database_recycle_s,
        behind_pooler=storage.database_behind_pooler,
    )


def move_database(settings: Settings, address: str) -> Mapping[str, int]:
    """Copy the SQLite file of the settings into a PostgreSQL database; return rows by table.

    Raises:
        DatabaseMissingError: the file doesn't exist.
        DatabaseInUseError: a service runs on it.
        NotMovableError: the file isn't a database, or the target isn't an empty PostgreSQL one.
        UnavailableError.
    """
    file = _file_of(settings)
    if file is None or not file.exists():
        raise DatabaseMissingError("there is no SQLite database to move")
    with moving.opened_exclusively(file) as source:
        storage = settings.storage.model_copy(update={"database_url": address})
        target, _ = _connect(settings.model_copy(update={"storage": storage}))
        try:
            if target.is_local_file:
                raise moving.NotMovableError("expected postgresql://... as the new database")
            return target.run_now(moving.move, source)
        finally:
            target.close_now()


_SECRET_BYTES = 32


class SecretUnavailableError(NonetError):
    """The secret's file cannot be created or read, or is damaged."""

    code = "SECRET_UNAVAILABLE"


def read_secret(settings: Settings) -> Secret:
    """Return the secret and the previous one; without a setting, keep one in the data directory.

    Raises:
        SecretUnavailableError.
    """
    previous = settings.storage.previous_secret
    before = () if previous is None else (previous.get_secret_value().encode(),)
    return Secret(_current(settings), before)


def _current(settings: Settings) -> bytes:
    if settings.storage.secret is not None:
        return settings.storage.secret.get_secret_value().encode()
    file = settings.storage.data_dir / "secret"
    try:
        if not file.exists():
            settings.storage.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
            _write_once(file, secrets.token_hex(_SECRET_BYTES))
        secret = file.read_bytes().strip()
    except OSError as fault:
        raise SecretUnavailableError(f"the secret cannot be read or created: {fault}") from fault
    if len(secret) < _SECRET_BYTES:
        raise SecretUnavailableError(
            f"{file} is too short for a secret: remove it to generate a new one"
        )
    return secret


def _write_once(file: Path, text: str) -> None:
    """Write a private file atomically; of two processes, the first one wins."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as stream:
        stream.write(text + "\n")
    with contextlib.suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()


def open_mailer(settings: Settings) -> Mailer | None:
    """Return the mailer, if a mail server is configured."""
    if settings.mail.smtp_url is None:
        return None
    address = SmtpAddress.parse(settings.mail.smtp_url.get_secret_value())
    return Mailer(address, sender=settings.mail_sender)


def require_printable_credit(settings: Settings) -> None:
    """Check that worksheets can print the credit.

    Raises:
        UnprintableCharacterError, LayoutError: it has other characters, or too many.
    """
    # Only a server that starts needs the typesetter, which takes a tenth of a second to import.
    from nonet.printing.typesetting import check_credit  # noqa: PLC0415

    check_credit(attribution_of(settings.public_site).offline_text)
