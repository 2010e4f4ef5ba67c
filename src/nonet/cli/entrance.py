"""The entry point of the `nonet` command."""

import sys
from importlib import import_module
from io import TextIOWrapper


def main() -> None:
    """Run the command line; without arguments, show a board and commands to try.

    The board appears at once because its modules need none of the libraries of the commands.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A character that the terminal can't encode must not end a command with an error.
            stream.reconfigure(errors="backslashreplace")
    if sys.argv[1:]:
        import_module("nonet.cli.main").run()
    else:
        import_module("nonet.cli.greeting").greet()
