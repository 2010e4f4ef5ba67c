"""`nonet backup`: back up the database and the secret while the service runs."""

from pathlib import Path
from typing import Annotated

import typer

from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.server.backups import take_backup
from nonet.server.settings import Settings


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
    if as_json:
        print_json({"backup": str(taken), "bytes": size})
    else:
        print_line(f"{taken}  {size >> 10} kB")
