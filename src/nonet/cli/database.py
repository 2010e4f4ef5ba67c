"""`nonet db` and `nonet backup`: create, upgrade, move or back up the database."""

from pathlib import Path
from typing import Annotated

import typer

from nonet.cli.terminal import AsJson, print_json, print_line, print_result, print_rows
from nonet.server.backups import take_backup
from nonet.server.preparation import move_database, upgrade_database
from nonet.server.settings import Settings

db = typer.Typer(
    add_completion=False, help="Create, upgrade or move the database.", no_args_is_help=True
)


@db.command("upgrade")
def upgrade_command(*, as_json: AsJson = False) -> None:
    """Create the database if it is missing, and upgrade its schema to this version."""
    upgrade_database(Settings())
    print_result({"upToDate": True}, "The database is up to date.", as_json=as_json)


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


def backup(
    folder: Annotated[
        Path,
        typer.Argument(metavar="FOLDER", help="Folder for all backups; each gets a subfolder."),
    ],
    *,
    keep: Annotated[int, typer.Option(min=1, help="Number of newest backups to keep.")] = 14,
    as_json: AsJson = False,
) -> None:
    """Back up the database and the secret, verify the copy, and delete old backups.

    The service can keep running meanwhile.
    """
    taken = take_backup(Settings(), folder, keep=keep)
    size = sum(file.stat().st_size for file in taken.iterdir())
    fields = {"backup": str(taken), "bytes": size}
    print_result(fields, f"{taken}  {size >> 10} kB", as_json=as_json)
