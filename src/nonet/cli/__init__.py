"""The `nonet` command, with one module per command.

Start with `commands`: it lists all commands and imports each one only when it is called, which
keeps `--help` fast. A command reads its arguments, calls the packages below, prints the result and
ends with an exit status. Only the commands of the groups Serve and People open the database. This
package may import every other package; no other package imports it.
"""

from nonet.cli.entry_point import main

__all__ = ["main"]
