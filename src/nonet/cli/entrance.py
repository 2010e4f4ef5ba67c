"""Where `nonet` begins: with a command, or alone with a board."""

import sys
from importlib import import_module
from io import TextIOWrapper


def main() -> None:
    """Run the command line; without a command, show a board and what to try.

    The board is there at once: it waits for none of the libraries that commands need.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # What a terminal's character set lacks is escaped: it never ends a command.
            stream.reconfigure(errors="backslashreplace")
    if sys.argv[1:]:
        import_module("nonet.cli.main").run()
    else:
        import_module("nonet.cli.greeting").greet()
