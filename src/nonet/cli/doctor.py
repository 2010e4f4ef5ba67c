"""`nonet doctor`: what is there on this machine, and what is wrong."""

import typer
from rich.text import Text

from nonet.app.checkup import check_up
from nonet.cli.misspelt import warn_of_misspelt_settings
from nonet.cli.terminal import AsJson, print_json, print_text
from nonet.settings import Settings

WRONG = 1


def doctor(*, as_json: AsJson = False) -> None:
    """Look at what serving needs here, and change nothing; exit with 1 if anything is wrong."""
    warn_of_misspelt_settings()
    any_wrong = False
    for finding in check_up(Settings()):
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
