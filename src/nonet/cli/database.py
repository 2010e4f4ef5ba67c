"""`nonet db`: create, upgrade or move the database."""

from typing import Annotated

import typer

from nonet.cli.terminal import AsJson, print_json, print_line, print_rows
from nonet.server.preparation import move_database, upgrade_database
from nonet.server.settings import Settings

db = typer.Typer(
    add_completion=False, help="Create, upgrade or move the database.", no_args_is_help=True
)


@db.callback()
def _group() -> None:
    """Create, upgrade or move the database."""


@db.command("upgrade")
def upgrade_command(*, as_json: AsJson = False) -> None:
    """Create the database if there is none, and upgrade its schema to this version."""
    upgrade_database(Settings())
    if as_json:
        print_json({"upToDate": True})
    else:
        print_line("The database is up to date.")


@db.command("move")
def move_command(
    address: Annotated[
        str,
        typer.Argument(
            metavar="URL", help="URL of an empty database: postgresql://USER@HOST/NAME."
        ),
    ],
    *,
    as_json: AsJson = False,
) -> None:
    """Copy all data from the SQLite file into a PostgreSQL database.

    Stop the service first.
    """
    settings = Settings()
    moved = move_database(settings, address)
    if as_json:
        print_json({"moved": dict(moved)})
        return
    print_rows(["Table", "Rows"], [[name, str(count)] for name, count in moved.items()])
    print_line("")
    print_line("Set NONET_DATABASE_URL to the URL of the new database, then start the service.")
    if settings.storage.secret is None:
        file = settings.storage.data_dir / "secret"
        print_line(f"On every other host, set NONET_SECRET to the content of {file}.")
