"""`nonet backup`: the database and the secret, while the service runs."""

from pathlib import Path
from typing import Annotated

import typer

from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.server.backups import take_backup
from nonet.server.settings import Settings


def backup(
    folder: Annotated[Path, typer.Argument(help="Where backups are kept, a folder for each.")],
    *,
    keep: Annotated[int, typer.Option(min=1, help="How many, the newest, stay there.")] = 14,
    as_json: AsJson = False,
) -> None:
    """Take a backup of the database and the secret, read it through, and keep the newest."""
    taken = take_backup(Settings(), folder, keep=keep)
    size = sum(file.stat().st_size for file in taken.iterdir())
    if as_json:
        print_json({"backup": str(taken), "bytes": size})
    else:
        print_line(f"{taken}  {size >> 10} kB")
