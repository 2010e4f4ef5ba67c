"""The `nonet` command: one file per command.

Start with `commands`, which names them all and imports each when it is called, so that `--help`
waits for nothing. A command reads its arguments, calls a use case of `content` or `people`, and
prints; `check`, `generate` and their like open no database, `serve`, `accounts` and `keys` do. It
may import everything, and nothing imports it. How it ends stands in its exit status.
"""

from nonet.cli.entrance import main

__all__ = ["main"]
