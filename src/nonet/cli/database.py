"""`nonet db`: the database's schema."""

from typing import Annotated

import typer

from nonet.cli.terminal import AsJson, print_json, print_line, print_rows
from nonet.server.preparation import move_database, upgrade_database
from nonet.server.settings import Settings

db = typer.Typer(add_completion=False, help="Look after the database.", no_args_is_help=True)


@db.callback()
def _group() -> None:
    """Look after the database."""


@db.command("upgrade")
def upgrade_command(*, as_json: AsJson = False) -> None:
    """Bring the database's schema up to date."""
    upgrade_database(Settings())
    if as_json:
        print_json({"upToDate": True})
    else:
        print_line("The database is up to date.")


@db.command("move")
def move_command(
    address: Annotated[str, typer.Argument(help="An empty one, as postgresql://USER@HOST/NAME.")],
    *,
    as_json: AsJson = False,
) -> None:
    """Copy everything from a SQLite file into PostgreSQL, while no service runs."""
    settings = Settings()
    moved = move_database(settings, address)
    if as_json:
        print_json({"moved": dict(moved)})
        return
    print_rows(["Table", "Rows"], [[name, str(count)] for name, count in moved.items()])
    print_line("")
    print_line("Set NONET_DATABASE_URL to the new database, and start the service.")
    if settings.secret is None:
        print_line(f"Other hosts need NONET_SECRET: what is in {settings.data_dir / 'secret'}")
