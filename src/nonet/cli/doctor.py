"""`nonet doctor`: what is there on this machine, what is wrong, and what is misspelt."""

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
    """Say on standard error which variables look like settings and are none.

    Others with the same prefix pass: `NONET_KEY` is what examples call a key.
    """
    known = [PREFIX + name.upper() for name in Settings.model_fields]
    for name in sorted(os.environ):
        if not name.startswith(PREFIX) or name in known:
            continue
        for meant in get_close_matches(name, known, n=1, cutoff=NEARLY):
            message = f"nonet: there is no setting {name}; did you mean {meant}?"
            print_error(message)


WRONG = 1


def doctor(
    *,
    live: Annotated[
        bool,
        typer.Option(
            "--live",
            help="Also send a letter, ask through the public name, and restore the last backup "
            "into a scratch database.",
        ),
    ] = False,
    to: Annotated[
        str | None, typer.Option(help="Who gets the letter; by default whom people write to.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Look at what serving needs here, and change nothing; exit with 1 if anything is wrong."""
    warn_of_misspelt_settings()
    settings = Settings()
    tried = rehearse(settings, to or settings.contact_for_people) if live else ()
    any_wrong = False
    for finding in chain(check_up(settings), tried):
        any_wrong |= finding.is_wrong
        if as_json:
            print_json(
                {"subject": finding.subject, "wrong": finding.is_wrong, "found": finding.said}
            )
        else:
            mark = Text(
                "wrong" if finding.is_wrong else "ok", "bold red" if finding.is_wrong else "green"
            )
            print_text(
                Text.assemble(f"{finding.subject:<20}", mark, " " * (7 - len(mark)), finding.said)
            )
    if any_wrong:
        raise typer.Exit(WRONG)
