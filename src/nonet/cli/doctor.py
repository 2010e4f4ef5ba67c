"""`nonet doctor`: check whether this machine is ready to serve."""

import os
from difflib import get_close_matches
from itertools import chain
from typing import Annotated

import typer
from rich.text import Text

from nonet.cli.terminal import FAILED, AsJson, print_error, print_json, print_text
from nonet.server.checkup import check_up
from nonet.server.rehearsal import rehearse
from nonet.server.settings import Settings

_PREFIX = "NONET_"
_CLOSE_ENOUGH = 0.85


def warn_of_misspelt_settings() -> None:
    """Report environment variables that look like misspelt settings on standard error.

    Other variables with the same prefix are ignored: examples use `NONET_KEY` for an API key.
    """
    known = [_PREFIX + name.upper() for name in Settings.fields()]
    for name in sorted(os.environ):
        if name.startswith(_PREFIX) and name not in known:
            for closest in get_close_matches(name, known, n=1, cutoff=_CLOSE_ENOUGH):
                print_error(f"nonet: unknown setting {name}; did you mean {closest}?")


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
        str | None,
        typer.Option(help="Recipient of the test email of --live; by default the contact address."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check settings, database, backups and other requirements without changing anything.

    The exit status is 1 if any check fails.
    """
    warn_of_misspelt_settings()
    settings = Settings()
    live_checks = rehearse(settings, to or settings.contact_for_people) if live else ()
    any_wrong = False
    for finding in chain(check_up(settings), live_checks):
        subject, is_wrong, message = finding.subject, finding.is_wrong, finding.message
        any_wrong |= is_wrong
        if as_json:
            print_json({"subject": subject, "wrong": is_wrong, "found": message})
        else:
            state, style = ("wrong", "bold red") if is_wrong else ("ok", "green")
            print_text(Text.assemble(f"{subject:<20}", (f"{state:<7}", style), message))
    if any_wrong:
        raise typer.Exit(FAILED)
