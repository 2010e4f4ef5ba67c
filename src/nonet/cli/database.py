"""`nonet db`: the database's schema."""

import typer

from nonet.app.preparation import upgrade_database
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.settings import Settings

app = typer.Typer(add_completion=False, help="Look after the database.", no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Look after the database."""


@app.command("upgrade")
def upgrade_command(*, as_json: AsJson = False) -> None:
    """Bring the database's schema up to date."""
    upgrade_database(Settings())
    if as_json:
        print_json({"upToDate": True})
    else:
        print_line("The database is up to date.")
