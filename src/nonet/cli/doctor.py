"""`nonet doctor`: check whether this machine is ready to serve."""

import os
from difflib import get_close_matches
from itertools import chain
from typing import Annotated

import typer
from rich.text import Text

from nonet.cli.terminal import AsJson, print_error, print_json, print_text
from nonet.server.checkup import check_up
from nonet.server.rehearsal import rehearse
from nonet.server.settings import Settings

PREFIX = "NONET_"
NEARLY = 0.85


def warn_of_misspelt_settings() -> None:
    """Report environment variables that look like misspelt settings on standard error.

    Other variables with the same prefix are ignored: examples use `NONET_KEY` for an API key.
    """
    known = [PREFIX + name.upper() for name in Settings.fields()]
    for name in sorted(os.environ):
        if not name.startswith(PREFIX) or name in known:
            continue
        for meant in get_close_matches(name, known, n=1, cutoff=NEARLY):
            message = f"nonet: unknown setting {name}; did you mean {meant}?"
            print_error(message)


WRONG = 1


def doctor(
    *,
    live: Annotated[
        bool,
        typer.Option(
            "--live",
            help="Also run the live checks: send an email, test the public URL and the proxy, and "
            "restore the latest backup into a temporary database.",
        ),
    ] = False,
    to: Annotated[
        str | None, typer.Option(help="Recipient of the email; by default the contact address.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check settings, database, backups and other requirements without changing anything.

    The exit status is 1 if any check fails.
    """
    warn_of_misspelt_settings()
    settings = Settings()
    tried = rehearse(settings, to or settings.contact_for_people) if live else ()
    any_wrong = False
    for finding in chain(check_up(settings), tried):
        any_wrong |= finding.is_wrong
        if as_json:
            print_json(
                {"subject": finding.subject, "wrong": finding.is_wrong, "found": finding.message}
            )
        else:
            state, style = ("wrong", "bold red") if finding.is_wrong else ("ok", "green")
            subject = f"{finding.subject:<20}"
            print_text(Text.assemble(subject, (f"{state:<7}", style), finding.message))
    if any_wrong:
        raise typer.Exit(WRONG)
